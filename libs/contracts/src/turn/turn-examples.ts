import type { OperationExample } from '../operation.js';

/** A seller who counters, and a buyer who accepts. */
export const TURN_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'counter',
    input: {
      side: 'sell',
      walk_away: 700,
      target: 1000,
      counterparty_offers: [500, 600],
      my_previous_offers: [980],
      rounds_left: 6,
      item: 'road bike',
    },
    output: {
      action: 'counter',
      recommended_price: 960,
      message: 'Thank you for the offer of $600. I can do $960 for the road bike.',
      fit: {
        score: 0.857143,
        fits: true,
        reason: 'Turns are left, target and walk-away price differ, and the other side may still move.',
      },
      rationale:
        "6 turns are left. The other side's limit is estimated to lie between its offer and what it has refused, $600 to $980. Continuing is worth as much as a certain $782.82.",
      acceptance_probability: 0.0341741463525,
      confidence: 0.0541090650581,
      expected_settlement: 782.82,
    },
  },
  {
    name: 'accept',
    input: {
      side: 'buy',
      walk_away: 1000,
      target: 700,
      counterparty_offers: [950, 820, 700],
      my_previous_offers: [600, 650],
      rounds_left: 2,
      item: 'road bike',
    },
    output: {
      action: 'accept',
      recommended_price: 700,
      message: '$700 for the road bike works for me. We have a deal.',
      fit: {
        score: 0.75,
        fits: true,
        reason: 'Turns are left, target and walk-away price differ, and the other side may still move.',
      },
      rationale: '2 turns are left, and continuing promises nothing better than the current offer of $700.',
      acceptance_probability: 1,
      confidence: 1,
      expected_settlement: 700,
    },
  },
];

/** One deal that split every difference, and one that traded. */
export const SCORE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'split-the-difference',
    input: {
      issues: [
        { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
        {
          name: 'delivery',
          options: ['1 week', '2 weeks', '4 weeks'],
          my_utility: [1, 0.5, 0],
          their_utility: [0, 0.5, 1],
        },
      ],
      my_weights: { price: 3, delivery: 1 },
      their_weights: { price: 1, delivery: 3 },
      package: { price: 'middle', delivery: '2 weeks' },
      notional: 1000,
    },
    output: {
      my_utility: 0.5,
      their_utility: 0.5,
      joint: 1,
      frontier_best_joint: 1.5,
      naive_joint: 1,
      nash_package: { price: 'low', delivery: '4 weeks' },
      pareto_efficient: false,
      capture: 0.666666666667,
      logroll: false,
      kalai_smorodinsky_package: { price: 'low', delivery: '4 weeks' },
      egalitarian_package: { price: 'low', delivery: '4 weeks' },
      utilitarian_package: { price: 'low', delivery: '4 weeks' },
      better_for_both: { package: { price: 'low', delivery: '4 weeks' }, my_utility: 0.75, their_utility: 0.75 },
      frontier: [
        { package: { price: 'low', delivery: '1 week' }, my_utility: 1, their_utility: 0 },
        { package: { price: 'low', delivery: '2 weeks' }, my_utility: 0.875, their_utility: 0.375 },
        { package: { price: 'low', delivery: '4 weeks' }, my_utility: 0.75, their_utility: 0.75 },
        { package: { price: 'middle', delivery: '4 weeks' }, my_utility: 0.375, their_utility: 0.875 },
        { package: { price: 'high', delivery: '4 weeks' }, my_utility: 0, their_utility: 1 },
      ],
      frontier_size: 5,
      value_left: 500,
    },
  },
  {
    name: 'traded',
    input: {
      issues: [
        { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
        {
          name: 'delivery',
          options: ['1 week', '2 weeks', '4 weeks'],
          my_utility: [1, 0.5, 0],
          their_utility: [0, 0.5, 1],
        },
      ],
      my_weights: { price: 3, delivery: 1 },
      their_weights: { price: 1, delivery: 3 },
      package: { price: 'low', delivery: '4 weeks' },
    },
    output: {
      my_utility: 0.75,
      their_utility: 0.75,
      joint: 1.5,
      frontier_best_joint: 1.5,
      naive_joint: 1,
      nash_package: { price: 'low', delivery: '4 weeks' },
      pareto_efficient: true,
      capture: 1,
      logroll: true,
      kalai_smorodinsky_package: { price: 'low', delivery: '4 weeks' },
      egalitarian_package: { price: 'low', delivery: '4 weeks' },
      utilitarian_package: { price: 'low', delivery: '4 weeks' },
      better_for_both: null,
      frontier: [
        { package: { price: 'low', delivery: '1 week' }, my_utility: 1, their_utility: 0 },
        { package: { price: 'low', delivery: '2 weeks' }, my_utility: 0.875, their_utility: 0.375 },
        { package: { price: 'low', delivery: '4 weeks' }, my_utility: 0.75, their_utility: 0.75 },
        { package: { price: 'middle', delivery: '4 weeks' }, my_utility: 0.375, their_utility: 0.875 },
        { package: { price: 'high', delivery: '4 weeks' }, my_utility: 0, their_utility: 1 },
      ],
      frontier_size: 5,
      value_left: null,
    },
  },
];
