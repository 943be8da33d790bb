import { isRecord } from '@svc/policy-rules';
import type { RuleId } from '@svc/policy-rules';

/** What is checked about a receipt beside the rules of the policy. */
export const RECEIPT_CHECKS = [
  'shape',
  'business_authorization',
  'notary_sig',
  'policy_valid',
  'policy_hash',
  'list_price',
  'currency',
  'labels',
  'goods',
] as const;
export type ReceiptCheckId = (typeof RECEIPT_CHECKS)[number] | RuleId;

/** One check, whether it holds, and why. */
export interface ReceiptCheck {
  id: ReceiptCheckId;
  ok: boolean;
  message: string;
}

/** The verdict on a receipt: valid exactly when every check holds; `receipt_id` is null where the id cannot be read. */
export interface ReceiptVerdict {
  valid: boolean;
  checks: ReceiptCheck[];
  receipt_id: string | null;
}

/**
 * A verdict from its checks.
 * @example concludeVerdict({ id: 'rcp_1' }, []) // { valid: true, checks: [], receipt_id: 'rcp_1' }
 */
export function concludeVerdict(receipt: unknown, checks: ReceiptCheck[]): ReceiptVerdict {
  const { id } = membersOf(receipt);
  return { valid: checks.every((check) => check.ok), checks, receipt_id: typeof id === 'string' ? id : null };
}

/**
 * An unknown value as an object to read members from: itself where it is one, else an empty one.
 * @example membersOf([1]) // {}
 */
export const membersOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
