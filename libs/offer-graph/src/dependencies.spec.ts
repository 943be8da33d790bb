import { describe, expect, it } from '@jest/globals';
import { readMenu, type MenuGraph } from './menu-graph.js';
import type { DepsSpec, MenuSpec } from './menu-spec.js';
import { listedGraphs } from './testing/random-graphs.js';
import { faultOf } from './testing/fault-of.js';

const dim = (id: string, kind: string, ids: string): NonNullable<MenuSpec['dims']>[number] => ({
  id,
  kind,
  options: [...ids].map((one) => ({ id: one })),
});
/** Choices a, b and c, add-ons p, q and r: places 0 to 5. */
const DIMS = [dim('choice', 'choice', 'abc'), dim('extras', 'addon', 'pqr')];
const read = (deps: DepsSpec): MenuGraph['deps'] => readMenu({ dims: DIMS, deps }, ['spec']).deps;
const depsFault = (deps: unknown): string => {
  const { code, path, message } = faultOf(() => read(deps as DepsSpec));
  return code === 'none' ? code : `${code} ${path}: ${message}`;
};
const has = (bits: bigint, place: number): boolean => ((bits >> BigInt(place)) & 1n) === 1n;

describe('closed dependencies, whatever the menu', () => {
  const listed = listedGraphs(150, 41);

  it('hold in every cart: with an option stands all that it needs, and nothing that it bans', () => {
    for (const { graph, carts } of listed) {
      const { needs, bans, neededBy, impossible } = graph.deps;
      const clash = (cart: bigint, place: number): bigint =>
        has(cart, place) ? (needs[place]! & ~cart) | (bans[place]! & cart) : neededBy[place]! & cart;
      for (const cart of carts) {
        expect(cart & impossible).toBe(0n);
        expect([...needs.keys()].filter((place) => clash(cart, place) !== 0n)).toEqual([]);
      }
    }
  });

  it('are closed: what is needed needs no more, bans go both ways, and each option knows what needs it', () => {
    for (const { graph } of listed) {
      const { needs, bans, neededBy, impossible } = graph.deps;
      for (const [place, needed] of needs.entries()) {
        expect([has(needed, place), has(bans[place]!, place)]).toEqual([true, has(impossible, place)]);
        const isClosed = (other: number): boolean =>
          (!has(needed, other) || ((needs[other]! & ~needed) | (bans[other]! & ~bans[place]!)) === 0n) &&
          has(neededBy[other]!, place) === has(needed, other) &&
          has(bans[other]!, place) === has(bans[place]!, other);
        expect([...needs.keys()].filter((other) => !isClosed(other))).toEqual([]);
      }
    }
  });
});

describe('what dependencies say', () => {
  it('is needed through others, too; what is banned by the needed is banned', () => {
    const { needs, bans, neededBy } = read({ valid_on: { p: ['q'] }, requires: { q: ['a'] }, excludes: { a: ['r'] } });
    // p needs q, and so a; a bans r and the other choices.
    expect([needs[3], bans[3], neededBy[0]]).toEqual([0b011001n, 0b100110n, 0b011001n]);
    expect([needs[1], bans[1], bans[5]]).toEqual([0b000010n, 0b011101n, 0b011001n]);
  });

  it('rules out what needs two options of one choice, and what excludes itself', () => {
    expect(read({ requires: { p: ['a', 'b'], q: ['p'] } }).impossible).toBe(0b011000n);
    expect(read({ excludes: { r: ['r'] } }).impossible).toBe(0b100000n);
    expect(read({ requires: { p: ['p'] } }).impossible).toBe(0n);
  });

  it('ties options to each other both ways, and none to itself', () => {
    expect(read({ valid_on: { p: ['a', 'p'] }, requires: { q: ['b'] }, excludes: { r: ['p', 'r'] } }).ties).toEqual([
      0b001000n,
      0b010000n,
      0n,
      0b100001n,
      0b000010n,
      0b001000n,
    ]);
  });

  it('names the first option of a circle of needs, and the member that names it', () => {
    expect(read({ requires: { p: ['q'], q: ['r'] } }).cycle).toBeNull();
    expect(read({ requires: { p: ['p'] } }).cycle).toBeNull();
    expect(read({ requires: { q: ['r'], r: ['q'] }, valid_on: { p: ['q'] } }).cycle).toEqual({
      id: 'q',
      path: ['spec', 'deps', 'requires', 'q'],
    });
    expect(read({ valid_on: { p: ['q'] }, requires: { q: ['p'] } }).cycle).toEqual({
      id: 'p',
      path: ['spec', 'deps', 'valid_on', 'p'],
    });
    expect(read({ valid_on: { p: ['q'], q: ['p'] } }).cycle?.path).toEqual(['spec', 'deps', 'valid_on', 'p']);
  });

  it('is refused where it names no option, or is no list', () => {
    expect([
      depsFault({ requires: { x: ['a'] } }),
      depsFault({ valid_on: { a: ['p', 'x'] } }),
      depsFault({ excludes: { a: 'p' } }),
      depsFault({ excludes: { a: [5] } }),
    ]).toEqual([
      'option_unknown spec.deps.requires.x: There is no option x',
      'option_unknown spec.deps.valid_on.a.1: There is no option x',
      'dependency_type spec.deps.excludes.a: Input should be a list of option ids',
      'option_unknown spec.deps.excludes.a.0: There is no option 5',
    ]);
  });
});
