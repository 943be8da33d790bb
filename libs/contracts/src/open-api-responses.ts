import { fieldsOf, schemaRef, type SchemaObject } from './fields.js';
import type { InputFault } from './input-fault.js';
import { inputFaults } from './input-faults.js';
import { bodyLimitOf, type OperationRecord, type RefusalStatus } from './operation.js';

/** The headers that responses may carry, each described once. */
export const RESPONSE_HEADERS: SchemaObject = {
  'X-Request-Id': {
    description: 'The id of this request, as written in logs; quote the id in questions about the request.',
    schema: { type: 'string' },
  },
  RateLimit: { description: 'What is left of the rate limit: `"default";r=59;t=1`.', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'The rate limit: `"default";q=60;w=60`.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'Whole seconds until another request is accepted.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: '`Bearer realm="svc"`, with `error="invalid_token"` if an unknown key was sent (RFC 6750).',
    schema: { type: 'string' },
  },
  'X-GT-Recommendation-Id': {
    description: 'The id of the record, if the call was shared.',
    schema: { type: 'string' },
  },
  ETag: { description: 'The version of the content; send it back as `If-None-Match`.', schema: { type: 'string' } },
  'Content-Digest': { description: 'SHA-256 of the body (RFC 9530).', schema: { type: 'string' } },
  'Signature-Input': {
    description: 'What is signed (RFC 9421): `@status`, `content-digest`, `content-type`.',
    schema: { type: 'string' },
  },
  Signature: {
    description: 'The ES256 signature (RFC 9421), made with a key that /.well-known/ucp publishes.',
    schema: { type: 'string' },
  },
};

/** Whether a call of the operation can be shared. */
export function isShareable({ input }: Pick<OperationRecord, 'input'>): boolean {
  return input !== null && fieldsOf(input).has('share_outcome');
}

/** The headers of one response of an operation. */
export function responseHeaders(record: OperationRecord, status: number): SchemaObject {
  const names = ['X-Request-Id'];
  if (record.path.startsWith('/v1/')) names.push('RateLimit', 'RateLimit-Policy');
  if (record.signed) names.push('Content-Digest', 'Signature-Input', 'Signature');
  if (status === record.status && isShareable(record)) names.push('X-GT-Recommendation-Id');
  if (record.conditional && (status === record.status || status === 304)) names.push('ETag');
  if (status === 401) names.push('WWW-Authenticate');
  if (status === 429 || status === 503) names.push('Retry-After');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Meaning of each status, and the sentence that an operation gives with it where its record has none of its own. */
const TELLINGS: Readonly<Record<RefusalStatus, { description: string; says: (record: OperationRecord) => string }>> = {
  400: { description: 'The request is refused', says: () => 'the body is not valid JSON, at character 2' },
  401: {
    description: 'No key was sent, or the key is unknown',
    says: ({ access }) =>
      `this call needs an access key (${kindOf(access)}_…) in X-SVC-Key, X-API-Key or Authorization: Bearer`,
  },
  402: { description: 'A payment is required', says: () => 'a payment is required' },
  403: {
    description: 'The operation needs another kind of key',
    says: ({ access }) => `this call needs a key of the kind ${kindOf(access)}_`,
  },
  404: { description: 'There is nothing with this id', says: () => 'there is nothing at this address' },
  409: { description: 'The operation was done before, or comes too late', says: () => 'this was done before' },
  410: { description: 'The commitment has expired', says: () => 'the commitment has expired' },
  413: {
    description: 'The request body is too large',
    says: (record) => `the body is larger than ${bodyLimitOf(record)} bytes`,
  },
  415: { description: 'The request body is not JSON in UTF-8', says: () => 'the body must be application/json' },
  422: { description: 'The request body does not have the required form', says: () => '' },
  429: {
    description: 'The rate limit, or the key’s daily model budget, is used up',
    says: () => 'too many requests; try again in 1 s',
  },
  503: {
    description: 'Temporarily unavailable',
    says: ({ compute }) =>
      compute === 'heavy' ? 'all workers are busy and the queue is full' : 'the model does not respond at the moment',
  },
};

const kindOf = (access: OperationRecord['access']): string => access.replace('_key', '');

/** One refusal of an operation: its body, its headers and an example, which is what the operation really says. */
export function errorResponse(record: OperationRecord, status: RefusalStatus): SchemaObject {
  const { description, says } = TELLINGS[status];
  const takesPolicy = status === 400 && (record.feature === 'reply' || record.feature === 'practice');
  const schema =
    status === 422
      ? schemaRef('ValidationRefusal')
      : takesPolicy
        ? { oneOf: [schemaRef('PolicyRefusal'), schemaRef('ErrorResult')] }
        : schemaRef('ErrorResult');
  const detail = status === 422 ? exampleFaults(record) : (record.refusals?.[status] ?? says(record));
  return {
    description,
    headers: responseHeaders(record, status),
    content: { 'application/json': { schema, examples: { refused: { value: { detail } } } } },
  };
}

/** What validation tells of the worked example without its first required member, or with one member too many. */
function exampleFaults({ input, examples }: OperationRecord): InputFault[] {
  if (input === null) return [];
  const first = [...fieldsOf(input)].find(([, { optional }]) => !optional)?.[0];
  const { [first ?? '']: _missing, ...rest } = (examples[0]?.input ?? {}) as Record<string, unknown>;
  return inputFaults(input, first === undefined ? { ...rest, unexpected: true } : rest);
}

/**
 * What every operation may answer beside what it lists: refusals of the server as a whole, and faults of ours. An
 * operation that lists no refusal of its own names the first of them as a range, because some clients expect one.
 */
export function commonResponses(record: OperationRecord): SchemaObject {
  const content = { 'application/json': { schema: schemaRef('ErrorResult') } };
  const headers = responseHeaders(record, 500);
  const refused = {
    description: 'Refused before it reached the operation: 405 for a wrong method, 431 for headers that are too large',
  };
  return {
    ...(record.errors.every((status) => status >= 500) && { '4XX': { ...refused, headers, content } }),
    default: { description: 'Any other refusal; with status 500, a fault of the service', headers, content },
  };
}

/** The answer to a client that already has the document. */
export function notModified(record: OperationRecord): SchemaObject {
  return {
    description: 'Not modified: `If-None-Match` equals the current `ETag`',
    headers: responseHeaders(record, 304),
  };
}
