import type { MessageReading } from '@svc/language';
import {
  chargesOf,
  completeTerms,
  fromMicros,
  priceForTotal,
  priceStepMicros,
  quantityBounds,
  toMicros,
  type Offer,
  type Policy,
} from '@svc/policy-rules';
import type { ReplyMemory } from './memory.js';
import { orderUnder } from './order.js';

/** What the buyer's message says about the deal, completed from what was said before. */
export interface Proposal {
  /** The deal that the buyer speaks of; price null where none was named. */
  order: Omit<Offer, 'price'>;
  price: number | null;
  /** What the buyer would pay in all, charges included, where the message names that; `price` then follows from it. */
  total: number | null;
  /** Ids of the terms that this message names; `quantity` among them where it names a count. */
  said: string[];
  /** The count that was asked for, where it is not one that can be ordered. */
  quantityOutOfRange: number | null;
}

/**
 * Completes a reading: what this message says, else what it points at on the table, else what was asked for before,
 * else the default.
 */
export function readProposal(
  policy: Policy,
  memory: ReplyMemory,
  standing: readonly Offer[],
  reading: MessageReading,
): Proposal {
  const { package: named, facts } = reading;
  const options = namedOptions(policy, named);
  const chosen =
    facts.choice !== undefined ? standing[facts.choice - 1] : standing.length === 1 ? standing[0] : undefined;
  const pointedAt = chosen && standing.length > 1 && onlyDescribes(reading, options, chosen) ? undefined : chosen;
  const before = { ...completeTerms(policy, {}), ...(pointedAt?.terms ?? memory.wanted) };
  const terms = { ...withoutRefused(policy, before, namedOptions(policy, reading.refuses)), ...options };
  const asked = namedQuantity(named);
  const { min, max } = quantityBounds(policy);
  const wanted = asked ?? pointedAt?.quantity ?? memory.quantity ?? min;
  const quantity = Math.min(max, Math.max(min, wanted));
  const said = [...Object.keys(options), ...(asked === null ? [] : ['quantity'])];
  const order = orderUnder(policy, { quantity, terms });
  // A total for a count that cannot be ordered is none for the count that can.
  const total = wanted === quantity ? namedTotal(policy, standing, reading, order) : null;
  return {
    order,
    price: total === null ? namedPrice(policy, named) : priceForTotal(policy, order, total),
    total,
    said,
    quantityOutOfRange: wanted === quantity ? null : wanted,
  };
}

/** Terms of which those that are done without go back to their default. */
export function withoutRefused(
  policy: Policy,
  terms: Readonly<Record<string, string>>,
  refused: Readonly<Record<string, string>>,
): Record<string, string> {
  const defaults = completeTerms(policy, {});
  return Object.fromEntries(
    Object.entries(terms).map(([term, option]) => [
      term,
      refused[term] === option ? (defaults[term] ?? option) : option,
    ]),
  );
}

/**
 * Whether terms alone led to an offer of a menu ("what about two years?"): they are asked for, and not what else that
 * offer holds.
 */
function onlyDescribes(
  { intent, package: named, facts }: MessageReading,
  options: Record<string, string>,
  chosen: Offer,
): boolean {
  const priced = named.price !== undefined || facts.total !== undefined;
  const terms = Object.entries(options);
  return (
    intent === 'offer' && !priced && terms.length > 0 && terms.every(([term, option]) => chosen.terms[term] === option)
  );
}

/** The options that a package or a refusal names and that the policy has. */
export function namedOptions(policy: Policy, named: Readonly<Record<string, string | number>>): Record<string, string> {
  const options: Record<string, string> = {};
  for (const term of policy.terms ?? []) {
    const value = Object.hasOwn(named, term.id) ? named[term.id] : undefined;
    if (typeof value === 'string' && term.options.some((option) => option.id === value)) options[term.id] = value;
  }
  return options;
}

/** A whole count of at least one; anything else is no count. */
export function namedQuantity(named: Readonly<Record<string, string | number>>): number | null {
  const value = Object.hasOwn(named, 'quantity') ? named.quantity : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : null;
}

/**
 * The figure a unit as the buyer said it, unrounded: a price, or a total's share, charges and all; null where none was
 * named.
 */
export function saidPrice(
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
  { order, total }: Pick<Proposal, 'order' | 'total'>,
): number | null {
  const inAll = facts.total ?? total;
  if (isAmount(inAll)) return inAll / (namedQuantity(named) ?? order.quantity);
  return isAmount(named.price) ? named.price : null;
}

/** Whether a value is an amount of money that somebody could name. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e9;

/** The unit price that was named, rounded down to the price step: nobody pays more than they said. */
function namedPrice(policy: Policy, named: Readonly<Record<string, string | number>>): number | null {
  const price = Object.hasOwn(named, 'price') ? named.price : undefined;
  const step = priceStepMicros(policy);
  return isAmount(price) ? fromMicros((toMicros(price) / step) * step) : null;
}

/**
 * What the buyer names to pay in all: a total, and of a single one also a price, where the deal charges something on
 * top; unless it is named apart from the charges or, without a term beside it, is the price of such a deal on the
 * table. So "850 delivered" is never agreed to at 850 and 45 for delivery.
 */
export function namedTotal(
  policy: Policy,
  standing: readonly Offer[],
  { package: named, facts }: MessageReading,
  order: Omit<Offer, 'price'>,
): number | null {
  const { price } = named;
  if (isAmount(facts.total)) return isAmount(price) && isChargeFree(policy, order, price) ? null : facts.total;
  if (!isAmount(price) || order.quantity > 1 || facts.charges_apart === true) return null;
  if (isChargeFree(policy, order, price)) return null;
  const restates = Object.keys(namedOptions(policy, named)).length === 0;
  const onTheTable = standing.some((offer) => offer.price === price && !isChargeFree(policy, offer, price));
  return restates && onTheTable ? null : price;
}

/**
 * Whether a price of one stands beside an option that costs something on top, so that it may or may not include that:
 * it is a bid, and no yes to a deal on top of which more is paid.
 */
export function mayIncludeCharges(
  policy: Policy,
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
  order: Omit<Offer, 'price'>,
): boolean {
  const { price } = named;
  if (!isAmount(price) || facts.total !== undefined || facts.charges_apart === true) return false;
  const options = namedOptions(policy, named);
  return chargesOf(policy, { ...order, price }).some(({ term, option }) => options[term] === option);
}

const isChargeFree = (policy: Policy, order: Omit<Offer, 'price'>, price: number): boolean =>
  chargesOf(policy, { ...order, price }).length === 0;
