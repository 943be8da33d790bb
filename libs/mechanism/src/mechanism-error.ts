/** What an input of matching, auction design or posted prices can break. */
export type MechanismErrorCode =
  | 'proposer_count'
  | 'receiver_count'
  | 'id_length'
  | 'id_repeated'
  | 'id_unknown'
  | 'preference_count'
  | 'preference_repeated'
  | 'capacity_range'
  | 'prior_family'
  | 'prior_params'
  | 'prior_parameter'
  | 'prior_range'
  | 'prior_order'
  | 'bidder_count'
  | 'value_range'
  | 'objective_unknown'
  | 'rate_range'
  | 'inventory_range'
  | 'horizon_range'
  | 'simulation_count'
  | 'seed_range';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class MechanismError extends Error {
  override readonly name = 'MechanismError';

  /** @param path members and indexes, from the input down */
  constructor(
    readonly code: MechanismErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
