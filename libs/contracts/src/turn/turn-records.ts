import type { OperationRecord } from '../operation.js';
import { NegotiateTurnIn, NegotiateTurnResult } from './turn-classes.js';
import { ScoreIn, ScoreResult } from './score-classes.js';
import { SCORE_EXAMPLES, TURN_EXAMPLES } from './turn-examples.js';

/** POST /v1/negotiate/turn */
export const NEGOTIATE_TURN: OperationRecord = {
  id: 'negotiateTurn',
  feature: 'turn',
  method: 'POST',
  path: '/v1/negotiate/turn',
  summary: 'The next price in a haggle, in dollars',
  description:
    'Recommends the next step in a haggle over one price: a counter-price, accepting the other side’s last ' +
    'price, or walking away; with a message ready to send. Use it on every turn, with all prices so far, to buy ' +
    'or sell one thing at an open price. If price is one of several issues, use `negotiate_bundle`. `fit` warns ' +
    'if haggling does not suit the case: a one-shot fixed price, no room, a side ' +
    'that never moves. Never ' +
    'recommends a price beyond `walk_away`. Deterministic.',
  tools: [{ name: 'negotiate', door: 'core' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: NegotiateTurnIn,
  output: NegotiateTurnResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: TURN_EXAMPLES,
};

/** POST /v1/negotiate/score */
export const NEGOTIATE_SCORE: OperationRecord = {
  id: 'scoreDeal',
  feature: 'turn',
  method: 'POST',
  path: '/v1/negotiate/score',
  summary: 'Score a deal against the best possible one',
  description:
    'Compares a deal over several issues with the exact Pareto frontier: its utility for both sides, whether ' +
    'another deal was better for one side and not worse for the other, the fair (Nash) package, and how much ' +
    'value was left on the table. Use it to judge an offer before accepting, or a deal afterwards, if the ' +
    'utilities of both sides are known or estimated. Deterministic.',
  tools: [{ name: 'score_deal', door: 'core' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: ScoreIn,
  output: ScoreResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: SCORE_EXAMPLES,
};
