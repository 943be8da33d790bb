import { MAX_PARK_MILLICENTS, PREDICATES } from './slots.js';
import { ADVICE_PRICE_MILLICENTS } from '../advice/limits.js';

/** One thing that the store sells, as the catalogue shows it. */
export interface CatalogSlotShape {
  slot: string;
  tier: 'paid' | 'free';
  /** The most that one call can cost, in millicents. */
  max_price: number;
  /** How the price of a call is found. */
  price_doc: string;
  predicate_id: string;
  /** What must hold before a charge is settled. */
  predicate_doc: string;
  /** How it is asked for. */
  request_doc: string;
  /** The parts of the service that deliver it. */
  backends: string[];
}

/** The shelf. There is no slot that fetches pages. */
export const CATALOG_SLOTS: readonly CatalogSlotShape[] = [
  {
    slot: 'park',
    tier: 'paid',
    max_price: MAX_PARK_MILLICENTS,
    price_doc: '1 millicent for each started 1,000 bytes and started day, at least 10',
    ...PREDICATES.park,
    request_doc: 'POST /v1/store/park {blob_b64, ttl_seconds}; the tool memory_save',
    backends: ['parcels'],
  },
  {
    slot: 'load',
    tier: 'free',
    max_price: 0,
    price_doc: 'free',
    ...PREDICATES.load,
    request_doc: 'GET /v1/store/parcel/{ticket}; the tool memory_load',
    backends: ['parcels'],
  },
  {
    slot: 'advice_session',
    tier: 'paid',
    max_price: ADVICE_PRICE_MILLICENTS,
    price_doc: '2 dollars for 10 moves within 7 days, the first move included; moves cost nothing more',
    ...PREDICATES.advice_session,
    request_doc: 'POST /v1/advice/session {category, side, walk_away, target}; the tool session_open',
    backends: ['negotiation-math'],
  },
];
