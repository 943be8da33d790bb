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

  it.each([
    ['one issue', { issues: [price] }, ['body', 'issues'], 'issue_count'],
    [
      'a utility above 1',
      { issues: [{ ...price, my_utility: [1, 2, 0] }, delivery] },
      ['body', 'issues', 0, 'my_utility', 1],
      'utility_range',
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
