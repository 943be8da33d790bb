import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POLICY_BACKTEST, type BacktestResult } from '@svc/contracts';
import { GT_KEY, startFeatures, SVC_KEY, type FeatureApp } from '../testing/feature-app.js';
import { McpModule } from '../mcp/mcp.module.js';
import { connectNew, connectOld } from '../testing/mcp-clients.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule, McpModule]);
});
afterAll(() => service.close());

const { path, examples } = POLICY_BACKTEST;
const { policy } = examples[0]?.input as { policy: Record<string, unknown> };
const ask = (options: object, key?: string) => service.post(path, { policy, rows: [], ...options }, key);

describe('POST /v1/policy/backtest', () => {
  it('gives equal bytes to equal requests, signed', async () => {
    const [one, other] = [await ask({ seed: 3 }), await ask({ seed: 3 })];
    expect([one?.status, one?.text]).toEqual([200, other?.text]);
    expect(one?.headers.get('signature')).not.toBeNull();
  });

  it('plays 200 buyers for anyone, and names the bound to who asks for more without a key', async () => {
    expect((JSON.parse((await ask({ buyers: 200 })).text) as BacktestResult).buyers).toBe(200);
    const { status, body } = await ask({ buyers: 201 });
    expect([status, body.detail]).toEqual([
      422,
      [
        {
          loc: ['body', 'buyers'],
          msg: 'Input should be less than or equal to 200, or 2000 with a key',
          type: 'less_than_equal',
          input: 201,
          ctx: { le: 200 },
        },
      ],
    ]);
  });

  it.each([
    ['svc_', SVC_KEY],
    ['gt_', GT_KEY],
  ])('plays 2,000 for the holder of a key %s, and no more', async (_kind, key) => {
    const answer = await ask({ buyers: 2000 }, key);
    expect([answer.status, (JSON.parse(answer.text) as BacktestResult).buyers]).toEqual([200, 2000]);
    const { status, body } = await ask({ buyers: 2001 }, key);
    expect([status, body.detail[0]]).toMatchObject([422, { loc: ['body', 'buyers'], ctx: { le: 2000 } }]);
  });

  it('tells who sends a key that is not known, in place of playing fewer', async () => {
    expect((await ask({ buyers: 2000 }, 'svc_UnknownUnknownUnknown9')).status).toBe(401);
  });

  it.each<[string, object, (string | number)[], string]>([
    ['no buyers', { buyers: 0 }, ['buyers'], 'greater_than_equal'],
    ['half a buyer', { buyers: 1.5 }, ['buyers'], 'int_type'],
    ['a seed below 0', { seed: -1 }, ['seed'], 'greater_than_equal'],
    ['a family that is none', { prior: { family: 'pareto' } }, ['prior', 'family'], 'enum'],
    ['a prior without a family', { prior: {} }, ['prior', 'family'], 'missing'],
    ['a prior of texts', { prior: { family: 'normal', mean: 'half' } }, ['prior', 'mean'], 'number_type'],
    [
      'a deviation below 0',
      { prior: { family: 'normal', deviation: -1 } },
      ['prior', 'deviation'],
      'greater_than_equal',
    ],
    ['an interval upside down', { prior: { family: 'uniform', low: 2 } }, ['prior', 'high'], 'prior_order'],
    ['a parameter of another family', { prior: { family: 'normal', low: 0 } }, ['prior', 'low'], 'prior_parameter'],
    ['no bids', { bids: [] }, ['bids'], 'too_short'],
    ['two sources of values', { prior: { family: 'uniform' }, bids: [800] }, ['bids'], 'contradiction'],
    ['shares that do not come to 1', { types: { asks: 0.5 } }, ['types'], 'shares_sum'],
    ['a bid below 0', { bids: [800, -1] }, ['bids', 1], 'greater_than_equal'],
    ['a bid that is null, as NaN is sent', { bids: [Number.NaN] }, ['bids', 0], 'number_type'],
    ['more bids than are read', { bids: Array.from({ length: 10_001 }, () => 800) }, ['bids'], 'too_long'],
    ['a share above 1', { know: 1.2 }, ['know'], 'less_than_equal'],
    ['a share of a type below 0', { types: { asks: -0.5 } }, ['types', 'asks'], 'greater_than_equal'],
    ['a type that is none', { types: { cheats: 1 } }, ['types', 'cheats'], 'extra_forbidden'],
    ['no visitors', { visitors: 0 }, ['visitors'], 'greater_than_equal'],
    ['a table that is none', { rows: ['worst'] }, ['rows', 0], 'enum'],
  ])('refuses %s with 422 and its place', async (_title, options, loc, type) => {
    const { status, body } = await ask(options);
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc: ['body', ...loc], type })]]);
  });

  it.each<[string, object, RegExp]>([
    [
      'visitors of what is sold more than once',
      { policy: { ...policy, quantity: { min: 1, max: 9, unit: 'rug' } }, visitors: 2 },
      /sells several/,
    ],
    [
      'a policy with nothing to bargain over',
      { policy: { ...policy, floor_price: 1000, reserve_price: 1000 } },
      /nothing to bargain/,
    ],
  ])('refuses %s with 400 and the reason', async (_title, options, reason) => {
    const { status, body } = await ask(options);
    expect([status, String(body.detail)]).toEqual([400, expect.stringMatching(reason)]);
  });

  it('refuses a policy with errors with 400 and its issues', async () => {
    const { status, body } = await ask({ policy: { ...policy, floor_price: 2000 } });
    expect([status, body.issues.map(({ code }) => code)]).toEqual([400, expect.arrayContaining(['floor_above_list'])]);
  });
});

describe.each([
  ['2026-07-28', connectNew],
  ['an earlier one', connectOld],
])('check_offer_policy with `backtest`, protocol %s', (_protocol, connect) => {
  const call = async (backtest: object, headers: Record<string, string> = {}) => {
    const client = await connect({ url: service.url, door: 'core', headers });
    try {
      return await client.call('check_offer_policy', { policy, backtest });
    } finally {
      await client.close();
    }
  };

  it('answers what REST answers, and the client finds that it fits the schema', async () => {
    const { isError, structured } = await call({ seed: 3, rows: [] });
    expect([isError, JSON.stringify(structured)]).toEqual([false, (await ask({ seed: 3 })).text]);
  });

  it('plays more buyers with a key on the connection, and without one names the bound', async () => {
    const { structured } = await call({ buyers: 400, rows: [] }, { 'X-SVC-Key': SVC_KEY });
    expect(structured).toMatchObject({ buyers: 400 });
    const { isError, told } = await call({ buyers: 400 });
    expect([isError, told]).toEqual([true, expect.objectContaining({ status: 422 })]);
    expect(JSON.stringify(told)).toContain('or 2000 with a key');
  });
});
