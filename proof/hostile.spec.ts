import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@svc/contracts';
import { createRandom } from '@svc/numerics';
import { issueKey } from '../apps/api/src/testing/agent-keys.js';
import { startService, type RunningService } from '../apps/api/src/testing/service.js';
import { StripeStandIn } from '../apps/api/src/testing/stripe-stand-in.js';
import { hostileRequest, type HostileRequest } from './hostile/requests.js';
import { faultOf, runHostile } from './hostile/run.js';

let standIn: StripeStandIn;
let service: RunningService;
beforeAll(async () => {
  standIn = await StripeStandIn.start();
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_proof', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_proof' };
  const env = { ...stripe, STRIPE_API_BASE: standIn.url, SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' };
  service = await startService({ env });
});
afterAll(async () => {
  await service.stop();
  await standIn.stop();
});

describe('whatever is sent to whichever operation', () => {
  it('is answered, with a documented status and never with a fault of the service', async () => {
    const keys = { svc: service.key, gt: (await issueKey(service.url)).api_key };
    const { sent, faults } = await runHostile({ url: service.url, keys, count: 1_500, seed: 31, atOnce: 4 });
    expect([sent >= 1_500, faults]).toEqual([true, []]);
  }, 300_000);

  it('is sent to every operation and to both doors', () => {
    const random = createRandom(1);
    const paths = Array.from({ length: 5_000 }, () => hostileRequest(random, { svc: 'a', gt: 'b' }));
    const called = new Set(paths.flatMap(({ record }) => (record === null ? [] : [record.id])));
    const withoutParameter = OPERATIONS.filter(({ path }) => !path.includes('{'));
    expect(withoutParameter.filter(({ id }) => !called.has(id))).toEqual([]);
    expect(new Set(paths.map(({ path }) => path)).has('/mcp/pro/')).toBe(true);
  });
});

describe('an answer', () => {
  const [record] = OPERATIONS;
  const sent = { method: 'POST', path: '/x', headers: {}, body: null, record } as unknown as HostileRequest;
  const documented = new Map([[`${record?.method} ${record?.path}`, new Set([200, 422])]]);

  it.each([
    [200, null],
    [422, null],
    [404, null],
    [409, '409, which is not documented'],
    [500, '500'],
    [503, '503'],
    [0, 'no answer'],
  ])('of %s is at fault: %s', (status, fault) => {
    const found = faultOf(sent, { status, text: '' }, documented);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toMatch(new RegExp(`^${fault}:`));
  });
});
