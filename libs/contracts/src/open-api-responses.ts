import { schemaRef, type SchemaObject } from './fields.js';
import type { OperationRecord } from './operation.js';

/** The headers that responses may carry, each described once. */
export const RESPONSE_HEADERS: SchemaObject = {
  'X-Request-Id': { description: 'Names this request in logs and in questions about it.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left of the rate: `"default";r=59;t=1`.', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'The rate: `"default";q=60;w=60`.', schema: { type: 'string' } },
  'Retry-After': { description: 'Whole seconds until another request is accepted.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } },
  'Content-Digest': { description: 'SHA-256 of the body (RFC 9530).', schema: { type: 'string' } },
  'Signature-Input': { description: 'What is signed (RFC 9421): `@status`, `content-digest`, `content-type`.', schema: { type: 'string' } },
  Signature: { description: 'The ES256 signature (RFC 9421) under a key that /.well-known/ucp publishes.', schema: { type: 'string' } },
};

/** The headers of one response of an operation. */
export function responseHeaders(record: OperationRecord, status: number): SchemaObject {
  const names = ['X-Request-Id'];
  if (record.path.startsWith('/v1/')) names.push('RateLimit', 'RateLimit-Policy');
  if (record.signed) names.push('Content-Digest', 'Signature-Input', 'Signature');
  if (status === 401) names.push('WWW-Authenticate');
  if (status === 429 || status === 503) names.push('Retry-After');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const TELLINGS: Readonly<Record<OperationRecord['errors'][number], { description: string; detail: string }>> = {
  400: { description: 'The request is refused', detail: 'The state was changed or has expired; start again without it.' },
  401: { description: 'No key, or one that is not known', detail: 'This operation needs an access key.' },
  403: { description: 'A key of the other kind', detail: 'This operation needs a key of the form svc_….' },
  404: { description: 'Nothing has this id', detail: 'Not found.' },
  409: { description: 'It exists already', detail: 'This id is taken.' },
  413: { description: 'The request body is too large', detail: 'the body is larger than 1048576 bytes' },
  415: { description: 'The request body is not JSON in UTF-8', detail: 'the body must be application/json' },
  422: { description: 'The request body does not fit', detail: '' },
  429: { description: 'The rate, or the key’s model budget of the day, is used up', detail: 'Too many requests; try again in 3 seconds.' },
  503: { description: 'Not ready', detail: 'The service is starting or stopping.' },
};

/** One refusal of an operation: its body, its headers and an example. */
export function errorResponse(record: OperationRecord, status: OperationRecord['errors'][number]): SchemaObject {
  const { description, detail } = TELLINGS[status];
  const takesPolicy = status === 400 && (record.feature === 'reply' || record.feature === 'practice');
  const schema = status === 422 ? schemaRef('ValidationRefusal') : takesPolicy ? { oneOf: [schemaRef('PolicyRefusal'), schemaRef('ErrorResult')] } : schemaRef('ErrorResult');
  const missing = { detail: [{ loc: ['body', 'policy'], msg: 'Field required', type: 'missing', input: null, ctx: {} }] };
  return { description, headers: responseHeaders(record, status), content: { 'application/json': { schema, examples: { refused: { value: status === 422 ? missing : { detail } } } } } };
}
