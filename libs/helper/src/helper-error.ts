/** What a request to the helper can break. */
export type HelperErrorCode =
  | 'nothing_asked'
  | 'situation_unknown'
  | 'value_count'
  | 'value_unknown'
  | 'value_type'
  | 'value_range'
  | 'text_length'
  | 'outcome_unknown'
  | 'amount_range'
  | 'rent_range'
  | 'months_range';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class HelperError extends Error {
  override readonly name = 'HelperError';

  /** @param path members from the input down */
  constructor(
    readonly code: HelperErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
