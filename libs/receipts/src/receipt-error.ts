/** The preconditions of this library that a caller can break. Codes are stable, messages are not. */
export type ReceiptErrorCode = 'price_above_list' | 'commitment_invalid';

/** A broken precondition: what was asked for can never be a receipt. */
export class ReceiptError extends Error {
  override readonly name = 'ReceiptError';

  /**
   * @param code stable, for programs
   * @param message for people, may change
   */
  constructor(
    readonly code: ReceiptErrorCode,
    message: string,
  ) {
    super(message);
  }
}
