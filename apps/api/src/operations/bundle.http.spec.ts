import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEGOTIATE_BUNDLE, type BundleIn } from '@svc/contracts';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const PATH = '/v1/negotiate/bundle';
const bundle = NEGOTIATE_BUNDLE.examples[0]!.input as BundleIn;
const [price, delivery] = bundle.issues;

describe(`POST ${PATH}`, () => {
  it('needs nothing but the issues', async () => {
    expect(await service.post(PATH, { issues: bundle.issues })).toMatchObject({
      status: 200,
      body: { action: 'offer' },
    });
  });

  it('seats an agent that is told nothing at the end of a game of a thousand rounds, over 1,024 packages', async () => {
    const names = Array.from({ length: 10 }, (_, issue) => `issue ${issue}`);
    const offers = (count: number): Record<string, string>[] =>
      Array.from({ length: count }, (_, round) =>
        Object.fromEntries(names.map((name, issue) => [name, (round >> issue) % 2 ? 'no' : 'yes'])),
      );
    const game = (count: number): object => ({
      issues: names.map((name) => ({ name, options: ['yes', 'no'], my_utility: [1, 0] })),
      my_batna: 0,
      rounds_left: 1,
      opponent_moves_last: true,
      my_offers: offers(count),
      their_offers: offers(count),
    });
    expect(await service.post(PATH, game(999))).toMatchObject({ status: 200 });
    expect(await service.post(PATH, game(1001))).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'their_offers'] }, { loc: ['body', 'my_offers'] }] },
    });
  });

  it.each([
    ['one issue', { issues: [price] }, ['body', 'issues'], 'too_short'],
    [
      'a utility above 1',
      { issues: [{ ...price, my_utility: [1, 2, 0] }, delivery] },
      ['body', 'issues', 0, 'my_utility', 1],
      'less_than_equal',
    ],
    [
      'an offer of what does not exist',
      { their_offers: [{ price: 'low', delivery: 'never' }] },
      ['body', 'their_offers', 0, 'delivery'],
      'option_unknown',
    ],
    ['an offer that is no package', { their_offers: ['low'] }, ['body', 'their_offers', 0], 'object_type'],
    ['priorities of 0', { my_priorities: { price: 0, delivery: 0 } }, ['body', 'my_priorities'], 'weights_zero'],
    ['no round left', { rounds_left: 0 }, ['body', 'rounds_left'], 'greater_than_equal'],
    ['a batna above 1', { my_batna: 1.1 }, ['body', 'my_batna'], 'less_than_equal'],
  ])('refuses %s with 422 and its place', async (_, change, loc, type) => {
    const { status, body } = await service.post(PATH, { ...bundle, ...change });
    expect([status, body.detail]).toEqual([422, [expect.objectContaining({ loc, type })]]);
  });
});
