import { describe, expect, it } from '@jest/globals';
import {
  commonResponses,
  errorResponse,
  isShareable,
  notModified,
  RESPONSE_HEADERS,
  responseHeaders,
} from './open-api-responses.js';
import type { OperationRecord, RefusalStatus } from './operation.js';
import { OPERATIONS } from './operations.js';

const record = (id: string): OperationRecord => OPERATIONS.find((one) => one.id === id)!;
const reply = record('draftReply');
const turn = OPERATIONS.find(({ path }) => path === '/v1/negotiate/turn')!;
const names = (one: OperationRecord, status: number): string[] => Object.keys(responseHeaders(one, status));

interface Refusal {
  description: string;
  content: { 'application/json': { schema: object; examples: { refused: { value: { detail: unknown } } } } };
}
const refusal = (one: OperationRecord, status: RefusalStatus): Refusal =>
  errorResponse(one, status) as unknown as Refusal;
const detailOf = (one: OperationRecord, status: RefusalStatus): unknown =>
  refusal(one, status).content['application/json'].examples.refused.value.detail;

describe('the headers of a response', () => {
  it('always name the request', () => {
    for (const one of OPERATIONS)
      for (const status of [one.status, 400, 500]) expect(names(one, status)).toContain('X-Request-Id');
  });

  it('tell the rate where there is one', () => {
    for (const one of OPERATIONS)
      expect([one.path, names(one, one.status).includes('RateLimit')]).toEqual([one.path, one.path.startsWith('/v1/')]);
  });

  it('sign success and refusal alike', () => {
    const signature = ['Content-Digest', 'Signature-Input', 'Signature'];
    for (const status of [200, 400, 422, 500]) expect(names(reply, status)).toEqual(expect.arrayContaining(signature));
    for (const name of signature) expect(names(turn, 200)).not.toContain(name);
  });

  it('say when to come back, only where that helps', () => {
    for (const status of [200, 400, 401, 404, 422, 500]) expect(names(reply, status)).not.toContain('Retry-After');
    for (const status of [429, 503]) expect(names(reply, status)).toContain('Retry-After');
  });

  it('ask for a key with 401 alone', () => {
    expect(names(reply, 401)).toContain('WWW-Authenticate');
    expect(names(reply, 403)).not.toContain('WWW-Authenticate');
  });

  it('name what was shared on success alone, and only where a call can be shared', () => {
    for (const one of OPERATIONS) {
      expect(names(one, one.status).includes('X-GT-Recommendation-Id')).toBe(isShareable(one));
      expect(names(one, 422)).not.toContain('X-GT-Recommendation-Id');
    }
  });

  it('are each described once in the document', () => {
    for (const one of OPERATIONS)
      for (const status of [one.status, 304, 401, 429, 500])
        for (const [name, reference] of Object.entries(responseHeaders(one, status))) {
          expect(Object.keys(RESPONSE_HEADERS)).toContain(name);
          expect(reference).toEqual({ $ref: `#/components/headers/${name}` });
        }
  });
});

describe('a refusal', () => {
  it.each(OPERATIONS.flatMap((one) => one.errors.map((status) => [one.id, status, one] as const)))(
    'of %s with %d says what the caller can do with it',
    (_, status, one) => {
      const { description } = refusal(one, status);
      expect(description).toMatch(/^[A-Z].{5,}[a-z8)]$/);
      const detail = detailOf(one, status);
      if (status === 422) expect(detail).toHaveLength(1);
      else expect(detail).toEqual(expect.stringMatching(/^\S.{5,}$/));
    },
  );

  it('names the kind of key that is missing', () => {
    expect(detailOf(reply, 401)).toContain('(svc_…)');
    const paid = OPERATIONS.find(({ access, cost }) => access === 'gt_key' && cost === 'wallet')!;
    expect(detailOf({ ...paid, refusals: undefined }, 401)).toContain('(gt_…)');
  });

  it('names the limit of its own body', () => {
    expect(detailOf({ ...reply, refusals: undefined, bodyLimitBytes: 2_048 }, 413)).toContain('2048 bytes');
  });

  it('is the operation’s own sentence, where it has one', () => {
    const own = { ...reply, refusals: { 400: 'the state is not of this policy' } };
    expect(detailOf(own, 400)).toBe('the state is not of this policy');
  });

  it('with 422 shows the fault of the first member that is required', () => {
    expect(detailOf(reply, 422)).toEqual([
      expect.objectContaining({ loc: ['body', 'policy'], type: 'missing', input: null }),
    ]);
  });

  it('with 400 may tell how to mend a policy, where a policy is sent', () => {
    const schemaOf = (one: OperationRecord): string =>
      JSON.stringify(refusal(one, 400).content['application/json'].schema);
    expect(schemaOf(reply)).toContain('PolicyRefusal');
    expect(schemaOf(turn)).not.toContain('PolicyRefusal');
  });
});

describe('what every operation may answer', () => {
  it('is any other refusal, with headers of the operation', () => {
    for (const one of OPERATIONS) {
      const { default: other } = commonResponses(one) as { default: { headers: object } };
      expect(Object.keys(other.headers)).toEqual(names(one, 500));
    }
  });

  it('names a range of refusals exactly where the operation lists none that a caller causes', () => {
    for (const one of OPERATIONS)
      expect([one.id, '4XX' in commonResponses(one)]).toEqual([one.id, !one.errors.some((status) => status < 500)]);
  });

  it('is nothing new to a client that has the document: no body, the ETag again', () => {
    const cached = OPERATIONS.find(({ conditional }) => conditional === true)!;
    expect(notModified(cached)).not.toHaveProperty('content');
    expect(Object.keys(notModified(cached)['headers'] as object)).toContain('ETag');
  });
});
