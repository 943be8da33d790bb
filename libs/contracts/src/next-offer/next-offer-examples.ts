import type { OperationExample } from '../operation.js';

/** A seller in the middle of a negotiation, and one with a verified peer. */
export const SELL_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'middle',
    input: {
      my_reservation: 0.3,
      opponent_offer_history: [0.2, 0.35],
      my_offer_history: [0.9, 0.8],
      deadline_rounds: 5,
    },
    output: {
      recommended_offer: 0.8,
      acceptance_probability: 0.0102564102564,
      expected_payoff: 0.346591470824,
      rationale:
        '5 rounds are left. Both sides move towards each other in equal steps and meet in the middle of the range that both can accept.',
      posterior: { mean: 0.74625, sigma: 0.0450289258884, samples: 4, opponent_type: 'reciprocal' },
      bargaining_share: 1,
      focal_floor: 0.37,
    },
  },
  {
    name: 'peer',
    input: {
      my_reservation: 0.3,
      opponent_offer_history: [0.4],
      my_offer_history: [0.9],
      deadline_rounds: 5,
      peer_mode: true,
      share_outcome: true,
      vertical: 'saas_procurement',
    },
    output: {
      recommended_offer: 0.816666666667,
      acceptance_probability: 0.152777777778,
      expected_payoff: 0.277083333333,
      rationale:
        '5 rounds are left. Both sides move towards each other in equal steps and meet in the middle of the range that both can accept.',
      posterior: { mean: 0.85, sigma: 0.19364916731, samples: 2, opponent_type: 'peer' },
      bargaining_share: 0.939393939395,
      focal_floor: 0.6234,
    },
  },
];

/** A buyer who is anchored, and one who knows nothing of the market. */
export const BUY_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'anchored',
    input: {
      my_reservation: 0.3,
      seller_offer_history: [0.05],
      deadline_rounds: 6,
      market_prior: { mu: 0.4, sigma: 0.1 },
    },
    output: {
      recommended_offer: 0.890006281515,
      acceptance_probability: 0.00578914307817,
      expected_payoff: 0.194652918219,
      rationale:
        '6 rounds are left. Both sides move towards each other in equal steps and meet in the middle of the range that both can accept.',
      posterior: { mean: 0.6375, sigma: 0.224188350872, samples: 1, opponent_type: 'unknown' },
      bargaining_share: 1,
      focal_floor: 0.37,
      warnings: [
        {
          code: 'anchor_attack',
          message:
            "The opening lies 3.5 standard deviations below the market's usual opening. Fewer than 1 in 100 honest openings lie so far away: answer at the market's level, not relative to this anchor.",
        },
      ],
      defense_actions: [
        {
          code: 'focal_commitment',
          message: 'With a seller that bargains, nothing below this utility is agreed to, even in the last round.',
          utility: 0.37,
        },
        {
          code: 'anchor_attack_detection',
          message: "The seller's opening was ignored; the market's mean opening is used instead.",
          utility: 0.4,
        },
      ],
    },
  },
  {
    name: 'market-unknown',
    input: { my_reservation: 0.3, seller_offer_history: [0.2, 0.35], my_offer_history: [0.9, 0.8], deadline_rounds: 5 },
    output: {
      recommended_offer: 0.8,
      acceptance_probability: 0.0102564102564,
      expected_payoff: 0.346591470824,
      rationale:
        '5 rounds are left. Both sides move towards each other in equal steps and meet in the middle of the range that both can accept.',
      posterior: { mean: 0.74625, sigma: 0.0450289258884, samples: 4, opponent_type: 'reciprocal' },
      bargaining_share: 1,
      focal_floor: 0.37,
      warnings: [
        {
          code: 'market_prior_missing',
          message: "Without a market_prior the seller's opening is not checked for an anchoring attack.",
        },
      ],
      defense_actions: [
        {
          code: 'focal_commitment',
          message: 'With a seller that bargains, nothing below this utility is agreed to, even in the last round.',
          utility: 0.37,
        },
      ],
    },
  },
];

/** An attack, and an honest opening. */
export const ANCHOR_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'attack',
    input: { opponent_offer_history: [0.05], market_prior: { mu: 0.4, sigma: 0.1 } },
    output: {
      is_anchor_attack: true,
      z_score: -3.5,
      severity: 0.875,
      recommended_response: 'counter_with_market',
      rationale:
        "The opening lies 3.5 standard deviations below the market's usual opening. Fewer than 1 in 100 honest openings lie so far away: answer at the market's level, not relative to this anchor.",
    },
  },
  {
    name: 'honest',
    input: { opponent_offer_history: [0.3, 0.35], market_prior: { mu: 0.4, sigma: 0.1 } },
    output: {
      is_anchor_attack: false,
      z_score: -1,
      severity: 0.25,
      recommended_response: 'ignore',
      rationale:
        "The opening lies 1.0 standard deviations below the market's usual opening. Honest openings vary that much.",
    },
  },
];
