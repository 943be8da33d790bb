import { checkPolicy } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { OperationFault } from './operation-fault.js';

/** Stands for the salt of a policy that has none while it is checked; never kept. */
const NO_SALT = 'A'.repeat(22);

/**
 * A policy that passes check, exactly as it was sent: its hash is the one that the caller can compute.
 * @throws OperationFault 400 with the issues where it has errors
 */
export function soundPolicy(sent: Readonly<Record<string, unknown>>): Policy {
  const { ok, issues } = checkPolicy(sent, { salt: NO_SALT });
  if (ok) return sent as unknown as Policy;
  throw new OperationFault(400, 'the policy has errors, listed as issues; checking it tells how to mend them', {
    issues,
  });
}
