import { describe, expect, it } from '@jest/globals';
import {
  type DisputeAdvice,
  type DisputeRequest,
  type DisputeRound as RoundShape,
  type SettlementZone as ZoneShape,
} from '@svc/negotiation-math';
import {
  type DisputeNegotiateIn,
  type DisputeNegotiateResult,
  type DisputeRound,
  type SettlementZone,
} from './dispute-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  request: Same<DisputeNegotiateIn, DisputeRequest>;
  advice: Same<DisputeNegotiateResult, DisputeAdvice>;
  round: Same<DisputeRound, RoundShape>;
  zone: Same<SettlementZone, ZoneShape>;
} = { request: true, advice: true, round: true, zone: true };

describe('the classes of disputes', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));
});
