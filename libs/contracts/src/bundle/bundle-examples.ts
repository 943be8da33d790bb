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
      their_utility_estimate: 0.500345085635,
      inferred_priorities: { price: 0.499654914365, delivery: 0.500345085635 },
      confidence: 0,
      alternatives: [],
      rationale: 'They bargain most like a hardliner, and delivery seems to matter most to them. 3 offers of yours can still be answered, this one included. This package is worth 0.75 to you and is taken with a chance of about 45 %; with what may follow, going on is worth about 0.55.',
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
      their_utility_estimate: 0.740654639833,
      inferred_priorities: { price: 0.518690720335, delivery: 0.481309279665 },
      confidence: 0.0461780039224,
      alternatives: [],
      rationale: 'No offer of yours can be answered any more. Theirs is worth 0.38 to you, your alternative 0.30.',
    },
  },
];
