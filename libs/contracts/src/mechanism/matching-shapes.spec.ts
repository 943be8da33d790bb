import { describe, expect, it } from '@jest/globals';
import { type Matching, type MatchingProblem, type Proposer, type Receiver } from '@svc/mechanism';
import {
  type MatchingIn,
  type MatchingProposer,
  type MatchingReceiver,
  type MatchingResult,
} from './matching-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  problem: Same<MatchingIn, MatchingProblem>;
  matching: Same<MatchingResult, Matching>;
  proposer: Same<MatchingProposer, Proposer>;
  receiver: Same<MatchingReceiver, Receiver>;
} = { problem: true, matching: true, proposer: true, receiver: true };

describe('the classes of matching', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));
});
