import { EXAMPLE_STORE_RECEIPT } from '../store/store-examples.js';

/** A receipt of the charge of a session. */
export const EXAMPLE_OPEN_RECEIPT = {
  ...EXAMPLE_STORE_RECEIPT,
  slot: 'advice_session',
  price_millicents: 200_000,
  predicate_id: 'advice.opened/1',
};

/** A receipt of a move that costs nothing more. */
export const EXAMPLE_MOVE_RECEIPT = {
  ...EXAMPLE_STORE_RECEIPT,
  slot: 'advice_move',
  price_millicents: 0,
  predicate_id: 'advice.moved/1',
};

/** A move over one price. */
export const EXAMPLE_PRICE_MOVE = {
  action: 'counter',
  offer: 742,
  message: 'I can do $742 for this.',
  rationale: 'They have come down twice; a counter is worth more than their last price.',
  acceptance_probability: 0.41,
  expected_settlement: 768,
  receipt: EXAMPLE_OPEN_RECEIPT,
};
