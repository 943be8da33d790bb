/** What a caller of this library can do wrong: a closed set. */
export type GauntletErrorCode =
  | 'count_range'
  | 'generator_unknown'
  | 'seed_empty'
  | 'package_invalid'
  | 'match_over'
  | 'match_open'
  | 'rows_invalid'
  | 'draws_range';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class GauntletError extends Error {
  override readonly name = 'GauntletError';

  /** @param path members and indexes, from the input down */
  constructor(
    readonly code: GauntletErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
