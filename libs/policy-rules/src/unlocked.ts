import type { Offer, OfferContext, Policy, PolicyOption, QuantityBreak, Unlock } from './policy.js';
import { MICROS, shareToMillionths, toMicros } from './money.js';

/** Whether the caller's records confirm a flag. Only `true` confirms; a string or a number does not. */
export function flagConfirmed(context: OfferContext, flag: string): boolean {
  return !!context.flags && Object.hasOwn(context.flags, flag) && context.flags[flag] === true;
}

/** The option of a term that an offer chooses: its own, else the default; undefined where the id is unknown. */
export function chosenOption(policy: Policy, offer: Pick<Offer, 'terms'>, termId: string): PolicyOption | undefined {
  const term = policy.terms?.find((candidate) => candidate.id === termId);
  if (!term) return undefined;
  const id = Object.hasOwn(offer.terms, termId) ? offer.terms[termId] : term.default;
  return term.options.find((option) => option.id === id);
}

/** An offer with every term named, defaults filled in. Unknown terms are kept, so that they can be refused. */
export function completeTerms(policy: Policy, terms: Readonly<Record<string, string>>): Record<string, string> {
  const complete: Record<string, string> = {};
  for (const term of policy.terms ?? []) complete[term.id] = term.default;
  return { ...complete, ...terms };
}

/** The quantity break that an order of this size reaches: the one with the greatest `from`. */
export function quantityBreak(policy: Policy, quantity: number): QuantityBreak | undefined {
  return (policy.quantity?.breaks ?? [])
    .filter((candidate) => candidate.from <= quantity)
    .reduce<QuantityBreak | undefined>((best, candidate) => (!best || candidate.from > best.from ? candidate : best), undefined);
}

/** An unlock as micros off the list price, rounded down: a rule never gives more than it says. */
export function unlockMicros(policy: Policy, unlock: Unlock): bigint {
  const list = toMicros(policy.list_price);
  if ('share' in unlock) return (list * shareToMillionths(unlock.share)) / BigInt(MICROS);
  if ('amount' in unlock) return toMicros(unlock.amount);
  const off = list - toMicros(unlock.to_price);
  return off > 0n ? off : 0n;
}

/**
 * How far below list the unit price of such an order may go, in micros, before the floor is applied.
 * Free discount or the largest unlock that does not stack, whichever is more, plus all that stack.
 */
export function unlockedMicros(policy: Policy, offer: Pick<Offer, 'terms' | 'quantity'>, context: OfferContext): bigint {
  const toFloor = toMicros(policy.list_price) - toMicros(policy.floor_price);
  let largest = policy.free_discount === undefined ? toFloor : toMicros(policy.free_discount);
  let stacked = 0n;
  const add = (source: { unlocks?: Unlock; stacks?: boolean } | undefined): void => {
    if (!source?.unlocks) return;
    const off = unlockMicros(policy, source.unlocks);
    if (source.stacks) stacked += off;
    else if (off > largest) largest = off;
  };
  for (const term of policy.terms ?? []) add(chosenOption(policy, offer, term.id));
  add(quantityBreak(policy, offer.quantity));
  for (const grant of policy.grants ?? []) if (flagConfirmed(context, grant.flag)) add(grant);
  return largest + stacked;
}
