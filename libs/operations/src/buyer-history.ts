import { POLICY_DEFAULTS, quantityBounds, type OfferContext, type Ordered, type Policy } from '@svc/policy-rules';
import {
  curvePrice,
  curveRules,
  emptyMemory,
  orderKey,
  orderOf,
  orderUnder,
  packagePrices,
  stated,
  type Moment,
  type PackagePrices,
  type PromisedOffer,
  type ReplyMemory,
} from '@svc/reply';
import type { BuyerHistory, Dealings, ReachedPrice } from './dealings.js';

/** Of how many orders the lowest price is remembered. */
const MOST_ORDERS = 8;

/** More moves than any policy has counters. */
const MOST_MOVES = 64;

/** What a history is read and written with. */
export interface HistoryMoment {
  policy: Policy;
  /** SHA-256 of the canonical policy, base64url. */
  policyHash: string;
  context: OfferContext;
  nowMillis: number;
}

/**
 * The memory with which a new conversation begins. Of a known buyer it holds what they have used up and reached before:
 * their moves count as so many wishes, never as bids, so that nobody pays more for being known; their lowest prices are
 * promised; their bid waits on. Beyond `manner.conversations_per_day` no further move counts.
 */
export function startMemory(
  { history, conversations }: Dealings,
  owner: string | null,
  moment: HistoryMoment,
): ReplyMemory {
  const memory = { ...emptyMemory(), owner };
  const limit = moment.policy.manner?.conversations_per_day ?? Infinity;
  const bound = conversations > limit ? { most_moves: history?.moves ?? 0 } : {};
  if (history === null) return { ...memory, ...bound };
  const now = Math.floor(moment.nowMillis / 1000);
  return {
    ...memory,
    ...bound,
    ...promisedAgain(history.lowest, moment),
    moves: Array.from({ length: history.moves }, () => ({ bid: null, wish: true })),
    bid: history.bid !== null && history.bid.until > now ? history.bid : null,
  };
}

/** The lowest prices as promises: a live one as it was; one whose time is over never below the reserve of today. */
function promisedAgain(
  lowest: readonly ReachedPrice[],
  moment: HistoryMoment,
): Pick<ReplyMemory, 'promised' | 'policies'> {
  const policies: ReplyMemory['policies'] = [];
  const placeOf = (judged: ReplyMemory['policies'][number]): number => {
    const at = policies.findIndex(({ hash }) => hash === judged.hash);
    return at >= 0 ? at : policies.push(judged) - 1;
  };
  const promised = lowest.flatMap(({ judged, ...one }) => {
    const isLive = one.until * 1000 > moment.nowMillis;
    const again = isLive ? one : renewed(one, moment);
    // What is kept names no thing: a promise needs what the policy binds today.
    const binds = moment.policy.inventory?.bind ?? [];
    const bound = { ...judged, ...(binds.length > 0 && { binds }) };
    const under = isLive ? bound : { hash: moment.policyHash, list: moment.policy.list_price };
    return again === null ? [] : [{ ...again, policy: placeOf(under) }];
  });
  return { promised, policies };
}

/** A price whose time is over, as it can be promised today; null where its order has no price any more. */
function renewed(
  { price, given, ...promise }: Omit<PromisedOffer, 'policy'>,
  moment: HistoryMoment,
): Omit<PromisedOffer, 'policy'> | null {
  const prices = pricesOf(moment, promise);
  if (prices === null) return null;
  const { policy, nowMillis } = moment;
  const hours = policy.manner?.offer_valid_hours ?? POLICY_DEFAULTS.offerValidHours;
  const offer = { price: Math.min(prices.list, Math.max(price, prices.reserve)), ...orderOf(promise) };
  return {
    ...stated(policy, offer),
    given,
    until: Math.floor(nowMillis / 1000) + hours * 3600,
  };
}

/** What is to be remembered of a buyer after a reply. */
export function historyAfter(before: BuyerHistory | null, memory: ReplyMemory, moment: HistoryMoment): BuyerHistory {
  const counted = Math.min(countedMoves(memory, moment), memory.most_moves ?? MOST_MOVES);
  const moves = Math.max(before?.moves ?? 0, counted);
  const offered = [...memory.promised, ...memory.table].flatMap(({ policy, ...one }) => {
    const judged = memory.policies[policy];
    return judged === undefined ? [] : [{ ...one, judged: withLabelsOf(one.terms, judged) }];
  });
  const byOrder = new Map<string, ReachedPrice>();
  for (const one of [...(before?.lowest ?? []), ...offered]) {
    const key = orderKey(one);
    const known = byOrder.get(key);
    byOrder.delete(key);
    byOrder.set(key, known !== undefined && known.price < one.price ? known : one);
  }
  return { moves, lowest: [...byOrder.values()].slice(-MOST_ORDERS), bid: unsigned(memory.bid) };
}

/** The policy of a promise with the words for what the promise names, and no others; no number of a thing is kept. */
function withLabelsOf(
  terms: Readonly<Record<string, string>>,
  { labels, binds: _binds, ...judged }: ReplyMemory['policies'][number],
): ReachedPrice['judged'] {
  if (labels === undefined) return judged;
  const named = Object.entries(terms).map(([term, option]) => `${term}=${option}`);
  return { ...judged, labels: Object.fromEntries(Object.entries(labels).filter(([key]) => named.includes(key))) };
}

/** A bid without its signature, which is over one negotiation: in another it binds nobody. */
function unsigned(bid: ReplyMemory['bid']): ReplyMemory['bid'] {
  if (bid === null) return null;
  const { signed: _signed, ...rest } = bid;
  return rest;
}

/** How many moves of a talk counted for the order that it is about. */
function countedMoves(memory: ReplyMemory, moment: HistoryMoment): number {
  const { policy } = moment;
  const [first] = memory.table;
  const order = first ?? {
    ...memory.asked,
    quantity: memory.quantity ?? quantityBounds(policy).min,
    terms: memory.wanted,
  };
  const prices = pricesOf(moment, order);
  if (prices === null) return 0;
  return curvePrice(prices, memory.moves, curveRules(policy, memory.most_moves)).moves;
}

function pricesOf({ policy, context, nowMillis }: HistoryMoment, order: Ordered): PackagePrices | null {
  const moment: Moment = { policy, context, nowMillis };
  const prices = packagePrices(moment, orderUnder(policy, order));
  return typeof prices === 'string' ? null : prices;
}
