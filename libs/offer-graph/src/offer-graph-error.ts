/** What a menu, a buyer, a state or a pinned cart can break. */
export type OfferGraphErrorCode =
  | 'menu_form'
  | 'dim_count'
  | 'dim_repeated'
  | 'dim_unknown'
  | 'kind_unknown'
  | 'kind_repeated'
  | 'negotiable_unknown'
  | 'option_count'
  | 'option_repeated'
  | 'option_unknown'
  | 'option_kind'
  | 'quantity_options'
  | 'quantity_range'
  | 'item_count'
  | 'item_repeated'
  | 'dependency_type'
  | 'requires_cycle'
  | 'dependencies_entangled'
  | 'cost_count'
  | 'cost_unknown'
  | 'cost_repeated'
  | 'cost_parameter'
  | 'id_length'
  | 'text_length'
  | 'flag_type'
  | 'amount_range'
  | 'share_range'
  | 'count_range'
  | 'slot_unknown'
  | 'values_type'
  | 'pin_type'
  | 'pin_invalid'
  | 'sku_unknown'
  | 'machine_unknown'
  | 'protocol_unknown';

/** A broken precondition: what, where in the input, and a sentence that says how it should be. */
export class OfferGraphError extends Error {
  override readonly name = 'OfferGraphError';

  /** @param path members and indexes, from the input down */
  constructor(
    readonly code: OfferGraphErrorCode,
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
