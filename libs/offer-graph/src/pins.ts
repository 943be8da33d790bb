import { countConfigurations } from './count-configurations.js';
import type { MenuGraph } from './menu-graph.js';
import type { MenuDim } from './menu-dim.js';
import type { PinnedValue } from './menu-spec.js';
import { OfferGraphError } from './offer-graph-error.js';
import { entriesOf, type Path } from './require-fields.js';
import { choose, leaveOut, nothingSelected, type Selection } from './selection.js';

/** What a caller has pinned. */
export interface Pins {
  readonly selection: Selection;
  /** Null where the quantity is free. */
  readonly quantity: number | null;
}

/**
 * Reads pins: of a dimension its option's id, of add-ons the ids of all that are taken, of a quantity the number.
 * @throws OfferGraphError for what is no such thing, and for a pin with which no cart keeps the menu's dependencies
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   readPins({ extras: [] }, readMenu({ items }, []), []).quantity // null
 */
export function readPins(
  config: Readonly<Record<string, PinnedValue>> | null | undefined,
  graph: MenuGraph,
  path: Path,
): Pins {
  let pins: Pins = { selection: nothingSelected(graph), quantity: null };
  for (const [id, value] of entriesOf(config, path)) {
    const here = [...path, id];
    const dim = graph.dims.find((candidate) => candidate.id === id);
    if (dim === undefined) throw new OfferGraphError('dim_unknown', here, `There is no dimension ${id}`);
    if (dim.kind === 'quantity') {
      if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > dim.places.length)
        throw new OfferGraphError(
          'quantity_range',
          here,
          `Input should be a whole number from 1 to ${dim.places.length}`,
        );
      pins = { ...pins, quantity: Number(value) };
      continue;
    }
    const selection = pin(pins.selection, dim, readTaken(dim, value, graph, here), graph);
    if (selection === null || countConfigurations(graph, selection) === 0n)
      throw new OfferGraphError(
        'pin_invalid',
        here,
        'No cart with this value satisfies the menu’s dependencies and the other pins',
      );
    pins = { ...pins, selection };
  }
  return pins;
}

/** The places that a pin takes. */
function readTaken(dim: MenuDim, value: PinnedValue, graph: MenuGraph, path: Path): number[] {
  const isList = Array.isArray(value);
  if (dim.kind === 'addon' ? !isList : typeof value !== 'string')
    throw new OfferGraphError(
      'pin_type',
      path,
      dim.kind === 'addon' ? 'Input should be a list of option ids' : 'Input should be an option id',
    );
  return (isList ? value : [value]).map((id, index) => {
    const place = dim.places.find((candidate) => graph.options[candidate]?.id === id);
    if (place === undefined)
      throw new OfferGraphError(
        'option_unknown',
        isList ? [...path, index] : path,
        `The dimension ${dim.id} has no option ${String(id)}`,
      );
    return place;
  });
}

function pin(from: Selection, dim: MenuDim, taken: readonly number[], { deps }: MenuGraph): Selection | null {
  let selection: Selection | null = from;
  for (const place of dim.places) {
    if (selection === null) return null;
    if (taken.includes(place)) selection = choose(selection, place, deps);
    else if (dim.kind === 'addon') selection = leaveOut(selection, place, deps);
  }
  return selection;
}
