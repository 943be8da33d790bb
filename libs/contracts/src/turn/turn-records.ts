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
  summary: 'The next price of a haggle, in dollars',
  description:
    'Recommends what to do now in a haggle over one price: which price to counter with, or to accept the ' +
    'other side’s last price, or to walk; with a message that is ready to send. Use it on every turn, with ' +
    'all prices so far, for buying or selling one thing whose price is open. Where price is one of several ' +
    'issues use `negotiate_bundle`. `fit` says where haggling does not fit: a one-shot fixed price, no room, ' +
    'a side that never moves. Never recommends a price beyond `walk_away`. Deterministic.',
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
  summary: 'Score a deal against the best that was possible',
  description:
    'Compares a deal over several issues with the exact Pareto frontier: what it is worth to both sides, ' +
    'whether it could have been better for one without being worse for the other, the fair (Nash) package, ' +
    'and how much value was left on the table. Use it to judge an offer before accepting, or a deal ' +
    'afterwards, where the utilities of both sides are known or estimated. Deterministic.',
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
