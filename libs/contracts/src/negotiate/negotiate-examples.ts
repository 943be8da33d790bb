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
      fit: { score: 0.857143, fits: true, reason: 'There are turns, room and a counterparty to haggle with.' },
      expected_settlement: 802.5,
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
      fit: { score: 0.75, fits: true, reason: 'There are turns, room and a counterparty to haggle with.' },
      expected_settlement: 700,
    },
  },
];
