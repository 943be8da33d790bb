import { asksToHold, isWayOfPaying, labelIn, type SpokenNote } from '@svc/language';
import {
  chargesOf,
  chosenOption,
  flagConfirmed,
  fromMicros,
  packageListMicros,
  quantityBounds,
  soldUnder,
  type Offer,
  type Policy,
  type PolicyOption,
} from '@svc/policy-rules';
import { leftOpen } from './left-open.js';
import type { PromisedOffer } from './memory.js';
import { whatLowers } from './menu.js';
import { newWishes } from './open-wish.js';
import { orderUnder, type Order } from './order.js';
import { orderNotes } from './order-notes.js';
import { packagePrices } from './package-prices.js';
import { namedPeriods, namedQuantity } from './named-order.js';
import { isQuote, quoteOf } from './quote.js';
import type { Turn } from './turn.js';

/** What the message asks that code can answer, and what of it stays open; each a sentence of the reply. */
export function notesOf(turn: Turn, offers: readonly PromisedOffer[]): SpokenNote[] {
  const { facts } = turn.reading;
  return [
    ...(facts.asks?.includes('automated') ? [{ kind: 'automated' as const }] : []),
    ...availability(turn, offers),
    ...(facts.other_currency === undefined ? [] : [{ kind: 'currency' as const }]),
    ...clippedQuantity(turn, offers),
    ...orderNotes(turn),
    ...openCount(turn, offers),
    ...(facts.figure_aside ? [{ kind: 'figure_aside' as const }] : []),
    ...(turn.farAbove ? [{ kind: 'far_above' as const }] : []),
    ...bidNotes(turn, offers),
    ...priceNotes(turn, offers),
    ...unhadNotes(turn),
    ...groupNotes(turn),
    ...notedOnly(turn, offers),
    ...openNotes(turn),
    ...newWishes(turn),
  ];
}

/** "Still available?" is answered from stock where the policy is bound to it. */
function availability({ policy, judge, reading, proposal }: Turn, offers: readonly Offer[]): SpokenNote[] {
  if (!reading.facts.asks?.includes('available')) return [];
  if ((policy.inventory?.bind ?? []).length === 0) return offers.length > 0 ? [{ kind: 'on_offer' }] : [];
  const first = offers[0] ?? { ...proposal.order, price: policy.list_price };
  return judge.outOfStock(first) ? [] : [{ kind: 'available' }];
}

/** A bid below what is offered is put before the seller, where they read bids: said of every such bid alike. */
function bidNotes({ policy, memory, bid }: Turn, [first]: readonly Offer[]): SpokenNote[] {
  const waits = memory.bid;
  if (waits?.in_line === true) return [{ kind: 'next_in_line' }];
  if (policy.manner?.pass_on !== true || waits === null || !first || waits.price >= first.price) return [];
  const until = new Date(waits.until * 1000).toISOString();
  return bid !== null && waits.price === bid ? [{ kind: 'passed_on', until }] : [{ kind: 'bid_stands', until }];
}

/** What is paid in all, where that is asked; and where the price is firm, the one thing that lowers it. */
function priceNotes(turn: Turn, offers: readonly Offer[]): SpokenNote[] {
  const { policy, reading, bid } = turn;
  const [first] = offers;
  if (!first) return [];
  const total: SpokenNote[] = [
    ...(reading.facts.asks?.includes('total') ? [totalNote(policy, first)] : []),
    ...(reading.facts.asks?.includes('firm') && movesForWords(turn, first) ? [{ kind: 'not_firm' as const }] : []),
  ];
  const asksForLess =
    (bid !== null && bid < first.price) ||
    reading.facts.wants_discount === true ||
    reading.facts.asks?.includes('firm') === true;
  const asksHow = reading.facts.complains === true || reading.facts.asks?.includes('options') === true;
  if ((!asksForLess && !asksHow) || offers.length > 1) return total;
  const quote = quoteOf(turn, first);
  if (!asksHow && (!isQuote(quote) || quote.prices.list > quote.prices.reserve)) return total;
  const lowers = whatLowers(turn, first);
  const option = policy.terms?.find(({ id }) => id === lowers?.term)?.options.find(({ id }) => id === lowers?.option);
  return option === undefined
    ? total
    : [...total, { kind: 'lowers_it', option: labelIn(option, reading.facts.language).replace(/^“(.*)”$/, '$1') }];
}

/** What is paid in all; of a deal without an end what a period costs. */
function totalNote(policy: Policy, offer: Offer): SpokenNote {
  const { period, total, total_per_period: perPeriod = 0 } = soldUnder(policy, offer);
  return total !== undefined || period === undefined
    ? { kind: 'total_is', amount: total ?? 0 }
    : { kind: 'total_is', amount: perPeriod, per: period };
}

/** Whether the price of an offer can still come down without other terms. */
function movesForWords(turn: Turn, offer: Offer): boolean {
  const quote = quoteOf(turn, offer);
  return isQuote(quote) && quote.prices.list > quote.prices.reserve && !quote.curve.last;
}

/** Options of this message that cannot be had: no price pays for them, or no rule allows them now. */
function unhadNotes({ policy, unpaid, impossible, proposal, reading }: Turn): SpokenNote[] {
  return [...unpaid, ...impossible].flatMap((entry): SpokenNote[] => {
    const [term = '', id] = entry.split('=');
    const known = policy.terms?.find((one) => one.id === term)?.options.find((one) => one.id === id);
    if (known === undefined || !proposal.said.includes(term)) return [];
    const option = labelIn(known, reading.facts.language).replace(/^“(.*)”$/, '$1');
    const needed = neededLabel(policy, known, proposal.order, reading.facts.language);
    if (needed !== null) return [{ kind: 'option_needs', option, words: needed }];
    return [{ kind: unpaid.includes(entry) ? 'not_paid' : 'option_impossible', option }];
  });
}

/** What an option goes only with, where the order does not hold that; else null. */
function neededLabel(
  policy: Policy,
  { requires }: PolicyOption,
  { terms }: Order,
  language: 'en' | 'zh',
): string | null {
  if (requires === undefined || terms[requires.term] === requires.option) return null;
  const needed = chosenOption(policy, { terms: { [requires.term]: requires.option } }, requires.term);
  return needed === undefined ? null : labelIn(needed, language).replace(/^“(.*)”$/, '$1');
}

/** Groups that the buyer says they belong to: what counts is what the seller knows of them. */
function groupNotes({ policy, reading, judge }: Turn): SpokenNote[] {
  return (reading.facts.claims ?? [])
    .filter((flag) => policy.grants?.some((grant) => grant.flag === flag) && !flagConfirmed(judge.context, flag))
    .map((flag) => ({ kind: 'group_proof', option: flag.replaceAll(/[_.-]+/g, ' ') }));
}

/** A count that was named and is not what is offered; of a message before where nothing was offered for it yet. */
function clippedQuantity(turn: Turn, offers: readonly Offer[]): SpokenNote[] {
  const { policy, judge, reading, proposal, standing, memory } = turn;
  const named = namedQuantity(reading.package) ?? (standing.length === 0 ? memory.quantity : null);
  if (named === null) return [];
  const { min, max } = quantityBounds(policy);
  if (named < min) return [{ kind: 'quantity_min', count: min }];
  if (named > max) return [{ kind: 'quantity_max', count: max }];
  const [first] = offers;
  const short = first !== undefined && first.quantity < proposal.order.quantity;
  const gone = judge.outOfStock({ ...proposal.order, price: policy.list_price });
  return short && gone ? [{ kind: 'quantity_there', count: first.quantity }] : [];
}

/**
 * A price for each, or a number of something else than is sold, and nobody has said how many, or a second number beside
 * the count: the reply says for how many it is.
 */
function openCount(turn: Turn, [first]: readonly Offer[]): SpokenNote[] {
  return first && leavesCountOpen(turn) ? [{ kind: 'how_many', count: first.quantity }] : [];
}

/** Whether a reply asks for a count or a time: a yes right behind it answers nothing, and is asked for once more. */
export const leavesOrderOpen = (turn: Turn): boolean =>
  leavesCountOpen(turn) || leavesTimeOpen(turn) || orderNotes(turn).some(({ kind }) => kind === 'how_many_of');

/** Whether a message says how long in words that no offer is for yet. */
const leavesTimeOpen = ({ policy, reading }: Turn): boolean =>
  reading.facts.time_open !== undefined && namedPeriods(policy, reading.package) === null;

/** Whether a message leaves open how many are wanted. */
function leavesCountOpen({ policy, reading, memory }: Turn): boolean {
  const { min, max } = quantityBounds(policy);
  const isNamed = namedQuantity(reading.package) !== null;
  return reading.facts.count_open === true && (isNamed || memory.quantity === null) && max > min;
}

/** What is answered though no term holds it, and stays noted: until when an offer is good, and a way of paying. */
function notedOnly({ reading: { facts } }: Turn, [first]: readonly PromisedOffer[]): SpokenNote[] {
  const { open_questions: open = [] } = facts;
  return [
    ...(first && open.some(asksToHold)
      ? [{ kind: 'good_until' as const, until: new Date(first.until * 1000).toISOString() }]
      : []),
    ...(open.some(isWayOfPaying) ? [{ kind: 'way_of_paying' as const }] : []),
  ];
}

/** What nobody could answer, else the options that were asked about and can or cannot be had. */
function openNotes(turn: Turn): SpokenNote[] {
  const { facts } = turn.reading;
  const open = leftOpen(turn);
  if (open !== null) return [open];
  const named = [
    ...Object.entries(facts.asked_about ?? {}),
    ...Object.entries(facts.could_mean ?? {}).flatMap(([term, options]) => options.map((one) => [term, one] as const)),
  ];
  return named.flatMap(([term, option]) => optionNote(turn, term, option));
}

function optionNote({ policy, judge, proposal, standing, reading, now }: Turn, term: string, id: string): SpokenNote[] {
  const known = policy.terms?.find((one) => one.id === term)?.options.find((one) => one.id === id);
  if (known === undefined) return [];
  const option = labelIn(known, reading.facts.language).replace(/^“(.*)”$/, '$1');
  const terms = { ...proposal.order.terms, [term]: id };
  const order = orderUnder(policy, { ...proposal.asked, quantity: proposal.order.quantity, terms });
  const [first] = standing;
  const isByPiece = reading.facts.by_piece?.includes(term);
  const isOfSeveral = isByPiece && quantityBounds(policy).max > 1;
  const isHeld = !isByPiece && (first ?? proposal.order).terms[term] === id;
  const price = fromMicros(packageListMicros(policy, order, judge.context));
  const charge = chargesOf(policy, { ...order, price }).find((one) => one.term === term);
  // Who asks for it as free is told what it costs, and not that it is in the offer.
  if (isHeld && (charge === undefined || reading.facts.question)) return [{ kind: 'option_included', option }];
  const prices = packagePrices({ policy, context: judge.context, nowMillis: now * 1000 }, order);
  if (!isHeld && prices === 'not_paid_for') return [{ kind: 'not_paid', option }];
  if (!isHeld && !judge.allows({ ...order, price })) return [{ kind: 'option_impossible', option }];
  return charge === undefined
    ? [{ kind: 'option_possible', option }]
    : [
        {
          kind: isOfSeveral ? 'option_by_order' : 'option_charged',
          option,
          amount: charge.amount,
          ...(charge.per && { per: charge.per }),
        },
      ];
}
