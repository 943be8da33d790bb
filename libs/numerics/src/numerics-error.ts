/** What a caller can do wrong: a closed set. */
export type NumericsErrorCode = 'seed_not_finite' | 'range_invalid';

/** A broken precondition of this library; `code` is stable, the message is for people. */
export class NumericsError extends Error {
  override readonly name = 'NumericsError';

  constructor(readonly code: NumericsErrorCode, message: string) {
    super(message);
  }
}
