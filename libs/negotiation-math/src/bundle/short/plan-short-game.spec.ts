import { describe, expect, it } from '@jest/globals';
import type { BundleIssue } from '../../deal-issues.js';
import type { Behaviour } from '../../opponent/behaviours.js';
import { likelihoodOf } from '../../opponent/likelihood.js';
import type { Posterior } from '../../opponent/particles.js';
import { samplePosterior } from '../../opponent/posterior.js';
import { turnOf } from '../../testing/bundle-turns.js';
import { effortOf } from '../effort.js';
import { compileGame, theirUtilityOf, type BundleGame } from '../game.js';
import type { BundleDecision } from '../present-move.js';
import { planShortGame } from './plan-short-game.js';
import { createWorkspace } from './workspace.js';

const steps = Array.from({ length: 5 }, (_, option) => option / 4);
const issues = ['a', 'b', 'c'].map((name): BundleIssue => ({
  name,
  options: steps,
  my_utility: [...steps].reverse(),
  their_utility: steps,
}));
const game = compileGame(issues, [0.6, 0.3, 0.1]);

function holdsOutAt(threshold: number): Behaviour {
  return { name: 'hardliner', prior: 1, asks: () => 1, accepts: () => threshold };
}

function believe(of: BundleGame, model: Behaviour, roundsLeft: number): Posterior {
  return samplePosterior(likelihoodOf(turnOf(of, { roundsLeft }), [model]), 192, 2);
}

function planAgainst(model: Behaviour, roundsLeft: number, myBatna = 0.3, of = game): BundleDecision {
  return planShortGame(turnOf(of, { roundsLeft, myBatna }), believe(of, model, roundsLeft), createWorkspace());
}

describe('a plan of all remaining offers', () => {
  it('asks for everything of somebody who takes anything', () => {
    const { worth, goingOn, takes } = planAgainst(holdsOutAt(0), 1);
    expect(worth).toBeCloseTo(1, 12);
    expect([goingOn, takes]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
  });

  it('is worth more with more offers, and asks for more at first', () => {
    const plans = [1, 2, 3, 4].map((roundsLeft) => planAgainst(holdsOutAt(0.6), roundsLeft));
    for (const [index, plan] of plans.entries()) {
      if (index > 0) expect(plan.goingOn).toBeGreaterThanOrEqual((plans[index - 1]?.goingOn ?? 0) - 1e-9);
    }
    expect(plans[3]!.worth).toBeGreaterThan(plans[0]!.worth);
  });

  it('of one offer is the best of all offers, every row of weights counted', () => {
    const { packages: candidates, choices: chosen, worth, takes } = planAgainst(holdsOutAt(0.6), 1);
    const belief = believe(game, holdsOutAt(0.6), 1);
    const chance = (choices: Uint8Array): number =>
      Array.from({ length: belief.count }, (_, at) =>
        theirUtilityOf(game, choices, belief.weights, at * 3) >= 0.6 - 1e-9 ? 1 / belief.count : 0,
      ).reduce<number>((sum, share) => sum + share, 0);
    const gain = (choices: Uint8Array, mine: number): number =>
      chance(choices) * (mine - (0.3 - effortOf(1).noDealRegret));
    expect(takes).toBeCloseTo(chance(chosen!), 9);
    for (let row = 0; row < candidates.count; row += 1)
      expect(gain(candidates.choices.subarray(row * 3, row * 3 + 3), candidates.mine[row]!)).toBeLessThanOrEqual(
        gain(chosen!, worth) + 1e-9,
      );
  });

  it('names nothing below the BATNA, and nothing at all where nothing reaches it', () => {
    const { packages: candidates } = planAgainst(holdsOutAt(0.6), 2, 0.55);
    expect(Math.min(...candidates.mine)).toBeGreaterThanOrEqual(0.55);
    const poor = compileGame(
      issues.map((issue) => ({ ...issue, my_utility: [0, 0, 0, 0, 0] })),
      [0.6, 0.3, 0.1],
    );
    expect(planAgainst(holdsOutAt(0.6), 2, 0.3, poor)).toMatchObject({
      act: 'walk',
      choices: null,
      goingOn: 0.3,
      takes: 0,
    });
  });
});
