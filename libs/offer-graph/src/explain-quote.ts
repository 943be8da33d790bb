import type { QuotedCart } from './best-cart.js';
import { displacedUnits } from './cart-figures.js';
import type { ListOrder } from './list-order.js';
import { placesOf } from './local-carts.js';
import type { QuoteRules } from './market.js';
import type { MenuGraph } from './menu-graph.js';
import { MICROS_PER_CENT, MICROS_PER_DOLLAR } from './money.js';
import type { Order, Question } from './orders.js';
import type { Disagreement } from './disagreement.js';

/** Dollars with two digits: 2.50. */
const dollars = (micros: number): string => (Math.round(micros / MICROS_PER_CENT) / 100).toFixed(2);

/** Why this cart at this price: what the buyer would do without, what both gain, and what made the room. */
export function explainQuote(
  question: Question,
  { order, cart, priced, ...rest }: QuotedCart,
  { orders, listOrder }: Disagreement,
  rules: QuoteRules,
): string {
  const { graph } = question;
  const price = priced.cents * MICROS_PER_CENT;
  const without =
    orders && listOrder !== null
      ? `Without a quote the buyer would order ${cartText(graph, listOrder.bits)} at list price, ` +
        `${dollars(listOrder.list)}.`
      : 'At list price the buyer would not order.';
  const gains =
    `${cartText(graph, cart.bits)} at ${dollars(price)} ` +
    `instead of ${dollars(cart.list)} leaves the buyer ` +
    `${dollars(priced.buyerGain)} and the seller ${dollars(priced.sellerGain)} better off.`;
  const split =
    rules.weight === 0.5
      ? 'Both gains are split evenly, as far as the limits of the price allow.'
      : `The gains are split with a seller’s weight of ${rules.weight}.`;
  return [
    without,
    gains,
    ...reasonsOf(question, order, cart.bits),
    boundText(price, { ...cart, ...rest }, rules) ?? split,
  ].join(' ');
}

/** What makes a cart cheaper or dearer to the seller, or keeps a buyer. */
function reasonsOf({ graph, shop, buyer }: Question, { served, figures: { quantity } }: Order, bits: bigint): string[] {
  const reasons: string[] = [];
  const ownCosts = graph.cost.batch === null || graph.cost.batch.marginal === null;
  for (const place of ownCosts ? placesOf(bits).places : []) {
    const option = graph.options[place];
    if (option === undefined) continue;
    const displaced = displacedOf({ graph, shop }, place, quantity);
    if (shop.expiring[place] === true && displaced < quantity && option.salvage !== option.cost)
      reasons.push(
        `${option.label} is expiring: a unit costs the seller ${dollars(option.salvage)} instead of ` +
          `${dollars(option.cost)}.`,
      );
    if (displaced > 0)
      reasons.push(
        `Otherwise ${Number(displaced.toFixed(2))} of ${option.label} would have been sold at list price, so these ` +
          'units count at that price.',
      );
  }
  if (graph.cost.batch !== null && quantity > 1 && graph.cost.batch.setup > 0)
    reasons.push(`${quantity} units share one setup of ${dollars(graph.cost.batch.setup)}.`);
  if (served !== null && !served.immediate)
    reasons.push(
      `Waiting for ${served.label} costs the buyer ` +
        `${dollars(buyer.defer.get(served.slot) ?? 0)}${buyer.balk > 0 ? ', and nobody is turned away there' : ''}.`,
    );
  return reasons;
}

/** The units of an option that scarcity takes from others who pay list. */
function displacedOf({ graph, shop }: Pick<Question, 'graph' | 'shop'>, place: number, quantity: number): number {
  const stock = shop.stock[place] ?? null;
  const dim = graph.options[place]?.dim ?? -1;
  if (!graph.cost.scarcity || stock === null || graph.dims[dim]?.kind !== 'choice') return 0;
  return displacedUnits(quantity, stock, shop.demand[place] ?? 0);
}

function boundText(
  price: number,
  { list, cost }: { list: number; cost: number },
  { minPriceFrac }: QuoteRules,
): string | null {
  if (list - price < MICROS_PER_CENT) return 'The price is the list price, which no quote exceeds.';
  if (minPriceFrac > 0 && price - minPriceFrac * list < MICROS_PER_CENT)
    return `The price is the lowest share of the list price that may be quoted, ${minPriceFrac}.`;
  if (price - cost < MICROS_PER_CENT) return 'The price is the cost, below which nothing is quoted.';
  return null;
}

/** Why nothing is better than the order at list. */
export function explainList(graph: MenuGraph, bits: bigint): string {
  return (
    'No other cart or price is better for both sides than what the buyer would order anyway: ' +
    `${cartText(graph, bits)} at list price.`
  );
}

/** Why what was pinned is told at list. */
export function explainPinned(graph: MenuGraph, pinned: ListOrder, anyway: ListOrder | null): string {
  const without =
    anyway === null
      ? 'not ordering, which is what the buyer would do at list price'
      : `what the buyer would order anyway, ${cartText(graph, anyway.bits)} at list price, ${dollars(anyway.list)}`;
  return (
    `With these pins, no price is better for both sides than ${without}. ${cartText(graph, pinned.bits)} ` +
    `costs ${dollars(pinned.list)} at list price.`
  );
}

/** Why there is nothing to order. */
export function explainNothing(
  { buyer }: Question,
  orders: readonly Order[],
  { listOrder }: Disagreement,
  isPinned: boolean,
): string {
  if (orders.length === 0)
    return isPinned
      ? 'No valid cart with these pins is in stock and can be served.'
      : 'No valid cart is in stock and can be served.';
  if (buyer.balk === 1 && orders.every(({ served }) => served === null || served.immediate))
    return 'Every buyer who wants to be served at once is turned away.';
  const beside = buyer.outside > 0 ? `, and the buyer has ${dollars(buyer.outside)} elsewhere` : '';
  return (
    `No cart is worth enough more to the buyer than it costs the ` +
    `seller${beside}${listOrder === null ? '; nothing at list price is worth its price' : ''}.`
  );
}

/** `Croissant, Butter, 3 units`. */
function cartText({ dims, options }: MenuGraph, bits: bigint): string {
  const labels = placesOf(bits).places.flatMap((place) => {
    const option = options[place];
    const kind = dims[option?.dim ?? -1]?.kind;
    if (option === undefined || kind === undefined) return [];
    return [kind === 'quantity' ? `${option.id} ${option.id === '1' ? 'unit' : 'units'}` : option.label];
  });
  return labels.length === 0 ? 'Nothing' : labels.join(', ');
}

/** A figure for a reason of the profile: dollars with up to six digits. */
export const dollarsExactly = (micros: number): string => String(Number((micros / MICROS_PER_DOLLAR).toFixed(6)));
