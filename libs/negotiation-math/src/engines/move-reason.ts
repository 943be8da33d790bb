import { findBundle, lowestNet, type Deal, type DealSpace } from './deal-space.js';
import type { MoveReason } from './engine.js';
import type { TableView } from './table.js';

/** A move whose reason is wanted. */
export interface ReasonedMove {
  space: DealSpace;
  table: TableView;
  act: 'offer' | 'hold';
  deals: readonly Deal[];
}

/** The reason that a buyer may be told, chosen so that it is true: nobody is said to have moved who has not. */
export function moveReason({ space, table, act, deals }: ReasonedMove): MoveReason {
  if (table.moves === 1) return 'last_offer';
  if (act === 'hold') return table.pricedNow ? 'cannot_go_that_low' : 'holding';
  if (table.standing.length === 0) return table.pricedNow ? 'cannot_go_that_low' : 'opening';
  if (table.buyerMoved && lowestNet(space, deals) < table.lowestOfferedNet - 1e-9) return 'met_in_the_middle';
  if (deals.length > 0 && earned(space, deals) > earned(space, table.standing) + 1e-9) return 'trade_for_term';
  return table.pricedNow ? 'cannot_go_that_low' : 'improved';
}

/** What the terms of the first deal earn the seller beside its price. */
function earned(space: DealSpace, deals: readonly Deal[]): number {
  const [first] = deals;
  return (first && findBundle(space, first.choices)?.worthTicks) ?? 0;
}
