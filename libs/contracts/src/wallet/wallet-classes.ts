import type { Uncharged, UnchargedCode, WalletSummaryShape } from '@svc/accounts';
import { Choice, Flag, Text, Whole } from '../fields.js';

/** Why a paid call was not charged. */
export const NOT_CHARGED_CODES = [
  'insufficient_funds',
  'unknown_key',
  'too_large',
  'expired',
  'no_moves_left',
  'closed',
  'predicate_failed',
  'unavailable',
] as const satisfies readonly UnchargedCode[];

/** A balance, in millicents: a thousandth of a cent. */
export class WalletSummary implements WalletSummaryShape {
  @Whole({ description: 'What is left of the one-time starter credit of 50 cents, in millicents.', min: 0 })
  starter_millicents!: number;

  @Whole({
    description:
      'What is left of the money paid in, in millicents. Below 0 if more was refunded than was left; nothing ' +
      'can then be bought until the wallet is topped up.',
  })
  funded_millicents!: number;

  @Whole({ description: 'The whole balance, in millicents.' })
  total_millicents!: number;
}

/**
 * What every answer of a call that moves money holds: whether it delivered, and where it did not, that nothing was
 * charged and why.
 */
export class PaidResult implements Partial<Omit<Uncharged, 'ok'>> {
  @Flag({ description: 'Whether the call delivered. If false, nothing was delivered and nothing was charged.' })
  ok!: boolean;

  @Flag({ description: 'Always false if `ok` is false.', optional: true })
  charged?: false;

  @Text({ description: 'If `ok` is false: the reason, as a sentence.', optional: true })
  reason?: string;

  @Choice(NOT_CHARGED_CODES, { description: 'If `ok` is false: the reason, for programs.', optional: true })
  code?: UnchargedCode;
}
