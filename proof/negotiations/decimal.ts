/** Decimals of the auditor’s arithmetic. */
const DECIMALS = 12;

/**
 * A number as an exact whole count of 10^−12, read off its shortest decimal spelling: no rounding on the way.
 * Null for what is not finite or has more decimals.
 */
export function exact(value: number): bigint | null {
  if (!Number.isFinite(value)) return null;
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) return null;
  const [, sign, whole = '0', fraction = '', exponent = '0'] = match;
  const shift = DECIMALS - fraction.length + Number(exponent);
  if (shift < 0) return null;
  const count = BigInt(whole + fraction) * 10n ** BigInt(shift);
  return sign ? -count : count;
}

/** One in the auditor's scale. */
export const ONE = 10n ** BigInt(DECIMALS);
