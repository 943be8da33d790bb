/**
 * Writes `examples/collections/svc.postman_collection.json` from the OpenAPI description: `node
 * tools/generate-collection.mjs`, after a change of a record. Postman opens it, Bruno and Insomnia import it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

export const COLLECTION = join(ROOT, 'examples', 'collections', 'svc.postman_collection.json');

/** A request of each operation, with its first example as the body, in a folder a tag. */
export function collectionOf(document) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return {
    info: {
      name: document.info.title,
      description: document.info.summary,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'base_url', value: document.servers[0].url },
      { key: 'access_key', value: '' },
    ],
    item: document.tags.map(({ name, description }) => ({
      name,
      description,
      item: operations.filter(({ operation }) => operation.tags[0] === name).map(requestItem),
    })),
  };
}

/** An operation as a collection knows it; path parameters become variables. */
function requestItem({ path, method, operation }) {
  const body = operation.requestBody?.content['application/json'];
  const [example] = Object.values(body?.examples ?? {});
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const variable = segments
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => ({ key: segment.slice(1), value: '' }));
  return {
    name: operation.summary,
    request: {
      description: operation.description,
      method,
      url: {
        raw: `{{base_url}}/${segments.join('/')}`,
        host: ['{{base_url}}'],
        path: segments,
        ...(variable.length > 0 && { variable }),
      },
      header: [
        ...(operation.security.length > 0 ? [{ key: 'X-SVC-Key', value: '{{access_key}}' }] : []),
        ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ],
      ...(body && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(example?.value ?? {}, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

/** The collection as text. */
export const renderCollection = (document) => `${JSON.stringify(collectionOf(document), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  (await import('./build.mjs')).buildLibraries();
  writeFileSync(COLLECTION, renderCollection((await import('./openapi-document.mjs')).describeService()));
}
