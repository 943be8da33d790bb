import type { OperationRecord } from '../operation.js';
import { BundleIn, BundleResult } from './bundle-classes.js';
import { BUNDLE_EXAMPLES } from './bundle-examples.js';

/** POST /v1/negotiate/bundle */
export const NEGOTIATE_BUNDLE: OperationRecord = {
  id: 'negotiateBundle',
  feature: 'bundle',
  method: 'POST',
  path: '/v1/negotiate/bundle',
  summary: 'The next move over several linked issues',
  description:
    'Recommends a move when price is only one of several issues (delivery, warranty, payment, …). It infers ' +
    'from the other side’s offers and refusals what that side cares about, concedes what matters little to the ' +
    'caller and much to the other side, and says whether to offer, accept or walk. Use it on every turn of a ' +
    'negotiation with 2 or more issues, with all offers so far; for a single price use `negotiate`. Never ' +
    'recommends less than `my_batna`. Deterministic.',
  tools: [{ name: 'negotiate_bundle', door: 'core' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: BundleIn,
  output: BundleResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: BUNDLE_EXAMPLES,
};
