import type { Random } from '@svc/numerics';
import type { DepsSpec, DimSpec, MenuSpec, OptionSpec, PinnedValue, QuoteRequest } from '../index.js';

/** How large random menus are. */
export interface MenuSize {
  /** The most dimensions. */
  dims: number;
  /** The most options of a dimension that is not of add-ons, and of one that is. */
  options: number;
  addons: number;
  /** The most units. */
  quantity: number;
}

/** Small enough that every cart and every price can be listed. */
export const LISTABLE: MenuSize = { dims: 5, options: 3, addons: 3, quantity: 3 };

/**
 * A random request: every kind of dimension, cost, dependency, state and option, amounts that are often equal, and some
 * that are not whole cents. Pins are only of single dimensions, so that they are almost always valid.
 */
export function randomRequest(random: Random, size: MenuSize = LISTABLE): QuoteRequest {
  const fine = random.chance(0.15);
  const coarse = random.chance(0.2);
  const money = (most: number): number => {
    if (coarse) return random.integer(Math.ceil(most) + 1);
    const cents = random.integer(Math.ceil(most * 100) + 1) / 100;
    return fine && random.chance(0.3) ? cents + random.integer(100) / 10_000 : cents;
  };
  const dims = randomDims(random, size, money);
  const spec: MenuSpec = { dims, deps: randomDeps(random, dims), cost: randomCost(random, money) };
  const request: QuoteRequest = { spec, buyer: randomBuyer(random, dims, money), opts: randomOpts(random) };
  if (random.chance(0.7)) request.state = randomState(random, dims);
  if (random.chance(0.15)) request.config = randomPin(random, dims);
  return request;
}

function randomDims(random: Random, size: MenuSize, money: (most: number) => number): DimSpec[] {
  const count = Math.max(1 + random.integer(size.dims), 1 + random.integer(size.dims));
  const kinds = ['choice', 'choice', 'addon', 'preference', 'fulfillment', 'quantity'];
  const dims: DimSpec[] = [];
  for (let index = 0; index < count; index += 1) {
    let kind = random.pick(kinds);
    if ((kind === 'quantity' || kind === 'fulfillment') && dims.some((dim) => dim.kind === kind)) kind = 'choice';
    const id = `d${index}`;
    if (kind === 'quantity') dims.push({ id, kind, qty_cap: 1 + random.integer(size.quantity) });
    else
      dims.push({
        id,
        kind,
        options: Array.from(
          { length: 1 + random.integer(kind === 'addon' ? size.addons : size.options) },
          (_none, order) => randomOption(random, `${id}o${order}`, kind, money),
        ),
      });
  }
  return dims;
}

function randomOption(random: Random, id: string, kind: string, money: (most: number) => number): OptionSpec {
  const price = random.chance(kind === 'choice' ? 0.95 : 0.6) ? money(kind === 'choice' ? 6 : 2) : 0;
  const option: OptionSpec = {
    id,
    price_delta: price,
    unit_cost: random.chance(0.3) ? 0 : Math.min(money(3), random.chance(0.9) ? price : 9),
    perishable: random.chance(0.3),
    stock_limited: random.chance(0.4),
  };
  if (option.perishable) option.salvage = random.chance(0.5) ? 0 : money(1);
  if (kind === 'fulfillment' && random.chance(0.5))
    Object.assign(option, { immediate: false, slot_ticks: random.integer(4) });
  return option;
}

function randomDeps(random: Random, dims: readonly DimSpec[]): DepsSpec {
  const ids = dims.flatMap(({ options = [] }) => options.map(({ id }) => id));
  const deps: DepsSpec = {};
  if (ids.length === 0) return deps;
  for (const member of ['valid_on', 'requires', 'excludes'] as const) {
    if (random.chance(0.5)) continue;
    deps[member] = Object.fromEntries(
      Array.from({ length: 1 + random.integer(2) }, () => [
        random.pick(ids),
        Array.from({ length: 1 + random.integer(2) }, () => random.pick(ids)),
      ]),
    );
  }
  return deps;
}

function randomCost(random: Random, money: (most: number) => number): NonNullable<MenuSpec['cost']> {
  const cost: NonNullable<MenuSpec['cost']> = [];
  if (random.chance(0.5)) cost.push('const');
  if (random.chance(0.5)) cost.push({ kind: 'salvage_on_expiry' });
  if (random.chance(0.4)) cost.push('scarcity_shadow');
  if (random.chance(0.25))
    cost.push({
      kind: 'batch_economies',
      ...(random.chance(0.7) && { setup: money(2) }),
      ...(random.chance(0.4) && { marginal: money(1.5) }),
    });
  return cost;
}

function randomBuyer(random: Random, dims: readonly DimSpec[], money: (most: number) => number): QuoteRequest['buyer'] {
  const scale = random.pick([0.5, 1, 1.5, 2.5, 6]);
  const buyer: QuoteRequest['buyer'] = { values: {} };
  for (const { id, kind, options = [] } of dims) {
    if (kind === 'quantity' || random.chance(0.1)) continue;
    buyer.values![id] = Object.fromEntries(
      options.flatMap((option) =>
        random.chance(0.2)
          ? []
          : [[option.id, random.chance(0.1) ? -money(1) : scale * money(kind === 'choice' ? 6 : 2)]],
      ),
    );
  }
  if (random.chance(0.7)) buyer.qty_decay = random.pick([0, 0.15, 0.5, 0.8, 1]);
  if (random.chance(0.4)) buyer.outside = money(2);
  if (random.chance(0.4)) buyer.balk = random.pick([0.1, 0.3, 0.5, 1]);
  if (random.chance(0.6)) buyer.defer = Object.fromEntries([0, 1, 2, 3].map((slot) => [String(slot), money(1)]));
  return buyer;
}

function randomState(random: Random, dims: readonly DimSpec[]): NonNullable<QuoteRequest['state']> {
  const ids = dims.flatMap(({ options = [] }) => options.map(({ id }) => id));
  const some = (chance: number, units: () => number): Record<string, number> =>
    Object.fromEntries(ids.filter(() => random.chance(chance)).map((id) => [id, units()]));
  return {
    tick: random.integer(50),
    inventory: some(0.6, () => random.integer(5)),
    expiring: ids.filter(() => random.chance(0.4)),
    expected_demand: some(0.5, () => random.pick([0, 0.5, 1, 2, 3])),
    capacity: Object.fromEntries(
      [0, 1, 2, 3].filter(() => random.chance(0.5)).map((slot) => [String(slot), random.integer(4)]),
    ),
  };
}

function randomOpts(random: Random): NonNullable<QuoteRequest['opts']> {
  return {
    ...(random.chance(0.3) && { quote_lookers: random.chance(0.5) }),
    ...(random.chance(0.4) && { min_price_frac: random.pick([0.3, 0.7, 0.9, 1]) }),
    ...(random.chance(0.3) && { qty_appetite: random.chance(0.8) }),
    ...(random.chance(0.5) && { seller_weight: random.pick([0, 0.2, 0.5, 0.73, 1]) }),
  };
}

function randomPin(random: Random, dims: readonly DimSpec[]): Record<string, PinnedValue> {
  const dim = random.pick(dims);
  if (dim.kind === 'quantity') return { [dim.id]: 1 + random.integer(dim.qty_cap ?? 1) };
  const ids = (dim.options ?? []).map(({ id }) => id);
  return { [dim.id]: dim.kind === 'addon' ? ids.filter(() => random.chance(0.5)) : random.pick(ids) };
}
