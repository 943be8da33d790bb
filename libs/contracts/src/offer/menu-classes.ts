import type {
  DepsSpec as DepsShape,
  DimSpec as DimShape,
  MenuItemSpec as ItemShape,
  MenuSpec as MenuShape,
  OptionSpec as OptionShape,
} from '@svc/offer-graph';
import {
  DIM_KINDS,
  MAX_COST_ENTRIES,
  MAX_DIMS,
  MAX_DOLLARS,
  MAX_ID_CHARACTERS,
  MAX_ITEMS,
  MAX_LABEL_CHARACTERS,
  MAX_OPTIONS,
  MAX_QUANTITY,
  MAX_SLOT_TICKS,
  MAX_UNITS,
  NEGOTIABLE,
} from '@svc/offer-graph/limits';
import { Between } from '../between.js';
import { Amount, Choice, Flag, FreeObject, ListOf, ListOfNested, Nested, Text, Whole } from '../fields.js';
import { kindsOfCost, oneForm, optionsOfKind, repeatedInMenu, unknownInDependencies } from './menu-rules.js';

const IDS = { type: 'array', items: { type: 'string' } };

/** One thing that a dimension can be set to. */
export class OptionSpec implements OptionShape {
  @Text({
    description: 'The option’s id, unique in the whole menu.',
    min: 1,
    max: MAX_ID_CHARACTERS,
    example: 'croissant',
  })
  id!: string;

  @Text({ description: 'The option’s name for people.', max: MAX_LABEL_CHARACTERS, optional: true, default: '' })
  label?: string;

  @Amount({
    description: 'What the option adds to a unit’s list price, in dollars.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    default: 0,
    example: 2.4,
  })
  price_delta?: number;

  @Amount({
    description: 'What one unit costs the seller, in dollars.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    default: 0,
  })
  unit_cost?: number;

  @Amount({
    description: 'What one unit costs the seller if it is about to expire, in dollars.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    default: 0,
  })
  salvage?: number;

  @Flag({ description: 'Whether the option can expire.', optional: true, default: false })
  perishable?: boolean;

  @Flag({ description: 'Whether the stock must cover every unit in the cart.', optional: true, default: false })
  stock_limited?: boolean;

  @Flag({ description: 'For a fulfillment option: whether it is served at once.', optional: true, default: true })
  immediate?: boolean;

  @Whole({
    description: 'For a fulfillment option not served at once: its time slot.',
    min: 0,
    max: MAX_SLOT_TICKS,
    optional: true,
    default: 0,
  })
  slot_ticks?: number;
}

/** One dimension of a menu. */
@Between<DimSpec>(['kind', 'options'], (dim) => optionsOfKind(dim as DimShape))
export class DimSpec implements DimShape {
  @Text({ description: 'The dimension’s id, unique in the menu.', min: 1, max: MAX_ID_CHARACTERS, example: 'pastry' })
  id!: string;

  @Choice(DIM_KINDS, {
    description:
      '`choice` and `preference`: exactly one option; `addon`: any subset; `fulfillment`: exactly one; ' +
      '`quantity`: 1 to `qty_cap`. At most one dimension each of `fulfillment` and `quantity`.',
    example: 'choice',
  })
  kind!: string;

  @ListOfNested(() => OptionSpec, {
    name: 'OptionSpec',
    description: 'At least one option; none if the kind is quantity.',
    maxItems: MAX_OPTIONS,
    optional: true,
    default: [],
  })
  options?: OptionSpec[];

  @Whole({
    description: 'If the kind is quantity: the most units.',
    min: 1,
    max: MAX_QUANTITY,
    optional: true,
    default: 1,
  })
  qty_cap?: number;

  @Choice(NEGOTIABLE, {
    description: 'Whether the seller would negotiate this dimension. Default: `auto`, so the costs decide.',
    optional: true,
    nullable: true,
    default: null,
  })
  negotiable?: string | null;
}

/** One line of a pasted menu. */
export class MenuItemSpec implements ItemShape {
  @Text({
    description: 'The item’s name; its option id is made from it (`Flat white` → `flat-white`).',
    min: 1,
    max: MAX_LABEL_CHARACTERS,
    example: 'Flat white',
  })
  name!: string;

  @Amount({ description: 'The item’s list price, in dollars.', min: 0, max: MAX_DOLLARS, example: 3.8 })
  price!: number;

  @Amount({
    description: 'What the item costs the seller, in dollars.',
    min: 0,
    max: MAX_DOLLARS,
    optional: true,
    default: 0,
  })
  cost?: number;

  @Whole({
    description: 'How many units are in stock. Default: unlimited.',
    min: 0,
    max: MAX_UNITS,
    optional: true,
  })
  qty?: number;

  @ListOf(
    { type: 'string' },
    {
      description:
        '`addon` or `extra`: can be added to any cart; `perishable`: can expire; other words have no effect.',
      maxItems: 16,
      optional: true,
      default: [],
    },
  )
  tags?: string[];
}

/** Which options go together. */
export class DepsSpec implements DepsShape {
  @FreeObject({
    values: IDS,
    description: 'For each option id, the ids of all options that it needs.',
    optional: true,
  })
  valid_on?: Record<string, string[]>;

  @FreeObject({
    values: IDS,
    description: 'The same as `valid_on`.',
    optional: true,
  })
  requires?: Record<string, string[]>;

  @FreeObject({
    values: IDS,
    description: 'For each option id, the ids that it cannot be combined with.',
    optional: true,
  })
  excludes?: Record<string, string[]>;
}

/** A menu: `dims`, or the pasted form with `items`. */
@Between<MenuSpec>([], oneForm)
@Between<MenuSpec>(['dims'], (menu) => repeatedInMenu(menu as MenuShape))
@Between<MenuSpec>(['dims', 'deps'], (menu) => unknownInDependencies(menu as MenuShape))
@Between<MenuSpec>(['cost'], (menu) => kindsOfCost(menu as MenuShape))
export class MenuSpec implements MenuShape {
  @Text({ description: 'The name of the menu.', max: MAX_LABEL_CHARACTERS, optional: true, default: '' })
  name?: string;

  @ListOfNested(() => DimSpec, {
    name: 'DimSpec',
    description: 'The dimensions; their order decides ties.',
    maxItems: MAX_DIMS,
    optional: true,
  })
  dims?: DimSpec[];

  @ListOfNested(() => MenuItemSpec, {
    name: 'MenuItemSpec',
    description:
      'Instead of `dims`: a plain list of items, compiled to a choice of items, one dimension of extras, and a ' +
      'quantity.',
    minItems: 1,
    maxItems: MAX_ITEMS,
    optional: true,
  })
  items?: MenuItemSpec[];

  @Nested(() => DepsSpec, {
    name: 'DepsSpec',
    description: 'Which options need or exclude each other.',
    optional: true,
  })
  deps?: DepsSpec;

  @ListOf(
    { anyOf: [{ type: 'string' }, { type: 'object' }] },
    {
      description:
        'Rules of cost: `const`, `salvage_on_expiry` (both always apply), `scarcity_shadow`, `batch_economies`, ' +
        'by name or as `{kind, ...parameters}`; `batch_economies` has `setup` and `marginal`, in dollars.',
      maxItems: MAX_COST_ENTRIES,
      optional: true,
      default: [],
      example: ['scarcity_shadow', { kind: 'batch_economies', setup: 1.5 }],
    },
  )
  cost?: (string | Record<string, unknown>)[];
}
