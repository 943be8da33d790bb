import { BACKTEST_BUYERS, BACKTEST_BUYERS_OPEN } from '@svc/reply/limits';
import type { OperationRecord } from '../operation.js';
import { BacktestIn } from './backtest-classes.js';
import { BACKTEST_EXAMPLES } from './backtest-examples.js';
import { BacktestResult } from './backtest-result.js';

/** POST /v1/policy/backtest */
export const POLICY_BACKTEST: OperationRecord = {
  id: 'backtestPolicy',
  feature: 'backtest',
  method: 'POST',
  path: '/v1/policy/backtest',
  summary: 'What a policy earns from simulated buyers',
  description:
    'Answers "what should my lowest price be, and at which price do I close without asking?". Plays the policy ' +
    `against simulated buyers who make moves, not sentences: up to ${BACKTEST_BUYERS_OPEN} for anyone, ` +
    `${BACKTEST_BUYERS} with a key. Returns what the policy earns, what each part of it earns, and what another ` +
    'reserve or a fixed price would. Deterministic.',
  tools: [],
  access: 'open',
  optionalKey: true,
  cost: 'free',
  compute: 'heavy',
  stability: 'beta',
  signed: true,
  input: BacktestIn,
  output: BacktestResult,
  media: 'application/json',
  status: 200,
  errors: [400, 401, 413, 415, 422, 429, 503],
  refusals: { 401: 'the access key is not known' },
  remedy: 'checkPolicy',
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: BACKTEST_EXAMPLES,
};
