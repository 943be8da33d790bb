import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { MICROS, fromMicros, priceStepMicros, shareToMillionths, toMicros } from './money.js';
import { reductionMicros } from './package-list.js';
import type { Objective, Policy, QuantityBreak } from './policy.js';
import { POLICY_DEFAULTS } from './policy-defaults.js';

/** How far above the floor the reserve lies by default, as a share of the way from floor to list. */
export const RESERVE_SHARES: Readonly<Record<Objective, number>> = { close: 1 / 6, balance: 1 / 3, margin: 1 / 2 };

/** How far the computed reserve may lie from its share, on either side: what it tells of the floor errs by as much. */
const RESERVE_SPREAD = 0.1;

type Priced = Pick<
  Policy,
  'name' | 'currency' | 'list_price' | 'floor_price' | 'salt' | 'price_decimals' | 'manner' | 'reserve_price'
> &
  Pick<Policy, 'reserve_dates'>;

/**
 * The reserve of a policy that names none, in currency units: floor + range × (share + (2u − 1) / 10), rounded up to
 * the price step, never above list. The share is a sixth, a third or a half by `manner.objective`; u in [0, 1) comes
 * from HMAC-SHA-256 under the salt over the word `reserve` and nothing else, so that an edit tells nothing new and
 * several policies of one salt do not average it out. Where there is no salt, name, currency and list stand in.
 *
 * @example computedReserve({ ...policy, list_price: 1000, floor_price: 600 }) // 693.34 … 773.34
 */
export function computedReserve(policy: Priced): number {
  const share = RESERVE_SHARES[policy.manner?.objective ?? POLICY_DEFAULTS.objective];
  const list = toMicros(policy.list_price);
  const floor = toMicros(policy.floor_price);
  const above = share + (2 * hiddenDraw(policy) - 1) * RESERVE_SPREAD;
  const exact = floor + ((list - floor) * shareToMillionths(above)) / BigInt(MICROS);
  const step = priceStepMicros(policy);
  const stepped = ((exact + step - 1n) / step) * step;
  return fromMicros(stepped > list ? list : stepped);
}

/**
 * The reserve at a moment, in currency units: that of the latest of `reserve_dates` that has begun, else
 * `reserve_price`, else the computed one; held between floor and list.
 * @param nowMillis milliseconds since 1970-01-01T00:00:00Z
 * @example reservePrice({ currency: 'USD', list_price: 1000, floor_price: 600, reserve_price: 740 }, 0) // 740
 */
export function reservePrice(policy: Priced, nowMillis: number): number {
  const price = begunPrice(policy.reserve_dates, nowMillis) ?? policy.reserve_price ?? computedReserve(policy);
  return Math.min(policy.list_price, Math.max(policy.floor_price, price));
}

/**
 * What comes off a unit for nothing in return, in micros: `free_discount`, or what the breaks unlock that the smallest
 * order reaches, whichever is more.
 * @param reached breaks that an order reaches
 */
export function freeDiscountMicros(policy: Bargained, reached: readonly QuantityBreak[], listMicros: bigint): bigint {
  return reached
    .filter((one) => asksNothing(policy, one))
    .map(({ unlocks }) => (unlocks ? reductionMicros(unlocks, listMicros) : 0n))
    .reduce((most, one) => (one > most ? one : most), toMicros(policy.free_discount ?? 0));
}

type Bargained = Pick<Policy, 'quantity' | 'period' | 'free_discount'>;

/** Whether the smallest order reaches a break: nobody does anything for what it unlocks. */
export const asksNothing = ({ quantity, period }: Bargained, one: QuantityBreak): boolean =>
  (quantity?.breaks?.includes(one) === true && one.from <= quantity.min) ||
  (period?.breaks?.includes(one) === true && one.from <= (period.min ?? 1));

/** The price of the latest of the dates that has begun, of two equal ones the last; undefined where none has. */
function begunPrice(dates: Priced['reserve_dates'] = [], nowMillis: number): number | undefined {
  if (dates.length === 0) return undefined;
  const day = new Date(nowMillis).toISOString().slice(0, 10);
  const begun = dates.filter(({ from }) => from <= day);
  return begun.reduce<{ from: string; price?: number }>((latest, one) => (one.from >= latest.from ? one : latest), {
    from: '',
  }).price;
}

/** The last text whose draw was asked for, and the draw: a reply asks for the one of its policy again and again. */
let lastDraw = { of: '', draw: 0 };

/** A number in [0, 1) that nobody without the salt can know, the same for every policy of one salt. */
function hiddenDraw({ salt, name, currency, list_price }: Priced): number {
  const of = JSON.stringify(salt === undefined ? [name, currency, list_price] : salt);
  if (lastDraw.of === of) return lastDraw.draw;
  const text = (value: string): Uint8Array => new TextEncoder().encode(value);
  const key = salt === undefined ? sha256(text(of)) : text(salt);
  const bytes = hmac(sha256, key, text('reserve'));
  const draw = bytes.subarray(0, 6).reduce((number, byte) => number * 256 + byte, 0) / 2 ** 48;
  lastDraw = { of, draw };
  return draw;
}
