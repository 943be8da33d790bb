import type { OperationExample } from '../operation.js';

/** A receiver with two places, and a pair in which one does not want the other. */
export const MATCHING_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'two-places',
    input: {
      proposers: [
        { id: 'ann', preferences: ['north', 'south'] },
        { id: 'bob', preferences: ['north'] },
        { id: 'cem', preferences: ['north', 'south'] },
        { id: 'dee', preferences: ['north'] },
      ],
      receivers: [
        { id: 'north', preferences: ['dee', 'bob', 'ann', 'cem'], capacity: 2 },
        { id: 'south', preferences: ['cem', 'ann'], capacity: 5 },
      ],
    },
    output: {
      matching: { north: ['dee', 'bob'], south: ['cem', 'ann'] },
      unmatched_proposers: [],
      blocking_pairs: [],
      n_proposals: 6,
    },
  },
  {
    name: 'not-acceptable',
    input: {
      proposers: [
        { id: 'ann', preferences: ['north'] },
        { id: 'bob', preferences: ['north'] },
      ],
      receivers: [
        { id: 'north', preferences: ['bob'] },
        { id: 'south', preferences: ['ann'] },
      ],
    },
    output: {
      matching: { north: ['bob'], south: [] },
      unmatched_proposers: ['ann'],
      blocking_pairs: [],
      n_proposals: 2,
    },
  },
];

/** A strong and a weak bidder, for revenue and for welfare. */
export const DESIGN_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'revenue',
    input: {
      bidder_priors: [
        { family: 'uniform', params: { low: 0, high: 100 } },
        { family: 'uniform', params: { low: 0, high: 200 } },
      ],
      seller_valuation: 20,
    },
    output: {
      mechanism: 'myerson_virtual_value',
      reserve_prices: { bidder_0: 60, bidder_1: 110 },
      expected_revenue: 63.7666666667,
      expected_profit: 50.3666666667,
      sale_probability: 0.67,
      win_probabilities: { bidder_0: 0.26, bidder_1: 0.41 },
      expected_welfare: 92.4833333333,
      ironing_required: false,
      rationale:
        'The highest virtual value v − (1 − F(v))/f(v) wins if it reaches your own value, and pays the lowest value with which it would still have won. Weaker bidders are favoured. The figures are integrals; 5000 simulated auctions with seed 42 gave a revenue of 63.7036 ± 0.715121 (standard error).',
    },
  },
  {
    name: 'welfare',
    input: {
      bidder_priors: [
        { family: 'uniform', params: { low: 0, high: 100 } },
        { family: 'lognorm', params: { mu: 4.6, sigma: 0.5 } },
      ],
      seller_valuation: 20,
      objective: 'welfare',
      n_simulations: 1000,
      seed: 7,
    },
    output: {
      mechanism: 'vcg',
      reserve_prices: { bidder_0: 20, bidder_1: 20 },
      expected_revenue: 48.8358555599,
      expected_profit: 28.8385238171,
      sale_probability: 0.99986658714,
      win_probabilities: { bidder_0: 0.1521788275, bidder_1: 0.84768775964 },
      expected_welfare: 115.89356586,
      ironing_required: false,
      rationale:
        'The highest bid wins if it reaches your own value, and pays the second bid or your value. The figures are integrals; 1000 simulated auctions with seed 7 gave a revenue of 49.306 ± 0.766559 (standard error).',
    },
  },
];

/** One unit and rare buyers: a price list of few lines. */
export const POSTED_PRICE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'last-unit',
    input: {
      buyer_arrival_prior: { family: 'uniform', params: { low: 0, high: 100 } },
      arrival_rate_per_second: 0.0001,
      inventory: 1,
      horizon_seconds: 1000,
    },
    output: {
      static_price: 50.6197611984,
      static_expected_revenue: 2.4389035105,
      static_simulated_revenue: 2.88532638831,
      dynamic_schedule: [
        { seconds_left: 1000, inventory_left: 1, price: 51.1745574167 },
        { seconds_left: 925.925925926, inventory_left: 1, price: 51.0894490032 },
        { seconds_left: 857.338820302, inventory_left: 1, price: 51.0103797966 },
        { seconds_left: 793.83224102, inventory_left: 1, price: 50.9369392854 },
        { seconds_left: 735.029852796, inventory_left: 1, price: 50.8687422596 },
        { seconds_left: 680.583197034, inventory_left: 1, price: 50.8054275474 },
        { seconds_left: 630.169626883, inventory_left: 1, price: 50.7466571734 },
        { seconds_left: 583.490395262, inventory_left: 1, price: 50.6921148593 },
        { seconds_left: 500.248967131, inventory_left: 1, price: 50.5945510144 },
        { seconds_left: 428.882859338, inventory_left: 1, price: 50.5105978547 },
        { seconds_left: 367.697924672, inventory_left: 1, price: 50.4383940384 },
        { seconds_left: 315.241704966, inventory_left: 1, price: 50.3763229238 },
        { seconds_left: 270.268951445, inventory_left: 1, price: 50.3229830641 },
        { seconds_left: 214.548207404, inventory_left: 1, price: 50.2567363007 },
        { seconds_left: 170.31528429, inventory_left: 1, price: 50.2040215369 },
        { seconds_left: 125.186818341, inventory_left: 1, price: 50.150124224 },
        { seconds_left: 78.8889306046, inventory_left: 1, price: 50.0947088977 },
        { seconds_left: 36.540838938, inventory_left: 1, price: 50.0439131906 },
      ],
      dynamic_value_estimate: 2.43902438874,
      fluid_bound: 2.5,
      sellthrough_rate: 0.0481808576879,
      expected_units_sold: 0.0481808576879,
      sold_out_probability: 0.0481808576879,
      rationale:
        'One price for the whole horizon earns 99.995 % of what prices by time and stock earn on average (2.43902); no pricing can earn more than 2.5. Buyers arrive as a Poisson process, each compares the price with a value drawn from the prior, and unsold units are worth nothing at the end.',
    },
  },
];
