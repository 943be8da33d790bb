/** The finest unit of all policy arithmetic: one millionth of a currency unit. */
export const MICROS = 1_000_000;

/** The largest amount a policy may name, in currency units: its micros stay exact in a double. */
export const MAX_AMOUNT = 1_000_000_000;

/** The currencies whose minor unit does not have two digits, each with its digits. Source: ISO 4217, list one. */
const CURRENCY_DECIMALS = (
  'BIF0 CLP0 DJF0 GNF0 ISK0 JPY0 KMF0 KRW0 PYG0 RWF0 UGX0 UYI0 VND0 VUV0 XAF0 XOF0 XPF0 ' +
  'BHD3 IQD3 JOD3 KWD3 LYD3 OMR3 TND3 CLF4 UYW4'
).split(' ');

/**
 * Decimals of a currency's minor unit, 0..4; two where the currency is not known.
 * @example currencyDecimals('JPY') // 0
 */
export function currencyDecimals(currency: string): number {
  return Number(CURRENCY_DECIMALS.find((one) => one.slice(0, 3) === currency)?.[3] ?? 2);
}

/**
 * Whether there is a currency of this code (ISO 4217, as CLDR lists them).
 * @example isCurrency('ZZZ') // false
 */
export const isCurrency = (code: string): boolean =>
  currencyDecimals(code) !== 2 || Intl.supportedValuesOf('currency').includes(code);

/**
 * Decimals that a policy's unit price may carry, 0..6.
 * @example priceDecimals({ currency: 'JPY' }) // 0
 */
export function priceDecimals(policy: { currency: string; price_decimals?: number }): number {
  return policy.price_decimals ?? currencyDecimals(policy.currency);
}

/**
 * An amount as whole micros, exact up to `MAX_AMOUNT`; beyond six decimals it is rounded to the nearest micro.
 * @throws {RangeError} where the amount is not finite
 * @example toMicros(39.2) // 39_200_000n
 */
export function toMicros(amount: number): bigint {
  return BigInt(Math.round(amount * MICROS));
}

/**
 * A share 0..1 as whole millionths, rounded down: a third never counts as more than a third.
 * @example shareToMillionths(1 / 3) // 333_333n
 */
export function shareToMillionths(share: number): bigint {
  const nearest = Math.round(share * MICROS);
  return BigInt(nearest / MICROS > share ? nearest - 1 : nearest);
}

/**
 * Whole micros as an amount of currency units: the nearest double, exact in print up to 2^53 micros.
 * @example fromMicros(39_200_000n) // 39.2
 */
export function fromMicros(micros: bigint): number {
  return Number(micros) / MICROS;
}

/**
 * A whole number over another, to the nearest whole number, halves up.
 * @example divideRounded(5n, 2n) // 3n
 */
export const divideRounded = (amount: bigint, by: bigint): bigint => (amount + by / 2n) / by;

/**
 * Whether an amount is finite and has at most `decimals` decimals.
 * @example hasDecimals(39.25, 1) // false
 */
export function hasDecimals(amount: number, decimals: number): boolean {
  if (!Number.isFinite(amount)) return false;
  const scale = 10 ** decimals;
  return Math.round(amount * scale) / scale === amount;
}

/**
 * One step of the unit price in micros.
 * @example priceStepMicros({ currency: 'USD' }) // 10_000n
 */
export function priceStepMicros(policy: { currency: string; price_decimals?: number }): bigint {
  return BigInt(10 ** (6 - priceDecimals(policy)));
}
