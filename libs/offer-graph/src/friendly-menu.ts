import { type DimSpec, type MenuItemSpec, type MenuSpec, type OptionSpec } from './menu-spec.js';
import { OfferGraphError } from './offer-graph-error.js';
import { requireDollars, requireText, requireWhole } from './require-fields.js';
import { MAX_ID_CHARACTERS, MAX_ITEMS, MAX_OPTIONS, MAX_QUANTITY, MAX_UNITS } from './limits.js';

/** A menu in its native form, and the units at hand that its items named. */
export interface NativeMenu {
  menu: MenuSpec & { dims: DimSpec[] };
  inventory: ReadonlyMap<string, number>;
}

const ADDON_TAGS = ['addon', 'add-on', 'extra'];

/**
 * A menu as dimensions. A pasted menu becomes one choice of its items, one dimension of extras (items tagged `addon` or
 * `extra`) where there are any, and a quantity where more than one unit of something can be sold.
 * @throws OfferGraphError where a menu has both forms or none, or an item cannot be read
 * @example
 *   const items = [{ name: 'Tea', price: 3 }, { name: 'Honey', price: 0.5, tags: ['addon'] }];
 *   toNativeMenu({ items }).menu.dims.map(({ kind }) => kind) // ['choice', 'addon']
 */
export function toNativeMenu(menu: MenuSpec): NativeMenu {
  const { dims, items, ...rest } = menu;
  if ((dims === undefined) === (items === undefined))
    throw new OfferGraphError(
      'menu_form',
      [items === undefined ? 'dims' : 'items'],
      'A menu should have either dims or items',
    );
  if (dims !== undefined) return { menu: { ...rest, dims }, inventory: new Map() };
  if (!Array.isArray(items) || items.length === 0 || items.length > MAX_ITEMS)
    throw new OfferGraphError('item_count', ['items'], `There should be 1 to ${MAX_ITEMS} items`);

  const taken = new Map<string, number>();
  const options = items.map((item, index) => ({ item, option: readItem(item, index, taken) }));
  const addons = options.filter(({ item }) => (item.tags ?? []).some((tag) => ADDON_TAGS.includes(tag)));
  const choices = options.filter((entry) => !addons.includes(entry));
  for (const group of [addons, choices])
    if (group.length > MAX_OPTIONS)
      throw new OfferGraphError(
        'item_count',
        ['items'],
        `There should be at most ${MAX_OPTIONS} items and at most ${MAX_OPTIONS} extras`,
      );

  const most = Math.max(...items.map(({ qty }) => qty ?? 1));
  const compiled: DimSpec[] = [];
  if (choices.length > 0) compiled.push({ id: 'item', kind: 'choice', options: choices.map(({ option }) => option) });
  if (addons.length > 0) compiled.push({ id: 'extras', kind: 'addon', options: addons.map(({ option }) => option) });
  if (most > 1) compiled.push({ id: 'quantity', kind: 'quantity', options: [], qty_cap: Math.min(MAX_QUANTITY, most) });
  const inventory = new Map(
    options.flatMap(({ item, option }) => (item.qty === undefined ? [] : [[option.id, item.qty] as const])),
  );
  return { menu: { ...rest, dims: compiled }, inventory };
}

function readItem(item: MenuItemSpec, index: number, taken: Map<string, number>): OptionSpec {
  const here = ['items', index];
  const name = requireText(item.name, [...here, 'name'], 120);
  const id = idOf(name);
  if (id === '')
    throw new OfferGraphError('id_length', [...here, 'name'], 'A name should have at least one letter or digit');
  if (taken.has(id))
    throw new OfferGraphError(
      'item_repeated',
      [...here, 'name'],
      `Items should differ in their names; item ${taken.get(id)} has the same name`,
    );
  taken.set(id, index);
  if (item.tags !== undefined && !Array.isArray(item.tags))
    throw new OfferGraphError('values_type', [...here, 'tags'], 'Tags should be a list of words');
  if (item.price === undefined)
    throw new OfferGraphError('amount_range', [...here, 'price'], 'An item should have a price');
  requireWhole(item.qty, [...here, 'qty'], { missing: 1, min: 0, max: MAX_UNITS });
  return {
    id,
    label: name,
    price_delta: requireDollars(item.price, [...here, 'price']),
    unit_cost: requireDollars(item.cost, [...here, 'cost']),
    perishable: (item.tags ?? []).includes('perishable'),
    stock_limited: item.qty !== undefined,
  };
}

/** `Flat white` → `flat-white`: letters and digits of any script. */
function idOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, MAX_ID_CHARACTERS).join('').replace(/-$/, '');
}
