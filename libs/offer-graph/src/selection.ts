import type { Dependencies } from './dependencies.js';
import type { MenuGraph } from './menu-graph.js';

/** What is decided of a cart: the bits of options that are in it, and of those that cannot be. */
export interface Selection {
  readonly inside: bigint;
  readonly outside: bigint;
}

/** Something that is decided in one step: the one option of a dimension, or one add-on. */
export interface Variable {
  readonly exactlyOne: boolean;
  readonly places: readonly number[];
  readonly bits: bigint;
  /**
   * An add-on that the buyer does not want: the wanted options that need it, directly or not; it comes with one of them
   * or not at all. Null where it is free.
   */
  readonly onlyWith: bigint | null;
}

/** A variable that is not yet decided, with the options that it can still have. */
export interface OpenVariable {
  readonly variable: Variable;
  readonly allowed: readonly number[];
}

/** The selection in which nothing is decided but what can never be. */
export const nothingSelected = ({ deps }: MenuGraph): Selection => ({ inside: 0n, outside: deps.impossible });

/**
 * The variables of a menu in its order; a quantity is none of them.
 * @param values what an option is worth to the buyer, by place: add-ons worth nothing are never chosen for themselves;
 *   null where all may be
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   variablesOf(readMenu({ items }, []), null).map(({ exactlyOne }) => exactlyOne) // [true, false]
 */
export function variablesOf({ dims, options, deps }: MenuGraph, values: readonly number[] | null): Variable[] {
  const unwanted = dims
    .filter(({ kind }) => kind === 'addon')
    .flatMap(({ places }) => places.filter((place) => values !== null && !((values[place] ?? 0) > 0)))
    .reduce((bits, place) => bits | (options[place]?.bit ?? 0n), 0n);
  const bitOf = (place: number): bigint => options[place]?.bit ?? 0n;
  return dims.flatMap(({ kind, places }): Variable[] => {
    if (kind === 'quantity') return [];
    if (kind === 'addon')
      return places.map((place) => ({
        exactlyOne: false,
        places: [place],
        bits: bitOf(place),
        onlyWith: (unwanted & bitOf(place)) === 0n ? null : (deps.neededBy[place] ?? 0n) & ~unwanted,
      }));
    const bits = places.reduce((sum, place) => sum | bitOf(place), 0n);
    return [{ exactlyOne: true, places, bits, onlyWith: null }];
  });
}

/**
 * The selection with this option in it, and all that it needs; null where that cannot be.
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   const { deps } = readMenu({ items }, []);
 *   choose({ inside: 0n, outside: 0n }, 1, deps).inside // 0b10n
 */
export function choose({ inside, outside }: Selection, place: number, { needs, bans }: Dependencies): Selection | null {
  const chosen = { inside: inside | (needs[place] ?? 0n), outside: outside | (bans[place] ?? 0n) };
  return (chosen.inside & chosen.outside) === 0n ? chosen : null;
}

/**
 * The selection without this option, and without all that needs it; null where it is needed.
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   const { deps } = readMenu({ items }, []);
 *   leaveOut({ inside: 0b01n, outside: 0n }, 0, deps) // null
 */
export function leaveOut({ inside, outside }: Selection, place: number, { neededBy }: Dependencies): Selection | null {
  const left = outside | (neededBy[place] ?? 0n);
  return (inside & left) === 0n ? { inside, outside: left } : null;
}

/**
 * Decides what is left no choice, until nothing more follows; null where some dimension is left without an option. What
 * is only wanted with options that are out is left out.
 */
export function settle(selection: Selection, variables: readonly Variable[], deps: Dependencies): Selection | null {
  let settled = selection;
  for (let changed = true; changed;) {
    changed = false;
    for (const { exactlyOne, bits, places, onlyWith } of variables) {
      if (
        onlyWith !== null &&
        ((settled.inside | settled.outside) & bits) === 0n &&
        (onlyWith & ~settled.outside) === 0n
      ) {
        const left = leaveOut(settled, places[0] ?? 0, deps);
        if (left === null) return null;
        settled = left;
        changed = true;
      }
      if (!exactlyOne || (settled.inside & bits) !== 0n) continue;
      const left = bits & ~settled.outside;
      if (left === 0n) return null;
      if ((left & (left - 1n)) !== 0n) continue;
      const only = places.find((place) => left >> BigInt(place) === 1n) ?? -1;
      const next = choose(settled, only, deps);
      if (next === null) return null;
      settled = next;
      changed = true;
    }
  }
  return settled;
}

/**
 * The variables that a selection leaves open.
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   const variables = variablesOf(readMenu({ items }, []), null);
 *   openVariables({ inside: 0b01n, outside: 0n }, variables).length // 1
 */
export function openVariables({ inside, outside }: Selection, variables: readonly Variable[]): OpenVariable[] {
  const decided = inside | outside;
  const open: OpenVariable[] = [];
  for (const variable of variables) {
    if (((variable.exactlyOne ? inside : decided) & variable.bits) !== 0n) continue;
    const { places } = variable;
    open.push({
      variable,
      allowed:
        (outside & variable.bits) === 0n ? places : places.filter((place) => ((outside >> BigInt(place)) & 1n) === 0n),
    });
  }
  return open;
}

/** The bits of all options that open variables can still have. */
export const allowedBits = (open: readonly OpenVariable[]): bigint =>
  open.reduce((bits, { allowed }) => allowed.reduce((more, place) => more | (1n << BigInt(place)), bits), 0n);

/** Open variables in groups that no dependency ties to each other. */
export function groupTied(open: readonly OpenVariable[], { ties }: Dependencies): OpenVariable[][] {
  const all = allowedBits(open);
  const reach = open.map(
    ({ allowed, variable }) => allowed.reduce((bits, place) => bits | (ties[place] ?? 0n), 0n) & all & ~variable.bits,
  );
  const seen = new Set<number>();
  const groups: OpenVariable[][] = [];
  for (const [start] of open.entries()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const members = [start];
    for (const member of members) {
      const tied = reach[member] ?? 0n;
      if (tied === 0n) continue;
      for (const [other, { variable }] of open.entries()) {
        if (seen.has(other) || (tied & variable.bits) === 0n) continue;
        seen.add(other);
        members.push(other);
      }
    }
    groups.push(members.sort((one, other) => one - other).map((member) => open[member] as OpenVariable));
  }
  return groups;
}

/**
 * The open variable that dependencies tie to most options of the others: the one to decide next. What is only wanted
 * with others is decided by them.
 */
export function hubOf(open: readonly OpenVariable[], { ties }: Dependencies): OpenVariable {
  const all = allowedBits(open);
  let hub = open[0] as OpenVariable;
  let most = -1;
  for (const candidate of open) {
    if (candidate.variable.onlyWith !== null) continue;
    const tied =
      candidate.allowed.reduce((bits, place) => bits | (ties[place] ?? 0n), 0n) & all & ~candidate.variable.bits;
    const count = bitCount(tied);
    if (count > most) [hub, most] = [candidate, count];
  }
  return hub;
}

/** Every way to decide a variable within a selection, in menu order; ways that cannot be are left out. */
export function waysToDecide(
  { variable, allowed }: OpenVariable,
  selection: Selection,
  deps: Dependencies,
): Selection[] {
  const chosen = allowed.flatMap((place) => choose(selection, place, deps) ?? []);
  if (variable.exactlyOne) return chosen;
  return [...[leaveOut(selection, allowed[0] ?? 0, deps)].flatMap((left) => left ?? []), ...chosen];
}

/**
 * How many bits are set.
 * @example bitCount(0b1011n) // 3
 */
export function bitCount(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) count += 1;
  return count;
}
