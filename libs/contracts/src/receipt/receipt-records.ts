import type { OperationRecord } from '../operation.js';
import { EXAMPLE_POLICY } from '../policy/policy-examples.js';
import { VerifyIn, VerifyResult } from './receipt-classes.js';

/** POST /v1/receipt/verify */
export const RECEIPT_VERIFY: OperationRecord = {
  id: 'verifyReceipt',
  feature: 'receipt',
  method: 'POST',
  path: '/v1/receipt/verify',
  summary: 'Re-check a signed receipt',
  description:
    'Checks both signatures of a receipt and every rule of the policy that the deal was made under, one line ' +
    'each. Use it before relying on a receipt that you got from someone else. A receipt that fails is answered ' +
    'with status 200 and `valid` false.',
  tools: [{ name: 'verify_deal_receipt', door: 'core' }],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: true,
  input: VerifyIn,
  output: VerifyResult,
  media: 'application/json',
  status: 200,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  examples: [
    {
      name: 'not-a-receipt',
      input: { receipt: { id: 'rcp_made_up', price: 90 }, policy: EXAMPLE_POLICY, flags: null },
      output: {
        valid: false,
        checks: [
          { id: 'shape', ok: false, message: 'not a receipt: the top level: required version' },
          {
            id: 'business_authorization',
            ok: false,
            message: 'refused: malformed',
          },
          {
            id: 'notary_sig',
            ok: false,
            message: 'refused: no published key signed these bytes',
          },
          { id: 'policy_valid', ok: true, message: 'the policy is valid' },
        ],
        receipt_id: 'rcp_made_up',
      },
    },
  ],
};
