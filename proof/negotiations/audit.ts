import type { Policy, PolicyOption, PriceEffect, QuantityBreak, Reduction } from '@svc/policy-rules';
import { totalOf, TWO_DECIMALS } from './audit-total.js';
import { exact, ONE } from './decimal.js';
import type { World } from './world.js';

/** What must never happen, each counted on its own. */
export const BREACHES = [
  'price_above_list',
  'price_below_floor',
  'net_below_floor',
  'discount_not_unlocked',
  'unknown_option',
  'condition_broken',
  'quantity_out_of_range',
  'out_of_stock',
  'unbacked_grant',
  'never_given',
  'not_rounded',
  'wrong_total',
  'time_not_allowed',
  'said_inside_but_is_not',
  'signed_what_was_not_sent',
  'price_went_up',
  'menu_brings_less',
  'below_reserve',
  'price_moved_by_words',
  'bid_declined',
  'wording_names_another_price',
  'wording_names_another_deal',
  'crashed',
] as const;
export type Breach = (typeof BREACHES)[number];

/** What is audited: an offer as it left. */
export interface AuditedOffer {
  price: number;
  quantity: number;
  terms: Readonly<Record<string, string>>;
  /** For how many periods it is told to be; null until somebody ends it. */
  periods?: number | null;
  /** How many of what is counted by itself. */
  counts?: Readonly<Record<string, number>>;
  /** What the buyer is told to pay in all, each period, and on top for each option. */
  total?: number;
  totalPerPeriod?: number;
  extras?: readonly number[];
}

/**
 * The rules of a policy, worked out a second time and in another way than the product does it: whole 10^−12 of a
 * currency unit, multiplied out so that nothing is divided, and stock and flags from the world, not from records.
 */
export function auditOffer(policy: Policy, world: World, offer: AuditedOffer): Breach[] {
  const price = exact(offer.price);
  const [list, floor] = [exact(policy.list_price), exact(policy.floor_price)];
  if (price === null || list === null || floor === null || !Number.isSafeInteger(offer.quantity))
    return ['not_rounded'];
  const breaches: Breach[] = [];
  if (price < floor) breaches.push('price_below_floor');
  if (offer.quantity < (policy.quantity?.min ?? 1) || offer.quantity > (policy.quantity?.max ?? 1))
    breaches.push('quantity_out_of_range');
  const chosen = chosenOptions(policy, offer);
  if (chosen === null) return [...breaches, 'unknown_option'];
  const time = timeOf(policy, chosen, offer);
  if (time === undefined) return [...breaches, 'time_not_allowed'];
  const counted = spreadOver(policy, time);
  if (netOf(chosen, price, offer.quantity, counted) < floor * BigInt(offer.quantity) * counted)
    breaches.push('net_below_floor');
  const effects = effectsOn(policy, world, chosen, offer.quantity, Number(counted));
  const packageList = packageListOf(policy, effects, list, floor);
  if (price > packageList) breaches.push('price_above_list');
  if (packageList - price > unlockedOf(policy, effects, packageList)) breaches.push('discount_not_unlocked');
  const sum = (periods: bigint, once: boolean): bigint => totalOf(policy, chosen, { ...offer, price, periods, once });
  if (offer.total !== undefined && (time === null || exact(offer.total) !== sum(BigInt(time), true)))
    breaches.push('wrong_total');
  if (offer.totalPerPeriod !== undefined && exact(offer.totalPerPeriod) !== sum(1n, false))
    breaches.push('wrong_total');
  if (
    chosen.some(
      ({ option }) =>
        option.requires_discount_at_most !== undefined &&
        (list - price) * ONE > list * (exact(option.requires_discount_at_most) ?? 0n),
    )
  )
    breaches.push('condition_broken');
  if (chosen.some(({ term, option }) => isUnbacked(policy, world, term, option.id))) breaches.push('unbacked_grant');
  if (chosen.some(({ term, option }) => isNever(policy, term, option))) breaches.push('never_given');
  if (!inStock(policy, world, chosen, offer.quantity)) breaches.push('out_of_stock');
  if (!inPriceSteps(policy, price, BigInt(offer.quantity) * counted)) breaches.push('not_rounded');
  return breaches;
}

/** An option that an offer holds, with its term. */
export interface Chosen {
  term: string;
  option: PolicyOption;
}

/** The chosen option of every term; null where the offer names something else. */
export function chosenOptions(policy: Policy, offer: AuditedOffer): Chosen[] | null {
  const terms = policy.terms ?? [];
  if (Object.keys(offer.terms).some((id) => !terms.some((term) => term.id === id))) return null;
  const chosen = terms.map((term) => ({
    term: term.id,
    option: term.options.find((option) => option.id === (offer.terms[term.id] ?? term.default)),
  }));
  return chosen.every((one): one is Chosen => one.option !== undefined) ? chosen : null;
}

/**
 * For how many periods an offer is: 1 where nothing is paid by time, null until somebody ends it; undefined where the
 * policy allows no such time.
 */
function timeOf({ period }: Policy, chosen: readonly Chosen[], { periods }: AuditedOffer): number | null | undefined {
  if (period === undefined) return periods === undefined ? 1 : undefined;
  const [set] = chosen.flatMap(({ option }) => option.periods ?? []);
  if (set !== undefined) return periods === undefined || periods === set ? set : undefined;
  const time = periods === undefined ? (period.default ?? null) : periods;
  if (time === null) return period.default === undefined && period.max === undefined ? null : undefined;
  return time >= (period.min ?? 1) && time <= (period.max ?? Infinity) ? time : undefined;
}

/** Over how many periods what counts once is spread: the agreed ones, else the fewest that can be. */
const spreadOver = ({ period }: Policy, time: number | null | undefined): bigint => BigInt(time ?? period?.min ?? 1);

/** How many units of one period an offer sells: its quantity, as often as it is paid. */
export const soldUnits = (policy: Policy, chosen: readonly Chosen[], offer: AuditedOffer): bigint =>
  BigInt(offer.quantity) * spreadOver(policy, timeOf(policy, chosen, offer));

function netOf(chosen: readonly Chosen[], price: bigint, quantity: number, periods: bigint): bigint {
  const units = BigInt(quantity) * periods;
  return chosen.reduce(
    (net, { option }) => net + (exact(option.worth ?? 0) ?? 0n) * (option.worth_per === 'deal' ? 1n : units),
    price * units,
  );
}

/**
 * Everything that bears on the price: the chosen options, the greatest break that is reached, the grants of this buyer.
 */
export function effectsOn(
  policy: Policy,
  world: World,
  chosen: readonly Chosen[],
  quantity: number,
  periods = 1,
): PriceEffect[] {
  const highest = (breaks: readonly QuantityBreak[] | undefined, count: number): QuantityBreak[] =>
    (breaks ?? [])
      .filter((one) => count >= one.from)
      .sort((a, b) => b.from - a.from)
      .slice(0, 1);
  const reached = [...highest(policy.quantity?.breaks, quantity), ...highest(policy.period?.breaks, periods)];
  const granted = (policy.grants ?? []).filter((grant) => world.confirmed.has(grant.flag));
  return [...chosen.map(({ option }) => option), ...reached, ...granted];
}

/** What a reduction takes off a unit price. */
export function reductionOf(reduction: Reduction | undefined, from: bigint): bigint {
  if (!reduction) return 0n;
  if ('share' in reduction) return (from * (exact(reduction.share) ?? 0n)) / ONE;
  if ('amount' in reduction) return exact(reduction.amount) ?? 0n;
  const off = from - (exact(reduction.to_price) ?? from);
  return off > 0n ? off : 0n;
}

/** The greatest single reduction or `least`, and all that stack on top. */
function reducedBy(effects: readonly PriceEffect[], kind: 'gives' | 'unlocks', from: bigint, least: bigint): bigint {
  const offs = effects.map((effect) => ({ stacks: effect.stacks === true, off: reductionOf(effect[kind], from) }));
  const most = offs.filter(({ stacks }) => !stacks).reduce((top, { off }) => (off > top ? off : top), least);
  return offs.filter(({ stacks }) => stacks).reduce((sum, { off }) => sum + off, most);
}

/** The finest step of a policy's unit price. */
export const stepOf = (policy: Pick<Policy, 'currency' | 'price_decimals'>): bigint =>
  10n ** BigInt(12 - (policy.price_decimals ?? (TWO_DECIMALS.has(policy.currency) ? 2 : 0)));

/** What everybody pays at most for such a package: list less what is given, a price that can be asked. */
export function packageListOf(policy: Policy, effects: readonly PriceEffect[], list: bigint, floor: bigint): bigint {
  const given = reducedBy(effects, 'gives', list, 0n);
  if (given === 0n) return list;
  const step = stepOf(policy);
  const nearest = given > list ? 0n : ((list - given + step / 2n) / step) * step;
  const lowest = floor % step === 0n ? floor : (floor / step + 1n) * step;
  const kept = nearest < lowest ? lowest : nearest;
  return kept > list ? list : kept;
}

/** The discount from the package's list that the policy's words allow. */
function unlockedOf(policy: Policy, effects: readonly PriceEffect[], packageList: bigint): bigint {
  const free =
    policy.free_discount === undefined
      ? packageList - (exact(policy.floor_price) ?? 0n)
      : (exact(policy.free_discount) ?? 0n);
  return reducedBy(effects, 'unlocks', packageList, free);
}

function isUnbacked(policy: Policy, world: World, term: string, option: string): boolean {
  const grants = (policy.grants ?? []).filter((grant) =>
    grant.options?.some((named) => named.term === term && named.option === option),
  );
  return grants.length > 0 && grants.every((grant) => !world.confirmed.has(grant.flag));
}

function isNever(policy: Policy, term: string, option: PolicyOption): boolean {
  const isDefault = policy.terms?.some((one) => one.id === term && one.default === option.id);
  return (
    !isDefault &&
    (policy.never ?? []).some((never) =>
      [never.id, ...never.words].some((word) => [option.id, option.label.toLowerCase()].includes(word.toLowerCase())),
    )
  );
}

function inStock(policy: Policy, world: World, chosen: readonly Chosen[], quantity: number): boolean {
  return (policy.inventory?.bind ?? []).every((bind, index) => {
    const concerned =
      !bind.option || chosen.some(({ term, option }) => term === bind.option?.term && option.id === bind.option.option);
    return !concerned || (world.levels[index] as number) >= quantity;
  });
}

/** Whether a price is in steps of the policy, or to the nearest millionth its share of a sum in such steps. */
function inPriceSteps(policy: Policy, price: bigint, times: bigint): boolean {
  const step = ONE / 10n ** BigInt(policy.price_decimals ?? (TWO_DECIMALS.has(policy.currency) ? 2 : 0));
  const millionth = ONE / 1_000_000n;
  const beyond = (price * times) % step;
  const apart = beyond < step - beyond ? beyond : step - beyond;
  return price % millionth === 0n && (price % step === 0n || 2n * apart <= millionth * times);
}
