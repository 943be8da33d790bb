import type { MenuDim, MenuOption } from './menu-graph.js';
import type { DepsSpec } from './menu-spec.js';
import { OfferGraphError } from './offer-graph-error.js';
import { entriesOf, type Path } from './require-fields.js';

/** What selecting and leaving out an option brings with it, closed under itself; sets of options as bits. */
export interface Dependencies {
  /** By place: the option and all that it needs, directly or not. */
  readonly needs: readonly bigint[];
  /** By place: all that cannot stand beside the option; itself where it can never be selected. */
  readonly bans: readonly bigint[];
  /** By place: the option and all that need it. */
  readonly neededBy: readonly bigint[];
  /** The options that can never be selected. */
  readonly impossible: bigint;
  /** By place: the other options, in other variables, that a dependency ties it to. */
  readonly ties: readonly bigint[];
  /** Where the dependencies stand in the input. */
  readonly path: Path;
  /** The first option of a circle of needs, with the member that names it; null where there is none. */
  readonly cycle: { readonly id: string; readonly path: Path } | null;
}

interface Layout {
  readonly options: readonly MenuOption[];
  readonly dims: readonly MenuDim[];
  readonly byId: ReadonlyMap<string, number>;
}

/**
 * Reads dependencies and closes them: what an option needs, it needs with all that this needs; what one of these excludes, it excludes.
 * The options of a dimension of which exactly one is selected exclude each other.
 * @throws OfferGraphError where an id stands for no option
 */
export function closeDependencies(deps: DepsSpec, layout: Layout, path: Path): Dependencies {
  const { options, dims } = layout;
  const direct = options.map(() => 0n);
  const excluded = options.map(() => 0n);
  for (const member of ['valid_on', 'requires'] as const) {
    for (const [place, other] of readPairs(deps[member], layout, [...path, member])) direct[place] = (direct[place] ?? 0n) | bitOf(other);
  }
  for (const [place, other] of readPairs(deps.excludes, layout, [...path, 'excludes'])) {
    excluded[place] = (excluded[place] ?? 0n) | bitOf(other);
    excluded[other] = (excluded[other] ?? 0n) | bitOf(place);
  }
  const ties = options.map((_option, place) => options.reduce((bits, { bit }, other) => (other !== place && touches(place, other, direct, excluded) ? bits | bit : bits), 0n));
  for (const { kind, places } of dims) {
    if (kind === 'addon') continue;
    const all = places.reduce((bits, place) => bits | bitOf(place), 0n);
    for (const place of places) excluded[place] = (excluded[place] ?? 0n) | (all ^ bitOf(place));
  }
  const needs = closeNeeds(direct);
  const closed = needs.map((needed) => unionOver(needed, excluded));
  const bans = closed.map((banned) => needs.reduce((bits, needed, place) => ((needed & banned) === 0n ? bits : bits | bitOf(place)), 0n));
  const neededBy = options.map(({ bit }) => needs.reduce((bits, needed, place) => ((needed & bit) === 0n ? bits : bits | bitOf(place)), 0n));
  const impossible = bans.reduce((bits, banned, place) => bits | (banned & bitOf(place)), 0n);
  return { needs, bans, impossible, neededBy, ties, path, cycle: findCycle(direct, needs, options, deps, path) };
}

const bitOf = (place: number): bigint => 1n << BigInt(place);

function touches(place: number, other: number, direct: readonly bigint[], excluded: readonly bigint[]): boolean {
  return (((direct[place] ?? 0n) | (excluded[place] ?? 0n)) & bitOf(other)) !== 0n || ((direct[other] ?? 0n) & bitOf(place)) !== 0n;
}

/** The pairs that a member of the dependencies names, as places. */
function* readPairs(member: Readonly<Record<string, string[]>> | undefined, { byId }: Layout, path: Path): Generator<[number, number]> {
  for (const [id, others] of entriesOf(member, path)) {
    const place = byId.get(id);
    if (place === undefined) throw new OfferGraphError('option_unknown', [...path, id], `There is no option ${id}`);
    if (!Array.isArray(others)) throw new OfferGraphError('dependency_type', [...path, id], 'It should be a list of option ids');
    for (const [index, other] of others.entries()) {
      const target = byId.get(other);
      if (target === undefined) throw new OfferGraphError('option_unknown', [...path, id, index], `There is no option ${String(other)}`);
      yield [place, target];
    }
  }
}

/** Each option with all that it needs, directly or not (Warshall). */
function closeNeeds(direct: readonly bigint[]): bigint[] {
  const needs = direct.map((needed, place) => needed | bitOf(place));
  for (const [middle] of needs.entries()) {
    for (const [place, needed] of needs.entries()) if ((needed & bitOf(middle)) !== 0n) needs[place] = needed | (needs[middle] ?? 0n);
  }
  return needs;
}

function unionOver(bits: bigint, sets: readonly bigint[]): bigint {
  return sets.reduce((union, set, place) => ((bits & bitOf(place)) === 0n ? union : union | set), 0n);
}

function findCycle(direct: readonly bigint[], needs: readonly bigint[], options: readonly MenuOption[], deps: DepsSpec, path: Path): Dependencies['cycle'] {
  for (const [place, { id }] of options.entries()) {
    const circular = options.some((_other, other) => other !== place && ((direct[place] ?? 0n) & bitOf(other)) !== 0n && ((needs[other] ?? 0n) & bitOf(place)) !== 0n);
    if (circular) return { id, path: [...path, deps.requires !== undefined && Object.hasOwn(deps.requires, id) ? 'requires' : 'valid_on', id] };
  }
  return null;
}
