import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument, OPERATIONS, STOCK_RELEASE, type OperationRecord, type RefusalStatus } from '@svc/contracts';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { PURE_FEATURES } from '../app.module.js';
import { GT_KEY, startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures(PURE_FEATURES);
});
afterAll(() => service.close());

const document = openApiDocument(OPERATIONS, {
  baseUrl: 'https://svc.example.org',
  version: '1.0.0',
  rates: { keylessPerMinute: 60, keyedPerMinute: 600 },
  schemas: LIBRARY_SCHEMAS,
});

/** The sentence, or the list of faults, that the OpenAPI document shows for a refusal. */
function shown({ path, method }: OperationRecord, status: RefusalStatus): unknown {
  const { responses } = document.paths[path]?.[method.toLowerCase()] as unknown as {
    responses: Record<number, { content: Record<string, { examples: { refused: { value: { detail: unknown } } } }> }>;
  };
  return responses[status]?.content['application/json']?.examples.refused.value.detail;
}

/** What the service says, with its status. */
async function said(
  { path, method, access }: OperationRecord,
  body: string,
  headers: Readonly<Record<string, string>> = access === 'svc_key' ? { 'x-svc-key': SVC_KEY } : {},
): Promise<[number, unknown]> {
  const response = await fetch(service.url + path, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return [response.status, ((await response.json()) as { detail: unknown }).detail];
}

const PURE = ['policy', 'reply', 'practice', 'receipt', 'turn', 'next-offer', 'bundle', 'dispute', 'auction'];
const taking = OPERATIONS.filter(
  ({ id, feature, input }) => input !== null && PURE.includes(feature) && id !== STOCK_RELEASE.id,
);
const cases = taking.map((record) => [record.id, record] as const);

/** The worked example without its first required member. */
const unfinished = (record: OperationRecord): string => {
  const [{ loc }] = shown(record, 422) as [{ loc: string[] }];
  return JSON.stringify({ ...(record.examples[0]?.input ?? {}), [loc[1] ?? '']: undefined });
};

describe('the refusals that the OpenAPI document shows are those that the service gives', () => {
  it('for most of the operations', () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each(cases)('%s: what is no JSON, is of another media type, or lacks a member', async (_, record) => {
    const [status, detail] = await said(record, '{');
    expect([status, record.refusals?.[400] ?? detail]).toEqual([400, shown(record, 400)]);
    expect(await said(record, '{}', { 'content-type': 'text/plain', 'x-svc-key': SVC_KEY })).toEqual([
      415,
      shown(record, 415),
    ]);
    expect(await said(record, unfinished(record))).toEqual([422, shown(record, 422)]);
  });

  it.each(cases.filter(([, { access }]) => access !== 'open'))(
    '%s: no key, and one of the other kind',
    async (_, record) => {
      expect(await said(record, '{}', {})).toEqual([401, shown(record, 401)]);
      expect(await said(record, '{}', { 'x-svc-key': GT_KEY })).toEqual([403, shown(record, 403)]);
    },
  );

  it('a body that is too large', async () => {
    const [record] = taking;
    const large = JSON.stringify({ description: 'x'.repeat(1_048_576) });
    expect(await said(record!, large)).toEqual([413, shown(record!, 413)]);
  });

  it('a state that was changed, where there is a state', async () => {
    const record = OPERATIONS.find(({ id }) => id === 'draftReply')!;
    const first = record.examples[0]?.input as { policy: object };
    const request = { policy: first.policy, message: 'Hello' };
    const { state } = (await service.post(record.path, request, SVC_KEY)).body as unknown as {
      state: { sealed: string };
    };
    const changed = { ...state, sealed: state.sealed.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) };
    const [status, detail] = await said(record, JSON.stringify({ ...request, state: changed }));
    expect([status, detail]).toEqual([400, shown(record, 400)]);
    const takesNone = ({ input, examples: [first] }: OperationRecord): boolean =>
      input !== null && !('state' in (first?.input ?? {}));
    for (const other of OPERATIONS.filter((one) => one.id !== record.id && takesNone(one)))
      expect(String(shown(other, 400))).not.toMatch(/\bstate\b/);
  });
});
