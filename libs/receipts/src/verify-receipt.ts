import {
  agreedLabels,
  checkOffer,
  isRecord,
  line,
  POLICY_LIMITS,
  POLICY_SHAPE,
  RULES,
  schemaFaults,
} from '@svc/policy-rules';
import type { Charge, Offer, OfferContext, Policy } from '@svc/policy-rules';
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
    line('policy_valid', fault === null, 'the policy is valid', fault ?? ''),
    ...(await checkBinding(membersOf(receipt), membersOf(policy), options)),
    ...(fault === null
      ? [
          checkLabels(membersOf(receipt), policy as Policy),
          checkGoods(membersOf(receipt), policy as Policy),
          ...checkRules(membersOf(receipt), policy as Policy, flags),
        ]
      : (['labels', 'goods', ...RULES] as const).map((id) => line(id, false, 'the policy is valid'))),
  ]);
}

/** What a receipt may state of its offer beside price, quantity and terms; the judge reads it as it is. */
const STATED = ['periods', 'counts', 'total_per_period', 'total'];

function policyFault(policy: unknown): string | null {
  try {
    const [fault] = schemaFaults(POLICY_SHAPE, policy);
    return fault ? shapeFault(fault) : null;
  } catch {
    return 'the receipt cannot be read';
  }
}

/** That the receipt speaks of this policy and of no other. */
async function checkBinding(
  receipt: Record<string, unknown>,
  policy: Record<string, unknown>,
  { sha256 }: VerifyOptions,
): Promise<ReceiptCheck[]> {
  const hash = await hashPolicy(policy as unknown as Policy, sha256).catch(() => null);
  const binds = (id: 'policy_hash' | 'list_price' | 'currency', stated: unknown, what: string): ReceiptCheck =>
    line(
      id,
      stated !== undefined && stated !== null && receipt[id] === stated,
      `the receipt names this policy’s ${what}`,
    );
  return [
    binds('policy_hash', hash, 'hash'),
    binds('list_price', policy['list_price'], 'list price'),
    binds('currency', policy['currency'], 'currency'),
  ];
}

/** The words that the receipt has for what was agreed are the policy's, for every term and no other. */
function checkLabels(receipt: Record<string, unknown>, policy: Policy): ReceiptCheck {
  const right = Object.entries(agreedLabels(policy, chosenTerms(receipt)));
  const stated = membersOf(receipt['labels']);
  const ok = Object.keys(stated).length === right.length && right.every(([term, label]) => stated[term] === label);
  return line('labels', ok, 'the labels are those of the policy');
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

/** What was sold is what the policy sells. An earlier receipt names nothing, and so can sell nothing by time. */
function checkGoods(receipt: Record<string, unknown>, { name, quantity, period }: Policy): ReceiptCheck {
  const named =
    receipt['version'] === 'svc-receipt/1' || (receipt['goods'] === name && receipt['unit'] === quantity?.unit);
  return line('goods', named && receipt['period'] === period?.unit, 'the goods are those of the policy');
}

function checkRules(receipt: Record<string, unknown>, policy: Policy, flags: unknown): ReceiptCheck[] {
  const own = flags === null || flags === undefined;
  const context: OfferContext = {
    flags: membersOf(own ? receipt['flags'] : flags),
    stock: Array.isArray(receipt['stock']) ? receipt['stock'].filter(isRecord) : [],
  };
  const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
  const offer = {
    price: number(receipt['price']),
    quantity: number(receipt['quantity']),
    terms: chosenTerms(receipt),
    charges: Array.isArray(receipt['charges']) ? (receipt['charges'] as Charge[]) : [],
    ...(Object.fromEntries(
      STATED.filter((name) => Object.hasOwn(receipt, name)).map((name) => [name, receipt[name]]),
    ) as Partial<Offer>),
  };
  return checkOffer(policy, offer, context).map(({ id, ok, message }) => {
    if (id === 'in_stock') return { id, ok, message: `${message} (by the stock records in the receipt)` };
    if (own && ['price_at_most_list', 'discount_unlocked', 'grants_confirmed'].includes(id))
      return { id, ok, message: `${message} (by the flags in the receipt)` };
    return { id, ok, message };
  });
}
