import type { DepsSpec, DimSpec, MenuSpec } from '@svc/offer-graph';
import { COST_KINDS, MAX_OPTIONS, MAX_SLOT_TICKS } from '@svc/offer-graph/limits';
import { broken, type BrokenRule } from '../between.js';

type Path = BrokenRule['path'];

/** The options of a menu in dimensions, by dimension; null for a pasted menu, whose ids are made of its names. */
type Named = ReadonlyMap<string, ReadonlySet<string>> | null;

const named = ({ dims }: MenuSpec): Named =>
  dims ? new Map(dims.map(({ id, options = [] }) => [id, new Set(options.map((option) => option.id))])) : null;

/** A menu with both forms or none. */
export function* oneForm({ dims, items }: MenuSpec): Generator<BrokenRule> {
  if ((dims === undefined) === (items === undefined))
    yield broken('menu_form', [items === undefined ? 'dims' : 'items'], 'A menu should have either dims or items');
}

/** Options of a quantity, and a dimension of another kind without any. */
export function* optionsOfKind({ kind, options = [] }: DimSpec): Generator<BrokenRule> {
  if (kind === 'quantity' && options.length > 0)
    yield broken(
      'quantity_options',
      ['options'],
      'A dimension of the kind quantity has no options: its values are 1 to qty_cap',
    );
  if (kind !== 'quantity' && options.length === 0)
    yield broken('option_count', ['options'], `There should be 1 to ${MAX_OPTIONS} options`);
}

/** Ids that stand there twice, and kinds of which a menu has one. */
export function* repeatedInMenu({ dims = [] }: MenuSpec): Generator<BrokenRule> {
  const seen = { dims: new Set<string>(), kinds: new Set<string>(), options: new Set<string>() };
  for (const [at, { id, kind, options = [] }] of dims.entries()) {
    if (seen.dims.has(id)) yield broken('dim_repeated', ['dims', at, 'id'], 'Ids of dimensions should differ');
    seen.dims.add(id);
    const isSingle = kind === 'quantity' || kind === 'fulfillment';
    if (isSingle && seen.kinds.has(kind))
      yield broken('kind_repeated', ['dims', at, 'kind'], `A menu should have at most one dimension of kind ${kind}`);
    seen.kinds.add(kind);
    for (const [place, option] of options.entries()) {
      const path = ['dims', at, 'options', place, 'id'];
      if (seen.options.has(option.id))
        yield broken('option_repeated', path, 'Ids of options should differ in the whole menu');
      seen.options.add(option.id);
    }
  }
}

/** Options that dependencies name and the menu has not. */
export function* unknownInDependencies(menu: MenuSpec): Generator<BrokenRule> {
  const menuNames = named(menu);
  if (menuNames === null) return;
  for (const member of ['valid_on', 'requires', 'excludes'] as const satisfies (keyof DepsSpec)[])
    for (const [id, others] of Object.entries(menu.deps?.[member] ?? {})) {
      const path = ['deps', member, id];
      if (!hasOption(menuNames, id)) yield noOption(id, path);
      for (const [at, other] of others.entries())
        if (!hasOption(menuNames, other)) yield noOption(other, [...path, at]);
    }
}

/** Kinds of costs that there are not, and kinds named twice. */
export function* kindsOfCost({ cost = [] }: MenuSpec): Generator<BrokenRule> {
  const seen = new Set<unknown>();
  for (const [at, entry] of cost.entries()) {
    const kind = typeof entry === 'string' ? entry : entry['kind'];
    const path = ['cost', at, ...(typeof entry === 'string' ? [] : ['kind'])];
    if (!(COST_KINDS as readonly unknown[]).includes(kind))
      yield broken('cost_unknown', path, `The kind should be one of ${COST_KINDS.join(', ')}`);
    else if (seen.has(kind)) yield broken('cost_repeated', ['cost', at], 'Each kind should be named once');
    seen.add(kind);
  }
}

/** Dimensions and options that a buyer values and the menu has not. */
export function* unknownInValues(
  spec: MenuSpec,
  values: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined,
): Generator<BrokenRule> {
  const menuNames = named(spec);
  if (menuNames === null) return;
  for (const [dim, worths] of Object.entries(values ?? {})) {
    const options = menuNames.get(dim);
    const path = ['buyer', 'values', dim];
    if (options === undefined || options.size === 0)
      yield broken('dim_unknown', path, `There is no dimension ${dim} with options`);
    else
      for (const id of Object.keys(worths))
        if (!options.has(id)) yield broken('option_unknown', [...path, id], `The dimension ${dim} has no option ${id}`);
  }
}

/** Options that the state of a shop names and the menu has not. */
export function* unknownInState(
  spec: MenuSpec,
  state: { inventory?: object; expected_demand?: object; expiring?: readonly string[] } | null | undefined,
): Generator<BrokenRule> {
  const menuNames = named(spec);
  if (menuNames === null || !state) return;
  for (const member of ['inventory', 'expected_demand'] as const)
    for (const id of Object.keys(state[member] ?? {}))
      if (!hasOption(menuNames, id)) yield noOption(id, ['state', member, id]);
  for (const [at, id] of (state.expiring ?? []).entries())
    if (!hasOption(menuNames, id)) yield noOption(id, ['state', 'expiring', at]);
}

/** Dimensions that are pinned and that the menu has not. */
export function* unknownInPins(spec: MenuSpec, config: object | null | undefined): Generator<BrokenRule> {
  const menuNames = named(spec);
  if (menuNames === null) return;
  for (const id of Object.keys(config ?? {}))
    if (!menuNames.has(id)) yield broken('dim_unknown', ['config', id], `There is no dimension ${id}`);
}

/** Slots that are no numbers. */
export function* slotsOf(slots: object | undefined, member: string): Generator<BrokenRule> {
  for (const slot of Object.keys(slots ?? {}))
    if (!/^(0|[1-9]\d{0,4})$/.test(slot) || Number(slot) > MAX_SLOT_TICKS)
      yield broken('slot_unknown', [member, slot], `A slot should be a whole number from 0 to ${MAX_SLOT_TICKS}`);
}

const hasOption = (names: NonNullable<Named>, id: string): boolean =>
  [...names.values()].some((options) => options.has(id));

const noOption = (id: string, path: Path): BrokenRule => broken('option_unknown', path, `There is no option ${id}`);
