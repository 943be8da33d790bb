import { describe, expect, it } from '@jest/globals';
import { readMenu, type MenuGraph } from './menu-graph.js';
import {
  allowedBits,
  bitCount,
  choose,
  groupTied,
  hubOf,
  leaveOut,
  nothingSelected,
  openVariables,
  settle,
  variablesOf,
  waysToDecide,
  type Selection,
} from './selection.js';
import { listedGraphs } from './testing/random-graphs.js';

const listed = listedGraphs(120, 42);
const agree = (carts: readonly bigint[], { inside, outside }: Selection): bigint[] =>
  carts.filter((cart) => (cart & inside) === inside && (cart & outside) === 0n);

/** What each menu can be asked: nothing decided, and every option chosen or left out. */
function* selectionsOf({ deps, options, dims }: MenuGraph): Generator<Selection> {
  const nothing = nothingSelected({ deps } as MenuGraph);
  yield nothing;
  for (const [place, { dim }] of options.entries()) {
    if (dims[dim]?.kind === 'quantity') continue;
    const both = [choose(nothing, place, deps), leaveOut(nothing, place, deps)];
    for (const made of both) if (made !== null) yield made;
  }
}

describe('choosing an option, and leaving it out', () => {
  it('keeps exactly the carts with it, and those without it; it is null only where there are none', () => {
    for (const { graph, carts } of listed)
      for (const [place, { dim, bit }] of graph.options.entries()) {
        if (graph.dims[dim]?.kind === 'quantity') continue;
        const nothing = nothingSelected(graph);
        const [chosen, left] = [choose(nothing, place, graph.deps), leaveOut(nothing, place, graph.deps)];
        expect(chosen === null ? [] : agree(carts, chosen)).toEqual(carts.filter((cart) => (cart & bit) !== 0n));
        expect(left === null ? [] : agree(carts, left)).toEqual(carts.filter((cart) => (cart & bit) === 0n));
      }
  });
});

describe('settling a selection', () => {
  it('loses no cart and adds none, and is done once; null is for what no cart agrees with', () => {
    for (const { graph, carts } of listed) {
      const variables = variablesOf(graph, null);
      for (const selection of selectionsOf(graph)) {
        const settled = settle(selection, variables, graph.deps);
        expect(settled === null ? [] : agree(carts, settled)).toEqual(agree(carts, selection));
        if (settled !== null) expect(settle(settled, variables, graph.deps)).toEqual(settled);
      }
    }
  });

  it('leaves open only what has a choice: two options at least, or an add-on', () => {
    for (const { graph } of listed) {
      const variables = variablesOf(graph, null);
      const settled = settle(nothingSelected(graph), variables, graph.deps);
      if (settled === null) continue;
      for (const { variable, allowed } of openVariables(settled, variables)) {
        expect(allowed.length).toBeGreaterThanOrEqual(variable.exactlyOne ? 2 : 1);
        for (const place of allowed) expect((settled.outside >> BigInt(place)) & 1n).toBe(0n);
      }
    }
  });
});

describe('deciding a variable', () => {
  it('parts the carts: each agrees with exactly one of its ways', () => {
    for (const { graph, carts } of listed) {
      const variables = variablesOf(graph, null);
      for (const selection of selectionsOf(graph)) {
        const settled = settle(selection, variables, graph.deps);
        if (settled === null) continue;
        for (const open of openVariables(settled, variables)) {
          const ways = waysToDecide(open, settled, graph.deps);
          const before = agree(carts, settled);
          const waysOf = (cart: bigint) => ways.filter((way) => agree([cart], way).length === 1);
          expect(before.filter((cart) => waysOf(cart).length !== 1)).toEqual([]);
          expect(ways.flatMap((way) => agree(carts, way))).toHaveLength(before.length);
        }
      }
    }
  });
});

describe('groups of open variables', () => {
  it('hold each of them once, in order, and no dependency ties an option of one group to another’s', () => {
    for (const { graph } of listed) {
      const variables = variablesOf(graph, null);
      const settled = settle(nothingSelected(graph), variables, graph.deps);
      if (settled === null) continue;
      const open = openVariables(settled, variables);
      const groups = groupTied(open, graph.deps);
      expect(groups.flatMap((group) => group).length).toBe(open.length);
      expect(new Set(groups.flat())).toEqual(new Set(open));
      for (const group of groups) {
        const places = group.flatMap(({ allowed }) => allowed);
        expect(places).toEqual([...places].sort((one, other) => one - other));
        const others = allowedBits(open) & ~allowedBits(group);
        for (const place of places) expect((graph.deps.ties[place] ?? 0n) & others).toBe(0n);
        // Nothing that could stand alone is grouped: from the first every other is reached over ties.
        let reached = allowedBits(group.slice(0, 1));
        for (const _round of group)
          for (const { variable, allowed } of group)
            if (
              allowed.some((place) => ((graph.deps.ties[place] ?? 0n) & reached) !== 0n) ||
              (variable.bits & reached) !== 0n
            )
              reached |= variable.bits;
        expect(allowedBits(group) & ~reached).toBe(0n);
      }
    }
  });

  const menu = (deps: object): MenuGraph =>
    readMenu(
      {
        dims: [
          { id: 'one', kind: 'choice', options: [{ id: 'a' }, { id: 'b' }] },
          { id: 'two', kind: 'choice', options: [{ id: 'c' }, { id: 'd' }] },
          { id: 'extras', kind: 'addon', options: [{ id: 'p' }, { id: 'q' }] },
        ],
        deps,
      },
      [],
    );
  const hub = (deps: object, values: number[] | null = null): number => {
    const graph = menu(deps);
    const open = openVariables(nothingSelected(graph), variablesOf(graph, values));
    return hubOf(open, graph.deps).variable.places[0]!;
  };

  it('have the variable as their hub that is tied to most options of the others, of equals the first', () => {
    expect([hub({}), hub({ excludes: { c: ['a', 'p'] } }), hub({ requires: { p: ['a'], q: ['b'] } })]).toEqual([
      0, 2, 0,
    ]);
    expect(hub({ excludes: { p: ['a', 'c'], q: ['a'] } })).toBe(0);
    expect(hub({ excludes: { p: ['a', 'c', 'd'], q: ['b'] } })).toBe(4);
  });

  it('have no hub that is only wanted with another', () => {
    const deps = { requires: { a: ['p'] }, excludes: { p: ['c', 'd'] } };
    expect([hub(deps), hub(deps, [5, 5, 5, 5, 5, 5]), hub(deps, [5, 5, 5, 5, 0, 5])]).toEqual([4, 4, 0]);
  });
});

describe('add-ons that the buyer does not want', () => {
  const graph = readMenu(
    {
      dims: [
        { id: 'one', kind: 'choice', options: [{ id: 'a' }, { id: 'b' }] },
        { id: 'extras', kind: 'addon', options: [{ id: 'p' }, { id: 'q' }, { id: 'r' }] },
        { id: 'n', kind: 'quantity', qty_cap: 2 },
      ],
      deps: { requires: { a: ['p'], q: ['r'] } },
    },
    [],
  );
  const places = new Map(variablesOf(graph, [1, 1, 0, 0.5, -1]).map((variable) => [variable.places.join(), variable]));

  it('come with the wanted options that need them, or not at all; a quantity is no variable', () => {
    expect([...places.keys()]).toEqual(['0,1', '2', '3', '4']);
    expect(['2', '3', '4'].map((place) => places.get(place)?.onlyWith)).toEqual([0b00001n, null, 0b01000n]);
    expect(variablesOf(graph, null).map(({ onlyWith }) => onlyWith)).toEqual([null, null, null, null]);
  });

  it('are left out once none of these can be in the cart', () => {
    const variables = [...places.values()];
    const { outside, inside } = settle(choose(nothingSelected(graph), 1, graph.deps)!, variables, graph.deps)!;
    expect([inside, outside & 0b11111n]).toEqual([0b00010n, 0b00101n]);
    const withQ = settle(choose({ inside, outside: 0b00101n }, 3, graph.deps)!, variables, graph.deps);
    expect(withQ?.inside).toBe(0b11010n);
  });
});

describe('a count of bits', () => {
  it('is the number of ones of its binary form', () => {
    for (const bits of [0n, 1n, 0b1011n, (1n << 96n) - 1n, 1n << 80n])
      expect(bitCount(bits)).toBe([...bits.toString(2)].filter((digit) => digit === '1').length);
  });
});
