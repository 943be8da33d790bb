import type { CostKind, MenuSpec, OptionSpec, PinnedValue, QuoteRequest } from '../index.js';

/**
 * The quote as its definition says it, by listing every cart: written for the tests from `docs/offer.md`, and not from
 * the search. Money is rounded to micros an option, as the definition says.
 */
export interface ExhaustiveQuote {
  feasible: boolean;
  config: Record<string, PinnedValue> | null;
  cents: number | null;
  listMicros: number | null;
  carts: number;
}

interface Cart {
  /** By dimension: the options taken, in order. */
  taken: OptionSpec[][];
  quantity: number;
}

const micros = (dollars: number): number => Math.round(dollars * 1e6);

/** Every cart that keeps the dependencies, in menu order. */
export function* listCarts(spec: MenuSpec): Generator<Cart> {
  const dims = spec.dims ?? [];
  const { valid_on = {}, requires = {}, excludes = {} } = spec.deps ?? {};
  const keeps = (taken: readonly OptionSpec[][]): boolean => {
    const ids = new Set(taken.flat().map(({ id }) => id));
    return [...ids].every(
      (id) =>
        [...(valid_on[id] ?? []), ...(requires[id] ?? [])].every((other) => ids.has(other)) &&
        !(excludes[id] ?? []).some((other) => ids.has(other)),
    );
  };
  function* from(index: number, taken: OptionSpec[][], quantity: number): Generator<Cart> {
    const dim = dims[index];
    if (dim === undefined) {
      if (keeps(taken)) yield { taken: taken.map((options) => [...options]), quantity };
      return;
    }
    const options = dim.options ?? [];
    if (dim.kind === 'quantity') {
      for (let units = 1; units <= (dim.qty_cap ?? 1); units += 1) yield* from(index + 1, [...taken, []], units);
    } else if (dim.kind === 'addon') {
      // The first add-on varies slowest, left out before taken.
      for (let set = 0; set < 2 ** options.length; set += 1)
        yield* from(
          index + 1,
          [...taken, options.filter((_option, order) => Math.floor(set / 2 ** (options.length - 1 - order)) % 2 === 1)],
          quantity,
        );
    } else {
      for (const option of options) yield* from(index + 1, [...taken, [option]], quantity);
    }
  }
  yield* from(0, [], 1);
}

/** The best cart and price of a request, found by looking at every cart. */
export function quoteExhaustively({ spec, buyer, state, config, opts }: QuoteRequest): ExhaustiveQuote {
  const dims = spec.dims ?? [];
  const { balk = 0, outside = 0, qty_decay: decay = 0.15 } = buyer;
  const {
    quote_lookers: lookers = true,
    min_price_frac: frac = 0,
    qty_appetite: appetite = false,
    seller_weight: weight = 0.5,
  } = opts ?? {};
  const elsewhere = micros(outside);
  const entry = (kind: CostKind): Record<string, unknown> | null => {
    const found = (spec.cost ?? []).find((one) => (typeof one === 'string' ? one : one['kind']) === kind);
    return found === undefined ? null : typeof found === 'string' ? {} : found;
  };
  const batch = entry('batch_economies');
  const scarce = entry('scarcity_shadow') !== null;

  const optionCost = (option: OptionSpec, kind: string, units: number): number => {
    const spoils = option.perishable === true && (state?.expiring ?? []).includes(option.id);
    const unit = micros((spoils ? option.salvage : option.unit_cost) ?? 0);
    const stock = state?.inventory?.[option.id];
    if (!scarce || kind !== 'choice' || stock === undefined) return units * unit;
    const displaced = Math.min(
      units,
      Math.max(0, units - Math.max(0, stock - (state?.expected_demand?.[option.id] ?? 0))),
    );
    return Math.round((units - displaced) * unit + displaced * micros(option.price_delta ?? 0));
  };
  const each = <Result>({ taken }: Cart, map: (option: OptionSpec, kind: string, dim: string) => Result): Result[] =>
    taken.flatMap((options, index) =>
      options.map((option) => map(option, dims[index]?.kind ?? '', dims[index]?.id ?? '')),
    );
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  const costOfCart = (cart: Cart, units: number): number => {
    const sum = total(each(cart, (option, kind) => optionCost(option, kind, units)));
    if (batch === null) return sum;
    return (
      micros(Number(batch['setup'] ?? 0)) +
      (typeof batch['marginal'] === 'number' ? units * micros(batch['marginal']) : sum)
    );
  };
  const valueOfCart = (cart: Cart, units: number): number => {
    let worth = 0;
    for (let unit = 0, share = 1; unit < units; unit += 1, share *= decay) worth += share;
    return total(
      each(cart, (option, kind, dim) =>
        kind === 'fulfillment' ? 0 : micros((buyer.values?.[dim]?.[option.id] ?? 0) * worth),
      ),
    );
  };
  const listOfCart = (cart: Cart): number =>
    cart.quantity * total(each(cart, (option) => micros(option.price_delta ?? 0)));
  const serving = (cart: Cart): OptionSpec | null => {
    const index = dims.findIndex(({ kind }) => kind === 'fulfillment');
    return index === -1 ? null : (cart.taken[index]?.[0] ?? null);
  };
  const available = (cart: Cart): boolean => {
    const stocked = each(
      cart,
      (option) => option.stock_limited !== true || (state?.inventory?.[option.id] ?? Infinity) >= cart.quantity,
    ).every(Boolean);
    const served = serving(cart);
    return (
      stocked &&
      (served === null ||
        served.immediate !== false ||
        (state?.capacity?.[String(served.slot_ticks ?? 0)] ?? Infinity) >= cart.quantity)
    );
  };
  const pinned = (cart: Cart): boolean =>
    Object.entries(config ?? {}).every(([id, value]) => {
      const index = dims.findIndex((dim) => dim.id === id);
      if (typeof value === 'number') return cart.quantity === value;
      const ids = (cart.taken[index] ?? []).map((option) => option.id);
      return Array.isArray(value)
        ? ids.length === value.length && value.every((one) => ids.includes(one))
        : ids[0] === value;
    });

  const needsOf = (id: string): string[] => [
    ...(spec.deps?.valid_on?.[id] ?? []),
    ...(spec.deps?.requires?.[id] ?? []),
  ];
  const keepsToWanted = (cart: Cart, pins: Readonly<Record<string, PinnedValue>>): boolean => {
    const added = each(cart, (option, kind, dim) => ({ id: option.id, kind, dim }));
    const isSpare = ({ id, kind, dim }: { id: string; kind: string; dim: string }): boolean =>
      kind === 'addon' && pins[dim] === undefined && (buyer.values?.[dim]?.[id] ?? 0) <= 0;
    const grounded = added.filter((option) => !isSpare(option)).map(({ id }) => id);
    for (const id of grounded) grounded.push(...needsOf(id).filter((other) => !grounded.includes(other)));
    return added.every(({ id }) => grounded.includes(id));
  };
  const service = (cart: Cart): { survival: number; waiting: number } => {
    const served = serving(cart);
    if (served?.immediate !== false) return { survival: 1 - balk, waiting: 0 };
    return { survival: 1, waiting: micros(buyer.defer?.[String(served.slot_ticks ?? 0)] ?? 0) };
  };
  const carts = [...listCarts(spec)].filter(available);
  /** The best order at list among some carts. */
  const bestAtList = (among: readonly Cart[], moreThan: number): { cart: Cart; worth: number } | null => {
    let found: { cart: Cart; worth: number } | null = null;
    for (const cart of among) {
      const { survival, waiting } = service(cart);
      const surplus = valueOfCart(cart, cart.quantity) - listOfCart(cart);
      if (survival === 0 || surplus <= moreThan) continue;
      const worth = survival * surplus + (1 - survival) * elsewhere - waiting;
      if (found === null || worth > found.worth) found = { cart, worth };
    }
    return found;
  };
  const ordered = bestAtList(
    carts.filter((cart) => keepsToWanted(cart, {})),
    0,
  );
  const orders = ordered !== null && ordered.worth >= elsewhere;
  if (!orders && !lookers) return { feasible: false, config: null, cents: null, listMicros: null, carts: carts.length };
  const buyerElse = orders ? ordered!.worth : elsewhere;
  const sellerElse = orders
    ? service(ordered!.cart).survival * (listOfCart(ordered!.cart) - costOfCart(ordered!.cart, ordered!.cart.quantity))
    : 0;

  let best: { cart: Cart; cents: number; rank: number; sum: number } | null = null;
  for (const cart of carts) {
    if (!pinned(cart) || !keepsToWanted(cart, config ?? {})) continue;
    const [value, list, cost] = [valueOfCart(cart, cart.quantity), listOfCart(cart), costOfCart(cart, cart.quantity)];
    const before = cart.quantity - 1;
    if (appetite && before > 0 && value - valueOfCart(cart, before) < cost - costOfCart(cart, before)) continue;
    const { survival, waiting } = service(cart);
    const from = Math.ceil(Math.max(cost, Math.round(frac * list)) / 1e4);
    const beside = (1 - survival) * elsewhere - waiting - buyerElse;
    const sum = survival * (value - cost) + beside - sellerElse;
    if (survival === 0 || sum < 1e4 - 1) continue;
    for (let cents = from; cents <= Math.floor(list / 1e4); cents += 1) {
      const gains = [survival * (cents * 1e4 - cost) - sellerElse, survival * (value - cents * 1e4) + beside].map(
        (gain) => (Math.abs(gain) < 1 ? 0 : gain),
      );
      const [seller = 0, other = 0] = gains;
      if (seller < 0 || other < 0 || Math.max(seller, other) < 1e4 - 1) continue;
      const rank =
        weight === 0.5
          ? seller * other
          : weight === 0
            ? other
            : weight === 1
              ? seller
              : weight * Math.log(seller) + (1 - weight) * Math.log(other);
      if (best === null || rank > best.rank || (rank === best.rank && sum > best.sum))
        best = { cart, cents, rank, sum };
    }
  }
  const tell = (cart: Cart): Record<string, PinnedValue> =>
    Object.fromEntries(
      dims.map(({ id, kind }, index) => {
        const ids = (cart.taken[index] ?? []).map((option) => option.id);
        return [id, kind === 'quantity' ? cart.quantity : kind === 'addon' ? ids : (ids[0] ?? '')];
      }),
    );
  if (best !== null)
    return {
      feasible: true,
      config: tell(best.cart),
      cents: best.cents,
      listMicros: listOfCart(best.cart),
      carts: carts.length,
    };
  const isPinned = Object.keys(config ?? {}).length > 0;
  const shown =
    orders && (!isPinned || pinned(ordered!.cart))
      ? ordered
      : isPinned
        ? bestAtList(
            carts.filter((cart) => pinned(cart) && keepsToWanted(cart, config ?? {})),
            -Infinity,
          )
        : null;
  if (shown !== null)
    return {
      feasible: false,
      config: tell(shown.cart),
      cents: Math.floor(listOfCart(shown.cart) / 1e4),
      listMicros: listOfCart(shown.cart),
      carts: carts.length,
    };
  return { feasible: false, config: null, cents: null, listMicros: null, carts: carts.length };
}
