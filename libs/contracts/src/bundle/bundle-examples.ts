import type { OperationExample } from '../operation.js';

/** A move in the middle of a negotiation, the last one, and one against a side that has told nothing. */
export const BUNDLE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'trade',
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
      my_priorities: { price: 3, delivery: 1 },
      my_batna: 0.3,
      rounds_left: 4,
      their_offers: [{ price: 'middle', delivery: '4 weeks' }],
    },
    output: {
      action: 'offer',
      recommended_offer: { price: 'low', delivery: '4 weeks' },
      my_utility: 0.75,
      their_utility_estimate: 0.686650092171,
      acceptance_probability: 0.716034153671,
      inferred_priorities: { price: 0.313349907829, delivery: 0.686650092171 },
      confidence: 0.127839939273,
      inferred_utilities: {},
      alternatives: [],
      trade_logic: 'The offer asks for price: low and gives delivery: 4 weeks in return.',
      message: 'If you can do price: low, I can do delivery: 4 weeks.',
      rationale:
        'The other side bargains most like a conceder that opens below its best. What matters most to the other side is not clear yet. The other side can still answer 3 of your offers, this one included. This package is worth 0.75 to you and is accepted with a probability of about 72 %; including what may follow, continuing is worth about 0.69.',
    },
  },
  {
    name: 'accept-on-the-last-turn',
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
      my_priorities: { price: 3, delivery: 1 },
      my_batna: 0.3,
      rounds_left: 1,
      their_offers: [
        { price: 'high', delivery: '1 week' },
        { price: 'middle', delivery: '4 weeks' },
      ],
    },
    output: {
      action: 'accept',
      recommended_offer: { price: 'middle', delivery: '4 weeks' },
      my_utility: 0.375,
      their_utility_estimate: 0.598795927722,
      acceptance_probability: null,
      inferred_priorities: { price: 0.802408144555, delivery: 0.197591855445 },
      confidence: 0.676722067375,
      inferred_utilities: {},
      alternatives: [],
      trade_logic: null,
      message: 'I accept your offer: price: middle and delivery: 4 weeks. We have a deal.',
      rationale:
        'The other side can answer no further offer of yours. Its offer is worth 0.38 to you, your alternative 0.30.',
    },
  },
  {
    name: 'nothing-told',
    input: {
      issues: [
        { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0] },
        { name: 'delivery', options: ['1 week', '2 weeks', '4 weeks'], my_utility: [1, 0.5, 0] },
      ],
      my_priorities: { price: 3, delivery: 1 },
      my_batna: 0.3,
      rounds_left: 2,
      their_offers: [
        { price: 'high', delivery: '1 week' },
        { price: 'middle', delivery: '1 week' },
      ],
      my_offers: [{ price: 'low', delivery: '1 week' }],
    },
    output: {
      action: 'offer',
      recommended_offer: { price: 'low', delivery: '1 week' },
      my_utility: 1,
      their_utility_estimate: 0.274973205067,
      acceptance_probability: 0.246623396889,
      inferred_priorities: { price: 0.725026794933, delivery: 0.274973205067 },
      confidence: 0.438674957475,
      inferred_utilities: {
        price: { utilities: [0, 0.516626743243, 1], confidence: 0.638477155952 },
        delivery: { utilities: [1, 0.400143407041, 0], confidence: 0.261894445317 },
      },
      alternatives: [],
      trade_logic: null,
      message: 'This is my final offer: price: low and delivery: 1 week.',
      rationale:
        'The other side bargains most like a splitter. price seems to matter most to the other side. This is your last offer that the other side can answer. This package is worth 1.00 to you and is accepted with a probability of about 25 %; including what may follow, continuing is worth about 0.70.',
    },
  },
];
