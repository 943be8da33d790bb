import type { OperationExample } from '../operation.js';

/** A dispute to be argued, and one whose first offer is good enough. */
export const DISPUTE_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'ask',
    input: {
      platform_first_offer: 30,
      platform_walk_cost: 250,
      customer_floor: 80,
      customer_target: 200,
      deadline_rounds: 4,
    },
    output: {
      opening_ask: 130.96,
      schedule: [
        { round: 1, ask: 130.96, accept_at_least: 117.73 },
        { round: 2, ask: 121.92, accept_at_least: 107.69 },
        { round: 3, ask: 110.77, accept_at_least: 95.3 },
        { round: 4, ask: 97, accept_at_least: 80 },
      ],
      recommended_offer: 130.96,
      expected_settlement: 130.96,
      zone: { exists: true, low: 80, high: 250 },
      rationale:
        'Your walking away costs the platform $250, and you take no less than $80: a settlement in between leaves both sides better off. With 4 rounds, both sides equally patient and the last answer with the platform, continuing is worth $125.86 and the current offer $30, so ask for $130.96: a platform that knows its costs gains nothing by refusing that. Your target of $200 is within reach in principle.',
      message: 'Thank you for the offer of $30. It does not settle this for me. I would settle for $130.96.',
    },
  },
  {
    name: 'accept-the-first-offer',
    input: { platform_first_offer: 150, platform_walk_cost: 250, customer_floor: 80, deadline_rounds: 4 },
    output: {
      opening_ask: 150,
      schedule: [
        { round: 1, ask: 150, accept_at_least: 117.73 },
        { round: 2, ask: 150, accept_at_least: 107.69 },
        { round: 3, ask: 150, accept_at_least: 95.3 },
        { round: 4, ask: 150, accept_at_least: 80 },
      ],
      recommended_offer: 150,
      expected_settlement: 150,
      zone: { exists: true, low: 80, high: 250 },
      rationale:
        'Your walking away costs the platform $250, and you take no less than $80: a settlement in between leaves both sides better off. With 4 rounds, both sides equally patient and the last answer with the platform, continuing is worth $125.86, so accept the $150 offered.',
      message: 'I accept your offer of $150.',
    },
  },
];
