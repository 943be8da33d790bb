import type { OperationExample } from '../operation.js';

/** A move in the middle of a negotiation, and the last one. */
export const BUNDLE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'trade',
    input: {
      issues: [
        { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
        { name: 'delivery', options: ['1 week', '2 weeks', '4 weeks'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
      ],
      my_priorities: { price: 3, delivery: 1 },
      my_batna: 0.3,
      rounds_left: 4,
      their_offers: [{ price: 'middle', delivery: '4 weeks' }],
    },
    output: {
      action: 'offer',
      recommended_offer: { price: 'low', delivery: '4 weeks' },
      my_utility: 0.75,
      their_utility_estimate: 0.842457404493,
      inferred_priorities: { price: 0.157542595507, delivery: 0.842457404493 },
      confidence: 0.468957490946,
      alternatives: [],
      rationale: 'This package has the best expected value under what their offers tell of their priorities.',
    },
  },
  {
    name: 'accept-on-the-last-turn',
    input: {
      issues: [
        { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
        { name: 'delivery', options: ['1 week', '2 weeks', '4 weeks'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
      ],
      my_priorities: { price: 3, delivery: 1 },
      my_batna: 0.3,
      rounds_left: 1,
      their_offers: [{ price: 'high', delivery: '1 week' }, { price: 'middle', delivery: '4 weeks' }],
    },
    output: {
      action: 'accept',
      recommended_offer: { price: 'middle', delivery: '4 weeks' },
      my_utility: 0.375,
      their_utility_estimate: 0.567918458302,
      inferred_priorities: { price: 0.864163083397, delivery: 0.135836916603 },
      confidence: 0.709959678625,
      alternatives: [],
      rationale: 'The offer on the table is worth at least as much as going on.',
    },
  },
];
