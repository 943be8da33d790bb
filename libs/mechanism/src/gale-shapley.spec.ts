import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import fc from 'fast-check';
import { galeShapley, type MatchingProblem } from './gale-shapley.js';
import { MechanismError } from './mechanism-error.js';
import {
  bestForEachProposer,
  blocks,
  proposeFromReceivers,
  randomProblem,
  stableMatchings,
} from './testing/matching-oracles.js';

const side = (prefix: string, lists: readonly string[]): { id: string; preferences: string[] }[] =>
  lists.map((list, at) => ({ id: `${prefix}${at + 1}`, preferences: list === '' ? [] : list.split(' ') }));

/** Every proposer goes through all others before the last receiver is asked. */
function worstCase(n: number): MatchingProblem {
  const range = Array.from({ length: n }, (_, at) => at);
  return {
    proposers: range.map((i) => ({
      id: `p${i}`,
      preferences: [...range.slice(0, -1).map((j) => `r${(i + j) % (n - 1)}`), `r${n - 1}`],
    })),
    receivers: range.map((j) => ({ id: `r${j}`, preferences: range.map((i) => `p${(j + 1 + i) % n}`) })),
  };
}

/** The error that a call ends with. */
function thrownBy(problem: MatchingProblem): unknown {
  try {
    return galeShapley(problem);
  } catch (thrown) {
    return thrown;
  }
}

describe('deferred acceptance', () => {
  it('answers the first example of Gale and Shapley (1962): each man gets his first choice', () => {
    const men = side('m', ['w1 w2 w3', 'w2 w3 w1', 'w3 w1 w2']);
    const women = side('w', ['m2 m3 m1', 'm3 m1 m2', 'm1 m2 m3']);
    expect(galeShapley({ proposers: men, receivers: women })).toEqual({
      matching: { w1: ['m1'], w2: ['m2'], w3: ['m3'] },
      unmatched_proposers: [],
      blocking_pairs: [],
      n_proposals: 3,
    });
    expect(galeShapley({ proposers: women, receivers: men }).matching).toEqual({ m1: ['w3'], m2: ['w1'], m3: ['w2'] });
  });

  it('answers their second example, in which one matching alone is stable', () => {
    const men = side('m', ['w1 w2 w3 w4', 'w1 w4 w3 w2', 'w2 w1 w3 w4', 'w4 w2 w3 w1']);
    const women = side('w', ['m4 m3 m1 m2', 'm2 m4 m1 m3', 'm4 m1 m2 m3', 'm3 m2 m1 m4']);
    const expected = { w1: ['m3'], w2: ['m4'], w3: ['m1'], w4: ['m2'] };
    expect(galeShapley({ proposers: men, receivers: women }).matching).toEqual(expected);
    expect(galeShapley({ proposers: women, receivers: men }).matching).toEqual({
      m1: ['w3'],
      m2: ['w4'],
      m3: ['w1'],
      m4: ['w2'],
    });
  });

  it('fills places up to the capacity, most preferred first, and lists receivers that hold nobody', () => {
    const result = galeShapley({
      proposers: side('p', ['r1 r2', 'r1', 'r1 r2', 'r1']),
      receivers: [
        { id: 'r1', preferences: ['p4', 'p2', 'p1', 'p3'], capacity: 2 },
        { id: 'r2', preferences: ['p3', 'p1'], capacity: 5 },
        { id: 'r3', preferences: ['p1'] },
      ],
    });
    expect(result).toEqual({
      matching: { r1: ['p4', 'p2'], r2: ['p3', 'p1'], r3: [] },
      unmatched_proposers: [],
      blocking_pairs: [],
      n_proposals: 6,
    });
  });

  it('counts proposals to receivers who do not list the proposer, and matches nobody against a list', () => {
    expect(galeShapley({ proposers: side('p', ['r1 r2', '']), receivers: side('r', ['p2', 'p2 p1']) })).toEqual({
      matching: { r1: [], r2: ['p1'] },
      unmatched_proposers: ['p2'],
      blocking_pairs: [],
      n_proposals: 2,
    });
  });

  it.each([2, 3, 10, 64])('takes n² − n + 1 proposals in the worst case of n = %d', (n) =>
    expect(galeShapley(worstCase(n)).n_proposals).toBe(n * n - n + 1),
  );

  it('takes 1,047,553 proposals in the worst case of 1,024, the most that are taken', () =>
    expect(galeShapley(worstCase(1024)).n_proposals).toBe(1_047_553));

  it('takes ids that name members of every object', () => {
    const ids = ['__proto__', 'constructor', 'toString'];
    const { matching } = galeShapley({
      proposers: ids.map((id) => ({ id, preferences: ids })),
      receivers: ids.map((id) => ({ id, preferences: [...ids].reverse() })),
    });
    expect(Object.keys(matching)).toEqual(ids);
    expect(Object.values(matching).flat().sort()).toEqual([...ids].sort());
  });
});

describe('2,000 random markets with capacities and incomplete lists', () => {
  const random = createRandom(20_270_105);
  const problems = Array.from({ length: 2000 }, () => randomProblem(random, { mostProposers: 6, mostReceivers: 4 }));
  const solved = problems.map((problem) => ({ problem, result: galeShapley(problem) }));

  it('leave no blocking pair, by definition and by count', () => {
    for (const { problem, result } of solved)
      expect([blocks(problem, result.matching), result.blocking_pairs]).toEqual([[], []]);
  });

  it('are answered by the best of all stable matchings for every proposer, found by trying every matching', () => {
    for (const { problem, result } of solved.slice(0, 400))
      expect(result.matching).toEqual(bestForEachProposer(problem, stableMatchings(problem)));
  });

  it('leave the same proposers alone, and as many places empty, as when receivers propose (rural hospitals)', () => {
    for (const { problem, result } of solved) {
      const other = proposeFromReceivers(problem);
      const sizes = (matching: Record<string, string[]>): number[] =>
        problem.receivers.map(({ id }) => matching[id]?.length ?? -1);
      const matched = new Set(Object.values(other).flat());
      expect(sizes(result.matching)).toEqual(sizes(other));
      expect(result.unmatched_proposers).toEqual(
        problem.proposers.filter(({ id }) => !matched.has(id)).map(({ id }) => id),
      );
    }
  });

  it('are at least as good for every proposer as when receivers propose', () => {
    for (const { problem, result } of solved) {
      const other = proposeFromReceivers(problem);
      const wishes = (matching: Record<string, string[]>): number[] =>
        problem.proposers.map(({ id, preferences }) =>
          preferences.findIndex((receiver) => matching[receiver]?.includes(id)),
        );
      const least = wishes(other);
      expect(wishes(result.matching).filter((wish, at) => !(wish <= least[at]!))).toEqual([]);
    }
  });

  it('do not depend on the order in which the two sides are written', () => {
    for (const { problem, result } of solved.slice(0, 300)) {
      const turned = galeShapley({
        proposers: [...problem.proposers].reverse(),
        receivers: [...problem.receivers].reverse(),
      });
      expect([turned.matching, turned.n_proposals]).toEqual([result.matching, result.n_proposals]);
    }
  });

  it('take no more proposals than the lists are long', () => {
    for (const { problem, result } of solved)
      expect(result.n_proposals).toBeLessThanOrEqual(
        problem.proposers.reduce((sum, { preferences }) => sum + preferences.length, 0),
      );
  });
});

describe('a market that cannot be used is refused by its place', () => {
  const one = { proposers: side('p', ['r1']), receivers: side('r', ['p1']) };
  const many = Array.from({ length: 1025 }, (_, at) => ({ id: `x${at}`, preferences: [] }));

  it.each<[string, MatchingProblem, string, (string | number)[]]>([
    ['nobody proposes', { ...one, proposers: [] }, 'proposer_count', ['proposers']],
    ['too many propose', { ...one, proposers: many }, 'proposer_count', ['proposers']],
    ['nobody receives', { ...one, receivers: [] }, 'receiver_count', ['receivers']],
    ['too many receive', { ...one, receivers: many }, 'receiver_count', ['receivers']],
    [
      'an id is empty',
      { ...one, receivers: [...one.receivers, { id: '', preferences: [] }] },
      'id_length',
      ['receivers', 1, 'id'],
    ],
    [
      'an id is too long',
      { ...one, proposers: [{ id: '😀'.repeat(129), preferences: [] }] },
      'id_length',
      ['proposers', 0, 'id'],
    ],
    [
      'an id stands twice',
      { ...one, proposers: [...one.proposers, ...one.proposers] },
      'id_repeated',
      ['proposers', 1, 'id'],
    ],
    [
      'a proposer lists a stranger',
      { ...one, proposers: side('p', ['r1 r9']) },
      'id_unknown',
      ['proposers', 0, 'preferences', 1],
    ],
    [
      'a receiver lists a stranger',
      { ...one, receivers: side('r', ['p1 r1']) },
      'id_unknown',
      ['receivers', 0, 'preferences', 1],
    ],
    [
      'a proposer lists somebody twice',
      { ...one, proposers: side('p', ['r1 r1']) },
      'preference_repeated',
      ['proposers', 0, 'preferences', 1],
    ],
    [
      'a receiver lists somebody twice',
      { ...one, receivers: side('r', ['p1 p1']) },
      'preference_repeated',
      ['receivers', 0, 'preferences', 1],
    ],
    [
      'a list is too long',
      { ...one, proposers: [{ id: 'p1', preferences: many.map(({ id }) => id) }] },
      'preference_count',
      ['proposers', 0, 'preferences'],
    ],
    [
      'a capacity is 0',
      { ...one, receivers: [{ id: 'r1', preferences: ['p1'], capacity: 0 }] },
      'capacity_range',
      ['receivers', 0, 'capacity'],
    ],
    [
      'a capacity is broken',
      { ...one, receivers: [{ id: 'r1', preferences: ['p1'], capacity: 1.5 }] },
      'capacity_range',
      ['receivers', 0, 'capacity'],
    ],
  ])('%s', (_, problem, code, path) => {
    const thrown = thrownBy(problem);
    expect(thrown).toBeInstanceOf(MechanismError);
    expect(thrown).toMatchObject({ code, path });
  });

  it('an id of 128 characters outside of the basic plane is taken', () => {
    const id = '😀'.repeat(128);
    expect(
      galeShapley({ proposers: [{ id, preferences: ['r1'] }], receivers: [{ id: 'r1', preferences: [id] }] }).matching,
    ).toEqual({ r1: [id] });
  });
});

describe('equal markets', () => {
  it('have equal answers, to the byte', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const problem = randomProblem(createRandom(seed), { mostProposers: 12, mostReceivers: 12 });
        expect(JSON.stringify(galeShapley(problem))).toBe(JSON.stringify(galeShapley(structuredClone(problem))));
      }),
    );
  });
});
