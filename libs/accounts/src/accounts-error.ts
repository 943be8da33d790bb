/** The preconditions of this library, by a stable code. */
export type AccountsErrorCode = 'random_bytes_invalid' | 'amount_invalid' | 'receipt_invalid';

/** A broken precondition. */
export class AccountsError extends Error {
  override readonly name = 'AccountsError';

  /**
   * @param code stable, for programs
   * @param message for people, may change
   */
  constructor(
    readonly code: AccountsErrorCode,
    message: string,
  ) {
    super(message);
  }
}
