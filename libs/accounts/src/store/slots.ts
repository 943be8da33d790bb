import { PARCEL_MAX_BYTES, PARCEL_TTL_SECONDS } from './limits.js';
import { parkPrice } from './parcel.js';

/** What is delivered under a receipt. */
export type Slot = 'park' | 'advice_session' | 'advice_move' | 'advice_close';

/** A condition that is checked before a charge is settled. */
export interface Predicate {
  predicate_id: string;
  predicate_doc: string;
}

/** The condition of each slot; what it says is what the service checks, in the transaction of the charge. */
export const PREDICATES = {
  park: {
    predicate_id: 'park.stored/1',
    predicate_doc:
      'The database has the bytes under the ticket. Their SHA-256 is content_hash, and they expire at the time in ' +
      'the answer.',
  },
  load: { predicate_id: 'load.returned/1', predicate_doc: 'Loading a parcel is free, so there is no condition.' },
  advice_session: {
    predicate_id: 'advice.opened/1',
    predicate_doc: 'The database has the session, and its first offer is not beyond walk_away.',
  },
  advice_move: {
    predicate_id: 'advice.moved/1',
    predicate_doc:
      'The database has the move under its number, and the move is not beyond the reservation of the caller.',
  },
  advice_close: {
    predicate_id: 'advice.closed/1',
    predicate_doc: 'The database has the session as closed, with the summary of this answer.',
  },
} as const satisfies Record<Slot | 'load', Predicate>;

/** The most that a parcel can cost. */
export const MAX_PARK_MILLICENTS = parkPrice(PARCEL_MAX_BYTES, PARCEL_TTL_SECONDS.max);
