/** The finest unit of all policy arithmetic: one millionth of a currency unit. */
export const MICROS = 1_000_000;

/** The largest amount a policy may name, in currency units: its micros stay exact in a double. */
export const MAX_AMOUNT = 1_000_000_000;

/** Minor-unit digits of the currencies that do not have two. Source: ISO 4217, list one. */
const CURRENCY_DECIMALS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

/**
 * Decimals of a currency's minor unit, 0..4; two where the currency is not known.
 * @example currencyDecimals('JPY') // 0
 */
export function currencyDecimals(currency: string): number {
  return Object.hasOwn(CURRENCY_DECIMALS, currency) ? CURRENCY_DECIMALS[currency]! : 2;
}

/**
 * Whether there is a currency of this code (ISO 4217, as CLDR lists them).
 * @example isCurrency('ZZZ') // false
 */
export const isCurrency = (code: string): boolean =>
  Object.hasOwn(CURRENCY_DECIMALS, code) || Intl.supportedValuesOf('currency').includes(code);

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
