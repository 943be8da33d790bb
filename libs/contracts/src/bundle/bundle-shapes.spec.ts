import { describe, expect, it } from '@jest/globals';
import {
  type BundleAlternative as AlternativeShape,
  type BundleMove,
  type BundleRequest,
  type NextMove as NextShape,
} from '@svc/negotiation-math';
import { type BundleAlternative, type BundleIn, type BundleResult } from './bundle-classes.js';
import type { NextMove } from './next-move.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  request: Same<BundleIn, BundleRequest>;
  move: Same<BundleResult, BundleMove>;
  alternative: Same<BundleAlternative, AlternativeShape>;
  next: Same<NextMove, NextShape>;
} = { request: true, move: true, alternative: true, next: true };

describe('the classes of bundles', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));
});
