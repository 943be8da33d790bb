import { POLICY_SCHEMA } from '@svc/policy-rules';
import { RECEIPT_SCHEMA } from '@svc/receipts';
import { STATE_SCHEMA } from '@svc/reply';

/** The JSON Schemas that libraries own, by the names that the contracts refer to. */
export const LIBRARY_SCHEMAS = { Policy: POLICY_SCHEMA, Receipt: RECEIPT_SCHEMA, State: STATE_SCHEMA } as const;
