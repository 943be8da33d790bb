import type { OfferQuote, OptionSpec, QuoteRequest } from '@svc/offer-graph';
import { listCarts } from '../../libs/offer-graph/src/testing/exhaustive-quote.js';

/** A millionth of a dollar, and the rounding of figures. */
const ROUNDING = 2e-6;

/** What a quote breaks of what is promised of every quote; figured from the request, not by the library. */
export function brokenPromises(
  { spec, buyer, state, opts, config: pins }: QuoteRequest,
  { config, price, listv, feasible }: OfferQuote,
): string[] {
  if (config === null || price === null || listv === null) return feasible ? ['nothing quoted'] : [];
  const dims = spec.dims ?? [];
  const quantity = Number(dims.filter(({ kind }) => kind === 'quantity').map(({ id }) => config[id])[0] ?? 1);
  const taken = dims.flatMap(({ id, kind, options = [] }) =>
    options.filter((option) => [config[id]].flat().includes(option.id)).map((option) => ({ option, kind, dim: id })),
  );
  const list = (cart: readonly OptionSpec[], units: number): number =>
    units * cart.reduce((sum, { price_delta = 0 }) => sum + price_delta, 0);
  const worth = (cart: readonly { option: OptionSpec; kind: string; dim: string }[], units: number): number => {
    const unit = cart.reduce(
      (sum, { option, kind, dim }) => sum + (kind === 'fulfillment' ? 0 : (buyer.values?.[dim]?.[option.id] ?? 0)),
      0,
    );
    return (
      unit *
      Array.from({ length: units }, (_none, index) => (buyer.qty_decay ?? 0.15) ** index).reduce(
        (sum, share) => sum + share,
        0,
      )
    );
  };
  const limited = (cart: readonly OptionSpec[], units: number): boolean =>
    cart.some(({ id, stock_limited = false }) => stock_limited && (state?.inventory?.[id] ?? Infinity) < units);

  const broken: string[] = [];
  const ownList = list(
    taken.map(({ option }) => option),
    quantity,
  );
  if (Math.abs(ownList - listv) > ROUNDING * 10) broken.push('list value');
  if (price > ownList + ROUNDING) broken.push('above list');
  if (feasible && price < (opts?.min_price_frac ?? 0) * ownList - ROUNDING)
    broken.push('below the least share of list');
  if (
    limited(
      taken.map(({ option }) => option),
      quantity,
    )
  )
    broken.push('out of stock');

  // Without the quote: the best order at list, served in any way, or what there is elsewhere.
  const { outside = 0, balk = 0 } = buyer;
  let without = outside;
  for (const cart of listCarts(spec)) {
    const parts = cart.taken.flatMap((options, index) =>
      options.map((option) => ({ option, kind: dims[index]?.kind ?? '', dim: dims[index]?.id ?? '' })),
    );
    const options = parts.map(({ option }) => option);
    const slot = parts.find(({ kind, option }) => kind === 'fulfillment' && option.immediate === false)?.option;
    const ticks = String(slot?.slot_ticks ?? 0);
    if (limited(options, cart.quantity)) continue;
    if (slot !== undefined && (state?.capacity?.[ticks] ?? Infinity) < cart.quantity) continue;
    const surplus = worth(parts, cart.quantity) - list(options, cart.quantity);
    if (surplus <= ROUNDING) continue;
    const chance = slot === undefined ? 1 - balk : 1;
    const wait = slot === undefined ? 0 : (buyer.defer?.[ticks] ?? 0);
    if (chance > 0) without = Math.max(without, chance * surplus + (1 - chance) * outside - wait);
  }
  const named = taken.flatMap(({ option: { id } }) => [
    ...(spec.deps?.valid_on?.[id] ?? []),
    ...(spec.deps?.requires?.[id] ?? []),
  ]);
  for (const { option, kind, dim } of taken)
    if (
      kind === 'addon' &&
      pins?.[dim] === undefined &&
      (buyer.values?.[dim]?.[option.id] ?? 0) <= 0 &&
      !named.includes(option.id)
    )
      broken.push(`unwanted ${option.id}`);
  const served = taken.find(({ kind }) => kind === 'fulfillment')?.option;
  const later = served?.immediate === false;
  if (later && (state?.capacity?.[String(served?.slot_ticks ?? 0)] ?? Infinity) < quantity) broken.push('no capacity');
  const survival = later ? 1 : 1 - balk;
  const waiting = later ? (buyer.defer?.[String(served?.slot_ticks ?? 0)] ?? 0) : 0;
  const withQuote = survival * (worth(taken, quantity) - price) + (1 - survival) * outside - waiting;
  if (feasible && withQuote < without - ROUNDING * 10) broken.push(`buyer worse off: ${withQuote} < ${without}`);
  return broken;
}
