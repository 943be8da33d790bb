import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRandom, type Random } from '@svc/numerics';
import type { BundleIssue } from '../../deal-issues.js';
import type { Behaviour } from '../../opponent/behaviours.js';
import { effortOf } from '../effort.js';
import { compileGame, theirUtilityOf, type BundleGame } from '../game.js';
import { listPackages, type PackageList } from '../packages.js';
import { readTurnClock } from '../read-bundle.js';
import { bestReaching } from './acceptance-codes.js';
import { growOfferTree, type OfferNode, type OfferTree } from './offer-tree.js';
import { bestOf, layScores, scoreCandidates, shortlist, type NodeScores } from './score-candidates.js';
import { createWorkspace } from './workspace.js';

const ROWS = 60;
const ANSWERS = 3;
const LEVELS = [0.3, 0.45, 0.45 + 1e-6, 0.62];

interface Drawn {
  readonly game: BundleGame;
  readonly packages: PackageList;
  readonly weights: Float64Array;
  readonly tree: OfferTree;
  readonly arrays: NodeScores;
}

/** A tree of three offers to four sides that hold out, over random issues and weights, with random offers in it. */
function drawTree(random: Random): Drawn {
  const numbers = (count: number): number[] => Array.from({ length: count }, () => random.next());
  const issues = ['a', 'b', 'c', 'd'].map((name): BundleIssue => {
    const count = 2 + random.integer(2);
    const options = Array.from({ length: count }, (_, option) => option);
    return { name, options, my_utility: numbers(count), their_utility: numbers(count) };
  });
  const game = compileGame(issues, [0.4, 0.3, 0.2, 0.1]);
  const packages = listPackages(game);
  const weights = Float64Array.from(Array.from({ length: ROWS }, () => shares(numbers(issues.length))).flat());
  const models = LEVELS.map((level, index) => {
    const model: Behaviour = { name: 'hardliner', prior: 1, asks: () => 1, accepts: () => level };
    const mass = Float64Array.from({ length: ROWS }, (_, row) => ((row + index) % 3 === 0 ? 0 : random.next()));
    return { model, mass, share: mass.reduce((sum, one) => sum + one, 0) };
  });
  const clock = readTurnClock({ mySpoken: 0, theirSpoken: 0, roundsLeft: ANSWERS, opponentMovesLast: true });
  const workspace = createWorkspace();
  const said = { clock, myBatna: 0.2, theirBatna: 0.3, opponentMovesLast: true, standing: null, effort: effortOf(1) };
  const tree = growOfferTree({ game, candidates: packages, models, weights, workspace, ...said });
  for (const node of tree.nodes) node.candidate = random.integer(packages.count);
  return { game, packages, weights, tree, arrays: layScores(tree, packages.count, workspace) };
}

const shares = (numbers: readonly number[]): number[] => {
  const total = numbers.reduce((sum, one) => sum + one, 0);
  return numbers.map((one) => one / total);
};

/** What all lines of a node bring when it makes an offer, or none: every row gone through by itself. */
function plainValue({ game, packages, weights, tree }: Drawn, node: OfferNode, offer: number | null): number {
  let value = 0;
  for (const line of node.lines) {
    const level = LEVELS[tree.lines.indexOf(line)]!;
    for (let row = 0; row < ROWS; row += 1) {
      const takes = (candidate: number): boolean =>
        theirUtilityOf(game, packages.choices.subarray(candidate * 4, candidate * 4 + 4), weights, row * 4) >=
        level - 1e-9;
      const offers = line.path.map(({ candidate }, depth) => (depth === node.depth ? offer : candidate));
      const taken = offers.findIndex((candidate) => candidate !== null && takes(candidate));
      if (taken !== -1 && taken < node.depth) continue;
      value += line.mass[row]! * (taken === -1 ? line.rest[row]! : packages.mine[offers[taken]!]!);
    }
  }
  return value;
}

describe('the scores of the packages at an offer', () => {
  it('are what going through every row by itself brings', () => {
    const random = createRandom(51);
    for (let run = 0; run < 12; run += 1) {
      const drawn = drawTree(random);
      const { tree, packages, arrays } = drawn;
      const every = Array.from({ length: packages.count }, (_, candidate) => candidate);
      for (const node of tree.nodes) {
        const { base, scored } = scoreCandidates(tree, node, packages, every, { rows: ROWS, stages: [] }, arrays);
        expect(scored).toEqual(every);
        expect(base).toBeCloseTo(plainValue(drawn, node, null), 9);
        for (const candidate of every)
          expect(base + arrays.scores[candidate]!).toBeCloseTo(plainValue(drawn, node, candidate), 9);
      }
    }
  });

  it('are exact for those that the stages leave, and the standing offer stays among them', () => {
    const random = createRandom(52);
    for (let run = 0; run < 12; run += 1) {
      const drawn = drawTree(random);
      const { tree, packages, arrays } = drawn;
      const every = Array.from({ length: packages.count }, (_, candidate) => candidate);
      for (const node of tree.nodes) {
        const stages = [
          { rows: 8, most: 9 },
          { rows: 20, most: 4 },
        ];
        const { base, scored } = scoreCandidates(tree, node, packages, every, { rows: ROWS, stages }, arrays);
        if (node.depth === 0) expect(scored.length).toBeLessThan(every.length);
        expect(scored).toContain(node.candidate);
        for (const candidate of scored)
          expect(base + arrays.scores[candidate]!).toBeCloseTo(plainValue(drawn, node, candidate), 9);
      }
    }
  });
});

describe('the best package that reaches a level', () => {
  it('is the one that going through all of them finds, and worth 0 where none does', () => {
    const random = createRandom(53);
    for (let run = 0; run < 12; run += 1) {
      const { game, packages, weights, tree } = drawTree(random);
      const levels = Float64Array.of(0.4, 0.75, 0.97);
      const falling = [...packages.mine].sort((one, other) => other - one);
      const mine = packages.mine.map((_, index) => falling[index]!);
      const best = bestReaching(tree.acceptance, mine, levels);
      for (const [place, level] of levels.entries())
        for (let row = 0; row < ROWS; row += 1) {
          const reaches = (index: number): boolean =>
            theirUtilityOf(game, packages.choices.subarray(index * 4, index * 4 + 4), weights, row * 4) >= level - 1e-9;
          const first = [...mine.keys()].find(reaches);
          expect(best[place * ROWS + row]).toBe(first === undefined ? 0 : mine[first]);
        }
    }
  });
});

const scored = fc.array(
  fc.integer({ min: -5, max: 20 }).map((score) => score / 4),
  { minLength: 1, maxLength: 150 },
);

describe('the candidates of the greatest scores', () => {
  it('are all that score as much as the last that is asked for, in their order', () => {
    expect(shortlist([0, 1, 2, 3, 4], Float64Array.of(0.1, 0.5, 0.3, 0.5, 0.3), 2, createWorkspace())).toEqual([1, 3]);
    expect(shortlist([0, 1, 2, 3, 4], Float64Array.of(0.1, 0.5, 0.3, 0.5, 0.3), 3, createWorkspace())).toEqual([
      1, 2, 3, 4,
    ]);
    fc.assert(
      fc.property(scored, fc.integer({ min: 1, max: 160 }), (scores, most) => {
        const looked = scores.map((_, candidate) => candidate);
        const least = [...scores].sort((one, other) => other - one)[most - 1] ?? -Infinity;
        expect(shortlist(looked, Float64Array.from(scores), most, createWorkspace())).toEqual(
          looked.filter((candidate) => scores[candidate]! >= least),
        );
      }),
    );
  });

  it('begin with the first of the best', () => {
    expect(bestOf([4, 2, 3], Float64Array.of(9, 9, 0.5, 0.5, 0.1))).toBe(2);
    fc.assert(
      fc.property(scored, (scores) => {
        expect(
          bestOf(
            scores.map((_, candidate) => candidate),
            Float64Array.from(scores),
          ),
        ).toBe(scores.indexOf(Math.max(...scores)));
      }),
    );
  });

  it('do not depend on scores of candidates that are not looked at', () => {
    expect(shortlist([1, 3], Float64Array.of(9, 0.5, 9, 0.4), 1, createWorkspace())).toEqual([1]);
  });
});
