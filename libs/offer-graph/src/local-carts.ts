import type { PlacesOfPart } from './cart-points.js';
import type { MenuGraph } from './menu-graph.js';
import {
  groupTied,
  hubOf,
  openVariables,
  settle,
  waysToDecide,
  type OpenVariable,
  type Selection,
  type Variable,
} from './selection.js';

/**
 * A selection taken apart: what is fixed, groups of which each adds one of its parts, and what is still tied together.
 */
export interface TakenApart {
  readonly selection: Selection;
  readonly fixed: PlacesOfPart;
  /**
   * By group: every way that the group can be decided. Groups of `tied` variables are loose: their dependencies are
   * left aside.
   */
  readonly groups: readonly (readonly PlacesOfPart[])[];
  /**
   * The variable to decide next where a group is tied too much to be listed; null where `groups` keep every dependency.
   */
  readonly hub: OpenVariable | null;
}

/** The most ways in which a group is listed rather than decided step by step. */
const MAX_LISTED_WAYS = 96;

/** Takes selections of one menu apart. */
export class CartTree {
  readonly #known = new Map<bigint, Map<bigint, TakenApart | null>>();

  constructor(
    private readonly graph: MenuGraph,
    private readonly variables: readonly Variable[],
  ) {}

  /**
   * What an order starts from, remembered: most quantities and slots leave the same choice. Null where the selection
   * cannot be completed.
   */
  start(selection: Selection): TakenApart | null {
    const known = this.#known.get(selection.inside) ?? new Map<bigint, TakenApart | null>();
    this.#known.set(selection.inside, known);
    const found = known.get(selection.outside);
    if (found !== undefined) return found;
    const made = this.takeApart(selection);
    known.set(selection.outside, made);
    return made;
  }

  /** Null where the selection cannot be completed. */
  takeApart(selection: Selection): TakenApart | null {
    const { deps } = this.graph;
    const settled = settle(selection, this.variables, deps);
    if (settled === null) return null;
    const groups: PlacesOfPart[][] = [];
    const tied: OpenVariable[] = [];
    for (const group of groupTied(openVariables(settled, this.variables), deps)) {
      const ways = listWays(group, settled, this.graph);
      if (ways === null) tied.push(...group);
      else if (ways.length === 0) return null;
      else groups.push(ways);
    }
    for (const { variable, allowed } of tied)
      groups.push([
        ...(variable.exactlyOne ? [] : [{ bits: 0n, places: [] }]),
        ...allowed.map((place) => placesOf(1n << BigInt(place))),
      ]);
    return {
      selection: settled,
      fixed: placesOf(settled.inside),
      groups,
      hub: tied.length === 0 ? null : hubOf(tied, deps),
    };
  }
}

/** Every way to decide a group, or null where there are too many to list. */
function listWays(group: readonly OpenVariable[], selection: Selection, { deps }: MenuGraph): PlacesOfPart[] | null {
  const [first] = group;
  if (group.length === 1 && first !== undefined)
    return [
      ...(first.variable.exactlyOne ? [] : [{ bits: 0n, places: [] }]),
      ...first.allowed.map((place) => placesOf(1n << BigInt(place))),
    ];
  const variables = group.map(({ variable }) => variable);
  const all = variables.reduce((bits, { bits: own }) => bits | own, 0n);
  const ways: PlacesOfPart[] = [];
  let steps = 0;
  const decide = (from: Selection): boolean => {
    steps += 1;
    if (steps > 4 * MAX_LISTED_WAYS || ways.length > MAX_LISTED_WAYS) return false;
    const settled = settle(from, variables, deps);
    if (settled === null) return true;
    const open = openVariables(settled, variables);
    if (open.length > 0) return waysToDecide(hubOf(open, deps), settled, deps).every(decide);
    ways.push(placesOf(settled.inside & all));
    return true;
  };
  return decide(selection) && ways.length <= MAX_LISTED_WAYS ? ways : null;
}

const CHUNK_BITS = 32;
const CHUNK = 0xffff_ffffn;

/**
 * The places of a set of bits.
 * @example placesOf(0b101n).places // [0, 2]
 */
export function placesOf(bits: bigint): PlacesOfPart {
  const places: number[] = [];
  for (let rest = bits, offset = 0; rest !== 0n; rest >>= 32n, offset += CHUNK_BITS) {
    for (let chunk = Number(rest & CHUNK); chunk !== 0; chunk = (chunk & (chunk - 1)) >>> 0)
      places.push(offset + 31 - Math.clz32(chunk & -chunk));
  }
  return { bits, places };
}
