import { FEATURES } from './features.js';
import { SERVICE_TITLE } from './mcp-doors.js';
import { needsNoKey, SERVICE_SUMMARY } from './open-api.js';
import type { OperationRecord } from './operation.js';

/** A request as a collection holds it, in the form of Postman Collection 2.1.0. */
interface CollectedRequest {
  name: string;
  request: {
    description: string;
    method: OperationRecord['method'];
    url: { raw: string; host: string[]; path: string[]; variable?: { key: string; value: string }[] };
    header: { key: string; value: string }[];
    body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
  };
}

/** A collection of requests, a folder a feature. Postman opens it; Bruno and Insomnia import it. */
export interface RequestCollection {
  info: { name: string; description: string; schema: string };
  variable: { key: string; value: string }[];
  item: { name: string; description: string; item: CollectedRequest[] }[];
}

/**
 * A request of each operation, with its first example as the body. `base_url` and `access_key` are variables.
 * @param baseUrl where the service is reached, without a slash at the end
 */
export function requestCollection(records: readonly OperationRecord[], baseUrl: string): RequestCollection {
  return {
    info: {
      name: SERVICE_TITLE,
      description: SERVICE_SUMMARY,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'access_key', value: '' },
    ],
    item: Object.entries(FEATURES)
      .map(([name, description]) => ({
        name,
        description,
        item: records.filter(({ feature }) => feature === name).map(collectedRequest),
      }))
      .filter(({ item }) => item.length > 0),
  };
}

/** An operation as a collection knows it; path parameters become variables. */
function collectedRequest(record: OperationRecord): CollectedRequest {
  const path = record.path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const variable = path
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => ({ key: segment.slice(1), value: '' }));
  return {
    name: record.summary,
    request: {
      description: record.description,
      method: record.method,
      url: {
        raw: `{{base_url}}/${path.join('/')}`,
        host: ['{{base_url}}'],
        path,
        ...(variable.length > 0 && { variable }),
      },
      header: [
        ...(needsNoKey(record) ? [] : [{ key: 'X-SVC-Key', value: '{{access_key}}' }]),
        ...(record.input ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ],
      ...(record.input && {
        body: {
          mode: 'raw' as const,
          raw: JSON.stringify(record.examples[0]?.input ?? {}, null, 2),
          options: { raw: { language: 'json' as const } },
        },
      }),
    },
  };
}
