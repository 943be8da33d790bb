import { ErrorResult, ValidationRefusal } from './infrastructure/infrastructure-classes.js';
import { FEATURES } from './features.js';
import { SERVICE_TITLE } from './mcp-doors.js';
import { schemaRef, type SchemaObject } from './fields.js';
import { isBodyOptional } from './input-faults.js';
import { jsonSchemasOf } from './json-schema.js';
import {
  commonResponses,
  errorResponse,
  notModified,
  RESPONSE_HEADERS,
  responseHeaders,
} from './open-api-responses.js';
import type { BodyClass, OperationRecord } from './operation.js';
import { pathParametersOf } from './path-parameters.js';
import { PolicyRefusal } from './policy/policy-classes.js';

/** What the service does, in a line. */
export const SERVICE_SUMMARY =
  'Turns plain words into a policy, answers buyers within it, and signs receipts that anyone can check.';

/** What the document says of a deployment. */
export interface OpenApiOptions {
  /** Where the service is reached, without a slash at the end. */
  baseUrl: string;
  /** The version of the service. */
  version: string;
  /** How often a caller may call, a minute: by address without a key, by key with one. */
  rates: { readonly keylessPerMinute: number; readonly keyedPerMinute: number };
  /** JSON Schemas that libraries own, by the names that classes refer to: Policy, Receipt, State. */
  schemas: Readonly<Record<string, object>>;
}

/** An OpenAPI 3.1 description, as plain JSON. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: SchemaObject;
  externalDocs: { url: string; description: string };
  /** Where a crawler of payable services reads on. */
  'x-service-info': { docs: { llms: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, SchemaObject>>;
  components: { schemas: Record<string, object>; securitySchemes: SchemaObject; headers: SchemaObject };
}

/**
 * The OpenAPI 3.1 description of these records: pure, and from nothing else.
 * @throws Error where two records share an id, or a method and path
 */
export function openApiDocument(records: readonly OperationRecord[], options: OpenApiOptions): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const ids = new Set<string>();
  for (const record of records) {
    const method = record.method.toLowerCase();
    const path = (paths[record.path] ??= {});
    if (ids.has(record.id) || path[method])
      throw new Error(`Two records have the id ${record.id} or the route ${record.method} ${record.path}.`);
    ids.add(record.id);
    path[method] = operationObject(record);
  }
  const classes = records
    .flatMap((record) => [record.input, record.output, record.buyersPage?.output ?? null])
    .filter((bodyClass): bodyClass is BodyClass => bodyClass !== null);
  return {
    openapi: '3.1.0',
    info: infoObject(options),
    externalDocs: { description: 'The guide: how to use the operations together', url: `${options.baseUrl}/llms.txt` },
    'x-service-info': { docs: { llms: `${options.baseUrl}/llms.txt` } },
    servers: [{ url: options.baseUrl, description: 'This service' }],
    tags: Object.entries(FEATURES)
      .filter(([name]) => records.some(({ feature }) => feature === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        ...jsonSchemasOf([...classes, ErrorResult, ValidationRefusal, PolicyRefusal]),
        ...withoutDialect(options.schemas),
      },
      securitySchemes: {
        access_key: {
          type: 'apiKey',
          in: 'header',
          name: 'X-SVC-Key',
          description: 'An access key, `svc_…` or `gt_…`.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token.' },
      },
      headers: RESPONSE_HEADERS,
    },
  };
}

function infoObject({ version, rates }: OpenApiOptions): SchemaObject {
  return {
    title: SERVICE_TITLE,
    version,
    summary: SERVICE_SUMMARY,
    description:
      'Errors have the form `{detail}`: a sentence, or with status 422 a list of faults. The rate limit of ' +
      `\`/v1/*\` is ${rates.keylessPerMinute} calls a minute per address, or ${rates.keyedPerMinute} per key ` +
      'sent as a header. Responses of `/v1/reply`, `/v1/policy/*` and `/v1/receipt/*` are signed (RFC 9421); ' +
      'the keys are published at `/.well-known/ucp`.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  };
}

function operationObject(record: OperationRecord): SchemaObject {
  const examples = (side: 'input' | 'output'): SchemaObject =>
    Object.fromEntries(record.examples.map((example) => [example.name, { value: example[side] }]));
  const body = bodyOf(record);
  return {
    operationId: record.id,
    tags: [record.feature],
    summary: record.summary,
    description: record.description,
    security: securityOf(record),
    ...describePath(record),
    ...(record.input && {
      requestBody: {
        required: !isBodyOptional(record.input),
        content: { 'application/json': { schema: schemaRef(record.input.name), examples: examples('input') } },
      },
    }),
    responses: {
      [record.status]: {
        description: record.summary,
        headers: responseHeaders(record, record.status),
        content: Object.fromEntries(
          [record.media, ...(record.otherMedia ?? [])].map((media) => [
            media,
            { schema: body, examples: examples('output') },
          ]),
        ),
      },
      ...(record.conditional && { 304: notModified(record) }),
      ...Object.fromEntries(record.errors.map((status) => [status, errorResponse(record, status)])),
      ...commonResponses(record),
    },
    'x-cost': record.cost,
    'x-stability': record.stability,
    ...(record.payment && { 'x-payment-info': { offers: [{ ...record.payment, amount: null }] } }),
    ...(record.tools.length > 0 && { 'x-mcp-tools': record.tools }),
  };
}

/** The schema of a successful answer: two where a buyer is told less. */
function bodyOf({ output, buyersPage, media }: OperationRecord): SchemaObject {
  if (output === null) return { type: media.endsWith('json') ? 'object' : 'string' };
  const own = schemaRef(output.name);
  return buyersPage === undefined ? own : { anyOf: [own, schemaRef(buyersPage.output.name)] };
}

/** An empty alternative stands for a call without a key in a header: it is in the body, or something in its place. */
function securityOf({ access, bodyKey, optionalKey, buyersPage }: OperationRecord): SchemaObject[] {
  const withKey = [{ access_key: [] }, { bearer: [] }];
  if (access === 'open') return optionalKey === undefined ? [] : [{}, ...withKey];
  return bodyKey === undefined && buyersPage === undefined ? withKey : [...withKey, {}];
}

/** Whether an operation is answered without a key and does no more for one. */
export const needsNoKey = (record: OperationRecord): boolean => securityOf(record).length === 0;

function describePath(record: OperationRecord): SchemaObject {
  const names = pathParametersOf(record);
  return names.length === 0
    ? {}
    : { parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })) };
}

/** The document names its JSON Schema dialect once: a schema inside it does not say `$schema` again. */
function withoutDialect(schemas: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _dialect, $id: _id, ...rest } = schema as SchemaObject;
      return [name, rest];
    }),
  );
}
