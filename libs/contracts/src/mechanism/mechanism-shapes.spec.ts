import { describe, expect, it } from '@jest/globals';
import {
  type AuctionDesignProblem,
  type OptimalAuction,
  type PostedPrice,
  type PostedPriceProblem,
  type ScheduleRow as RowShape,
} from '@svc/mechanism';
import type { Sharing } from '../sharing.js';
import {
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
});
