import type { SpokenNote, SpokenReason } from './speech.js';

/** Reasons under which the offer is one that was made before, or that the buyer made. */
export const STANDING: ReadonlySet<SpokenReason> = new Set([
  'unclear',
  'answering',
  'accepts_yours',
  'accepts_better',
  'as_understood',
  'still_offered',
  'yes_in_doubt',
  'ask_price',
  'stays_open',
  'courtesy',
  'approved',
  'at_table',
  'bid_refused',
  'did_you_mean',
  'last_price',
  'never_match',
  'taken_back',
]);
/** Reasons that only lead to what follows. */
export const MERE_OPENINGS: ReadonlySet<SpokenReason> = new Set(['opening', 'answering', 'offering']);

/** Reasons that are said before what is answered: a greeting, a word on the question or the complaint. */
export const LEADING: ReadonlySet<SpokenReason> = new Set(['opening', 'answering', 'ask_price']);

/** Reasons that answer a bid or a word on the price, and lead to no new offer. */
export const ANSWERING_BID: ReadonlySet<SpokenReason> = new Set([
  'below_here',
  'not_yet',
  'last_price',
  'firm',
  'holding',
  'stays_open',
]);
/** Notes on the price and on the bid, which follow that answer. */
export const FOLLOWING: ReadonlySet<SpokenNote['kind']> = new Set(['passed_on', 'bid_stands', 'lowers_it']);
