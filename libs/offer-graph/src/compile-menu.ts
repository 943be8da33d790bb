import { countConfigurations } from './count-configurations.js';
import { readMenu, type MenuGraph } from './menu-graph.js';
import type { DimSpec, MenuSpec, OptionSpec } from './menu-spec.js';
import { OfferGraphError } from './offer-graph-error.js';
import { choose, nothingSelected, settle, variablesOf } from './selection.js';

/** A menu in its native form, every default written out. */
export interface CompiledMenu {
  name: string;
  dims: CompiledDim[];
  cost: (string | Record<string, unknown>)[];
  /** How many carts keep all dependencies, quantities counted, as a decimal string: it can exceed 2^53. */
  valid_configurations: string;
  /** Ids of options that the dependencies rule out by themselves, in the order of the menu. */
  never_chosen: string[];
}

/** A dimension with every default written out. */
export interface CompiledDim extends DimSpec {
  options: Required<OptionSpec>[];
  qty_cap: number;
  negotiable: string | null;
}

/**
 * Checks a menu, writes a pasted one out as dimensions, and counts its valid configurations exactly, without listing
 * them.
 * @throws OfferGraphError that names the first place that breaks a precondition
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   compileMenu({ items }).valid_configurations; // '2'
 */
export function compileMenu(spec: MenuSpec): CompiledMenu {
  const graph = readMenu(spec, []);
  const count = countConfigurations(graph);
  if (count === 0n) refuseEmptyCycle(graph);
  const { name, native } = graph;
  return {
    name,
    dims: native.dims.map(writeOut),
    cost: native.cost ?? [],
    valid_configurations: count.toString(),
    never_chosen: ruledOut(graph),
  };
}

/** The options with which no cart is left: found by what follows from each alone, without a search. */
function ruledOut(graph: MenuGraph): string[] {
  const variables = variablesOf(graph, null);
  const nothing = nothingSelected(graph);
  return graph.options
    .filter((_option, place) => {
      const chosen = choose(nothing, place, graph.deps);
      return chosen === null || settle(chosen, variables, graph.deps) === null;
    })
    .map(({ id }) => id);
}

/**
 * Refuses a menu that a circle of needs leaves without any cart, naming an option of the circle.
 * @throws OfferGraphError `requires_cycle`
 */
export function refuseEmptyCycle(graph: MenuGraph): void {
  const { cycle } = graph.deps;
  if (cycle === null || countConfigurations(graph) > 0n) return;
  throw new OfferGraphError(
    'requires_cycle',
    cycle.path,
    `The option ${cycle.id} needs itself through other options, so no valid cart is left`,
  );
}

function writeOut({ id, kind, options = [], qty_cap = 1, negotiable = null }: DimSpec): CompiledDim {
  return {
    id,
    kind,
    qty_cap,
    negotiable,
    options: options.map(
      ({
        id: option,
        label,
        price_delta = 0,
        unit_cost = 0,
        salvage = 0,
        perishable = false,
        stock_limited = false,
        immediate = true,
        slot_ticks = 0,
      }) => ({
        id: option,
        label: label ?? '',
        price_delta,
        unit_cost,
        salvage,
        perishable,
        stock_limited,
        immediate,
        slot_ticks,
      }),
    ),
  };
}
