import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_TURN_ROUNDS,
  MAX_DOLLARS,
  MAX_ITEM_CHARACTERS,
  MAX_OFFER_HISTORY,
  type TurnAdvice,
  type TurnFit as FitShape,
  type TurnRequest,
} from '@svc/negotiation-math';
import {
  AMOUNT_MAX_DOLLARS,
  ITEM_MAX_CHARACTERS,
  TURN_MAX_HISTORY,
  TURN_USUAL_ROUNDS,
  type NegotiateTurnIn,
  type NegotiateTurnResult,
  type TurnFit,
} from './turn-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  request: Same<NegotiateTurnIn, TurnRequest>;
  advice: Same<NegotiateTurnResult, TurnAdvice>;
  fit: Same<TurnFit, FitShape>;
} = { request: true, advice: true, fit: true };

describe('the classes of a turn in dollars', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));

  it('have its ranges', () => {
    expect([AMOUNT_MAX_DOLLARS, TURN_MAX_HISTORY, TURN_USUAL_ROUNDS, ITEM_MAX_CHARACTERS]).toEqual([
      MAX_DOLLARS,
      MAX_OFFER_HISTORY,
      DEFAULT_TURN_ROUNDS,
      MAX_ITEM_CHARACTERS,
    ]);
  });
});
