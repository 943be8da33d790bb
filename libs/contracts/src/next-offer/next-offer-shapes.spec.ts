import { describe, expect, it } from '@jest/globals';
import {
  type AnchorAttackRequest,
  type AnchorAttackVerdict,
  type BuyNextOffer,
  type BuyNextOfferRequest,
  type DefenseAction as ActionShape,
  type LimitPosterior as PosteriorShape,
  type MarketPrior as MarketPriorShape,
  type OfferWarning as WarningShape,
  type SellNextOffer,
  type SellNextOfferRequest,
  type WtpPrior as WtpPriorShape,
} from '@svc/negotiation-math';
import type { Sharing } from '../sharing.js';
import {
  type AnchorAttackIn,
  type AnchorAttackResult,
  type BuyNextOfferIn,
  type BuyNextOfferResult,
  type DefenseAction,
  type OfferWarning,
  type SellNextOfferIn,
  type SellNextOfferResult,
} from './next-offer-classes.js';
import { type LimitPosterior, type MarketPrior, type WTPPrior } from './prior-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  sell: Same<SellNextOfferIn, SellNextOfferRequest & Sharing>;
  sold: Same<SellNextOfferResult, SellNextOffer>;
  buy: Same<BuyNextOfferIn, BuyNextOfferRequest & Sharing>;
  bought: Same<BuyNextOfferResult, BuyNextOffer>;
  anchor: Same<AnchorAttackIn, AnchorAttackRequest>;
  verdict: Same<AnchorAttackResult, AnchorAttackVerdict>;
  posterior: Same<LimitPosterior, PosteriorShape>;
  warning: Same<OfferWarning, WarningShape>;
  action: Same<DefenseAction, ActionShape>;
  wtp: Same<WTPPrior, WtpPriorShape>;
  market: Same<MarketPrior, MarketPriorShape>;
} = {
  sell: true,
  sold: true,
  buy: true,
  bought: true,
  anchor: true,
  verdict: true,
  posterior: true,
  warning: true,
  action: true,
  wtp: true,
  market: true,
};

describe('the classes of offers in utility', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));
});
