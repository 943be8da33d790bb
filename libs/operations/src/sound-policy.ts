import { checkPolicy } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { hashPolicy } from '@svc/receipts';
import { OperationFault } from './operation-fault.js';

/** Stands for the salt of a policy that has none while it is checked; never kept. */
const NO_SALT = 'A'.repeat(22);

/** The most policies that are kept. */
const MOST_KEPT = 64;

/** The sound policies that were sent last, by their text: a talk sends its policy with every message. */
const kept = new Map<string, Policy>();

/**
 * A policy that passes check, exactly as it was sent: its hash is the one that the caller can compute. The same text
 * gives the same object, so that what is worked out from a policy alone is worked out once. Nobody changes it in place.
 * @throws OperationFault 400 with the issues where it has errors
 */
export function soundPolicy(sent: Readonly<Record<string, unknown>>): Policy {
  const text = JSON.stringify(sent);
  const policy = kept.get(text) ?? checked(sent);
  kept.delete(text);
  kept.set(text, policy);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return policy;
}

const hashes = new WeakMap<Policy, Promise<string>>();

/** The hash of a policy that {@link soundPolicy} gave, worked out once. */
export function hashOfSound(policy: Policy): Promise<string> {
  const made = hashes.get(policy) ?? hashPolicy(policy);
  hashes.set(policy, made);
  return made;
}

function checked(sent: Readonly<Record<string, unknown>>): Policy {
  const { ok, issues } = checkPolicy(sent, { salt: NO_SALT });
  if (ok) return sent as unknown as Policy;
  throw new OperationFault(400, 'the policy has errors, listed as issues; the check operation says how to fix them', {
    code: 'policy_invalid',
    issues,
  });
}
