import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUY_NEXT_OFFER, SELL_NEXT_OFFER } from '@svc/contracts';
import { PureOperationsModule } from './pure-operations.module.js';
import { CONFIG, loadConfig, type Config } from '../platform/config/config.js';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const utility = { my_reservation: 0.3, deadline_rounds: 5 };

describe.each([
  [SELL_NEXT_OFFER.path, 'opponent_offer_history'],
  [BUY_NEXT_OFFER.path, 'seller_offer_history'],
])('POST %s', (path, theirs) => {
  it.each([
    ['a reservation above 1', { my_reservation: 1.01 }, ['body', 'my_reservation'], 'less_than_equal'],
    ['65 rounds', { deadline_rounds: 65 }, ['body', 'deadline_rounds'], 'less_than_equal'],
    ['an offer above 1', { [theirs]: [0.5, 2] }, ['body', theirs, 1], 'less_than_equal'],
    [
      '129 offers',
      { my_offer_history: Array.from({ length: 129 }, () => 0.5) },
      ['body', 'my_offer_history'],
      'too_long',
    ],
    ['sharing without a vertical', { share_outcome: true }, ['body', 'vertical'], 'missing'],
    ['an unknown vertical', { vertical: 'used_cars' }, ['body', 'vertical'], 'enum'],
  ])('refuses %s with 422 and its place', async (_, change, loc, type) => {
    const { status, body } = await service.post(path, { ...utility, ...change });
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc, type })]]);
  });

  it('answers the same whether the outcome is shared or not', async () => {
    const [shared, kept] = await Promise.all([
      service.post(path, { ...utility, share_outcome: true, vertical: 'other' }),
      service.post(path, utility),
    ]);
    expect([shared.status, shared.text]).toEqual([200, kept.text]);
  });
});

describe('a buyer’s defenses', () => {
  const buy = (change: object): ReturnType<FeatureApp['post']> =>
    service.post(BUY_NEXT_OFFER.path, { ...utility, ...change });

  it('need a market prior where detection is named, and an honest one', async () => {
    expect(await buy({ defenses: ['anchor_attack_detection'] })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'market_prior'] }] },
    });
    expect(await buy({ defenses: ['shield'] })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'defenses', 0] }] },
    });
    expect(await buy({ market_prior: { mu: 0.4, sigma: 0 } })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'market_prior', 'sigma'] }] },
    });
  });

  it('are left out with a warning where nothing is known of the market', async () => {
    expect(await buy({})).toMatchObject({ status: 200, body: { warnings: [{ code: 'market_prior_missing' }] } });
    expect(await buy({ defenses: [] })).toMatchObject({ status: 200, body: { warnings: [], defense_actions: [] } });
  });
});

describe('the operator’s settings', () => {
  it.each<[string, string, string, object]>([
    ['SVC_FRONTIER_KNOB', '0', SELL_NEXT_OFFER.path, { my_reservation: 0, deadline_rounds: 64 }],
    ['SVC_ASP_START_MARGIN_MAX', '0.6', BUY_NEXT_OFFER.path, { my_reservation: 0, deadline_rounds: 64 }],
    ['SVC_FRONTIER_KNOB', '0', '/v1/negotiate/turn', { side: 'sell', walk_away: 0, target: 1000, rounds_left: 64 }],
  ])('%s=%s changes what %s answers', async (name, value, path, input) => {
    const answerWith = async (env: Record<string, string>): Promise<[number, string]> => {
      const config: Config = loadConfig({ ...env, SVC_LOG_LEVEL: 'silent' });
      const set = await startFeatures([PureOperationsModule], [{ provide: CONFIG, useValue: config }]);
      try {
        const { status, text } = await set.post(path, input);
        return [status, text];
      } finally {
        await set.close();
      }
    };
    const [usual, changed] = [await answerWith({}), await answerWith({ [name]: value })];
    expect([usual[0], changed[0]]).toEqual([200, 200]);
    expect(changed[1]).not.toBe(usual[1]);
  });
});
