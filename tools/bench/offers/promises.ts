import type { OfferQuote, OptionSpec, QuoteRequest } from '@svc/offer-graph';
import { listCarts } from '../../../libs/offer-graph/src/testing/exhaustive-quote.js';

/** A millionth of a dollar, and the rounding of figures. */
const ROUNDING = 2e-6;

/** What a quote breaks of what is promised of every quote; figured from the request, not by the library. */
export function brokenPromises({ spec, buyer, state, opts }: QuoteRequest, { config, price, listv, feasible }: OfferQuote): string[] {
  if (config === null || price === null || listv === null) return feasible ? ['nothing quoted'] : [];
  const dims = spec.dims ?? [];
  const quantity = Number(dims.filter(({ kind }) => kind === 'quantity').map(({ id }) => config[id])[0] ?? 1);
  const taken = dims.flatMap(({ id, kind, options = [] }) => options.filter((option) => [config[id]].flat().includes(option.id)).map((option) => ({ option, kind, dim: id })));
  const list = (cart: readonly OptionSpec[], units: number): number => units * cart.reduce((sum, { price_delta = 0 }) => sum + price_delta, 0);
  const worth = (cart: readonly { option: OptionSpec; kind: string; dim: string }[], units: number): number => {
    const unit = cart.reduce((sum, { option, kind, dim }) => sum + (kind === 'fulfillment' ? 0 : (buyer.values?.[dim]?.[option.id] ?? 0)), 0);
    return unit * Array.from({ length: units }, (_none, index) => (buyer.qty_decay ?? 0.15) ** index).reduce((sum, share) => sum + share, 0);
  };
  const limited = (cart: readonly OptionSpec[], units: number): boolean => cart.some(({ id, stock_limited = false }) => stock_limited && (state?.inventory?.[id] ?? Infinity) < units);

  const broken: string[] = [];
  const ownList = list(taken.map(({ option }) => option), quantity);
  if (Math.abs(ownList - listv) > ROUNDING * 10) broken.push('list value');
  if (price > ownList + ROUNDING) broken.push('above list');
  if (feasible && price < (opts?.min_price_frac ?? 0) * ownList - ROUNDING) broken.push('below the least share of list');
  if (limited(taken.map(({ option }) => option), quantity)) broken.push('out of stock');

  // Without the quote: the best order at list that is served at once, or what there is elsewhere.
  const { outside = 0, balk = 0 } = buyer;
  let best = -Infinity;
  for (const cart of listCarts(spec)) {
    const parts = cart.taken.flatMap((options, index) => options.map((option) => ({ option, kind: dims[index]?.kind ?? '', dim: dims[index]?.id ?? '' })));
    const options = parts.map(({ option }) => option);
    if (limited(options, cart.quantity) || parts.some(({ option, kind }) => kind === 'fulfillment' && option.immediate === false)) continue;
    best = Math.max(best, worth(parts, cart.quantity) - list(options, cart.quantity));
  }
  const without = best > ROUNDING && best >= outside ? (1 - balk) * best + balk * outside : outside;
  const served = taken.find(({ kind }) => kind === 'fulfillment')?.option;
  const later = served?.immediate === false;
  if (later && (state?.capacity?.[String(served?.slot_ticks ?? 0)] ?? Infinity) < quantity) broken.push('no capacity');
  const survival = later ? 1 : 1 - balk;
  const waiting = later ? (buyer.defer?.[String(served?.slot_ticks ?? 0)] ?? 0) : 0;
  const withQuote = survival * (worth(taken, quantity) - price) + (1 - survival) * outside - waiting;
  if (withQuote < without - ROUNDING * 10) broken.push(`buyer worse off: ${withQuote} < ${without}`);
  return broken;
}
