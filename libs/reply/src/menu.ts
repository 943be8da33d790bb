import {
  chargesOf,
  POLICY_DEFAULTS,
  priceStepMicros,
  quantityBounds,
  type Offer,
  type Policy,
} from '@svc/policy-rules';
import { mostWelcome } from './most-welcome.js';
import { orderKey, orderOf, orderUnder, sameOrder, type Order } from './order.js';
import { broughtMicros, isPriced, packagePrices, type Moment } from './package-prices.js';
import { isQuote, quoteOf, quoteUnasked, type Quote } from './quote.js';
import type { Turn } from './turn.js';

/** The most other packages that are looked at for one menu. */
const MOST_TRIED = 96;

/**
 * Other packages for who will not take an offer, each at its own price after the same moves and each bringing the
 * seller no less: up to two terms settled otherwise, or the next count from which a lower price holds. They cost
 * less a unit, or hold what the buyer has asked for and the offer cannot hold. Those that the buyer has not been
 * shown at this price stand first, and of those the ones that are most welcome, the cheaper of two that are
 * equally so. What the buyer has refused, and what costs something on top, is not among them.
 */
export function besideOffer(turn: Turn, offer: Offer): Offer[] {
  const { policy, memory } = turn;
  const most = (policy.meso ?? POLICY_DEFAULTS.meso) - 1;
  if (most < 1) return [];
  const moment = { policy, context: turn.judge.context, nowMillis: turn.now * 1000 };
  const least = broughtMicros(moment, offer);
  const others = packagesNear(turn, offer)
    .map((order) => quoteUnasked(turn, order))
    .filter(isQuote)
    .filter((quote) => bringsNoLess(moment, least, quote))
    .map((quote) => quote.offer)
    .filter((other) => other.price < offer.price || holdsUnhad(memory, other))
    .sort((one, another) => one.price - another.price);
  const [shown, fresh] = [true, false].map((known) => others.filter((other) => isShown(turn, other) === known));
  const welcome = { policy, wanted: memory.wanted, heard: [offer, ...memory.promised] };
  const first = mostWelcome(welcome, fresh ?? [], most);
  return [...first, ...mostWelcome(welcome, shown ?? [], most - first.length)];
}

/** Whether an offer brings the seller no less a unit than so much, by more than a price step. */
const bringsNoLess = (moment: Moment, least: bigint, { offer }: Quote): boolean =>
  broughtMicros(moment, offer) + priceStepMicros(moment.policy) >= least;

/** Whether an order holds anything that the buyer has asked for and the order of this message could not hold. */
const holdsUnhad = ({ unhad }: Turn['memory'], { terms }: Order): boolean =>
  Object.entries(terms).some((pair) => unhad.includes(pair.join('=')));

/** The orders within two choices of an offer, and of what was asked for where the offer cannot hold it. */
function packagesNear(turn: Turn, offer: Offer): Order[] {
  const { unhad } = turn.memory;
  const wished = Object.fromEntries(unhad.map((entry) => entry.split('=') as [string, string]));
  const found = new Map<string, Order>([[orderKey(offer), offer]]);
  const asked = { ...orderOf(offer), terms: { ...offer.terms, ...wished } };
  const add = (order: Order): void => {
    for (const other of neighboursOf(turn, order)) found.set(orderKey(other), other);
  };
  for (const order of unhad.length > 0 ? [asked, offer] : [offer]) add(order);
  for (const order of [...found.values()].slice(1)) {
    if (found.size > MOST_TRIED) break;
    add(order);
  }
  return [...found.values()].slice(1, MOST_TRIED + 1);
}

/**
 * The packages shown beside an offer, where the buyer can use a choice: those asked for, else those of which one was
 * not shown at this price before. The letters of a menu that was shown choose without it being said again.
 */
export function menuBeside(turn: Turn, offer: Offer): Offer[] {
  if (!wantsMenu(turn)) return [];
  const beside = besideOffer(turn, offer);
  return asksForChoice(turn) || beside.some((other) => !isShown(turn, other)) ? beside : [];
}

/**
 * The one choice that can bring the price of an order down further than anything else, an option of a term, where one
 * can: for whoever asks what lowers a price. `term=option`, or null.
 */
export function whatLowers(turn: Turn, offer: Offer): { term: string; option: string } | null {
  const moment = { policy: turn.policy, context: turn.judge.context, nowMillis: turn.now * 1000 };
  const cheaper = neighboursOf(turn, offer)
    .slice(0, MOST_TRIED)
    .filter(({ quantity }) => quantity === offer.quantity)
    .flatMap((order) => {
      const prices = packagePrices(moment, order);
      return isPriced(prices) && prices.reserve < offer.price ? [{ order, reserve: prices.reserve }] : [];
    })
    .sort((one, other) => one.reserve - other.reserve);
  // Whether one may be offered takes longer to find out than its price, so the cheapest is looked at first.
  const cheapest = cheaper.find(({ order }) => isQuote(quoteOf(turn, order)));
  const term = Object.keys(cheapest?.order.terms ?? {}).find((id) => cheapest?.order.terms[id] !== offer.terms[id]);
  const option = term === undefined ? undefined : cheapest?.order.terms[term];
  return term === undefined || option === undefined ? null : { term, option };
}

/** Whether an offer has been made before at this price, and was not taken. */
export const isShown = ({ memory }: Turn, offer: Offer): boolean =>
  memory.promised.some((one) => one.price === offer.price && sameOrder(one, offer));

/** Packages that differ from an order in one term, and the one with the next count that has a price of its own. */
function neighboursOf({ policy, memory, proposal }: Turn, order: Order): Order[] {
  const { quantity, terms } = order;
  const isPaidWish = ({ id, options }: NonNullable<Policy['terms']>[number]): boolean =>
    terms[id] === memory.wanted[id] && options.some((option) => option.id === terms[id] && option.charge !== undefined);
  // What the buyer has asked for and pays for stays: without it this is another thing, and no cheaper price of theirs.
  const open = (policy.terms ?? []).filter((term) => !isPaidWish(term));
  const options = open.flatMap((term) =>
    term.options
      .filter(({ id, charge }) => id !== terms[term.id] && charge === undefined)
      .filter(({ id }) => !memory.unwanted.includes(`${term.id}=${id}`))
      .map(({ id }) => orderUnder(policy, { ...proposal.asked, quantity, terms: { ...terms, [term.id]: id } })),
  );
  const { max } = quantityBounds(policy);
  const next = (policy.quantity?.breaks ?? [])
    .map(({ from }) => from)
    .filter((from) => from > quantity && from <= Math.min(max, quantity * 2))
    .sort((one, other) => one - other)
    .slice(0, 1);
  const isCharged = chargesOf(policy, { ...order, price: policy.list_price }).length > 0;
  return [...options, ...(isCharged ? [] : next.map((from) => ({ ...order, quantity: from })))];
}

const asksForChoice = ({ reading }: Turn): boolean => reading.facts.asks?.includes('options') === true;

/**
 * Whether a buyer can use a choice: they ask for one, they have asked for what the offer cannot hold, or they have not
 * taken the one offer that was made. Never in two replies on end.
 */
function wantsMenu(turn: Turn): boolean {
  const { reading, standing, bid, memory } = turn;
  if (asksForChoice(turn)) return true;
  const pushes = reading.intent === 'reject' || reading.facts.wants_discount === true || bid !== null;
  return standing.length < 2 && (memory.unhad.length > 0 || (pushes && memory.last_kind !== null));
}
