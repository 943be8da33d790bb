import type { MessageReading } from '@svc/language';
import {
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
import { isAmount, namedTotal, type NamedSum } from './named-sum.js';
import { askedAfter, countedOptions, namedOptions, namedPeriods, namedQuantity } from './named-order.js';
import { orderUnder, type Asked } from './order.js';
import { orderableCount, termsForPeriods } from './ordered-time.js';

/** What the buyer's message says about the deal, completed from what was said before. */
export interface Proposal {
  /** The deal that the buyer speaks of; price null where none was named. */
  order: Omit<Offer, 'price'>;
  price: number | null;
  /** What the buyer would pay in all, charges included, where the message names that; `price` then follows from it. */
  total: NamedSum | null;
  /** Ids of the terms that this message names; `quantity` among them where it names a count. */
  said: string[];
  /** The count that was asked for, where it is not one that can be ordered. */
  quantityOutOfRange: number | null;
  /** For how many periods, and how many of what is counted by itself, the buyer has asked so far. */
  asked: Asked;
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
  const kept = withoutRefused(policy, before, namedOptions(policy, reading.refuses));
  const askedSoFar = askedAfter(policy, memory.asked, reading);
  const time = askedSoFar.periods ?? null;
  const terms = {
    ...(time === null ? kept : termsForPeriods(policy, kept, time)),
    ...countedOptions(policy, memory.wanted, facts.counts),
    ...options,
  };
  const asked = namedQuantity(named);
  const wanted = asked ?? pointedAt?.quantity ?? memory.quantity ?? quantityBounds(policy).min;
  const quantity = orderableCount(policy, wanted);
  const said = [
    ...Object.keys(options),
    ...(asked === null ? [] : ['quantity']),
    ...(namedPeriods(policy, named) === null ? [] : ['periods']),
    ...(facts.counts === undefined ? [] : ['counts']),
  ];
  const order = orderUnder(policy, { quantity, terms, ...askedSoFar });
  // A total for a count that cannot be ordered is none for the count that can.
  const total = wanted === quantity ? namedTotal(policy, standing, reading, order) : null;
  return {
    order,
    price: total === null ? namedPrice(policy, named) : priceForTotal(policy, order, total.amount, total.of),
    total,
    said,
    quantityOutOfRange: wanted === quantity ? null : wanted,
    asked: askedSoFar,
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

/**
 * The figure a unit as the buyer said it, unrounded: a price, or a total's share, charges and all; null where none was
 * named.
 */
export function saidPrice(
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
  { order, total }: Pick<Proposal, 'order' | 'total'>,
): number | null {
  const inAll = facts.total ?? total?.amount;
  const periods = total?.of === 'total' ? (order.periods ?? 1) : 1;
  if (isAmount(inAll)) return inAll / ((namedQuantity(named) ?? order.quantity) * periods);
  return isAmount(named.price) ? named.price : null;
}

/** The unit price that was named, rounded down to the price step: nobody pays more than they said. */
function namedPrice(policy: Policy, named: Readonly<Record<string, string | number>>): number | null {
  const price = Object.hasOwn(named, 'price') ? named.price : undefined;
  const step = priceStepMicros(policy);
  return isAmount(price) ? fromMicros((toMicros(price) / step) * step) : null;
}
