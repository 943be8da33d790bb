import { describe, expect, it } from '@jest/globals';
import {
  FORMAT_CRITERIA,
  type AuctionSimulation,
  type AuctionToSimulate,
  type BidProblem,
  type FormatProblem,
  type FormatRecommendation,
  type FormatScore as ScoreShape,
  type OptimalBid,
  type OptimalReserve,
  type PriorParams as PriorShape,
  type ReserveProblem,
} from '@svc/auction';
import { jsonSchemaOf } from '../json-schema.js';
import type { Sharing } from '../sharing.js';
import {
  type OptimalBidIn,
  type OptimalBidResult,
  type OptimalReserveIn,
  type OptimalReserveResult,
  type SimulateIn,
  type SimulateResult,
} from './auction-classes.js';
import {
  FormatWeights,
  type FormatRecommendationIn,
  type FormatRecommendationResult,
  type FormatScore,
} from './format-classes.js';
import type { PriorParams } from './prior-params.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  prior: Same<PriorParams, PriorShape>;
  bidProblem: Same<OptimalBidIn, BidProblem & Sharing>;
  bid: Same<OptimalBidResult, OptimalBid>;
  reserveProblem: Same<OptimalReserveIn, ReserveProblem>;
  reserve: Same<OptimalReserveResult, OptimalReserve>;
  formatProblem: Same<FormatRecommendationIn, FormatProblem>;
  score: Same<FormatScore, ScoreShape>;
  format: Same<FormatRecommendationResult, FormatRecommendation>;
  auction: Same<SimulateIn, AuctionToSimulate>;
  simulation: Same<SimulateResult, AuctionSimulation>;
} = {
  prior: true,
  bidProblem: true,
  bid: true,
  reserveProblem: true,
  reserve: true,
  formatProblem: true,
  score: true,
  format: true,
  auction: true,
  simulation: true,
};

describe('the classes of auctions', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));

  it('name its criteria', () => {
    expect(Object.keys((jsonSchemaOf(FormatWeights) as { properties: object }).properties)).toEqual(FORMAT_CRITERIA);
  });
});
