import { describe, expect, it } from '@jest/globals';
import { type TurnAdvice, type TurnFit as FitShape, type TurnRequest } from '@svc/negotiation-math';
import { type NegotiateTurnIn, type NegotiateTurnResult, type TurnFit } from './turn-classes.js';

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
});
