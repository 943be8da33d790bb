import { describe, expect, it } from '@jest/globals';
import type { BundleIssue } from '../../deal-issues.js';
import { compileGame, theirUtilityOf } from '../game.js';
import { effortOf } from '../effort.js';
import { planOffers } from './plan-short-game.js';
import type { Behaviour } from '../../opponent/behaviours.js';
import { readEvidence, type Said } from '../../opponent/likelihood.js';
import type { Posterior } from '../../opponent/posterior.js';
import { samplePosterior } from '../../opponent/sample-posterior.js';
import { likelihoodOf } from '../../opponent/weigh-evidence.js';
import { createWorkspace } from './workspace.js';
import { readTurnClock } from '../../opponent/turn-clock.js';
import type { BundleGame } from '../game.js';

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

function believe(of: BundleGame, model: Behaviour, said: Said): Posterior {
  return samplePosterior(likelihoodOf(readEvidence(of, [model], said)), 192, 2);
}

function planAgainst(model: Behaviour, roundsLeft: number, myBatna = 0.3): ReturnType<typeof planOffers> {
  const clock = readTurnClock({ mySpoken: 0, theirSpoken: 0, roundsLeft, opponentMovesLast: true });
  const belief = believe(game, model, { mine: [], theirs: [], clock, theirBatna: 0.3 });
  return planOffers(
    {
      game,
      clock,
      myBatna,
      theirBatna: 0.3,
      opponentMovesLast: true,
      effort: effortOf(1),
      workspace: createWorkspace(),
    },
    [model],
    belief,
  );
}

describe('a plan of all remaining offers', () => {
  it('asks for everything of somebody who takes anything', () => {
    const { candidates, chosen, value, takes } = planAgainst(holdsOutAt(0), 1);
    expect(candidates.mine[chosen]).toBeCloseTo(1, 12);
    expect([value, takes]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
  });

  it('is worth more with more offers, and asks for more at first', () => {
    const plans = [1, 2, 3, 4].map((roundsLeft) => planAgainst(holdsOutAt(0.6), roundsLeft));
    for (const [index, plan] of plans.entries()) {
      if (index > 0) expect(plan.value).toBeGreaterThanOrEqual((plans[index - 1]?.value ?? 0) - 1e-9);
    }
    expect(plans[3]?.candidates.mine[plans[3].chosen]).toBeGreaterThan(plans[0]?.candidates.mine[plans[0].chosen] ?? 1);
  });

  it('of one offer is the best of all offers, every row of weights counted', () => {
    const { candidates, chosen, takes } = planAgainst(holdsOutAt(0.6), 1);
    const belief = believe(game, holdsOutAt(0.6), {
      mine: [],
      theirs: [],
      clock: readTurnClock({ mySpoken: 0, theirSpoken: 0, roundsLeft: 1, opponentMovesLast: true }),
      theirBatna: 0.3,
    });
    const chance = (row: number): number => {
      const choices = candidates.choices.subarray(row * 3, row * 3 + 3);
      return Array.from({ length: belief.count }, (_, at) =>
        theirUtilityOf(game, choices, belief.weights, at * 3) >= 0.6 - 1e-9 ? 1 / belief.count : 0,
      ).reduce<number>((sum, share) => sum + share, 0);
    };
    const gain = (row: number): number =>
      chance(row) * ((candidates.mine[row] ?? 0) - (0.3 - effortOf(1).noDealRegret));
    expect(takes).toBeCloseTo(chance(chosen), 9);
    for (let row = 0; row < candidates.count; row += 1) expect(gain(row)).toBeLessThanOrEqual(gain(chosen) + 1e-9);
  });

  it('names nothing below the BATNA, and nothing at all where nothing reaches it', () => {
    const { candidates } = planAgainst(holdsOutAt(0.6), 2, 0.55);
    expect(Math.min(...candidates.mine)).toBeGreaterThanOrEqual(0.55);
    const poor = compileGame(
      issues.map((issue) => ({ ...issue, my_utility: [0, 0, 0, 0, 0] })),
      [0.6, 0.3, 0.1],
    );
    const clock = readTurnClock({ mySpoken: 0, theirSpoken: 0, roundsLeft: 2, opponentMovesLast: true });
    const belief = believe(poor, holdsOutAt(0.6), { mine: [], theirs: [], clock, theirBatna: 0.3 });
    expect(
      planOffers(
        {
          game: poor,
          clock,
          myBatna: 0.3,
          theirBatna: 0.3,
          opponentMovesLast: true,
          effort: effortOf(1),
          workspace: createWorkspace(),
        },
        [holdsOutAt(0.6)],
        belief,
      ),
    ).toMatchObject({ chosen: -1, value: 0.3, takes: 0 });
  });
});
