import type { OperationRecord } from '../operation.js';
import { DisputeNegotiateIn, DisputeNegotiateResult } from './dispute-classes.js';
import { DISPUTE_EXAMPLES } from './dispute-examples.js';

/** POST /v1/dispute/negotiate */
export const DISPUTE_NEGOTIATE: OperationRecord = {
  id: 'negotiateDispute',
  feature: 'dispute',
  method: 'POST',
  path: '/v1/dispute/negotiate',
  summary: 'Settle a refund dispute',
  description:
    'Plans a customer’s talks with a platform over a refund: what to ask first, how the ask falls each round, ' +
    'which answer to accept, where the talks should end, and a message ready to send. Use it once at the start, ' +
    'with what the platform has offered and what it loses if the customer walks away. Never advises less than ' +
    '`customer_floor`, and says if no settlement suits both sides. Amounts are US dollars in whole cents. ' +
    'Deterministic.',
  tools: [{ name: 'gt_dispute_negotiate', door: 'pro' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: DisputeNegotiateIn,
  output: DisputeNegotiateResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: DISPUTE_EXAMPLES,
};
