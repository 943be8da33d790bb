/** What a caller can do wrong: a closed set. */
export type NumericsErrorCode =
  | 'seed_not_finite'
  | 'range_invalid'
  | 'probability_range'
  | 'bracket_invalid'
  | 'prior_family'
  | 'prior_params'
  | 'prior_parameter'
  | 'prior_range'
  | 'prior_order';

/**
 * A broken precondition of this library; `code` is stable, `path` is the place inside the argument, the message is for
 * people.
 */
export class NumericsError extends Error {
  override readonly name = 'NumericsError';

  constructor(
    readonly code: NumericsErrorCode,
    message: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(message);
  }
}
