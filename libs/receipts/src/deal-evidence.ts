import { bindsFor, completeTerms, flagConfirmed, matchesBind, offerAllowed, STOCK_KEYS } from '@svc/policy-rules';
import type { Offer, OfferContext, Policy, StockBind, StockRecord } from '@svc/policy-rules';

/**
 * The stock records that an offer rests on, each reduced to what the judge reads: the fields that matched and the
 * availability. The rest of a record is the seller's own business and stays out of the receipt.
 */
export function matchedStock(policy: Policy, offer: Offer, stock: readonly StockRecord[]): StockRecord[] {
  const binds = bindsFor(policy, completeTerms(policy, offer.terms));
  const matched = stock
    .filter((record) => binds.some((bind) => matchesBind(record, bind)))
    .map((record) => reduceRecord(record, binds));
  return [...new Map(matched.map((record) => [JSON.stringify(record), record])).values()];
}

/**
 * The confirmed flags that an offer needs: each without which, given the others kept, it would not be allowed.
 * In the order of the policy's grants; a confirmed flag that changes nothing is nobody's business either.
 */
export function usedFlags(policy: Policy, offer: Offer, context: OfferContext): Record<string, true> {
  const confirmed = (policy.grants ?? []).map((grant) => grant.flag).filter((flag) => flagConfirmed(context, flag));
  let kept = new Set(confirmed);
  for (const flag of confirmed) {
    const fewer = new Set([...kept].filter((other) => other !== flag));
    if (offerAllowed(policy, offer, { ...context, flags: flagsOf(fewer) })) kept = fewer;
  }
  return flagsOf(kept);
}

const flagsOf = (names: Iterable<string>): Record<string, true> =>
  Object.fromEntries([...names].map((name) => [name, true as const]));

function reduceRecord(record: StockRecord, binds: readonly StockBind[]): StockRecord {
  const reduced: StockRecord = {};
  for (const key of STOCK_KEYS) {
    if (binds.some((bind) => matchesBind({ [key]: record[key] }, bind))) reduced[key] = record[key];
  }
  for (const key of ['availability', 'status', 'inventoryLevel']) {
    const value = Object.hasOwn(record, key) ? reduceValue(record[key]) : undefined;
    if (value !== undefined) reduced[key] = value;
  }
  return reduced;
}

/**
 * A plain value as it is; of an object only `available`, `status` and `value`, be it that nothing is left: a field that
 * says nothing readable is a field.
 */
function reduceValue(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, member]) =>
        ['available', 'status', 'value'].includes(key) && (member === null || typeof member !== 'object'),
    ),
  );
}
