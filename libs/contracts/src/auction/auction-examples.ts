import type { OperationExample } from '../operation.js';

/** A sealed bid, and an English auction with a reserve. */
export const BID_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'first-price',
    input: {
      auction_format: 'first_price',
      my_valuation: 80,
      n_competing_bidders: 3,
      competitor_value_prior: { family: 'uniform', params: { low: 0, high: 100 } },
    },
    output: {
      optimal_bid: 60,
      expected_surplus: 10.24,
      win_probability: 0.512,
      dominant_strategy: false,
      rationale:
        'Symmetric equilibrium: 3 rivals drawing from the same prior and bidding by the same rule. Bid 75 % of your value, which wins with probability 0.512.',
    },
  },
  {
    name: 'english-with-reserve',
    input: {
      auction_format: 'english_ascending',
      my_valuation: 80,
      n_competing_bidders: 3,
      competitor_value_prior: { family: 'lognorm', params: { mu: 4.6, sigma: 0.5 } },
      reserve_price: 50,
    },
    output: {
      optimal_bid: 80,
      expected_surplus: 0.339162334184,
      win_probability: 0.0364087424213,
      dominant_strategy: true,
      rationale:
        'Stay in until the price reaches your value: the winner pays the highest rival price or the reserve, so this is best whatever the others do. The chance of winning and the surplus assume 3 rivals drawing from the given prior.',
    },
  },
];

/** Three bidders, and an item that is worth something to the seller. */
export const RESERVE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'three-bidders',
    input: {
      bidder_value_prior: { family: 'uniform', params: { low: 0, high: 100 } },
      n_bidders: 3,
      seller_valuation: 20,
    },
    output: {
      reserve_price: 60,
      expected_revenue: 52.16,
      expected_revenue_no_reserve: 50,
      expected_profit: 36.48,
      sale_probability: 0.784,
      bidder_win_probability: 0.261333333333,
      expected_efficiency_loss: 5.44,
      rationale:
        "A bidder's virtual value equals your value of 20 at 60; it does not depend on the number of bidders or the format. The item sells with probability 0.784.",
    },
  },
];

/** Four bidders, and a seller who cares most for transparency. */
export const FORMAT_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'transparent',
    input: {
      bidder_value_prior: { family: 'uniform', params: { low: 0, high: 100 } },
      n_bidders: 4,
      seller_valuation: 0,
      weights: { revenue: 1, transparency: 2 },
    },
    output: {
      recommended_format: 'english_ascending',
      scores: {
        first_price: { revenue: 0.777832905113, speed: 1, transparency: 0.6, total: 0.659277635038 },
        second_price_truthful: { revenue: 0.745776926797, speed: 1, transparency: 0.3, total: 0.448592308932 },
        english_ascending: { revenue: 0.745776926797, speed: 0.3, transparency: 1, total: 0.915258975599 },
      },
      expected_revenue_by_format: { first_price: 61.25, second_price_truthful: 61.25, english_ascending: 61.25 },
      rationale:
        'With your weights, the English auction scores best: 0.746 for stable revenue, 0.3 for speed and 1 for transparency. With equal, risk-neutral bidders every format earns the same on average at the same reserve; the revenue of the first-price auction varies least.',
    },
  },
];

/** Two bidders and the optimal reserve: the exact revenue is 125/3. */
export const SIMULATE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'two-bidders',
    input: {
      auction_format: 'second_price_truthful',
      bidder_priors: [
        { family: 'uniform', params: { low: 0, high: 100 } },
        { family: 'uniform', params: { low: 0, high: 100 } },
      ],
      reserve_price: 50,
      n_simulations: 1000,
      seed: 7,
    },
    output: {
      mean_revenue: 43.2545066624,
      ci_95: [41.6897577771, 44.8192555477],
      efficiency: 0.889517655036,
      sale_probability: 0.75,
      win_probabilities: [0.375, 0.375],
      winner_index_distribution: [0.378, 0.396],
      n_simulations: 1000,
    },
  },
];
