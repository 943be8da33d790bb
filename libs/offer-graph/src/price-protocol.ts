import { unitsWorth } from './cart-figures.js';
import { DEMO_MACHINE, type MachineArticle, type PriceMachine } from './demo-machine.js';
import { type MenuSpec } from './menu-spec.js';
import { figure } from './money.js';
import { OfferGraphError } from './offer-graph-error.js';
import { quoteOffer, type OfferQuote } from './quote-offer.js';
import { requireDollars, requireFlag, requireWhole, type Path } from './require-fields.js';
import { MAX_DOLLARS, MAX_PRICE_QUANTITY, MAX_SUBSTITUTES } from './limits.js';

/** The name of the protocol. */
export const PRICE_PROTOCOL = 'svc-price/1';

/**
 * The negotiation that a buyer's proof of its operator has to name: the protocol and the machine.
 * @example priceNegotiation('demo-01') // 'svc-price/1:demo-01'
 */
export const priceNegotiation = (machineId: string): string => `${PRICE_PROTOCOL}:${machineId}`;

/** What a buyer may disclose to get a price of its own; whatever it says can only lower the price below list. */
export interface PriceDisclosure {
  /** SKU → what the first unit is worth to the buyer, dollars, 0..1e9. */
  utilities?: Record<string, number>;
  /** What walking to another shop costs the buyer, dollars. Left out: it would not walk. */
  walk_cost?: number;
}

/** What a buyer wants of a machine. */
export interface PriceIntent {
  sku: string;
  /** 1..3. */
  quantity?: number;
  substitutes_ok?: boolean;
  disclosure?: PriceDisclosure | null;
}

/** An article as the board shows it. */
export interface BoardLine {
  sku: string;
  label: string;
  group: string;
  list_price: number;
  in_stock: boolean;
}

/** A machine's board. */
export interface MachineBoard {
  protocol: string;
  machine_id: string;
  label: string;
  currency: string;
  max_quantity: number;
  board: BoardLine[];
}

/** A price for so many units of an article, in dollars for all of them together. */
export interface PriceLine {
  sku: string;
  label: string;
  quantity: number;
  list_price: number;
  /** Never above `list_price`. */
  price: number;
}

/** What a machine asks of a buyer. */
export interface PriceAnswer {
  /** Null where the article is sold out. */
  line: PriceLine | null;
  substitutes: PriceLine[];
  why: string;
}

/**
 * The machine of an id.
 * @throws OfferGraphError `machine_unknown`
 * @example machineOf('demo-01').currency // 'USD'
 */
export function machineOf(machineId: string): PriceMachine {
  if (machineId === DEMO_MACHINE.machine_id) return DEMO_MACHINE;
  const message = `No machine has this id; the only machine is ${DEMO_MACHINE.machine_id}`;
  throw new OfferGraphError('machine_unknown', ['machine_id'], message);
}

/** A machine's board: list prices and what is in stock, never costs. */
export function showBoard({ machine_id, label, currency, articles }: PriceMachine): MachineBoard {
  return {
    protocol: PRICE_PROTOCOL,
    machine_id,
    label,
    currency,
    max_quantity: MAX_PRICE_QUANTITY,
    board: articles.map(({ sku, label: name, group, list_price, stock }) => ({
      sku,
      label: name,
      group,
      list_price,
      in_stock: stock > 0,
    })),
  };
}

/**
 * A machine's price for an intent: list, or the Nash split of `quoteOffer` where the buyer discloses that it would not
 * buy at list. Deterministic; nothing is kept.
 * @throws OfferGraphError for an unknown SKU or a quantity out of range
 * @example quotePrice(DEMO_MACHINE, { sku: 'cola', disclosure: { utilities: { cola: 1.8 } } }).line.price // 1.2
 */
export function quotePrice(machine: PriceMachine, intent: PriceIntent): PriceAnswer {
  const wanted = articleOf(machine, intent.sku, ['intent', 'sku']);
  const quantity = requireWhole(intent.quantity, ['intent', 'quantity'], {
    missing: 1,
    min: 1,
    max: MAX_PRICE_QUANTITY,
  });
  const utilities = readUtilities(machine, intent.disclosure?.utilities);
  const walkCost = intent.disclosure?.walk_cost;
  const outside = surplusElsewhere(
    machine,
    utilities,
    quantity,
    walkCost === undefined ? null : requireDollars(walkCost, ['intent', 'buyer', 'disclosure', 'walk_cost']),
  );
  const priceOf = (article: MachineArticle): { line: PriceLine; quote: OfferQuote | null } =>
    priceLine(machine, article, { quantity, utilities, outside });

  const inStock = wanted.stock >= quantity;
  const own = inStock ? priceOf(wanted) : null;
  const substitutes = requireFlag(intent.substitutes_ok, ['intent', 'substitutes_ok'], true)
    ? machine.articles
        .filter(
          (article) =>
            article !== wanted &&
            article.stock >= quantity &&
            (article.group === wanted.group || utilities.has(article.sku)),
        )
        .map((article) => priceOf(article).line)
    : [];
  const surplus = ({ sku, price }: PriceLine): number =>
    (utilities.get(sku) ?? 0) * unitsWorth(quantity, machine.qtyDecay) - price;
  const best = substitutes
    .map((line, order) => ({ line, order }))
    .sort((one, other) => surplus(other.line) - surplus(one.line) || one.order - other.order)
    .slice(0, MAX_SUBSTITUTES)
    .map(({ line }) => line);
  return { line: own?.line ?? null, substitutes: best, why: explain(wanted, own, utilities.has(wanted.sku)) };
}

function articleOf({ articles }: PriceMachine, sku: string, path: Path): MachineArticle {
  const article = articles.find((candidate) => candidate.sku === sku);
  if (article === undefined) throw new OfferGraphError('sku_unknown', path, `The machine has no article ${sku}`);
  return article;
}

function readUtilities(
  machine: PriceMachine,
  utilities: Readonly<Record<string, number>> | undefined,
): Map<string, number> {
  const here = ['intent', 'buyer', 'disclosure', 'utilities'];
  return new Map(
    Object.entries(utilities ?? {}).map(([sku, value]) => [
      articleOf(machine, sku, [...here, sku]).sku,
      requireDollars(value, [...here, sku]),
    ]),
  );
}

/** What the buyer has left of the best it can have in the shop in walking distance. */
function surplusElsewhere(
  { articles, elsewhereShare, qtyDecay }: PriceMachine,
  utilities: ReadonlyMap<string, number>,
  quantity: number,
  walkCost: number | null,
): number {
  if (walkCost === null) return 0;
  const surpluses = articles.map(
    ({ sku, list_price }) =>
      (utilities.get(sku) ?? 0) * unitsWorth(quantity, qtyDecay) - quantity * elsewhereShare * list_price - walkCost,
  );
  return Math.min(MAX_DOLLARS, Math.max(0, ...surpluses));
}

interface Asking {
  readonly quantity: number;
  readonly utilities: ReadonlyMap<string, number>;
  readonly outside: number;
}

function priceLine(
  machine: PriceMachine,
  article: MachineArticle,
  { quantity, utilities, outside }: Asking,
): { line: PriceLine; quote: OfferQuote | null } {
  const { sku, label } = article;
  const list = figure(Math.round(quantity * article.list_price * 100) / 100);
  if (!utilities.has(sku)) return { line: { sku, label, quantity, list_price: list, price: list }, quote: null };
  const quote = quoteOffer({
    spec: menuOf(machine),
    buyer: { values: { sku: Object.fromEntries(utilities) }, qty_decay: machine.qtyDecay, outside },
    state: { inventory: Object.fromEntries(machine.articles.map(({ sku: id, stock }) => [id, stock])) },
    config: { sku, quantity },
  });
  return {
    line: {
      sku,
      label,
      quantity,
      list_price: list,
      price: quote.feasible && quote.price !== null ? quote.price : list,
    },
    quote,
  };
}

function menuOf({ label, articles }: PriceMachine): MenuSpec {
  return {
    name: label,
    dims: [
      {
        id: 'sku',
        kind: 'choice',
        options: articles.map(({ sku, label: name, list_price, unit_cost }) => ({
          id: sku,
          label: name,
          price_delta: list_price,
          unit_cost,
          stock_limited: true,
        })),
      },
      { id: 'quantity', kind: 'quantity', qty_cap: MAX_PRICE_QUANTITY },
    ],
  };
}

function explain(
  wanted: MachineArticle,
  own: { line: PriceLine; quote: OfferQuote | null } | null,
  disclosed: boolean,
): string {
  if (own === null) return `${wanted.label} is sold out in this quantity.`;
  if (!disclosed) return 'This is the list price: the buyer disclosed nothing that could lower it.';
  if (own.line.price < own.line.list_price) return own.quote?.why ?? '';
  return 'This is the list price: given what the buyer disclosed, no lower price is better for both sides.';
}
