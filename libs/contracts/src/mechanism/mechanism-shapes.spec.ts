import { describe, expect, it } from '@jest/globals';
import {
  AUCTION_OBJECTIVES,
  DEFAULT_DESIGN_SIMULATIONS,
  DEFAULT_SEASONS,
  DEFAULT_SEED,
  MAX_ARRIVAL_RATE,
  MAX_DESIGN_BIDDERS,
  MAX_DESIGN_SIMULATIONS,
  MAX_HORIZON_SECONDS,
  MAX_INVENTORY,
  MAX_SEASONS,
  MIN_DESIGN_SIMULATIONS,
  MIN_SEASONS,
  type AuctionDesignProblem,
  type OptimalAuction,
  type PostedPrice,
  type PostedPriceProblem,
  type ScheduleRow as RowShape,
} from '@svc/mechanism';
import type { Sharing } from '../sharing.js';
import {
  ARRIVALS_MAX_PER_SECOND,
  DESIGN_MAX_BIDDERS,
  DESIGN_MAX_SIMULATIONS,
  DESIGN_MIN_SIMULATIONS,
  DESIGN_USUAL_SIMULATIONS,
  HORIZON_MAX_SECONDS,
  INVENTORY_MAX,
  OBJECTIVES,
  SEASONS_MAX,
  SEASONS_MIN,
  SEASONS_USUAL,
  SEED_USUAL,
  type AuctionDesignIn,
  type AuctionDesignResult,
  type PostedPriceIn,
  type PostedPriceResult,
  type ScheduleRow,
} from './mechanism-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  designProblem: Same<AuctionDesignIn, AuctionDesignProblem & Sharing>;
  design: Same<AuctionDesignResult, OptimalAuction>;
  priceProblem: Same<PostedPriceIn, PostedPriceProblem & Sharing>;
  price: Same<PostedPriceResult, PostedPrice>;
  row: Same<ScheduleRow, RowShape>;
} = { designProblem: true, design: true, priceProblem: true, price: true, row: true };

describe('the classes of mechanisms', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));

  it('have its words and ranges', () => {
    expect(OBJECTIVES).toEqual(AUCTION_OBJECTIVES);
    expect([
      DESIGN_MAX_BIDDERS,
      DESIGN_MIN_SIMULATIONS,
      DESIGN_MAX_SIMULATIONS,
      DESIGN_USUAL_SIMULATIONS,
      SEED_USUAL,
    ]).toEqual([
      MAX_DESIGN_BIDDERS,
      MIN_DESIGN_SIMULATIONS,
      MAX_DESIGN_SIMULATIONS,
      DEFAULT_DESIGN_SIMULATIONS,
      DEFAULT_SEED,
    ]);
    expect([
      ARRIVALS_MAX_PER_SECOND,
      INVENTORY_MAX,
      HORIZON_MAX_SECONDS,
      SEASONS_MIN,
      SEASONS_MAX,
      SEASONS_USUAL,
    ]).toEqual([MAX_ARRIVAL_RATE, MAX_INVENTORY, MAX_HORIZON_SECONDS, MIN_SEASONS, MAX_SEASONS, DEFAULT_SEASONS]);
  });
});
