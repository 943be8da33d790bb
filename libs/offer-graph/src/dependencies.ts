import type { MenuDim, MenuOption } from './menu-dim.js';
import { type DepsSpec } from './menu-spec.js';
import { OfferGraphError } from './offer-graph-error.js';
import { entriesOf, type Path } from './require-fields.js';
import { MAX_DIMS, MAX_OPTIONS } from './limits.js';

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
 * Reads dependencies and closes them: what an option needs, it needs with all that this needs; what one of these
 * excludes, it excludes. The options of a dimension of which exactly one is selected exclude each other.
 * @throws OfferGraphError where an id stands for no option
 */
export function closeDependencies(deps: DepsSpec, layout: Layout, path: Path): Dependencies {
  const { options, dims } = layout;
  const direct = options.map(() => 0n);
  const excluded = options.map(() => 0n);
  const ties = options.map(() => 0n);
  for (const member of ['valid_on', 'requires'] as const) {
    for (const [place, other] of readPairs(deps[member], layout, [...path, member])) {
      if (place !== other) direct[place] = (direct[place] ?? 0n) | bitOf(other);
      tie(ties, place, other);
    }
  }
  for (const [place, other] of readPairs(deps.excludes, layout, [...path, 'excludes'])) {
    excluded[place] = (excluded[place] ?? 0n) | bitOf(other);
    excluded[other] = (excluded[other] ?? 0n) | bitOf(place);
    tie(ties, place, other);
  }
  for (const { kind, places } of dims) {
    if (kind === 'addon') continue;
    const all = places.reduce((bits, place) => bits | bitOf(place), 0n);
    for (const place of places) excluded[place] = (excluded[place] ?? 0n) | (all ^ bitOf(place));
  }
  const closed = direct.some((needed) => needed !== 0n)
    ? closeOver(closeNeeds(direct), excluded)
    : { needs: options.map(({ bit }) => bit), bans: excluded, neededBy: options.map(({ bit }) => bit) };
  const impossible = closed.bans.reduce((bits, banned, place) => bits | (banned & bitOf(place)), 0n);
  return { ...closed, impossible, ties, path, cycle: findCycle(direct, closed.needs, options, deps, path) };
}

const BITS: readonly bigint[] = Array.from({ length: MAX_DIMS * MAX_OPTIONS }, (_none, place) => 1n << BigInt(place));

const bitOf = (place: number): bigint => BITS[place] ?? 0n;

function tie(ties: bigint[], place: number, other: number): void {
  if (place === other) return;
  ties[place] = (ties[place] ?? 0n) | bitOf(other);
  ties[other] = (ties[other] ?? 0n) | bitOf(place);
}

/** What needs that are closed bring with them: what is excluded by any of them, and what is needed by whom. */
function closeOver(
  needs: readonly bigint[],
  excluded: readonly bigint[],
): Pick<Dependencies, 'needs' | 'bans' | 'neededBy'> {
  const among = (bits: bigint): bigint =>
    needs.reduce((found, needed, place) => ((needed & bits) === 0n ? found : found | bitOf(place)), 0n);
  return {
    needs,
    bans: needs.map((needed) => among(unionOver(needed, excluded))),
    neededBy: needs.map((_needed, place) => among(bitOf(place))),
  };
}

/** The pairs that a member of the dependencies names, as places. */
function* readPairs(
  member: Readonly<Record<string, string[]>> | undefined,
  { byId }: Layout,
  path: Path,
): Generator<[number, number]> {
  for (const [id, others] of entriesOf(member, path)) {
    const place = byId.get(id);
    if (place === undefined) throw new OfferGraphError('option_unknown', [...path, id], `There is no option ${id}`);
    if (!Array.isArray(others))
      throw new OfferGraphError('dependency_type', [...path, id], 'Input should be a list of option ids');
    for (const [index, other] of others.entries()) {
      const target = byId.get(other);
      if (target === undefined)
        throw new OfferGraphError('option_unknown', [...path, id, index], `There is no option ${String(other)}`);
      yield [place, target];
    }
  }
}

/** Each option with all that it needs, directly or not (Warshall). */
function closeNeeds(direct: readonly bigint[]): bigint[] {
  const needs = direct.map((needed, place) => needed | bitOf(place));
  for (const [middle] of needs.entries()) {
    for (const [place, needed] of needs.entries())
      if ((needed & bitOf(middle)) !== 0n) needs[place] = needed | (needs[middle] ?? 0n);
  }
  return needs;
}

function unionOver(bits: bigint, sets: readonly bigint[]): bigint {
  return sets.reduce((union, set, place) => ((bits & bitOf(place)) === 0n ? union : union | set), 0n);
}

function findCycle(
  direct: readonly bigint[],
  needs: readonly bigint[],
  options: readonly MenuOption[],
  deps: DepsSpec,
  path: Path,
): Dependencies['cycle'] {
  for (const [place, { id }] of options.entries()) {
    if (direct[place] === 0n) continue;
    const circular = options.some(
      (_other, other) =>
        other !== place &&
        ((direct[place] ?? 0n) & bitOf(other)) !== 0n &&
        ((needs[other] ?? 0n) & bitOf(place)) !== 0n,
    );
    if (circular)
      return {
        id,
        path: [...path, deps.requires !== undefined && Object.hasOwn(deps.requires, id) ? 'requires' : 'valid_on', id],
      };
  }
  return null;
}
