import type { MenuGraph } from './menu-graph.js';
import { OfferGraphError } from './offer-graph-error.js';
import {
  allowedBits,
  groupTied,
  hubOf,
  nothingSelected,
  openVariables,
  settle,
  variablesOf,
  waysToDecide,
  type OpenVariable,
  type Selection,
  type Variable,
} from './selection.js';

/** The most decisions that a count may take before the menu is refused as too entangled. */
export const MAX_COUNT_NODES = 3_000;

/**
 * How many valid configurations a menu has, without listing them: groups of options that no dependency ties to each
 * other multiply; within a group the option with most ties is decided both ways, and parts that were counted before are
 * not counted again.
 * @param from what is already decided, such as pins
 * @throws OfferGraphError `dependencies_entangled` after MAX_COUNT_NODES decisions
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   countConfigurations(readMenu({ items }, [])) // 2n
 */
export function countConfigurations(graph: MenuGraph, from: Selection = nothingSelected(graph)): bigint {
  const counting: Counting = { graph, known: new Map(), nodes: 0 };
  const variables = variablesOf(graph, null);
  return countFrom(counting, from, variables, variables) * BigInt(graph.quantity?.places.length ?? 1);
}

interface Counting {
  readonly graph: MenuGraph;
  readonly known: Map<bigint, bigint>;
  nodes: number;
}

function countFrom(
  counting: Counting,
  selection: Selection,
  variables: readonly Variable[],
  all: readonly Variable[],
): bigint {
  const { deps } = counting.graph;
  const settled = settle(selection, all, deps);
  if (settled === null) return 0n;
  let product = 1n;
  for (const group of groupTied(openVariables(settled, variables), deps)) {
    product *= countGroup(counting, group, settled, all);
    if (product === 0n) return 0n;
  }
  return product;
}

function countGroup(
  counting: Counting,
  group: readonly OpenVariable[],
  selection: Selection,
  all: readonly Variable[],
): bigint {
  const [only] = group;
  if (group.length === 1 && only !== undefined) return BigInt(only.variable.exactlyOne ? only.allowed.length : 2);
  const key = allowedBits(group);
  const known = counting.known.get(key);
  if (known !== undefined) return known;
  counting.nodes += 1;
  if (counting.nodes > MAX_COUNT_NODES)
    throw new OfferGraphError(
      'dependencies_entangled',
      counting.graph.deps.path,
      'The dependencies link too many options for the carts to be counted',
    );
  const rest = group.map(({ variable }) => variable);
  const count = waysToDecide(hubOf(group, counting.graph.deps), selection, counting.graph.deps).reduce(
    (sum, way) => sum + countFrom(counting, way, rest, all),
    0n,
  );
  counting.known.set(key, count);
  return count;
}
