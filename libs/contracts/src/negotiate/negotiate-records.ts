import type { OperationRecord } from '../operation.js';
import { NegotiateTurnIn, NegotiateTurnResult, ScoreIn, ScoreResult } from './negotiate-classes.js';
import { TURN_EXAMPLES } from './negotiate-examples.js';

const ISSUES = [
  { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
  { name: 'delivery', options: ['1 week', '2 weeks', '4 weeks'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
];
const WEIGHTS = { my_weights: { price: 3, delivery: 1 }, their_weights: { price: 1, delivery: 3 } };

/** POST /v1/negotiate/turn */
export const NEGOTIATE_TURN: OperationRecord = {
  id: 'negotiateTurn', feature: 'negotiate', method: 'POST', path: '/v1/negotiate/turn',
  summary: 'The next price of a haggle, in dollars',
  description: 'Recommends what to do now in a haggle over one price: which price to counter with, or to accept the other side’s last price, or to walk; with a message that is ready to send. Use it on every turn, with all prices so far, for buying or selling one thing whose price is open. Where price is one of several issues use `negotiate_bundle`. `fit` says where haggling does not fit: a one-shot fixed price, no room, a side that never moves. Never recommends a price beyond `walk_away`. Deterministic.',
  tools: [{ name: 'negotiate', door: 'core' }], access: 'open', cost: 'free', stability: 'stable', signed: false,
  input: NegotiateTurnIn, output: NegotiateTurnResult, media: 'application/json', status: 200, errors: [400, 413, 415, 422, 429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: TURN_EXAMPLES,
};

/** POST /v1/negotiate/score */
export const NEGOTIATE_SCORE: OperationRecord = {
  id: 'scoreDeal', feature: 'negotiate', method: 'POST', path: '/v1/negotiate/score',
  summary: 'Score a deal against the best that was possible',
  description: 'Compares a deal over several issues with the exact Pareto frontier: what it is worth to both sides, whether it could have been better for one without being worse for the other, the fair (Nash) package, and how much value was left on the table. Use it to judge an offer before accepting, or a deal afterwards, where the utilities of both sides are known or estimated. Deterministic.',
  tools: [{ name: 'score_deal', door: 'core' }], access: 'open', cost: 'free', stability: 'stable', signed: false,
  input: ScoreIn, output: ScoreResult, media: 'application/json', status: 200, errors: [400, 413, 415, 422, 429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [{
    name: 'split-the-difference', input: { issues: ISSUES, ...WEIGHTS, package: { price: 'middle', delivery: '2 weeks' }, notional: 1000 },
    output: {
      my_utility: 0.5, their_utility: 0.5, joint: 1, frontier_best_joint: 1.5, naive_joint: 1, nash_package: { price: 'low', delivery: '4 weeks' },
      pareto_efficient: false, capture: 0.666666666667, logroll: false, value_left: 500,
    },
  }, {
    name: 'traded', input: { issues: ISSUES, ...WEIGHTS, package: { price: 'low', delivery: '4 weeks' } },
    output: {
      my_utility: 0.75, their_utility: 0.75, joint: 1.5, frontier_best_joint: 1.5, naive_joint: 1, nash_package: { price: 'low', delivery: '4 weeks' },
      pareto_efficient: true, capture: 1, logroll: true, value_left: null,
    },
  }],
};
