/** What an input of an auction can break. */
export type AuctionErrorCode =
  | 'prior_family'
  | 'prior_params'
  | 'prior_parameter'
  | 'prior_range'
  | 'prior_order'
  | 'format_unknown'
  | 'valuation_range'
  | 'bidder_count'
  | 'reserve_range'
  | 'risk_aversion_range'
  | 'weight_unknown'
  | 'weight_range'
  | 'weights_zero'
  | 'simulation_count'
  | 'seed_range'
  | 'equilibrium_unsolved';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class AuctionError extends Error {
  override readonly name = 'AuctionError';

  /** @param path members and indexes, from the input down */
  constructor(
    readonly code: AuctionErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
