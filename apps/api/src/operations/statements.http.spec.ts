import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { RECOMMENDATION_HEADER } from '../testing/shared-calls.js';
import { call, issueKey } from '../testing/agent-keys.js';
import { startService, type RunningService } from '../testing/service.js';
import { PURE_OPERATIONS } from './pure-operations.module.js';

/** Mathematics: open to everybody and unsigned. */
const MATHEMATICS = PURE_OPERATIONS.filter(
  ({ access, signed, input }) => access === 'open' && !signed && input !== null,
);

/** What an instance does now and then, whoever calls: it says that it is there, and sweeps. */
const OF_NO_CALL = /"instance"|SKIP LOCKED/;

let service: RunningService;
let statements: string[] = [];
beforeAll(async () => {
  service = await startService({ env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' } });
});
afterAll(() => service.stop());
beforeEach(() => {
  statements = [];
  const { query } = pg.Client.prototype as unknown as { query: (...parameters: unknown[]) => unknown };
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parameters: unknown[]) {
    const [statement] = parameters as [string | { text?: string } | undefined];
    const text = typeof statement === 'string' ? statement : (statement?.text ?? '');
    if (!OF_NO_CALL.test(text)) statements.push(text);
    return query.apply(this, parameters) as never;
  } as never);
});
afterEach(() => void jest.restoreAllMocks());

/** What a call asks of the database. The first call of a kind warms up what is made once. */
async function statementsOf(send: () => Promise<{ status: number }>, status = 200): Promise<readonly string[]> {
  expect((await send()).status).toBe(status);
  statements = [];
  expect((await send()).status).toBe(status);
  return statements.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** The look-up of a key that came in a header, the same for every operation. */
const KEY_LOOK_UP = expect.stringMatching(/^SELECT .* FROM .*"access_key"/);

describe('a call asks of the database', () => {
  it.each(MATHEMATICS.map(({ path, examples }) => [path, examples[0]?.input] as const))(
    'nothing, where it is mathematics and comes without a key: %s',
    async (path, body) => {
      expect(await statementsOf(() => call(service.url, path, { body }))).toEqual([]);
    },
  );

  it.each(MATHEMATICS.map(({ path, examples }) => [path, examples[0]?.input] as const))(
    'for its key alone, where it is mathematics and comes with one: %s',
    async (path, body) => {
      const { api_key: key } = await issueKey(service.url);
      expect(await statementsOf(() => call(service.url, path, { body, key }))).toEqual([KEY_LOOK_UP]);
    },
  );

  it('for its key alone, where it is a reply', async () => {
    const templates = await call<{ templates: { id: string; policy: object }[] }>(service.url, '/v1/policy/templates');
    const { policy } = templates.body.templates.find(({ id }) => id === 'saas') ?? {};
    const body = { policy, message: 'Could you do 10% less?' };
    const reply = () => call(service.url, '/v1/reply', { body, key: service.key });
    expect(await statementsOf(reply)).toEqual([KEY_LOOK_UP]);
  });

  it('the same, in the same order, for the parcel of somebody else and for one that nobody has', async () => {
    const [owner, stranger] = [await issueKey(service.url), await issueKey(service.url)];
    const parked = await call(service.url, '/v1/store/park', { body: { blob_b64: 'YWJj' }, key: owner.api_key });
    const asked = [];
    for (const ticket of [String(parked.body['ticket']), `tkt_${'A'.repeat(32)}`]) {
      const load = () => call(service.url, `/v1/store/parcel/${ticket}`, { key: stranger.api_key });
      asked.push(await statementsOf(load, 404));
    }
    expect(asked[0]!.length).toBeGreaterThan(1);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('more than that only where something is kept: a call that is shared', async () => {
    const { api_key: key } = await issueKey(service.url, { telemetry_consent: true });
    const body = { my_reservation: 0.3, deadline_rounds: 5, share_outcome: true, vertical: 'other' };
    const send = () => call(service.url, '/v1/negotiation/sell/next_offer', { body, key });
    expect((await send()).headers.get(RECOMMENDATION_HEADER)).toMatch(/^rec_/);
    expect((await statementsOf(send)).length).toBeGreaterThan(1);
  });
});
