import { agreedLabels, checkOffer, POLICY_LIMITS, POLICY_SHAPE, RULES, schemaFaults } from '@svc/policy-rules';
import type { Charge, OfferContext, Policy, StockRecord } from '@svc/policy-rules';
import { checkSignatures } from './check-signatures.js';
import type { VerifyOptions } from './check-signatures.js';
import { hashPolicy } from './hash-policy.js';
import { concludeVerdict, membersOf } from './receipt-check.js';
import type { ReceiptCheck, ReceiptVerdict } from './receipt-check.js';
import { shapeFault } from './receipt-shape.js';

/**
 * A receipt, the policy it is said to keep, and the flags that the caller's records confirm (null: judge by the
 * receipt's).
 */
export interface VerifyInput {
  receipt: unknown;
  policy: unknown;
  flags?: unknown;
}

/**
 * Checks a receipt against its policy: both signatures, and every rule again. One line a check, all of them, also
 * when an earlier one fails. Total: any JSON gives a verdict. Free of effects.
 * @param publishedKeys the seller's published keys, current and rotated; what is not a key among them is passed over
 * @example (await verifyReceipt({ receipt, policy, flags: null }, profile.keys)).valid
 */
export async function verifyReceipt(
  { receipt, policy, flags }: VerifyInput,
  publishedKeys: readonly unknown[],
  options: VerifyOptions = {},
): Promise<ReceiptVerdict> {
  const fault = policyFault(policy);
  return concludeVerdict(receipt, [
    ...(await checkSignatures(receipt, publishedKeys, options)),
    {
      id: 'policy_valid',
      ok: fault === null,
      message: fault === null ? 'the policy is valid' : `the policy is not valid: ${fault}`,
    },
    ...(await checkBinding(membersOf(receipt), membersOf(policy))),
    ...(fault === null
      ? [checkLabels(membersOf(receipt), policy as Policy), ...checkRules(membersOf(receipt), policy as Policy, flags)]
      : (['labels', ...RULES] as const).map((id): ReceiptCheck => ({
          id,
          ok: false,
          message: 'cannot be judged: the policy is not valid',
        }))),
  ]);
}

function policyFault(policy: unknown): string | null {
  try {
    const [fault] = schemaFaults(POLICY_SHAPE, policy);
    return fault ? shapeFault(fault) : null;
  } catch {
    return 'it cannot be read';
  }
}

/** That the receipt speaks of this policy and of no other. */
async function checkBinding(
  receipt: Record<string, unknown>,
  policy: Record<string, unknown>,
): Promise<ReceiptCheck[]> {
  const hash = await hashPolicy(policy as unknown as Policy).catch(() => null);
  const say = (id: 'policy_hash' | 'list_price' | 'currency', ok: boolean, what: string): ReceiptCheck => ({
    id,
    ok,
    message: `the receipt names ${ok ? 'this' : 'another'} ${what}`,
  });
  return [
    say('policy_hash', hash !== null && receipt['policy_hash'] === hash, 'policy’s hash'),
    say(
      'list_price',
      typeof policy['list_price'] === 'number' && receipt['list_price'] === policy['list_price'],
      'policy’s list price',
    ),
    say(
      'currency',
      typeof policy['currency'] === 'string' && receipt['currency'] === policy['currency'],
      'policy’s currency',
    ),
  ];
}

/** The words that the receipt has for what was agreed are the policy's, for every term and no other. */
function checkLabels(receipt: Record<string, unknown>, policy: Policy): ReceiptCheck {
  const right = Object.entries(agreedLabels(policy, chosenTerms(receipt)));
  const stated = membersOf(receipt['labels']);
  const ok = Object.keys(stated).length === right.length && right.every(([term, label]) => stated[term] === label);
  const message = `the words for what was agreed are ${ok ? '' : 'not '}those of the policy`;
  return { id: 'labels', ok, message };
}

/**
 * The terms that a receipt names, as far as they can be read. One entry more than a policy can have terms is enough to
 * know that one of them is unknown.
 */
function chosenTerms(receipt: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(membersOf(receipt['terms']))
      .slice(0, POLICY_LIMITS.terms + 1)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function checkRules(receipt: Record<string, unknown>, policy: Policy, flags: unknown): ReceiptCheck[] {
  const own = flags === null || flags === undefined;
  const context: OfferContext = {
    flags: membersOf(own ? receipt['flags'] : flags),
    stock: Array.isArray(receipt['stock'])
      ? receipt['stock'].filter((record): record is StockRecord => record !== null && typeof record === 'object')
      : [],
  };
  const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
  const offer = {
    price: number(receipt['price']),
    quantity: number(receipt['quantity']),
    terms: chosenTerms(receipt),
    charges: Array.isArray(receipt['charges']) ? (receipt['charges'] as Charge[]) : [],
    total: number(receipt['total']),
  };
  return checkOffer(policy, offer, context).map(({ id, ok, message }) => {
    if (id === 'in_stock') return { id, ok, message: `${message} (by the stock records in the receipt)` };
    if (own && ['price_at_most_list', 'discount_unlocked', 'grants_confirmed'].includes(id))
      return { id, ok, message: `${message} (by the flags in the receipt)` };
    return { id, ok, message };
  });
}
