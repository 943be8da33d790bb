import { describe, expect, it } from '@jest/globals';
import type { BundleIssue } from '../deal-issues.js';
import { compileGame, theirUtilityOf } from '../bundle/game.js';
import { listPackages } from '../bundle/packages.js';
import { readTurnClock } from '../bundle/read-bundle.js';
import { listOffers } from '../testing/bundle-turns.js';
import { BEHAVIOURS } from './behaviours.js';
import { likelihoodOf, type Said } from './likelihood.js';
import { certaintyOf, meanWeights, simplexPoints, type Posterior } from './particles.js';
import { resample, samplePosterior } from './posterior.js';

const steps = (count: number): number[] => Array.from({ length: count }, (_, option) => option / (count - 1));
const issues = [3, 4, 5, 6].map((count, index): BundleIssue => ({
  name: `i${index}`,
  options: steps(count),
  my_utility: [...steps(count)].reverse(),
  their_utility: steps(count),
}));
const game = compileGame(issues, [0.4, 0.3, 0.2, 0.1]);
const everything = [2, 3, 4, 5];

interface Offers extends Pick<Said, 'clock' | 'theirBatna'> {
  mine: number[][];
  theirs: number[][];
}
const saidOf = ({ mine, theirs, ...rest }: Offers): Said => ({
  game,
  myOffers: listOffers(game, mine),
  theirOffers: listOffers(game, theirs),
  ...rest,
});
const believe = (offers: Offers): Posterior => samplePosterior(likelihoodOf(saidOf(offers), BEHAVIOURS), 256, 2);

describe('the likelihood', () => {
  const clock = readTurnClock({ mySpoken: 2, theirSpoken: 3, roundsLeft: 2, opponentMovesLast: true });
  const theirs = [everything, [2, 3, 4, 4], [2, 3, 4, 3]];
  const said = saidOf({
    mine: [
      [0, 0, 1, 1],
      [0, 1, 1, 1],
    ],
    theirs,
    clock,
    theirBatna: 0.4,
  });

  it('of some behaviours is the sum of theirs, whoever else there is', () => {
    const { weigh } = likelihoodOf(said, BEHAVIOURS);
    const [weights, count] = [simplexPoints(4, 64), 64];
    const [totals, joint] = [new Float64Array(count), new Float64Array(count * BEHAVIOURS.length)];
    for (const among of [[2], [0, 1], [1, 2, 6, 9]]) {
      weigh(weights, count, 0.032, totals, joint);
      const sums = Array.from({ length: count }, (_, row) =>
        among.reduce((sum, behaviour) => sum + joint[behaviour * count + row]!, 0),
      );
      weigh(weights, count, 0.032, totals, null, among);
      for (let row = 0; row < count; row += 1) expect(totals[row]).toBeCloseTo(sums[row]!, 14);
    }
  });

  it('of behaviours that hardly anything speaks for is not asked for while particles move', () => {
    const likelihood = likelihoodOf(said, BEHAVIOURS);
    const asked = new Set<string>();
    const belief = samplePosterior(
      {
        ...likelihood,
        weigh: (weights, count, scale, totals, joint, among) => {
          if (joint === null) asked.add(String(among));
          likelihood.weigh(weights, count, scale, totals, joint, among);
        },
      },
      256,
      2,
    );
    expect(asked.size).toBe(1);
    const moved = new Set([...asked].join().split(',').map(Number));
    expect(moved.size).toBeLessThan(BEHAVIOURS.length);
    for (const [behaviour, share] of belief.shares.entries()) expect(share > 0.05 && !moved.has(behaviour)).toBe(false);
  });
});

describe('the belief about an opponent', () => {
  const clock = readTurnClock({ mySpoken: 2, theirSpoken: 3, roundsLeft: 2, opponentMovesLast: false });
  const shares = (theirs: number[][], mine: number[][] = []): Record<string, number> => {
    const { joint, count } = believe({ mine, theirs, clock, theirBatna: 0.3 });
    const named: Record<string, number> = {};
    for (const [model, { name }] of BEHAVIOURS.entries())
      named[name] =
        (named[name] ?? 0) + joint.subarray(model * count, (model + 1) * count).reduce((sum, value) => sum + value, 0);
    return named;
  };

  it('knows who never moves, who halves issue after issue, and who concedes evenly', () => {
    expect(shares([everything, everything, everything]).hardliner).toBeGreaterThan(0.7);
    expect(shares([everything, [1, 3, 4, 5], [1, 2, 4, 5]]).splitter).toBeGreaterThan(0.9);
    expect(shares([everything, [2, 3, 3, 4], [2, 3, 1, 4]]).conceder).toBeGreaterThan(0.3);
  });

  it('finds the weights of a conceder from two concessions', () => {
    const truth = Float64Array.of(0.1, 0.5, 0.3, 0.1);
    const all = listPackages(game);
    const nearest = (level: number): number[] => {
      const rows = Array.from({ length: all.count }, (_, row) => [...all.choices.subarray(row * 4, row * 4 + 4)]);
      return rows.reduce((best, row) =>
        Math.abs(theirUtilityOf(game, row, truth) - level) < Math.abs(theirUtilityOf(game, best, truth) - level)
          ? row
          : best,
      );
    };
    const belief = believe({
      mine: [],
      theirs: [everything, nearest(0.85), nearest(0.7)],
      clock,
      theirBatna: 0.3,
    });
    expect(belief.joint.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(certaintyOf(belief)).toBeGreaterThan(0.15);
    const level = meanWeights(belief).reduce<number>(
      (sum, weight, issue) => sum + (weight * (nearest(0.7)[issue] ?? 0)) / ((game.optionCounts[issue] ?? 2) - 1),
      0,
    );
    expect(level).toBeCloseTo(0.7, 1);
  });

  it('holds every model possible, whatever is said', () => {
    for (const share of Object.values(shares([[0, 0, 0, 0], everything, [0, 3, 0, 5]], [everything, everything])))
      expect(share).toBeGreaterThan(0);
  });
});

describe('a first offer below their best', () => {
  const clock = readTurnClock({ mySpoken: 0, theirSpoken: 1, roundsLeft: 3, opponentMovesLast: false });
  const weightsAfter = (offer: number[]): number[] =>
    meanWeights(believe({ mine: [], theirs: [offer], clock, theirBatna: 0.3 }));

  it('says that what it gives up matters little to them', () => {
    for (const issue of [0, 1, 2, 3]) {
      const weights = weightsAfter(everything.map((option, at) => (at === issue ? 0 : option)));
      expect(Math.min(...weights)).toBe(weights[issue]);
      expect(weights[issue]).toBeLessThan(0.17);
    }
  });

  it('says nothing where it is their best', () => {
    for (const weight of weightsAfter(everything)) expect(weight).toBeCloseTo(0.25, 12);
  });
});

describe('particles drawn in proportion to their probability', () => {
  it('come as often as expected, to the next whole number', () => {
    expect([...resample(Float64Array.of(0.25, 0, 0.5, 0.25), 8)]).toEqual([0, 0, 2, 2, 2, 2, 3, 3]);
  });
});
