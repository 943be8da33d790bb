import type { SIDES } from '../limits.js';

/**
 * One price, haggled over in several rounds. All prices are dollars, 0..MAX_DOLLARS; histories are oldest first, at
 * most MAX_OFFER_HISTORY prices each.
 */
export interface TurnRequest {
  side: (typeof SIDES)[number];
  /** The worst price that is still acceptable: a seller's floor, a buyer's ceiling. */
  walk_away: number;
  /** The price hoped for: at or above `walk_away` for a seller, at or below it for a buyer. */
  target: number;
  counterparty_offers?: number[];
  my_previous_offers?: number[];
  /**
   * The caller's turns that are left, this one included, at least 1; 8 if absent. More than MAX_DEADLINE_ROUNDS count
   * as that many.
   */
  rounds_left?: number;
  /** What the message calls the item, 1..MAX_ITEM_CHARACTERS characters; `this` if absent. */
  item?: string;
}
