import { lowestPrice, netPerUnit, type Policy } from '@svc/policy-rules';
import type { Order } from '../order.js';
import { isPriced, packagePrices, type PackagePrices } from '../package-prices.js';
import { openOptions, optionKey } from './open-options.js';
import type { Buyer } from './population.js';

/** A package as a buyer sees it. */
export interface Package extends PricedOrder {
  /** What its options cost the buyer a unit, charges included. */
  minded: number;
}

interface PricedOrder {
  order: Order;
  prices: PackagePrices;
  /** The lowest unit price that every rule allows. */
  lowest: number;
  /** What its options are worth to the seller a unit: net = price + worth. */
  worth: number;
}

/** What one policy sells at one moment, by buyer. */
export interface Market {
  /**
   * The package that leaves a buyer most at the last price: the plain order, and each option that costs the buyer less
   * than it takes off. Null where nothing can be sold.
   */
  packageFor(buyer: Buyer): Package | null;
}

/** A choice of options as a number: by term the place of the option from 1, 0 for the standard one, in base 13. */
type Choice = number;

/** The packages of one count: the plain one, and by term those with one of its options and no other. */
interface Shelf {
  plain: PricedOrder | null;
  singles: readonly (readonly { key: string; choice: Choice; found: PricedOrder | null }[])[];
  look(choice: Choice): PricedOrder | null;
}

/** A policy has at most twelve options a term, so a choice of one has thirteen values. */
const BASE = 13;

/** Below this a gain is none: figures of prices carry no more. */
const DUST = 1e-9;

/** Opens the market of a policy: packages are priced once and remembered. */
export function openMarket(policy: Policy, nowMillis: number): Market {
  const keys = openOptions(policy).map((options) => options.map(({ key }) => key));
  const shelfOf = remembered((quantity: number): Shelf => {
    const look = remembered((choice: Choice) =>
      priced(policy, { quantity, terms: termsOf(policy, keys, choice) }, nowMillis),
    );
    const singles = keys.map((options, term) =>
      options.map((key, at) => ({ key, choice: (at + 1) * BASE ** term, found: look((at + 1) * BASE ** term) })),
    );
    return { plain: look(0), singles, look };
  });
  return { packageFor: (buyer) => packageFrom(shelfOf(buyer.quantity), buyer) };
}

/**
 * Options are weighed one by one and then together; where two of them are not worth their sum, the one that is liked
 * most stays.
 */
function packageFrom({ plain, singles, look }: Shelf, { minds }: Buyer): Package | null {
  if (plain === null) return null;
  let one = { choice: 0, cost: plain.prices.reserve - DUST, minded: 0, found: plain };
  const all = { choice: 0, minded: 0 };
  for (const options of singles) {
    let liked = { choice: 0, cost: plain.prices.reserve - DUST, minded: 0, found: plain };
    for (const { key, choice, found } of options) {
      const minded = minds.get(key);
      if (found === null || minded === undefined) continue;
      const cost = found.prices.reserve + minded;
      if (cost < liked.cost) liked = { choice, cost, minded, found };
    }
    if (liked.cost < one.cost) one = liked;
    all.choice += liked.choice;
    all.minded += liked.minded;
  }
  const together = all.choice === one.choice ? null : look(all.choice);
  const isBetter = together !== null && together.prices.reserve + all.minded < one.cost - DUST;
  return isBetter ? { ...together, minded: all.minded } : { ...one.found, minded: one.minded };
}

/** A function that works out each answer once. */
function remembered<Key, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answer(key);
    known.set(key, found);
    return found;
  };
}

function priced(policy: Policy, order: Order, nowMillis: number): PricedOrder | null {
  const prices = packagePrices({ policy, context: {}, nowMillis }, order);
  const lowest = lowestPrice(policy, order, {});
  if (!isPriced(prices) || lowest === null) return null;
  return { order, prices, lowest, worth: netPerUnit(policy, { ...order, price: 0 }) };
}

/** The options of a choice, by term. */
function termsOf({ terms = [] }: Policy, keys: readonly (readonly string[])[], choice: Choice): Record<string, string> {
  return Object.fromEntries(
    terms.map((term, at) => {
      const place = Math.floor(choice / BASE ** at) % BASE;
      const key = keys[at]?.[place - 1];
      const option = term.options.find(({ id }) => optionKey(term.id, id) === key);
      return [term.id, option?.id ?? term.default];
    }),
  );
}
