import { describe, expect, it } from '@jest/globals';
import type { BacktestInput, PolicyBacktest } from '@svc/reply';
import type { BacktestIn } from './backtest-classes.js';
import type { BacktestResult } from './backtest-result.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  input: Same<Omit<BacktestIn, 'policy'>, Omit<Mutable<BacktestInput>, 'policy'>>;
  result: Same<BacktestResult, PolicyBacktest>;
} = { input: true, result: true };

/** Lists of a request are read only in the library. */
type Mutable<T> = {
  [K in keyof T]: T[K] extends readonly (infer Item)[] | null | undefined ? Item[] | null | undefined : T[K];
};

describe('the classes of a backtest', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));
});
