import type { OfferQuote, OptionSpec, QuoteRequest } from '@svc/offer-graph';
import { listCarts } from '../../libs/offer-graph/src/testing/exhaustive-quote.js';

/** A millionth of a dollar, and the rounding of figures. */
const ROUNDING = 2e-6;

/** An option in a cart, with the dimension it stands in. */
interface Part {
  option: OptionSpec;
  kind: string;
  dim: string;
}

type Cart = readonly Part[];

const listOf = (cart: Cart, units: number): number =>
  units * cart.reduce((sum, { option: { price_delta = 0 } }) => sum + price_delta, 0);

function worthOf({ values, qty_decay = 0.15 }: QuoteRequest['buyer'], cart: Cart, units: number): number {
  const unit = cart.reduce(
    (sum, { option, kind, dim }) => sum + (kind === 'fulfillment' ? 0 : (values?.[dim]?.[option.id] ?? 0)),
    0,
  );
  return unit * Array.from({ length: units }, (_, index) => qty_decay ** index).reduce((sum, share) => sum + share, 0);
}

const isShort = (state: QuoteRequest['state'], cart: Cart, units: number): boolean =>
  cart.some(
    ({ option: { id, stock_limited = false } }) => stock_limited && (state?.inventory?.[id] ?? Infinity) < units,
  );

const hasCapacity = (state: QuoteRequest['state'], later: OptionSpec | undefined, units: number): boolean =>
  later === undefined || (state?.capacity?.[String(later.slot_ticks ?? 0)] ?? Infinity) >= units;

/** The option by which a cart is served later; undefined where it is served at once. */
const laterOf = (cart: Cart): OptionSpec | undefined =>
  cart.find(({ kind, option }) => kind === 'fulfillment' && option.immediate === false)?.option;

/**
 * What the buyer has of a cart in the mean: lost to balking where it is served at once, dearer by waiting where not.
 */
function meanOf({ outside = 0, balk = 0, defer }: QuoteRequest['buyer'], later: OptionSpec | undefined, own: number) {
  const chance = later === undefined ? 1 - balk : 1;
  const wait = later === undefined ? 0 : (defer?.[String(later.slot_ticks ?? 0)] ?? 0);
  return { chance, mean: chance * own + (1 - chance) * outside - wait };
}

/** Without the quote: the best order at list, served in any way, or what there is elsewhere. */
function bestWithoutQuote({ spec, buyer, state }: QuoteRequest): number {
  const dims = spec.dims ?? [];
  let best = buyer.outside ?? 0;
  for (const { taken, quantity } of listCarts(spec)) {
    const cart = taken.flatMap((options, index) =>
      options.map((option) => ({ option, kind: dims[index]?.kind ?? '', dim: dims[index]?.id ?? '' })),
    );
    const later = laterOf(cart);
    const surplus = worthOf(buyer, cart, quantity) - listOf(cart, quantity);
    if (isShort(state, cart, quantity) || !hasCapacity(state, later, quantity) || surplus <= ROUNDING) continue;
    const { chance, mean } = meanOf(buyer, later, surplus);
    if (chance > 0) best = Math.max(best, mean);
  }
  return best;
}

/** Add-ons that the buyer does not want, has not pinned, and that nothing in the cart needs. */
function unwantedIn({ spec, buyer, config: pins }: QuoteRequest, cart: Cart): string[] {
  const needed = cart.flatMap(({ option: { id } }) => [
    ...(spec.deps?.valid_on?.[id] ?? []),
    ...(spec.deps?.requires?.[id] ?? []),
  ]);
  return cart
    .filter(({ kind, dim }) => kind === 'addon' && pins?.[dim] === undefined)
    .filter(({ option, dim }) => (buyer.values?.[dim]?.[option.id] ?? 0) <= 0 && !needed.includes(option.id))
    .map(({ option }) => `unwanted ${option.id}`);
}

/** What a quote breaks of what is promised of every quote; figured from the request, not by the library. */
export function brokenPromises(request: QuoteRequest, { config, price, listv, feasible }: OfferQuote): string[] {
  if (config === null || price === null || listv === null) return feasible ? ['nothing quoted'] : [];
  const { spec, buyer, state, opts } = request;
  const dims = spec.dims ?? [];
  const quantity = Number(dims.filter(({ kind }) => kind === 'quantity').map(({ id }) => config[id])[0] ?? 1);
  const cart: Cart = dims.flatMap(({ id, kind, options = [] }) =>
    options.filter((option) => [config[id]].flat().includes(option.id)).map((option) => ({ option, kind, dim: id })),
  );
  const list = listOf(cart, quantity);
  const later = laterOf(cart);
  const broken: string[] = [];
  if (Math.abs(list - listv) > ROUNDING * 10) broken.push('list value');
  if (price > list + ROUNDING) broken.push('above list');
  if (feasible && price < (opts?.min_price_frac ?? 0) * list - ROUNDING) broken.push('below the least share of list');
  if (isShort(state, cart, quantity)) broken.push('out of stock');
  broken.push(...unwantedIn(request, cart));
  if (!hasCapacity(state, later, quantity)) broken.push('no capacity');
  const { mean } = meanOf(buyer, later, worthOf(buyer, cart, quantity) - price);
  const without = bestWithoutQuote(request);
  if (feasible && mean < without - ROUNDING * 10) broken.push(`buyer worse off: ${mean} < ${without}`);
  return broken;
}
