/** What an input of a backtest can break. `contradiction` lies between members, all else at one place. */
export type BacktestErrorCode =
  | 'prior_parameter'
  | 'prior_order'
  | 'bids_empty'
  | 'bid_range'
  | 'contradiction'
  | 'shares_sum'
  | 'row_unknown'
  | 'range_empty'
  | 'not_single';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class BacktestError extends Error {
  override readonly name = 'BacktestError';

  /** @param path members and indexes, from the input down; empty where no one place is wrong */
  constructor(
    readonly code: BacktestErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
