import type { Policy, PolicyOption, PriceEffect, Reduction } from '@svc/policy-rules';
import { auditOffer } from '../negotiations/audit.js';
import type { SeenOffer } from './talk.js';

/** Beyond a price step nothing is owed to rounding. */
const ROUNDING = 1.5;

/** What a seller's share of a trade is by default: the rest goes to the buyer. */
const BUYERS_SHARE = 0.6;

/**
 * What is wrong with an offer that closes by itself, worked out a second time and in another way than the product does:
 * below the reserve of its package, or against a rule of the policy. Null where nothing is.
 */
export function wrongWith(policy: Policy, reserve: number, offer: SeenOffer): string | null {
  const world = { confirmed: new Set<string>(), levels: (policy.inventory?.bind ?? []).map(() => 1e9) };
  const [breach] = auditOffer(policy, world, offer);
  if (breach !== undefined) return breach;
  const least = leastPrice(policy, reserve, offer);
  const step = ROUNDING * 10 ** -(policy.price_decimals ?? 2);
  return offer.price < least - step ? `below the reserve of its package, ${least.toFixed(4)}` : null;
}

/** The lowest price of an order that law 3 lets close by itself, to fractions of a step. */
export function leastPrice(policy: Policy, reserve: number, order: Omit<SeenOffer, 'price'>): number {
  const chosen = (policy.terms ?? []).flatMap(
    (term) => term.options.find(({ id }) => id === (order.terms[term.id] ?? term.default)) ?? [],
  );
  const reached = (policy.quantity?.breaks ?? []).filter(({ from }) => order.quantity >= from);
  const highest = reached.reduce<(typeof reached)[number] | null>(
    (best, one) => (best === null || one.from > best.from ? one : best),
    null,
  );
  const list = policy.list_price - givenBy([...chosen, ...(highest ? [highest] : [])], policy);
  const share = policy.manner?.share_of_trades ?? BUYERS_SHARE;
  const sold = order.quantity * timesPaid(policy, chosen);
  const traded = share * tradesOf(chosen, highest, { list, sold });
  const cost = costsOf(chosen, sold);
  const free = policy.free_discount === undefined ? -Infinity : list - policy.free_discount - traded + cost;
  // The price for so many is published: it moves the reserve no lower than itself.
  return Math.min(list, Math.max(free, reserve - givenBy(chosen, policy) - traded + cost));
}

/** What effects give together. */
function givenBy(effects: readonly PriceEffect[], policy: Policy): number {
  const given = (isStacked: boolean): number[] =>
    effects
      .filter(({ gives, stacks = false }) => gives && stacks === isStacked)
      .map(({ gives }) => off(gives, policy.list_price));
  return given(true).reduce((sum, one) => sum + one, 0) + Math.max(0, ...given(false));
}

const off = (reduction: Reduction | undefined, from: number): number => {
  if (reduction === undefined) return 0;
  if ('share' in reduction) return reduction.share * from;
  return 'amount' in reduction ? reduction.amount : Math.max(0, from - reduction.to_price);
};

/** How often the price is paid: as an option sets it, else as it is usual, else the fewest times that can be. */
const timesPaid = ({ period }: Policy, chosen: readonly PolicyOption[]): number =>
  period === undefined ? 1 : (chosen.find(({ periods }) => periods)?.periods ?? period.default ?? period.min ?? 1);

/** What an option is worth a unit and period, of which a deal sells so many. */
const worthOf = ({ worth = 0, worth_per }: PolicyOption, sold: number): number =>
  worth_per === 'deal' ? worth / sold : worth;

/** What the choices that unlock a discount are worth; what has no worth of its own counts as what it unlocks. */
function tradesOf(
  chosen: readonly PolicyOption[],
  reached: { unlocks?: Reduction } | null,
  { list, sold }: { list: number; sold: number },
): number {
  const options = chosen
    .filter(({ unlocks }) => unlocks !== undefined)
    .map((one) => (one.worth === undefined ? off(one.unlocks, list) : Math.max(0, worthOf(one, sold))));
  return options.reduce((sum, one) => sum + one, off(reached?.unlocks, list));
}

/** What the options cost that unlock nothing and are no entitlement. */
const costsOf = (chosen: readonly PolicyOption[], sold: number): number =>
  chosen
    .filter(
      ({ unlocks, requires_discount_at_most }) => unlocks === undefined && requires_discount_at_most === undefined,
    )
    .reduce((sum, one) => sum + Math.max(0, -worthOf(one, sold)), 0);
