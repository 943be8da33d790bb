import { POLICY_LIMITS } from '@svc/policy-rules';

/** What a policy holds as its largest order where there is none. */
export const NO_LARGEST_ORDER = POLICY_LIMITS.quantity;
