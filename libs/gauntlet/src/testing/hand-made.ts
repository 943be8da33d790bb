import type { Scenario } from '../scenario.js';

/** A scenario whose numbers can be worked by hand: even utilities, round weights. */
export const HAND_MADE: Scenario = {
  issues: [
    {
      name: 'price',
      options: ['price_1', 'price_2', 'price_3', 'price_4', 'price_5'],
      seller_utility: [0, 0.25, 0.5, 0.75, 1],
    },
    { name: 'delivery', options: ['delivery_1', 'delivery_2', 'delivery_3'], seller_utility: [0, 0.5, 1] },
    { name: 'quality', options: ['quality_1', 'quality_2', 'quality_3'], seller_utility: [0, 0.5, 1] },
    { name: 'terms', options: ['terms_1', 'terms_2', 'terms_3', 'terms_4'], seller_utility: [0, 0.4, 0.6, 1] },
  ],
  seller_weights: [0.4, 0.3, 0.2, 0.1],
  buyer_weights: [0.1, 0.2, 0.3, 0.4],
};
