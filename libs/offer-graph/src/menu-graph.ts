import { readCostStack, type CostStack } from './cost-stack.js';
import { closeDependencies, type Dependencies } from './dependencies.js';
import { toNativeMenu } from './friendly-menu.js';
import type { DimSpec, MenuSpec, OptionSpec } from './menu-spec.js';
import { toMicros } from './money.js';
import { OfferGraphError } from './offer-graph-error.js';
import { requireDollars, requireFlag, requireId, requireText, requireWhole, type Path } from './require-fields.js';
import type { MenuDim, MenuOption } from './menu-dim.js';
import {
  DIM_KINDS,
  MAX_DIMS,
  MAX_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_QUANTITY,
  MAX_SLOT_TICKS,
  NEGOTIABLE,
} from './limits.js';

/** A checked menu. A cart is a set of bits, in menu order, the quantity's number among them. */
export interface MenuGraph {
  readonly name: string;
  readonly dims: readonly MenuDim[];
  /** By place; the places of a quantity hold its numbers. */
  readonly options: readonly MenuOption[];
  readonly byId: ReadonlyMap<string, number>;
  readonly cost: CostStack;
  readonly deps: Dependencies;
  /** The bits of add-ons: of two carts that first differ in one of them, the cart without it stands first. */
  readonly addons: bigint;
  readonly quantity: MenuDim | null;
  readonly fulfillment: MenuDim | null;
  /** The menu in its native form, as `compileMenu` returns it. */
  readonly native: MenuSpec & { dims: DimSpec[] };
  /** Units that the items of a friendly menu named. */
  readonly inventory: ReadonlyMap<string, number>;
}

/**
 * Checks a menu and lays it out for counting and searching.
 * @param path where the menu stands in the input
 * @throws OfferGraphError that names the first place that breaks a precondition
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   readMenu({ items }, ['spec']).options.map(({ id }) => id) // ['tea', 'honey']
 */
export function readMenu(spec: MenuSpec, path: Path): MenuGraph {
  const { menu: native, inventory } = rebased(spec, path);
  const { dims: specs } = native;
  if (!Array.isArray(specs) || specs.length === 0 || specs.length > MAX_DIMS)
    throw new OfferGraphError('dim_count', [...path, 'dims'], `There should be 1 to ${MAX_DIMS} dimensions`);
  requireText(native.name, [...path, 'name'], 120);
  const dims: MenuDim[] = [];
  const options: MenuOption[] = [];
  const byId = new Map<string, number>();
  for (const [index, dim] of specs.entries())
    dims.push(readDim(dim, index, { options, byId, dims }, [...path, 'dims', index]));
  const addons = options.reduce((bits, { bit, dim }) => (dims[dim]?.kind === 'addon' ? bits | bit : bits), 0n);
  const deps = closeDependencies(native.deps ?? {}, { options, dims, byId }, [...path, 'deps']);
  return {
    name: native.name ?? '',
    dims,
    options,
    byId,
    cost: readCostStack(native.cost ?? [], [...path, 'cost']),
    deps,
    addons,
    quantity: dims.find(({ kind }) => kind === 'quantity') ?? null,
    fulfillment: dims.find(({ kind }) => kind === 'fulfillment') ?? null,
    native,
    inventory,
  };
}

/** The friendly form's faults, told where the menu stands. */
function rebased(spec: MenuSpec, path: Path): ReturnType<typeof toNativeMenu> {
  try {
    return toNativeMenu(spec);
  } catch (error) {
    if (error instanceof OfferGraphError)
      throw new OfferGraphError(error.code, [...path, ...error.path], error.message);
    throw error;
  }
}

interface Reading {
  readonly options: MenuOption[];
  readonly byId: Map<string, number>;
  readonly dims: readonly MenuDim[];
}

function readDim(dim: DimSpec, index: number, reading: Reading, path: Path): MenuDim {
  const id = requireId(dim.id, [...path, 'id']);
  if (reading.dims.some((other) => other.id === id))
    throw new OfferGraphError('dim_repeated', [...path, 'id'], 'Ids of dimensions should differ');
  const kind = DIM_KINDS.find((known) => known === dim.kind);
  if (kind === undefined)
    throw new OfferGraphError('kind_unknown', [...path, 'kind'], `The kind should be one of ${DIM_KINDS.join(', ')}`);
  if ((kind === 'quantity' || kind === 'fulfillment') && reading.dims.some((other) => other.kind === kind))
    throw new OfferGraphError(
      'kind_repeated',
      [...path, 'kind'],
      `A menu should have at most one dimension of kind ${kind}`,
    );
  const negotiable = NEGOTIABLE.find((known) => known === (dim.negotiable ?? 'auto'));
  if (negotiable === undefined)
    throw new OfferGraphError(
      'negotiable_unknown',
      [...path, 'negotiable'],
      `Input should be one of ${NEGOTIABLE.join(', ')}, or null`,
    );
  const cap = requireWhole(dim.qty_cap, [...path, 'qty_cap'], { missing: 1, min: 1, max: MAX_QUANTITY });
  const places =
    kind === 'quantity' ? readQuantity(dim, cap, index, reading, path) : readOptions(dim, index, reading, path);
  return { id, kind, negotiable, places };
}

function readQuantity(dim: DimSpec, cap: number, index: number, { options }: Reading, path: Path): number[] {
  if ((dim.options ?? []).length > 0)
    throw new OfferGraphError(
      'quantity_options',
      [...path, 'options'],
      'A dimension of the kind quantity has no options: its values are 1 to qty_cap',
    );
  return Array.from({ length: cap }, (_none, units) => push(options, { id: String(units + 1) }, index));
}

function readOptions(dim: DimSpec, index: number, { options, byId }: Reading, path: Path): number[] {
  const specs = dim.options ?? [];
  if (!Array.isArray(specs) || specs.length === 0 || specs.length > MAX_OPTIONS)
    throw new OfferGraphError('option_count', [...path, 'options'], `There should be 1 to ${MAX_OPTIONS} options`);
  return specs.map((spec, order) => {
    const here = [...path, 'options', order];
    const id = requireId(spec.id, [...here, 'id']);
    if (byId.has(id))
      throw new OfferGraphError('option_repeated', [...here, 'id'], 'Ids of options should differ in the whole menu');
    requireText(spec.label, [...here, 'label'], MAX_LABEL_CHARACTERS);
    for (const member of ['price_delta', 'unit_cost', 'salvage'] as const)
      requireDollars(spec[member], [...here, member]);
    for (const member of ['perishable', 'stock_limited', 'immediate'] as const)
      requireFlag(spec[member], [...here, member], false);
    requireWhole(spec.slot_ticks, [...here, 'slot_ticks'], { missing: 0, min: 0, max: MAX_SLOT_TICKS });
    const place = push(options, spec, index);
    byId.set(id, place);
    return place;
  });
}

function push(options: MenuOption[], spec: OptionSpec, dim: number): number {
  const {
    id,
    label,
    price_delta = 0,
    unit_cost = 0,
    salvage = 0,
    perishable = false,
    stock_limited = false,
    immediate = true,
    slot_ticks = 0,
  } = spec;
  options.push({
    id,
    label: label || id,
    dim,
    bit: 1n << BigInt(options.length),
    price: toMicros(price_delta),
    cost: toMicros(unit_cost),
    salvage: toMicros(salvage),
    perishable,
    stockLimited: stock_limited,
    immediate,
    slot: String(slot_ticks),
  });
  return options.length - 1;
}

/**
 * Whether the first cart stands before the other in menu order: dimensions in order, options in order, add-ons left out
 * before taken.
 * @example standsBefore(0b01n, 0b10n, 0n) // true
 */
export function standsBefore(one: bigint, other: bigint, addons: bigint): boolean {
  const differ = one ^ other;
  if (differ === 0n) return false;
  const first = differ & -differ;
  return ((one & first) !== 0n) !== ((addons & first) !== 0n);
}
