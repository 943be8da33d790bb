import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import fc from 'fast-check';
import { negotiateBundleAmongPeers, scoreDeal, type BundleIssue, type BundleRequest, type OptionName } from '../../index.js';
import { compileGame } from '../game.js';
import { decodeWeights, encodeWeights, makePeerCode } from './peer-code.js';

const utilities = [[1, 0.6, 0.3, 0], [1, 0.5, 0], [1, 0.8, 0.4, 0.2, 0], [0, 0.4, 1]];
const mine: BundleIssue[] = utilities.map((worths, issue) => ({ name: `issue ${issue}`, options: worths.map((_, option) => `option ${option}`), my_utility: worths, their_utility: worths.map((worth) => 1 - worth) }));
const theirs: BundleIssue[] = mine.map((issue) => ({ ...issue, my_utility: issue.their_utility, their_utility: issue.my_utility }));
const weights = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });
const priorities = (list: readonly number[]): Record<string, number> => Object.fromEntries(list.map((weight, issue) => [`issue ${issue}`, weight]));
const shares = (list: readonly number[]): number[] => list.map((weight) => weight / list.reduce((sum, other) => sum + other, 0));

/** Two peers to the end; the second names issues and options in another order. */
function playPeers(first: readonly number[], second: readonly number[], { batnas = [0.2, 0.2], rounds = 10 } = {}): { package: Record<string, OptionName> | null; turns: number } {
  const offers: [Record<string, OptionName>[], Record<string, OptionName>[]] = [[], []];
  const shuffled = [...theirs].reverse().map((issue) => ({ ...issue, options: [...issue.options].reverse(), my_utility: [...issue.my_utility].reverse(), their_utility: [...issue.their_utility].reverse() }));
  const sides: BundleRequest[] = [{ issues: mine, my_priorities: priorities(first), my_batna: batnas[0] ?? 0 }, { issues: shuffled, my_priorities: priorities(second), my_batna: batnas[1] ?? 0 }];
  for (let turn = 0; turn < 2 * rounds; turn += 1) {
    const [own, other] = turn % 2 === 0 ? [0, 1] as const : [1, 0] as const;
    const move = negotiateBundleAmongPeers({ ...(sides[own] as BundleRequest), my_offers: offers[own], their_offers: offers[other], rounds_left: rounds - Math.floor(turn / 2), opponent_moves_last: own === 0 });
    if (move.action === 'accept') return { package: move.recommended_offer, turns: turn + 1 };
    if (move.action === 'walk' || !move.recommended_offer) return { package: null, turns: turn + 1 };
    expect(move.my_utility).toBeGreaterThanOrEqual(batnas[own] ?? 0);
    offers[own].push(move.recommended_offer);
  }
  return { package: null, turns: 2 * rounds };
}

describe('the code of peers', () => {
  const game = compileGame(mine, [0.25, 0.25, 0.25, 0.25]);
  const code = makePeerCode(game, mine.map(({ my_utility }) => my_utility), 3);

  const told = (list: readonly number[]): number[] => decodeWeights(code, encodeWeights(code, list, () => 1, 0) ?? []);

  it('tells weights by three offers to within a few hundredths', () => {
    for (const list of [[0.1, 0.2, 0.3, 0.4], [0.4, 0.3, 0.2, 0.1], [0.25, 0.25, 0.25, 0.25], [0.05, 0.6, 0.3, 0.05]]) {
      for (const [issue, weight] of told(list).entries()) expect(Math.abs(weight - (list[issue] ?? 0))).toBeLessThan(0.04);
    }
  });

  it('tells them the less exactly the nearer one issue is to all that matters', () => {
    fc.assert(fc.property(weights, (list) => {
      const read = told(shares(list));
      expect(read.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      for (const [issue, weight] of shares(list).entries()) expect(Math.abs((read[issue] ?? 0) - weight)).toBeLessThan(0.3);
    }));
  });

  it('uses only the better half of each issue', () => {
    for (const choices of encodeWeights(code, [0.1, 0.2, 0.3, 0.4], () => 1, 0) ?? []) {
      for (const [issue, option] of choices.entries()) expect(mine[issue]?.my_utility[option]).toBeGreaterThanOrEqual(0.4);
    }
  });

  it('has no signal where none clears the BATNA', () => {
    expect(encodeWeights(code, [0.1, 0.2, 0.3, 0.4], () => 0.5, 0.6)).toBeNull();
  });

  it('reads any offers, also of one who does not know the code', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(4), fc.nat(2)), { minLength: 3, maxLength: 3 }), (offers) => {
      for (const weight of decodeWeights(code, offers)) expect(weight >= 0 && weight <= 1).toBe(true);
    }));
  });
});

describe('peers', () => {
  it('agree right after the signals, on nearly the greatest joint worth, less near only where one issue is nearly all to a side, however each orders its request', () => {
    fc.assert(fc.property(weights, weights, (first, second) => {
      const { package: agreed, turns } = playPeers(first, second, { batnas: [0, 0] });
      expect(turns).toBe(8);
      const score = scoreDeal({ issues: mine, my_weights: priorities(first), their_weights: priorities(second), package: agreed ?? {} });
      const lopsided = Math.max(...shares(first), ...shares(second)) > 0.8;
      expect(score.capture).toBeGreaterThan(lopsided ? 0.7 : 0.85);
    }), { numRuns: 20 });
  });

  it('lose two hundredths of the greatest joint worth at most on average', () => {
    const random = createRandom('weights of peers');
    const captures = Array.from({ length: 100 }, () => {
      const [first, second] = [[0, 1, 2, 3], [0, 1, 2, 3]].map((list) => list.map(() => 0.001 + random.next())) as [number[], number[]];
      const { package: agreed } = playPeers(first, second, { batnas: [0, 0] });
      return scoreDeal({ issues: mine, my_weights: priorities(first), their_weights: priorities(second), package: agreed ?? {} }).capture;
    });
    expect(captures.reduce((sum, capture) => sum + capture, 0) / captures.length).toBeGreaterThan(0.98);
  });

  it('go on to the next fair package where the first leaves one of them less than its BATNA', () => {
    const first = [0.97, 0.01, 0.01, 0.01];
    const { package: agreed, turns } = playPeers(first, first, { batnas: [0.25, 0.65] });
    expect(agreed?.['issue 0']).toBe('option 2');
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  it('walk where there is nothing for them', () => {
    expect(playPeers([1, 1, 1, 1], [1, 1, 1, 1], { batnas: [1, 1] }).package).toBeNull();
  });

  it('signal in fewer rounds where there are fewer', () => {
    expect(playPeers([3, 1, 1, 1], [1, 1, 3, 1], { rounds: 2 }).turns).toBe(4);
    expect(playPeers([3, 1, 1, 1], [1, 1, 3, 1], { rounds: 1, batnas: [0, 0] }).turns).toBe(2);
  });

  it('do not take a signal for an offer', () => {
    const best = Object.fromEntries(mine.map(({ name, options, my_utility }) => [name, options[my_utility.indexOf(1)] as OptionName]));
    expect(negotiateBundleAmongPeers({ issues: mine, my_batna: 0.1, their_offers: [best], rounds_left: 10 })).toMatchObject({ action: 'offer', confidence: 0 });
  });
});
