import { isSingleThing, STOCK_KEYS, type Policy } from '@svc/policy-rules';
import type { PolicyIdentity } from './memory.js';

/** What makes a policy the same one after an edit. */
export function identityOf(policy: Policy): PolicyIdentity {
  return {
    salt: policy.salt ?? null,
    name: policy.name,
    currency: policy.currency,
    things: thingsOf(policy),
  };
}

/**
 * The single things that a policy sells, each as `vin:…`, `sku:…`, `gtin:…` or `id:…`; those that only an option needs
 * are not among them.
 * @example thingsOf({ ...policy, inventory: { bind: [{ match: { vin: 'X1' } }] } }) // ['vin:X1']
 */
export function thingsOf(policy: Policy): string[] {
  return (policy.inventory?.bind ?? [])
    .filter((bind) => bind.option === undefined && isSingleThing(policy, bind))
    .flatMap(({ match }) => STOCK_KEYS.flatMap((key) => (match[key] === undefined ? [] : [`${key}:${match[key]}`])));
}

/**
 * Whether a policy is the one that a negotiation began with, edited or not: an edit keeps the salt, and the single
 * thing or the name. The products of a catalogue share a salt, so without a thing in common the name parts them,
 * read without case, spaces and punctuation; and without a salt on either side the name stands for it. Another
 * currency or another single thing is another policy.
 */
export function isSamePolicy(before: PolicyIdentity, now: PolicyIdentity): boolean {
  if (before.currency !== now.currency) return false;
  const isNamed = bareName(before.name) === bareName(now.name);
  if (before.salt !== null && now.salt !== null && before.salt !== now.salt) return false;
  const isOneThing = before.things.some((thing) => now.things.includes(thing));
  if (before.things.length > 0 && now.things.length > 0 && !isOneThing) return false;
  return isNamed || (isOneThing && before.salt !== null && now.salt !== null);
}

/** A name by its letters, marks, numbers and symbols; one of punctuation alone stays as it is. */
function bareName(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase();
  return folded.replace(/[\p{P}\s]+/gu, '') || folded;
}
