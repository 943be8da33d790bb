import { chargesOf, POLICY_DEFAULTS, quantityBounds, type Offer } from '@svc/policy-rules';
import { sameOrder, type Order } from './order.js';
import { isQuote, quoteOf, quoteUnasked } from './quote.js';
import type { Turn } from './turn.js';

/** The most other packages that are looked at for one menu. */
const MOST_TRIED = 48;

/**
 * Other packages that cost the buyer less a unit than an offer, each at its own price after the same moves, so that
 * each brings the seller no less: one term settled otherwise, or the next count from which a lower price holds. Those
 * that the buyer has not been shown at this price stand first, and of those the ones that save most. What the buyer has
 * refused, and what costs something on top, is not among them.
 */
export function besideOffer(turn: Turn, offer: Offer): Offer[] {
  const most = (turn.policy.meso ?? POLICY_DEFAULTS.meso) - 1;
  if (most < 1) return [];
  return neighboursOf(turn, offer)
    .slice(0, MOST_TRIED)
    .map((order) => quoteUnasked(turn, order))
    .filter(isQuote)
    .map((quote) => quote.offer)
    .filter((other) => other.price < offer.price && !sameOrder(other, offer))
    .sort((one, other) => Number(isShown(turn, one)) - Number(isShown(turn, other)) || one.price - other.price)
    .slice(0, most);
}

/**
 * The packages shown beside an offer, where the buyer can use a choice: those asked for, else those of which one was not
 * shown at this price before. The letters of a menu that was shown choose without it being said again.
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
  const [cheapest] = neighboursOf(turn, offer)
    .slice(0, MOST_TRIED)
    .filter(({ quantity }) => quantity === offer.quantity)
    .flatMap((order) => {
      const quote = quoteOf(turn, order);
      return isQuote(quote) && quote.prices.reserve < offer.price ? [{ order, reserve: quote.prices.reserve }] : [];
    })
    .sort((one, other) => one.reserve - other.reserve);
  const term = Object.keys(cheapest?.order.terms ?? {}).find((id) => cheapest?.order.terms[id] !== offer.terms[id]);
  const option = term === undefined ? undefined : cheapest?.order.terms[term];
  return term === undefined || option === undefined ? null : { term, option };
}

/** Whether an offer has been made before at this price, and was not taken. */
export const isShown = ({ memory }: Turn, offer: Offer): boolean =>
  memory.promised.some((one) => one.price === offer.price && sameOrder(one, offer));

/** Packages that differ from an order in one term, and the one with the next count that has a price of its own. */
function neighboursOf({ policy, memory }: Turn, { quantity, terms }: Order): Order[] {
  const options = (policy.terms ?? []).flatMap((term) =>
    term.options
      .filter(({ id, charge }) => id !== terms[term.id] && charge === undefined)
      .filter(({ id }) => !memory.unwanted.includes(`${term.id}=${id}`))
      .map(({ id }) => ({ quantity, terms: { ...terms, [term.id]: id } })),
  );
  const { max } = quantityBounds(policy);
  const next = (policy.quantity?.breaks ?? [])
    .map(({ from }) => from)
    .filter((from) => from > quantity && from <= Math.min(max, quantity * 2))
    .sort((one, other) => one - other)
    .slice(0, 1);
  const isCharged = chargesOf(policy, { quantity, terms, price: policy.list_price }).length > 0;
  return [...options, ...(isCharged ? [] : next.map((from) => ({ quantity: from, terms })))];
}

const asksForChoice = ({ reading }: Turn): boolean => reading.facts.asks?.includes('options') === true;

/**
 * Whether a buyer can use a choice: they ask for one, or they have not taken the one offer that was made. Never in two
 * replies on end.
 */
function wantsMenu(turn: Turn): boolean {
  const { reading, standing, bid, memory } = turn;
  if (asksForChoice(turn)) return true;
  const pushes = reading.intent === 'reject' || reading.facts.wants_discount === true || bid !== null;
  return pushes && standing.length < 2 && memory.last_kind !== null;
}
