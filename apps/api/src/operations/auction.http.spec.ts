import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AUCTION_FORMAT_RECOMMENDATION,
  AUCTION_OPTIMAL_BID,
  AUCTION_OPTIMAL_RESERVE,
  AUCTION_SIMULATE,
  type OperationRecord,
} from '@svc/contracts';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule]);
});
afterAll(() => service.close());

const UNIFORM = { family: 'uniform', params: { low: 0, high: 100 } };
const bid = {
  auction_format: 'first_price',
  my_valuation: 80,
  n_competing_bidders: 3,
  competitor_value_prior: UNIFORM,
};
const reserve = { bidder_value_prior: UNIFORM, n_bidders: 3, seller_valuation: 20 };
const auction = {
  auction_format: 'second_price_truthful',
  bidder_priors: [UNIFORM, UNIFORM],
  reserve_price: 0,
  n_simulations: 100,
};

describe('what cannot be used is refused with 422 and its place', () => {
  it.each<[string, OperationRecord, object, (string | number)[], string]>([
    ['an unknown format', AUCTION_OPTIMAL_BID, { ...bid, auction_format: 'dutch' }, ['auction_format'], 'enum'],
    ['a value of 0', AUCTION_OPTIMAL_BID, { ...bid, my_valuation: 0 }, ['my_valuation'], 'greater_than'],
    [
      'no rival',
      AUCTION_OPTIMAL_BID,
      { ...bid, n_competing_bidders: 0 },
      ['n_competing_bidders'],
      'greater_than_equal',
    ],
    [
      '101 rivals',
      AUCTION_OPTIMAL_BID,
      { ...bid, n_competing_bidders: 101 },
      ['n_competing_bidders'],
      'less_than_equal',
    ],
    [
      'a missing parameter',
      AUCTION_OPTIMAL_BID,
      { ...bid, competitor_value_prior: { family: 'lognorm', params: { mu: 1 } } },
      ['competitor_value_prior', 'params', 'sigma'],
      'missing',
    ],
    [
      'a foreign parameter',
      AUCTION_OPTIMAL_BID,
      { ...bid, competitor_value_prior: { family: 'lognorm', params: { mu: 1, sigma: 1, low: 0 } } },
      ['competitor_value_prior', 'params', 'low'],
      'extra_forbidden',
    ],
    [
      'a sigma of 0',
      AUCTION_OPTIMAL_BID,
      { ...bid, competitor_value_prior: { family: 'lognorm', params: { mu: 1, sigma: 0 } } },
      ['competitor_value_prior', 'params', 'sigma'],
      'greater_than_equal',
    ],
    [
      'low at high',
      AUCTION_OPTIMAL_BID,
      { ...bid, competitor_value_prior: { family: 'uniform', params: { low: 5, high: 5 } } },
      ['competitor_value_prior', 'params', 'high'],
      'greater_than',
    ],
    [
      'risk aversion below its range',
      AUCTION_OPTIMAL_BID,
      { ...bid, risk_aversion: 0.05 },
      ['risk_aversion'],
      'greater_than_equal',
    ],
    [
      'a shared outcome without a vertical',
      AUCTION_OPTIMAL_BID,
      { ...bid, share_outcome: true },
      ['vertical'],
      'missing',
    ],
    [
      'an unknown vertical',
      AUCTION_OPTIMAL_BID,
      { ...bid, share_outcome: true, vertical: 'fish' },
      ['vertical'],
      'enum',
    ],
    [
      'a seller’s value below 0',
      AUCTION_OPTIMAL_RESERVE,
      { ...reserve, seller_valuation: -1 },
      ['seller_valuation'],
      'greater_than_equal',
    ],
    [
      'a weight of a criterion that is not one',
      AUCTION_FORMAT_RECOMMENDATION,
      { ...reserve, weights: { fame: 1 } },
      ['weights', 'fame'],
      'extra_forbidden',
    ],
    [
      'weights that are all 0',
      AUCTION_FORMAT_RECOMMENDATION,
      { ...reserve, weights: { revenue: 0 } },
      ['weights'],
      'weights_zero',
    ],
    ['99 auctions', AUCTION_SIMULATE, { ...auction, n_simulations: 99 }, ['n_simulations'], 'greater_than_equal'],
    ['a seed that is broken', AUCTION_SIMULATE, { ...auction, seed: 1.5 }, ['seed'], 'int_type'],
    ['no bidder', AUCTION_SIMULATE, { ...auction, bidder_priors: [] }, ['bidder_priors'], 'too_short'],
    [
      'a broken prior among others',
      AUCTION_SIMULATE,
      { ...auction, bidder_priors: [UNIFORM, { family: 'uniform', params: { low: 2, high: 1 } }] },
      ['bidder_priors', 1, 'params', 'high'],
      'greater_than',
    ],
  ])('%s', async (_, { path }, body, loc, type) => {
    const answer = await service.post(path, body);
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['body', ...loc], type })],
    ]);
  });

  it('an unknown family and the parameters that fit none, both at once', async () => {
    const competitor_value_prior = { family: 'normal', params: {} };
    const { status, body } = await service.post(AUCTION_OPTIMAL_BID.path, { ...bid, competitor_value_prior });
    expect([status, body.detail]).toEqual([
      422,
      [
        expect.objectContaining({ loc: ['body', 'competitor_value_prior', 'family'], type: 'enum' }),
        expect.objectContaining({ loc: ['body', 'competitor_value_prior', 'params'], type: 'value_error', input: {} }),
      ],
    ]);
  });

  it('a vertical makes a shared outcome lawful, and changes nothing yet', async () => {
    const answers = await Promise.all(
      [bid, { ...bid, share_outcome: true, vertical: 'other' }].map((body) =>
        service.post(AUCTION_OPTIMAL_BID.path, body),
      ),
    );
    expect([answers[1]?.status, answers[1]?.text]).toEqual([200, answers[0]?.text]);
    expect(answers[1]?.headers.get('x-gt-recommendation-id')).toBeNull();
  });
});

describe('the simulation', () => {
  it('refuses with 400 a first price whose equilibrium is not solved', async () => {
    const bidder_priors = Array.from({ length: 21 }, (_, index) => ({
      family: 'uniform',
      params: { low: 0, high: 1 + index },
    }));
    const answer = await service.post(AUCTION_SIMULATE.path, {
      ...auction,
      auction_format: 'first_price',
      bidder_priors,
    });
    expect([answer.status, Object.keys(answer.body), typeof answer.body.detail]).toEqual([
      400,
      ['detail', 'code'],
      'string',
    ]);
  });

  it('gives other figures to another seed', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map((seed) => service.post(AUCTION_SIMULATE.path, { ...auction, seed })),
    );
    expect([one?.status, one?.text === other?.text]).toEqual([200, false]);
  });
});
