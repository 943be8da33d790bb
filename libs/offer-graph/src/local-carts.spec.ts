import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CartTree, placesOf, type TakenApart } from './local-carts.js';
import { readMenu, type MenuGraph } from './menu-graph.js';
import { choose, nothingSelected, variablesOf } from './selection.js';
import { listedGraphs } from './testing/random-graphs.js';

describe('the places of a set of bits', () => {
  it('are those of its ones, in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 100 })), (places) => {
        const bits = places.reduce((sum, place) => sum | (1n << BigInt(place)), 0n);
        expect(placesOf(bits)).toEqual({ bits, places: [...places].sort((one, other) => one - other) });
      }),
    );
    expect(placesOf((1n << 31n) | (1n << 32n) | (1n << 63n)).places).toEqual([31, 32, 63]);
  });
});

const treeOf = (graph: MenuGraph): CartTree => new CartTree(graph, variablesOf(graph, null));
/** Every cart that fixed options and one way of each group make. */
const cartsOf = ({ fixed, groups }: TakenApart): bigint[] =>
  groups.reduce<bigint[]>(
    (carts, group) => carts.flatMap((cart) => group.map(({ bits }) => cart | bits)),
    [fixed.bits],
  );
const sorted = (carts: readonly bigint[]): bigint[] => [...carts].sort((one, other) => (one < other ? -1 : 1));

describe('a selection taken apart', () => {
  it('makes every valid cart, each once, and no other', () => {
    for (const { graph, carts } of listedGraphs(200, 43)) {
      const apart = treeOf(graph).takeApart(nothingSelected(graph));
      if (apart === null) expect(carts).toEqual([]);
      else if (apart.hub === null) expect(sorted(cartsOf(apart))).toEqual(sorted(carts));
    }
  });

  it('makes those with an option, where it is chosen', () => {
    for (const { graph, carts } of listedGraphs(60, 44))
      for (const [place, { bit, dim }] of graph.options.entries()) {
        if (graph.dims[dim]?.kind === 'quantity') continue;
        const chosen = choose(nothingSelected(graph), place, graph.deps);
        const apart = chosen === null ? null : treeOf(graph).start(chosen);
        if (apart?.hub === null || apart === null)
          expect(sorted(apart === null ? [] : cartsOf(apart))).toEqual(
            sorted(carts.filter((cart) => (cart & bit) !== 0n)),
          );
      }
  });

  it('is remembered for each selection that orders start from', () => {
    const { graph } = listedGraphs(1, 45)[0]!;
    const tree = treeOf(graph);
    const nothing = nothingSelected(graph);
    const other = { inside: nothing.inside, outside: nothing.outside | 1n };
    const first = tree.start(nothing);
    expect(tree.start({ ...nothing })).toBe(first);
    expect(tree.start(other)).not.toBe(first);
    expect(tree.start(nothing)).toBe(first);
  });
});

describe('a group that dependencies tie', () => {
  /** Two choices of 12 and 9 options, of which so many pairs exclude each other: 108 less so many ways. */
  const menu = (pairs: number): MenuGraph => {
    const ids = (dim: string, count: number): string[] => Array.from({ length: count }, (_none, at) => `${dim}${at}`);
    const [ones, others] = [ids('a', 12), ids('b', 9)];
    return readMenu(
      {
        dims: [
          { id: 'one', kind: 'choice', options: ones.map((id) => ({ id })) },
          { id: 'two', kind: 'choice', options: others.map((id) => ({ id })) },
        ],
        deps: { excludes: Object.fromEntries(ones.slice(0, pairs).map((id, at) => [id, [others[at % 9]!]])) },
      },
      [],
    );
  };
  const apartOf = (graph: MenuGraph): TakenApart => treeOf(graph).takeApart(nothingSelected(graph))!;

  it('is listed where it has 96 ways at most', () => {
    const { hub, groups } = apartOf(menu(12));
    expect([hub, groups.length, groups[0]?.length]).toEqual([null, 1, 96]);
  });

  it('is left loose above that, each variable for itself, and its hub is decided next', () => {
    const { hub, groups, fixed } = apartOf(menu(11));
    expect([groups.map((group) => group.length), fixed.bits]).toEqual([[12, 9], 0n]);
    // The options of the second choice are tied to eleven of the first, those of the first to nine of the second.
    expect(hub?.allowed).toHaveLength(9);
    expect(groups[1]?.map(({ places }) => places)).toEqual(Array.from({ length: 9 }, (_none, at) => [12 + at]));
  });

  it('has among the loose ones no add-on, too', () => {
    const ids = Array.from({ length: 9 }, (_none, at) => `p${at}`);
    const graph = readMenu(
      {
        dims: [
          { id: 'one', kind: 'choice', options: [{ id: 'a' }, { id: 'b' }] },
          { id: 'extras', kind: 'addon', options: ids.map((id) => ({ id })) },
        ],
        deps: { excludes: { a: ['p0'] }, requires: Object.fromEntries(ids.slice(1).map((id) => [id, ['b']])) },
      },
      [],
    );
    const { hub, groups } = apartOf(graph);
    expect(hub?.allowed).toEqual([0, 1]);
    expect(groups.map((group) => group.map(({ places }) => places))).toEqual([
      [[0], [1]],
      ...ids.map((_id, at) => [[], [2 + at]]),
    ]);
  });

  it('makes the selection impossible where it has no way at all', () => {
    const graph = readMenu(
      {
        dims: [
          { id: 'one', kind: 'choice', options: [{ id: 'a' }, { id: 'b' }] },
          { id: 'two', kind: 'choice', options: [{ id: 'c' }, { id: 'd' }] },
          { id: 'extras', kind: 'addon', options: [{ id: 'p' }] },
        ],
        deps: { excludes: { a: ['c', 'd'], b: ['c', 'd'] } },
      },
      [],
    );
    expect(treeOf(graph).takeApart(nothingSelected(graph))).toBeNull();
  });
});
