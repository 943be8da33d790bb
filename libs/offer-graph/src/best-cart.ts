import { nashGain, priceCart, type Bargain, type PricedCart } from './bargain.js';
import { dropDominated, joinParts, partOf, type CartPart, type PartRules } from './cart-points.js';
import type { TakenApart } from './local-carts.js';
import { standsBefore } from './menu-graph.js';
import { MICROS_PER_CENT } from './money.js';
import { boundNash, limitedGain, type NashBound } from './nash-bound.js';
import { baseOf, type Order, type Question } from './orders.js';
import type { SearchBudget } from './search-budget.js';
import { waysToDecide } from './selection.js';

/** A cart with its best price. */
export interface QuotedCart {
  readonly order: Order;
  readonly cart: CartPart;
  readonly priced: PricedCart;
  /** The Nash gain, micros. */
  readonly gain: number;
}

/** An order that can be quoted, with what both sides split there. */
export interface BargainOrder {
  readonly order: Order;
  readonly bargain: Bargain;
}

/** The best cart, and an upper bound of the Nash gain of all carts that were not looked at (−∞ where none was left out). */
export interface BestCart {
  readonly best: QuotedCart | null;
  readonly missed: number;
}

/** A share and an amount by which bounds are widened, for the rounding of their sums. */
const BOUND_SLACK = 1e-9;
const BOUND_SLACK_MICROS = 1e-3;

/** The parts of each group, and the bounds over them. */
interface Relaxation {
  readonly base: CartPart;
  readonly groups: readonly (readonly CartPart[])[];
  readonly bounds: readonly NashBound[];
  /** The least of the bounds. */
  readonly gain: number;
}

/**
 * The cart with the greatest Nash product over all orders; of equals the greater sum of gains, then the first in menu order.
 * Branch and bound: an order whose bound is below the best cart so far is not looked into; where dependencies tie a group too much to be
 * listed its hub is decided every way; where none do, groups are joined one by one, and what cannot win is dropped.
 */
export function findBestCart(question: Question, orders: readonly BargainOrder[], rules: Omit<PartRules, 'appetite'> & { appetite: boolean }, budget: SearchBudget): BestCart {
  const search = new CartSearch(question, rules, budget);
  const relaxed = orders.map((entry) => ({ ...entry, relaxation: search.relax(entry, entry.order.apart, entry.order.base) }));
  relaxed.sort((one, other) => other.relaxation.gain - one.relaxation.gain);
  for (const { order, bargain, relaxation } of relaxed) search.visit({ order, bargain }, order.apart, relaxation);
  return { best: search.best, missed: search.missed };
}

class CartSearch {
  best: QuotedCart | null = null;
  missed = -Infinity;

  constructor(private readonly question: Question, private readonly rules: PartRules, private readonly budget: SearchBudget) {}

  relax({ order, bargain }: BargainOrder, apart: TakenApart, base: CartPart): Relaxation {
    const rules = this.#rulesOf(order);
    const groups = apart.groups.map((group) => dropDominated(group.map((places) => partOf(places, order.figures)), rules));
    const open = groups.filter((group) => group.length > 1);
    const fixed = groups.reduce((sum, group) => (group.length === 1 ? joinParts(sum, group[0] as CartPart) : sum), base);
    const limits = rules.minPriceFrac > 0 ? (['list', 'least'] as const) : (['list'] as const);
    const bounds = limits.flatMap((limit) => boundNash(fixed, open, bargain, limit) ?? []);
    const loose = boxGain(fixed, open, bargain);
    return { base: fixed, groups: open, bounds, gain: bounds.reduce((least, { gain }) => Math.min(least, gain), loose) };
  }

  visit(entry: BargainOrder, apart: TakenApart, relaxation: Relaxation): void {
    if (!this.#canWin(relaxation.gain)) return;
    if (!this.budget.spend(1)) return this.#miss(relaxation.gain);
    if (apart.hub === null) return this.#joinGroups(entry, relaxation);
    const { graph, tree } = this.question;
    const children = waysToDecide(apart.hub, apart.selection, graph.deps).flatMap((way) => {
      const next = tree.takeApart(way);
      return next === null ? [] : [{ next, relaxation: this.relax(entry, next, baseOf(graph, entry.order.figures, next)) }];
    });
    children.sort((one, other) => other.relaxation.gain - one.relaxation.gain);
    for (const child of children) this.visit(entry, child.next, child.relaxation);
  }

  /** Joins the groups one by one; a part of a cart is kept while it can still win. */
  #joinGroups(entry: BargainOrder, { base, groups, bounds, gain }: Relaxation): void {
    for (const { corners } of bounds) for (const corner of corners) this.#offer(entry, groups.reduce((cart, group, index) => joinParts(cart, group[corner[index] ?? 0] as CartPart), base));
    const rules = this.#rulesOf(entry.order);
    const order = groups.map((_group, index) => index).sort((one, other) => leastLoss(bounds, other) - leastLoss(bounds, one));
    const rest = restOf(groups, order);
    let carts: GrowingCart[] = [{ ...base, losses: bounds.map(() => 0) }];
    for (const [step, index] of order.entries()) {
      const next: GrowingCart[] = [];
      const after = rest[step + 1] as Rest;
      for (const cart of carts) for (const [choice, part] of (groups[index] ?? []).entries()) {
        const losses = bounds.map((bound, at) => (cart.losses[at] ?? 0) + (bound.losses[index]?.[choice] ?? 0));
        if (bounds.some((bound, at) => !this.#canWin(bound.gain - (losses[at] ?? 0)))) continue;
        if (rules.appetite && cart.lastUnit + part.lastUnit + after.lastUnit < 0) continue;
        next.push({ ...joinParts(cart, part), losses });
      }
      if (!this.budget.spend(next.length)) return this.#miss(gain);
      carts = dropDominated(next, rules, enoughRoom(next, after, entry.bargain));
    }
    for (const cart of carts) this.#offer(entry, cart);
  }

  /** Takes a whole cart where it is better than the best so far. */
  #offer({ order, bargain }: BargainOrder, cart: CartPart): void {
    if (this.#rulesOf(order).appetite && cart.lastUnit < 0) return;
    const priced = priceCart({ value: cart.surplus + cart.cost, list: cart.list, cost: cart.cost }, bargain);
    if (priced === null) return;
    const { best } = this;
    const ahead = best === null ? 1 : priced.rank - best.priced.rank || priced.sum - best.priced.sum;
    const wins = best === null || ahead > 0 || (!(ahead < 0) && standsBefore(cart.bits, best.cart.bits, this.rules.addons));
    if (wins) this.best = { order, cart, priced, gain: nashGain(priced.sellerGain, priced.buyerGain, bargain.weight) };
  }

  #canWin(gain: number): boolean {
    return gain > -Infinity && (this.best === null || gain >= this.best.gain * (1 - BOUND_SLACK) - BOUND_SLACK_MICROS);
  }

  #miss(gain: number): void {
    this.missed = Math.max(this.missed, gain);
  }

  #rulesOf({ figures }: Order): PartRules {
    return { ...this.rules, appetite: this.rules.appetite && figures.quantity > 1 };
  }
}

interface GrowingCart extends CartPart {
  readonly losses: readonly number[];
}

/** The most that the groups still to be joined can add, and the least room that they leave. */
interface Rest {
  readonly surplus: number;
  readonly room: number;
  readonly lastUnit: number;
}

function restOf(groups: readonly (readonly CartPart[])[], order: readonly number[]): Rest[] {
  const rest: Rest[] = [{ surplus: 0, room: 0, lastUnit: 0 }];
  for (const index of [...order].reverse()) {
    const group = groups[index] ?? [];
    const [after] = rest as [Rest];
    rest.unshift({
      surplus: after.surplus + Math.max(...group.map(({ surplus }) => surplus)), room: after.room + Math.min(...group.map(({ list, cost }) => list - cost)),
      lastUnit: after.lastUnit + Math.max(...group.map(({ lastUnit }) => lastUnit)),
    });
  }
  return rest;
}

/** The room under list beyond which no completion of these carts would be priced differently. */
function enoughRoom(carts: readonly CartPart[], after: Rest, { survival, sellerElse, buyerBeside, weight, minPriceFrac }: Bargain): number {
  if (minPriceFrac === 1) return Infinity;
  const surplus = carts.reduce((most, cart) => Math.max(most, cart.surplus), -Infinity) + after.surplus;
  const ideal = (weight * (survival * surplus + buyerBeside - sellerElse) + sellerElse) / survival;
  return Math.max(ideal + 2 * MICROS_PER_CENT, (2 * MICROS_PER_CENT) / (1 - minPriceFrac)) - after.room;
}

/** The gain at the greatest surplus and the greatest room of all, each for itself. */
function boxGain(base: CartPart, groups: readonly (readonly CartPart[])[], bargain: Bargain): number {
  const most = (of: (part: CartPart) => number): number => groups.reduce((sum, group) => sum + group.reduce((top, part) => Math.max(top, of(part)), -Infinity), of(base));
  const point = { surplus: most(({ surplus }) => surplus), room: most(({ list, cost }) => list - cost) };
  return limitedGain(point, bargain, 'list');
}

/** How much a group's second best part loses: the groups that are soonest decided are joined first. */
function leastLoss(bounds: readonly NashBound[], group: number): number {
  return bounds.reduce((most, { losses }) => Math.max(most, (losses[group] ?? []).reduce((least, loss) => (loss > 0 ? Math.min(least, loss) : least), Infinity)), 0);
}
