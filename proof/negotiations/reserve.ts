import { createHash, createHmac } from 'node:crypto';
import type { Policy, PriceEffect } from '@svc/policy-rules';
import {
  auditOffer,
  chosenOptions,
  effectsOn,
  packageListOf,
  reductionOf,
  soldUnits,
  stepOf,
  type AuditedOffer,
  type Chosen,
} from './audit.js';
import { exact, ONE } from './decimal.js';
import type { World } from './world.js';

/** One millionth of a currency unit: the finest amount that a policy knows. */
const FINEST = ONE / 1_000_000n;
/** The default share of what a trade is worth that the buyer may have. */
const SHARE_OF_TRADES = 0.6;
/** How far above the floor the reserve lies where the policy names none, in sixths of the range. */
const SIXTHS = { close: 1n, balance: 2n, margin: 3n } as const;
/** The bits of the draw that hides a computed reserve. */
const DRAW = 1n << 48n;

/** What the parts of a package bring and cost the seller, for the whole deal. */
interface Parts {
  list: bigint;
  /** What its options and its flags take off the list price: what is published for its size moves no reserve. */
  given: bigint;
  /** What its options that unlock a discount, its count and its flags are worth. */
  worth: bigint;
  /** What its options are worth that neither unlock nor give anything. */
  idle: bigint;
  /** What its other options cost. */
  cost: bigint;
}

/**
 * Whether an offer is below the lowest price at which its package closes without the seller, by the two bounds that the
 * rules of `auditOffer` do not hold: the reserve of the policy, and what may be given for nothing.
 */
export function isBelowReserve(policy: Policy, world: World, offer: AuditedOffer, nowMillis: number): boolean {
  const chosen = chosenOptions(policy, offer);
  const price = exact(offer.price);
  if (chosen === null || price === null) return true;
  const sold = soldUnits(policy, chosen, offer);
  const parts = partsOf(policy, world, chosen, offer, sold);
  if (price >= parts.list && parts.cost === 0n) return false;
  return (price + FINEST) * sold * ONE < closingBound(policy, parts, sold, nowMillis);
}

/**
 * Whether the rules of `auditOffer` forbid the price at which the two bounds would let a package close: then its price
 * stands higher than what it trades.
 */
export function isHeldUpByRules(policy: Policy, world: World, offer: AuditedOffer, nowMillis: number): boolean {
  const chosen = chosenOptions(policy, offer);
  if (chosen === null) return false;
  const sold = soldUnits(policy, chosen, offer);
  const bound = closingBound(policy, partsOf(policy, world, chosen, offer, sold), sold, nowMillis);
  const step = stepOf(policy) * sold * ONE;
  const price = ((bound + step - 1n) / step) * stepOf(policy);
  const spelled = String(price).padStart(13, '0');
  const amount = Number(`${spelled.slice(0, -12)}.${spelled.slice(-12)}`);
  return (
    auditOffer(policy, world, {
      price: amount,
      quantity: offer.quantity,
      terms: offer.terms,
      ...(offer.periods === undefined ? {} : { periods: offer.periods }),
    }).length > 0
  );
}

/**
 * The higher of the two bounds, multiplied out over the count and the share of trades, so that nothing is divided: in
 * 10^−24 of a currency unit, for all units.
 */
function closingBound(policy: Policy, { list, given, worth, cost }: Parts, sold: bigint, nowMillis: number): bigint {
  const share = exact(policy.manner?.share_of_trades ?? SHARE_OF_TRADES) ?? 0n;
  const free = policy.free_discount === undefined ? null : (exact(policy.free_discount) ?? 0n);
  const reserve = reserveOf(policy, nowMillis) - given;
  const highest = free === null || list - free < reserve ? reserve : list - free;
  return highest * sold * ONE + cost * ONE - share * worth;
}

/**
 * What an offer brings the seller for the whole deal: its price, what its options bring and cost, and what the policy
 * gives everybody, for a published price is the seller's own.
 */
export function broughtBy(policy: Policy, world: World, offer: AuditedOffer): bigint | null {
  const chosen = chosenOptions(policy, offer);
  const price = exact(offer.price);
  if (chosen === null || price === null) return null;
  const sold = soldUnits(policy, chosen, offer);
  const { list, worth, idle, cost } = partsOf(policy, world, chosen, offer, sold);
  const given = (exact(policy.list_price) ?? 0n) - list;
  return (price + given) * sold + worth + idle - cost;
}

function partsOf(
  policy: Policy,
  world: World,
  chosen: readonly Chosen[],
  { quantity }: AuditedOffer,
  units: bigint,
): Parts {
  const effects = effectsOn(policy, world, chosen, quantity, Number(units) / quantity);
  const [full, floor] = [exact(policy.list_price) ?? 0n, exact(policy.floor_price) ?? 0n];
  const list = packageListOf(policy, effects, full, floor);
  const unsized = effects.filter((effect) => !('from' in effect));
  const unlocked = ({ unlocks }: PriceEffect): bigint => (unlocks ? reductionOf(unlocks, list) * units : 0n);
  const stated = ({ option: { worth = 0, worth_per } }: Chosen): bigint =>
    (exact(worth) ?? 0n) * (worth_per === 'deal' ? 1n : units);
  const trades = chosen
    .filter(({ option }) => option.unlocks !== undefined)
    .map((one) => (one.option.worth === undefined ? unlocked(one.option) : stated(one)));
  const others = effects.filter((effect) => !chosen.some(({ option }) => option === effect)).map(unlocked);
  const idle = chosen.filter(({ option }) => option.unlocks === undefined && option.gives === undefined).map(stated);
  const costs = chosen
    .filter(({ option }) => option.unlocks === undefined && option.requires_discount_at_most === undefined)
    .map((one) => -stated(one));
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => (one > 0n ? all + one : all), 0n);
  const single = packageListOf(policy, unsized, full, floor);
  return { list, given: full - single, worth: sum([...trades, ...others]), idle: sum(idle), cost: sum(costs) };
}

/** The reserve of a policy at a moment: that of the last date that has come, else the one named, else the drawn one. */
export function reserveOf(policy: Policy, nowMillis: number): bigint {
  const dates = [...(policy.reserve_dates ?? [])].sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const named = dates.findLast(({ from }) => Date.parse(from) <= nowMillis)?.price ?? policy.reserve_price;
  const reserve = named === undefined ? drawnReserve(policy) : (exact(named) ?? 0n);
  const [floor, list] = [exact(policy.floor_price) ?? 0n, exact(policy.list_price) ?? 0n];
  return reserve < floor ? floor : reserve > list ? list : reserve;
}

/** The least that the reserve of a policy can be that names none; the product may round its share to a millionth. */
function drawnReserve({ name, currency, list_price, floor_price, salt, manner, ...rest }: Policy): bigint {
  const [list, floor] = [exact(list_price) ?? 0n, exact(floor_price) ?? 0n];
  const key =
    salt ??
    createHash('sha256')
      .update(JSON.stringify([name, currency, list_price]))
      .digest();
  const draw = BigInt(`0x${createHmac('sha256', key).update('reserve').digest('hex').slice(0, 12)}`);
  // floor + range × (sixths / 6 + (2 × draw / DRAW − 1) / 10), over the common denominator 60 × DRAW.
  const sixths = SIXTHS[manner?.objective ?? 'balance'];
  const above = ((list - floor) * (10n * sixths * DRAW + 6n * (2n * draw - DRAW))) / (60n * DRAW);
  const least = floor + above - (list - floor) / 1_000_000n;
  const step = stepOf({ currency, ...rest });
  return ((least + step - 1n) / step) * step;
}
