/** Why a paid call was not charged, as a closed set for programs. */
export const UNCHARGED_CODES = [
  'insufficient_funds',
  'unknown_key',
  'too_large',
  'expired',
  'no_moves_left',
  'closed',
  'predicate_failed',
  'unavailable',
] as const;
export type UnchargedCode = (typeof UNCHARGED_CODES)[number];

/** The answer of a paid call that delivered nothing and charged nothing. */
export interface Uncharged {
  ok: false;
  charged: false;
  /** Why, in a sentence. */
  reason: string;
  code: UnchargedCode;
}

/**
 * Says that nothing was delivered and nothing charged.
 * @example notCharged('insufficient_funds', 'the call costs 10 millicents and the wallet holds 4')
 */
export function notCharged(code: UnchargedCode, reason: string): Uncharged {
  return { ok: false, charged: false, reason, code };
}
