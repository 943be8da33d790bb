import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PriorParams } from './auction/prior-params.js';
import { OptimalBidIn } from './auction/auction-classes.js';
import { LISTED_FAULTS } from './input-fault.js';
import { inputFaults } from './input-faults.js';
import { PostedPriceIn } from './mechanism/mechanism-classes.js';

const UNIFORM = { low: 0, high: 100 };
const prior = (family: unknown, params: unknown): unknown[] =>
  inputFaults(PriorParams, { family, params }).map(({ loc, type }) => [loc.slice(1).join('.'), type]);

describe('the parameters of a prior', () => {
  it.each<[string, object]>([
    ['uniform', UNIFORM],
    ['uniform', { high: 1e12, low: 0 }],
    ['lognorm', { mu: -50, sigma: 1e-6 }],
    ['lognorm', { mu: 50, sigma: 10 }],
  ])('of family %s are taken as %j', (family, params) => expect(prior(family, params)).toEqual([]));

  it.each<[string, unknown, ...[string, string][]]>([
    ['uniform', { low: 5, high: 5 }, ['params.high', 'greater_than']],
    ['uniform', { low: -1, high: 2e12 }, ['params.low', 'greater_than_equal'], ['params.high', 'less_than_equal']],
    ['uniform', { low: '0', high: Infinity }, ['params.low', 'number_type'], ['params.high', 'number_type']],
    ['uniform', { mu: 1, high: 2 }, ['params.low', 'missing'], ['params.mu', 'extra_forbidden']],
    ['lognorm', { mu: 51, sigma: 0 }, ['params.mu', 'less_than_equal'], ['params.sigma', 'greater_than_equal']],
    [
      'lognorm',
      UNIFORM,
      ['params.mu', 'missing'],
      ['params.sigma', 'missing'],
      ['params.low', 'extra_forbidden'],
      ['params.high', 'extra_forbidden'],
    ],
    ['normal', {}, ['family', 'enum'], ['params', 'value_error']],
    ['normal', { low: 3, high: 1 }, ['family', 'enum'], ['params.high', 'greater_than']],
    ['constructor', [1], ['family', 'enum'], ['params', 'object_type']],
  ])('of family %s are refused as %j, with every fault at once', (family, params, ...told) =>
    expect(prior(family, params)).toEqual(told),
  );

  it('name the figure that another has to be above', () =>
    expect(inputFaults(PriorParams, { family: 'uniform', params: { low: 5, high: 4 } })).toEqual([
      {
        loc: ['body', 'params', 'high'],
        msg: 'Input should be above low, which is 5',
        type: 'greater_than',
        input: 4,
        ctx: { gt: 5 },
      },
    ]));

  it('rise, wherever two of them are taken', () => {
    const amount = fc.double({ min: 0, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (low, high) => {
        expect(prior('uniform', { low, high })).toEqual(low < high ? [] : [['params.high', 'greater_than']]);
      }),
    );
  });

  it('are not listed without end', () => {
    const params = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`p${index}`, index]));
    expect(prior('uniform', params)).toHaveLength(LISTED_FAULTS);
  });
});

describe('one refusal names every argument that does not fit', () => {
  const places = (bodyClass: new () => object, body: object): string[] =>
    inputFaults(bodyClass, body).map(({ loc }) => loc.slice(1).join('.'));

  it('where names of parameters were guessed and a horizon is too long', () =>
    expect(
      places(PostedPriceIn, {
        buyer_arrival_prior: { family: 'lognorm', params: { mean: 60, sd: 15 } },
        arrival_rate_per_second: 0.001,
        inventory: 200,
        horizon_seconds: 1e12,
      }),
    ).toEqual([
      'buyer_arrival_prior.params.mu',
      'buyer_arrival_prior.params.sigma',
      'buyer_arrival_prior.params.mean',
      'buyer_arrival_prior.params.sd',
      'horizon_seconds',
    ]));

  it('where a value is 0 and parameters are named otherwise', () =>
    expect(
      places(OptimalBidIn, {
        auction_format: 'first_price',
        my_valuation: 0,
        n_competing_bidders: 3,
        competitor_value_prior: { family: 'uniform', params: { min: 0, max: 9 } },
      }),
    ).toEqual([
      'my_valuation',
      'competitor_value_prior.params.low',
      'competitor_value_prior.params.high',
      'competitor_value_prior.params.min',
      'competitor_value_prior.params.max',
    ]));
});
