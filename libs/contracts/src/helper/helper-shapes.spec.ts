import { describe, expect, it } from '@jest/globals';
import {
  type Advice,
  type HelperAnswer,
  type HelperRequest,
  type KeptOutcome as KeptShape,
  type ListedSituation as SituationShape,
  type RentCheck,
  type RentVerdictAnswer,
} from '@svc/helper';
import { type HelperAdvice, type HelperAskIn, type HelperAskResult, type ListedSituation } from './helper-classes.js';
import { type KeptOutcome } from './outcome-classes.js';
import type { RentCheckIn, RentCheckResult } from './rent-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  request: Same<HelperAskIn, HelperRequest>;
  answer: Same<HelperAskResult, HelperAnswer & { receipt: string | null }>;
  advice: Same<HelperAdvice, Advice>;
  situation: Same<ListedSituation, SituationShape>;
  rent: Same<RentCheckIn, RentCheck>;
  verdict: Same<RentCheckResult, RentVerdictAnswer>;
  kept: KeptShape extends KeptOutcome ? true : false;
} = { request: true, answer: true, advice: true, situation: true, rent: true, verdict: true, kept: true };

describe('the classes of the helper', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));
});
