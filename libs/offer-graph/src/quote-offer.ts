import { findBestCart, type BargainOrder, type BestCart } from './best-cart.js';
import type { CartMoney } from './cart-figures.js';
import { refuseEmptyCycle } from './compile-menu.js';
import type { Disagreement } from './disagreement.js';
import { explainList, explainNothing, explainPinned, explainQuote } from './explain-quote.js';
import { findListOrder, type ListOrder } from './list-order.js';
import { readBuyer, readRules, readState, type QuoteRules } from './market.js';
import { readMenu, type MenuGraph } from './menu-graph.js';
import type { BuyerSpec, MenuSpec, PinnedValue, QuoteOptsSpec, StateSpec } from './menu-spec.js';
import { figure, MICROS_PER_CENT, toDollars } from './money.js';
import { ask, listOrders, serviceOf, type Order, type Question } from './orders.js';
import { readPins, type Pins } from './pins.js';
import { MAX_SEARCH_NODES, SearchBudget } from './search-budget.js';
import { nothingSelected } from './selection.js';

/** What is to be quoted. */
export interface QuoteRequest {
  spec: MenuSpec;
  buyer: BuyerSpec;
  /** Left out or null: a neutral shop. */
  state?: StateSpec | null;
  /** Dimension id → what it is pinned to; what is not named is searched. */
  config?: Record<string, PinnedValue> | null;
  opts?: QuoteOptsSpec;
}

/** The best offer for a buyer now. Money is in dollars. */
export interface OfferQuote {
  /**
   * That a cart and a price were found that are better than ordering at list, for one side by a cent at least and for
   * none worse.
   */
  feasible: boolean;
  /**
   * The cart: dimension id → option id, ids of add-ons, or quantity. Where nothing is feasible, the best order at list,
   * or what was pinned; null where there is none.
   */
  config: Record<string, PinnedValue> | null;
  /** Whole cents; null without a cart, as are the four below. */
  price: number | null;
  /** What the same cart costs at list. */
  listv: number | null;
  /** `listv` less `price`, never below 0. */
  save: number | null;
  /** What the cart is worth to the buyer, less its price and the cost of waiting. */
  buyer_surplus: number | null;
  /** `price` less the cart's cost. */
  seller_surplus: number | null;
  /** The Nash gain g_S^w · g_B^(1−w) over ordering at list; null where nothing is feasible. */
  gain: number | null;
  /** That no cart has a greater Nash gain; false where the budget of search nodes ended first. */
  optimal: boolean;
  /** Where that is not proven: what the Nash gain of no cart exceeds; else null. */
  bound: number | null;
  /** The reasons, in sentences. */
  why: string;
  never_above_list: true;
  advisory: true;
}

/**
 * The best cart of a menu for one buyer now and its price, by the Nash split of the surplus that the cart creates over
 * the buyer's best order at list. Exact: every valid cart is looked at or bounded. The price is never above list and
 * never below cost. Deterministic.
 * @param nodes the budget of search nodes
 * @throws OfferGraphError that names the first place that breaks a precondition
 * @example
 *   const spec = { items: [{ name: 'Croissant', price: 5, cost: 1 }] };
 *   quoteOffer({ spec, buyer: { values: { item: { croissant: 4 } } } }).price // 2.5
 */
export function quoteOffer(
  { spec, buyer, state, config, opts }: QuoteRequest,
  nodes: number = MAX_SEARCH_NODES,
): OfferQuote {
  const graph = readMenu(spec, ['spec']);
  const rules = readRules(opts, ['opts']);
  const question = ask(graph, readState(state, graph, ['state']), readBuyer(buyer, graph, ['buyer']));
  refuseEmptyCycle(graph);
  const pins = readPins(config, graph, ['config']);
  const [listBudget, budget] = [new SearchBudget(nodes / 2), new SearchBudget(nodes / 2)];

  const atList = findListOrder(
    question,
    listOrders(question, { pinned: nothingSelected(graph), quantity: null }),
    listBudget,
  );
  const elsewhere = disagreement(question, atList.best, atList.bound);
  if (!elsewhere.orders && !rules.lookers)
    return nothing('The buyer would not order at list price, and such buyers get no offer.', true);
  const orders = listOrders(question, { pinned: pins.selection, quantity: pins.quantity });
  const found = findBestCart(
    question,
    orders.map((order) => bargainOf(question, order, elsewhere, rules)),
    { addons: graph.addons, minPriceFrac: rules.minPriceFrac, appetite: rules.appetite },
    budget,
  );
  const proof = proofOf(found, atList.bound > (atList.best?.worth ?? -Infinity));
  if (found.best !== null) return quoted(question, found.best, elsewhere, proof, rules);
  const anyway = elsewhere.orders ? atList.best : null;
  const isPinned = Object.keys(config ?? {}).length > 0;
  if (isPinned && (anyway === null || !keepsPins(anyway, pins, graph))) {
    const { best: pinned } = findListOrder(question, orders, listBudget, -Infinity);
    if (pinned !== null) return ordered(question, pinned, explainPinned(graph, pinned, anyway), proof);
  } else if (anyway !== null) return ordered(question, anyway, explainList(graph, anyway.bits), proof);
  return { ...nothing(explainNothing(question, orders, elsewhere, isPinned), true), ...proof };
}

/** Whether a cart is one that the caller asked for. */
function keepsPins({ bits, order }: ListOrder, { selection, quantity }: Pins, graph: MenuGraph): boolean {
  const known = selection.outside & ~graph.deps.impossible;
  return (
    (bits & selection.inside) === selection.inside &&
    (bits & known) === 0n &&
    (quantity === null || order.figures.quantity === quantity)
  );
}

/**
 * A buyer whose best order at list (at best, where the search for it ended early) is worth no less than what it has
 * elsewhere would order anyway.
 */
function disagreement({ buyer }: Question, best: ListOrder | null, bound: number): Disagreement {
  if (!(bound > -Infinity && bound >= buyer.outside))
    return { orders: false, listOrder: best, buyer: buyer.outside, seller: 0 };
  const survival = best === null ? 0 : serviceOf(best.order, buyer).survival;
  return {
    orders: true,
    listOrder: best,
    buyer: bound,
    seller: best === null ? 0 : survival * (best.list - best.cost),
  };
}

function bargainOf(
  { buyer }: Question,
  order: Order,
  { buyer: buyerElse, seller: sellerElse }: Disagreement,
  { weight, minPriceFrac }: QuoteRules,
): BargainOrder {
  const { survival, waiting } = serviceOf(order, buyer);
  return {
    order,
    bargain: {
      survival,
      sellerElse,
      buyerBeside: (1 - survival) * buyer.outside - waiting - buyerElse,
      weight,
      minPriceFrac,
    },
  };
}

function proofOf({ missed, best }: BestCart, listOpen: boolean): Pick<OfferQuote, 'optimal' | 'bound'> {
  if (missed === -Infinity && !listOpen) return { optimal: true, bound: null };
  return { optimal: false, bound: toDollars(Math.max(missed, best?.gain ?? 0)) };
}

function quoted(
  question: Question,
  best: NonNullable<BestCart['best']>,
  elsewhere: Disagreement,
  proof: Pick<OfferQuote, 'optimal' | 'bound'>,
  rules: QuoteRules,
): OfferQuote {
  const { cart, order, priced, gain } = best;
  const { waiting } = serviceOf(order, question.buyer);
  const money = { value: cart.surplus + cart.cost, list: cart.list, cost: cart.cost };
  return {
    feasible: true,
    ...tell(question.graph, cart.bits, money, priced.cents, waiting),
    gain: toDollars(gain),
    ...proof,
    why: explainQuote(question, best, elsewhere, rules),
    never_above_list: true,
    advisory: true,
  };
}

function ordered(
  { graph, buyer }: Question,
  { bits, order, value, list, cost }: ListOrder,
  why: string,
  proof: Pick<OfferQuote, 'optimal' | 'bound'>,
): OfferQuote {
  return {
    feasible: false,
    ...tell(graph, bits, { value, list, cost }, Math.floor(list / MICROS_PER_CENT), serviceOf(order, buyer).waiting),
    gain: null,
    ...proof,
    why,
    never_above_list: true,
    advisory: true,
  };
}

function tell(
  graph: MenuGraph,
  bits: bigint,
  { value, list, cost }: CartMoney,
  cents: number,
  waiting: number,
): Pick<OfferQuote, 'config' | 'price' | 'listv' | 'save' | 'buyer_surplus' | 'seller_surplus'> {
  const price = cents * MICROS_PER_CENT;
  return {
    config: configOf(graph, bits),
    price: figure(cents / 100),
    listv: toDollars(list),
    save: toDollars(list - price),
    buyer_surplus: toDollars(value - price - waiting),
    seller_surplus: toDollars(price - cost),
  };
}

function nothing(why: string, optimal: boolean): OfferQuote {
  return {
    feasible: false,
    config: null,
    price: null,
    listv: null,
    save: null,
    buyer_surplus: null,
    seller_surplus: null,
    gain: null,
    optimal,
    bound: null,
    why,
    never_above_list: true,
    advisory: true,
  };
}

/** A cart as its dimensions stand. */
function configOf({ dims, options }: MenuGraph, bits: bigint): Record<string, PinnedValue> {
  return Object.fromEntries(
    dims.map(({ id, kind, places }) => {
      const taken = places
        .filter((place) => ((bits >> BigInt(place)) & 1n) === 1n)
        .map((place) => options[place]?.id ?? '');
      return [id, kind === 'addon' ? taken : kind === 'quantity' ? Number(taken[0]) : (taken[0] ?? '')];
    }),
  );
}
