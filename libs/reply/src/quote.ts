import { signablePrice, type Offer } from '@svc/policy-rules';
import { reservePrice } from '@svc/policy-rules/reserve';
import { curvePrice, type BuyerMove, type CurvePrice } from './curve.js';
import type { PromisedOffer } from './memory.js';
import { orderTag, orderUnder, type Order } from './order.js';
import { isPriced, packagePrices, type NoPackage, type PackagePrices } from './package-prices.js';
import { promiseFor, stated } from './promises.js';
import type { Turn } from './turn.js';

/** The price of an order at this moment of a negotiation. */
export interface Quote {
  offer: Offer;
  prices: PackagePrices;
  curve: CurvePrice;
  /** Whether the offer is the bid of the buyer. */
  isTheirs: boolean;
}

/** An order that cannot be had now: no lawful price, one that does not pay for its options, or no stock. */
export type NoQuote = NoPackage | 'not_allowed';

/** Whether an order has a price. */
export const isQuote = (quote: Quote | NoQuote): quote is Quote => typeof quote !== 'string';

/**
 * The price of an order: what the curve says after the buyer's moves, else what has been promised for this very order
 * where that is less. A bid of this very message that the package's reserve allows is theirs, unless a higher one of
 * theirs for the same order stands.
 */
export function quoteOf(turn: Turn, wanted: Order): Quote | NoQuote {
  return quoteBy(turn, wanted, (prices, order) => movesThatCount(turn, prices, order));
}

/**
 * The price at which an order is shown to who has not asked for it: by how often they have moved, and never by how high
 * they have bid for something else.
 */
export function quoteUnasked(turn: Turn, wanted: Order): Quote | NoQuote {
  return quoteBy({ ...turn, bid: null }, wanted, ({ reserve }) =>
    turn.memory.moves.map((move) => ((move.bid ?? 0) >= reserve ? { bid: null, wish: true } : move)),
  );
}

function quoteBy(
  turn: Turn,
  wanted: Order,
  movesFor: (prices: PackagePrices, order: Order) => readonly BuyerMove[],
): Quote | NoQuote {
  const { policy, judge, now, memory, rules } = turn;
  const order = orderUnder(policy, wanted);
  const prices = packagePrices({ policy, context: judge.context, nowMillis: now * 1000 }, order);
  if (!isPriced(prices)) return prices;
  const curve = curvePrice(prices, movesFor(prices, order), rules);
  const promised = promiseFor(memory.promised, order)?.price ?? Infinity;
  const bid = bidFor(turn, order, prices);
  const price = signablePrice(policy, order, Math.min(curve.price, promised, bid ?? Infinity));
  const offer = { ...order, price };
  if (!mayBeOffered(turn, offer)) return 'not_allowed';
  return { offer, prices, curve, isTheirs: price === bid || (curve.taken && price === curve.price) };
}

/**
 * The moves. Where the reserve has come down to bids that were below it, all bids that it allows stand first, the
 * highest before the others: nobody is offered less than they bid. None does while somebody else bids more for the same
 * single thing.
 */
function movesThatCount(turn: Turn, { reserve }: PackagePrices, order: Order): readonly BuyerMove[] {
  const { memory, outbidAt, bid } = turn;
  const moves = memory.moves.map((move) =>
    move.bid !== null && move.bid !== bid && move.bid >= reserve && move.bid < outbidAt
      ? { bid: null, wish: true }
      : move,
  );
  const reached = moves.filter((move) => move.bid !== null && move.bid >= reserve);
  if (!reached.some((move) => hasWaited(turn, move, order))) return moves;
  return [...reached.sort((one, other) => (other.bid ?? 0) - (one.bid ?? 0)), ...moves];
}

/** Whether a bid was below the reserve that a package had when the bid was made. */
function hasWaited({ policy, judge, now }: Turn, { bid, reserve }: BuyerMove, order: Order): boolean {
  const nowMillis = now * 1000;
  if (bid === null || reserve === undefined || reserve <= reservePrice(policy, nowMillis)) return false;
  const { reserve_dates: _dates, ...undated } = policy;
  const then = packagePrices(
    { policy: { ...undated, reserve_price: reserve }, context: judge.context, nowMillis },
    order,
  );
  return !isPriced(then) || bid < then.reserve;
}

/**
 * Whether nothing lower than an offer can be had for its order, as far as the policy says today: its price is at the
 * reserve, or the buyer has bid it for this very order.
 */
export function isLast(turn: Turn, offer: Order & { price?: number }): boolean {
  const quote = quoteOf(turn, offer);
  if (!isQuote(quote) || !quote.curve.last || (offer.price ?? 0) > quote.offer.price) return false;
  const tag = orderTag(quote.offer);
  return !quote.curve.taken || turn.memory.moves.some(({ order, bid }) => order === tag && bid !== null);
}

/** What this message bids for this very order, where it is lawful to take it at once; else null. */
function bidFor({ bid, proposal, memory }: Turn, order: Order, { reserve }: PackagePrices): number | null {
  const tag = orderTag(order);
  if (bid === null || bid < reserve || tag !== orderTag(proposal.order)) return null;
  const stands = memory.moves.some((move) => move.order === tag && (move.bid ?? 0) > bid);
  return stands ? null : bid;
}

/** Whether an offer can be made: every rule allows it, or it was promised under an earlier policy and is in stock. */
export function mayBeOffered({ policy, judge, memory, place }: Turn, offer: Offer): boolean {
  const earlier = promiseFor(
    memory.promised.filter((one) => one.policy !== place),
    offer,
  );
  return earlier?.price === offer.price || judge.allows(stated(policy, offer));
}

/** The promise of an earlier policy that an offer repeats; null where it is judged under this one. */
export function earlierPromise({ memory, place }: Turn, offer: Offer): PromisedOffer | null {
  const promise = promiseFor(memory.promised, offer);
  return promise !== null && promise.policy !== place && promise.price === offer.price ? promise : null;
}
