/** What an input of the maths can break. */
export type NegotiationMathErrorCode =
  | 'issue_count'
  | 'issue_repeated'
  | 'issue_unknown'
  | 'issue_missing'
  | 'too_many_packages'
  | 'option_count'
  | 'option_type'
  | 'option_repeated'
  | 'option_unknown'
  | 'utility_count'
  | 'utility_range'
  | 'weight_range'
  | 'weights_zero'
  | 'notional_range'
  | 'rounds_range'
  | 'budget_range'
  | 'history_length'
  | 'amount_range'
  | 'side_unknown'
  | 'target_side'
  | 'item_length'
  | 'reservation_range'
  | 'offer_range'
  | 'deadline_range'
  | 'knob_range'
  | 'prior_range'
  | 'defense_unknown'
  | 'market_prior_missing'
  | 'tunable_range';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class NegotiationMathError extends Error {
  override readonly name = 'NegotiationMathError';

  /** @param path members and indexes, from the input down */
  constructor(
    readonly code: NegotiationMathErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
