import { nashGain, priceCart, type Bargain, type PricedCart } from './bargain.js';
import { dropDominated, joinParts, partOf, sumOver, type CartPart, type PartRules } from './cart-points.js';
import { enoughRoom, meets, needsOf, restOf, type Rest } from './cart-needs.js';
import type { TakenApart } from './local-carts.js';
import { standsBefore } from './menu-graph.js';
import { boundNash, limitedGain, type NashBound } from './nash-bound.js';
import { baseOf, type Order, type Question } from './orders.js';
import { DECISION_NODES, type SearchBudget } from './search-budget.js';
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

/**
 * The best cart, and an upper bound of the Nash gain of all carts that were not looked at (−∞ where none was left out).
 */
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
 * The cart with the greatest Nash product over all orders; of equals the greater sum of gains, then the first in menu
 * order. Branch and bound: an order whose bound is below the best cart so far is not looked into; where dependencies
 * tie a group too much to be listed its hub is decided every way; where none do, groups are joined one by one, and what
 * cannot win is dropped.
 */
export function findBestCart(
  question: Question,
  orders: readonly BargainOrder[],
  rules: Omit<PartRules, 'appetite'> & { appetite: boolean },
  budget: SearchBudget,
): BestCart {
  const search = new CartSearch(question, rules, budget);
  const ranked = orders.map((entry) => ({ entry, gain: mostGain(entry) })).sort((one, other) => other.gain - one.gain);
  for (const { entry, gain } of ranked) search.enter(entry, gain);
  return { best: search.best, missed: search.missed };
}

/**
 * The gain at the greatest surplus and the greatest room of an order, each for itself: a first bound that costs little.
 */
function mostGain({ order: { base, apart, figures }, bargain }: BargainOrder): number {
  let surplus = base.surplus;
  let room = base.list - base.cost;
  for (const group of apart.groups) {
    let [mostSurplus, mostRoom] = [-Infinity, -Infinity];
    for (const { places } of group) {
      mostSurplus = Math.max(mostSurplus, sumOver(places, figures.surplus));
      mostRoom = Math.max(mostRoom, sumOver(places, figures.room));
    }
    surplus += mostSurplus;
    room += mostRoom;
  }
  return limitedGain({ surplus, room }, bargain, 'list');
}

class CartSearch {
  best: QuotedCart | null = null;
  missed = -Infinity;

  constructor(
    private readonly question: Question,
    private readonly rules: PartRules,
    private readonly budget: SearchBudget,
  ) {}

  /** Looks into an order whose first bound can still win. */
  enter(entry: BargainOrder, gain: number): void {
    if (!this.#canWin(gain)) return;
    if (!this.budget.spend(1)) return this.#miss(gain);
    this.#visit(entry, entry.order.apart, this.#relax(entry, entry.order.apart, entry.order.base));
  }

  #relax({ order, bargain }: BargainOrder, apart: TakenApart, base: CartPart): Relaxation {
    const rules = this.#rulesOf(order);
    const groups = apart.groups.map((group) =>
      dropDominated(
        group.map((places) => partOf(places, order.figures)),
        rules,
      ),
    );
    const open = groups.filter((group) => group.length > 1);
    const fixed = groups.reduce(
      (sum, group) => (group.length === 1 ? joinParts(sum, group[0] as CartPart) : sum),
      base,
    );
    const limits = rules.minPriceFrac > 0 ? (['list', 'least'] as const) : (['list'] as const);
    const bounds = limits.flatMap((limit) => boundNash(fixed, open, bargain, limit) ?? []);
    const loose = boxGain(fixed, open, bargain);
    return {
      base: fixed,
      groups: open,
      bounds,
      gain: bounds.reduce((least, { gain }) => Math.min(least, gain), loose),
    };
  }

  #visit(entry: BargainOrder, apart: TakenApart, relaxation: Relaxation): void {
    if (!this.#canWin(relaxation.gain)) return;
    if (!this.budget.spend(1)) return this.#miss(relaxation.gain);
    if (apart.hub === null) return this.#joinGroups(entry, relaxation);
    const { graph, tree } = this.question;
    const children: { next: TakenApart; relaxation: Relaxation }[] = [];
    for (const way of waysToDecide(apart.hub, apart.selection, graph.deps)) {
      if (!this.budget.spend(DECISION_NODES)) return this.#miss(relaxation.gain);
      const next = tree.takeApart(way);
      if (next !== null)
        children.push({ next, relaxation: this.#relax(entry, next, baseOf(graph, entry.order.figures, next)) });
    }
    children.sort((one, other) => other.relaxation.gain - one.relaxation.gain);
    for (const child of children) this.#visit(entry, child.next, child.relaxation);
  }

  /** Joins the groups one by one; a part of a cart is kept while it can still win. */
  #joinGroups(entry: BargainOrder, { base, groups, bounds, gain }: Relaxation): void {
    for (const { corners } of bounds)
      for (const corner of corners)
        this.#offer(
          entry,
          groups.reduce((cart, group, index) => joinParts(cart, group[corner[index] ?? 0] as CartPart), base),
        );
    const rules = this.#rulesOf(entry.order);
    const order = groups
      .map((_group, index) => index)
      .sort((one, other) => leastLoss(bounds, other) - leastLoss(bounds, one));
    const needs = needsOf(entry.bargain, rules);
    const rest = restOf(groups, order, rules);
    if (!meets(base, rest[0] as Rest, needs)) return;
    let carts: GrowingCart[] = [{ ...base, losses: bounds.map(() => 0) }];
    for (const [step, index] of order.entries()) {
      const after = rest[step + 1] as Rest;
      const next = this.#grow(
        carts,
        groups[index] ?? [],
        bounds.map(({ gain: most, losses }) => ({ most, losses: losses[index] ?? [] })),
        (cart) => meets(cart, after, needs),
      );
      if (!this.budget.spend(next.length)) return this.#miss(gain);
      carts = dropDominated(next, rules, enoughRoom(next, after, entry.bargain));
    }
    for (const cart of carts) this.#offer(entry, cart);
  }

  /** Every cart with every part of one more group, but for those that a bound rules out. */
  #grow(
    carts: readonly GrowingCart[],
    group: readonly CartPart[],
    bounds: readonly { most: number; losses: readonly number[] }[],
    fits: (cart: CartPart) => boolean,
  ): GrowingCart[] {
    const next: GrowingCart[] = [];
    const least = bounds.map(({ most }) => most - this.#winningGain);
    for (const cart of carts) {
      for (let choice = 0; choice < group.length; choice += 1) {
        let lost = false;
        for (let at = 0; at < bounds.length && !lost; at += 1)
          lost = (cart.losses[at] as number) + (bounds[at]?.losses[choice] as number) > (least[at] as number);
        if (lost) continue;
        const joined = joinParts(cart, group[choice] as CartPart);
        if (fits(joined))
          next.push({
            ...joined,
            losses: cart.losses.map((loss, at) => loss + (bounds[at]?.losses[choice] as number)),
          });
      }
    }
    return next;
  }

  /** Takes a whole cart where it is better than the best so far. */
  #offer({ order, bargain }: BargainOrder, cart: CartPart): void {
    if (this.#rulesOf(order).appetite && cart.lastUnit < 0) return;
    const priced = priceCart({ value: cart.surplus + cart.cost, list: cart.list, cost: cart.cost }, bargain);
    if (priced === null) return;
    const { best } = this;
    const ahead = best === null ? 1 : priced.rank - best.priced.rank || priced.sum - best.priced.sum;
    const wins =
      best === null || ahead > 0 || (!(ahead < 0) && standsBefore(cart.bits, best.cart.bits, this.rules.addons));
    if (wins) this.best = { order, cart, priced, gain: nashGain(priced.sellerGain, priced.buyerGain, bargain.weight) };
  }

  /** What a bound has to reach. */
  get #winningGain(): number {
    return this.best === null ? -Infinity : this.best.gain * (1 - BOUND_SLACK) - BOUND_SLACK_MICROS;
  }

  #canWin(gain: number): boolean {
    return gain > -Infinity && gain >= this.#winningGain;
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

/** The gain at the greatest surplus and the greatest room of all, each for itself. */
function boxGain(base: CartPart, groups: readonly (readonly CartPart[])[], bargain: Bargain): number {
  const most = (of: (part: CartPart) => number): number =>
    groups.reduce((sum, group) => sum + group.reduce((top, part) => Math.max(top, of(part)), -Infinity), of(base));
  const point = { surplus: most(({ surplus }) => surplus), room: most(({ list, cost }) => list - cost) };
  return limitedGain(point, bargain, 'list');
}

/** How much a group's second best part loses: the groups that are soonest decided are joined first. */
function leastLoss(bounds: readonly NashBound[], group: number): number {
  return bounds.reduce(
    (most, { losses }) =>
      Math.max(
        most,
        (losses[group] ?? []).reduce((least, loss) => (loss > 0 ? Math.min(least, loss) : least), Infinity),
      ),
    0,
  );
}
