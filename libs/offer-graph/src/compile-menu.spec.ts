import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import { compileMenu, MAX_COUNT_NODES, type MenuSpec } from './index.js';
import { listCarts } from './testing/exhaustive-quote.js';
import { randomRequest } from './testing/random-menu.js';
import { faultOf } from './testing/fault-of.js';

const menuFault = (spec: MenuSpec): [string, string] => {
  const { code, path } = faultOf(() => compileMenu(spec));
  return [code, path];
};
const choice = (id: string, ...options: string[]): object => ({
  id,
  kind: 'choice',
  options: options.map((option) => ({ id: option })),
});
const menu = (...dims: object[]): MenuSpec => ({ dims: dims as NonNullable<MenuSpec['dims']> });
const addons = (id: string, count: number): object => ({
  id,
  kind: 'addon',
  options: Array.from({ length: count }, (_none, order) => ({ id: `${id}${order}` })),
});

describe('compiling a menu', () => {
  it('writes out every default', () => {
    expect(
      compileMenu(
        menu(
          { id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: 2 }] },
          { id: 'n', kind: 'quantity', qty_cap: 3 },
        ),
      ),
    ).toEqual({
      name: '',
      cost: [],
      valid_configurations: '3',
      never_chosen: [],
      dims: [
        {
          id: 'a',
          kind: 'choice',
          qty_cap: 1,
          negotiable: null,
          options: [
            {
              id: 'x',
              label: '',
              price_delta: 2,
              unit_cost: 0,
              salvage: 0,
              perishable: false,
              stock_limited: false,
              immediate: true,
              slot_ticks: 0,
            },
          ],
        },
        { id: 'n', kind: 'quantity', qty_cap: 3, negotiable: null, options: [] },
      ],
    });
  });

  it('compiles a pasted menu to dimensions', () => {
    const { dims, valid_configurations } = compileMenu({
      items: [
        { name: 'Flat White', price: 3.8, cost: 0.9, qty: 20 },
        { name: '绿茶', price: 3, tags: ['perishable', 'hot'] },
        { name: 'Oat milk!', price: 0.4, tags: ['extra'] },
      ],
    });
    expect(
      dims.map(({ id, kind, qty_cap, options }) => [
        id,
        kind,
        qty_cap,
        options.map(({ id: option, perishable, stock_limited }) => [option, perishable, stock_limited]),
      ]),
    ).toEqual([
      [
        'item',
        'choice',
        1,
        [
          ['flat-white', false, true],
          ['绿茶', true, false],
        ],
      ],
      ['extras', 'addon', 1, [['oat-milk', false, false]]],
      ['quantity', 'quantity', 12, []],
    ]);
    expect(valid_configurations).toBe('48');
  });

  it('counts carts without listing them, and exactly', () => {
    const random = createRandom(11);
    for (let run = 0; run < 150; run += 1) {
      const { spec } = randomRequest(random);
      const count = [...listCarts(spec)].length;
      const [code] = menuFault(spec);
      if (code === 'none')
        expect([spec.deps, compileMenu(spec).valid_configurations]).toEqual([spec.deps, String(count)]);
      else expect([code, count]).toEqual(['requires_cycle', 0]);
    }
  });

  it('counts far beyond what a JSON number holds', () => {
    const large = menu(...Array.from({ length: 8 }, (_none, index) => addons(`d${index}x`, 12)));
    expect(compileMenu(large).valid_configurations).toBe((2n ** 96n).toString());
    // Each add-on needs the one before it: a chain of 96 has 97 carts.
    const ids = large.dims!.flatMap(({ options = [] }) => options.map(({ id }) => id));
    expect(
      compileMenu({
        ...large,
        deps: { requires: Object.fromEntries(ids.slice(1).map((id, index) => [id, [ids[index] ?? '']])) },
      }).valid_configurations,
    ).toBe('97');
    // Neighbours exclude each other: the carts of a path are Fibonacci numbers.
    expect(
      compileMenu({
        ...menu(addons('a', 12)),
        deps: {
          excludes: Object.fromEntries(Array.from({ length: 11 }, (_none, index) => [`a${index}`, [`a${index + 1}`]])),
        },
      }).valid_configurations,
    ).toBe('377');
  });

  it('tells the options that no cart can hold, and none that a cart holds', () => {
    const told = (deps: MenuSpec['deps']): string[] =>
      compileMenu({ ...menu(choice('a', 'x', 'y'), addons('b', 3)), ...(deps && { deps }) }).never_chosen;
    expect(told({})).toEqual([]);
    expect(told({ requires: { b0: ['b1'] }, excludes: { b0: ['b1'] } })).toEqual(['b0']);
    expect(told({ excludes: { b2: ['b2'] } })).toEqual(['b2']);
    expect(told({ excludes: { b1: ['x', 'y'] } })).toEqual(['b1']);
    const random = createRandom(12);
    let found = 0;
    for (let run = 0; run < 150; run += 1) {
      const { spec } = randomRequest(random);
      if (menuFault(spec)[0] !== 'none') continue;
      const { never_chosen } = compileMenu(spec);
      const held = new Set([...listCarts(spec)].flatMap(({ taken }) => taken.flat().map(({ id }) => id)));
      expect([spec.deps, never_chosen.filter((id) => held.has(id))]).toEqual([spec.deps, []]);
      found += never_chosen.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('has 0 carts where options only exclude each other, which is no circle', () => {
    expect(
      compileMenu({ ...menu(choice('a', 'x'), choice('b', 'y')), deps: { excludes: { x: ['y'] } } })
        .valid_configurations,
    ).toBe('0');
  });

  it.each([
    ['neither dims nor items', {}, 'menu_form', 'dims'],
    ['both dims and items', { dims: [], items: [] }, 'menu_form', 'items'],
    ['no dimension', menu(), 'dim_count', 'dims'],
    [
      'nine dimensions',
      menu(...Array.from({ length: 9 }, (_none, index) => choice(`d${index}`, `o${index}`))),
      'dim_count',
      'dims',
    ],
    ['a dimension twice', menu(choice('a', 'x'), choice('a', 'y')), 'dim_repeated', 'dims.1.id'],
    [
      'an option twice, in two dimensions',
      menu(choice('a', 'x'), choice('b', 'x')),
      'option_repeated',
      'dims.1.options.0.id',
    ],
    ['an unknown kind', menu({ id: 'a', kind: 'colour', options: [] }), 'kind_unknown', 'dims.0.kind'],
    [
      'two quantities',
      menu({ id: 'a', kind: 'quantity' }, { id: 'b', kind: 'quantity' }),
      'kind_repeated',
      'dims.1.kind',
    ],
    [
      'a quantity with options',
      menu({ id: 'a', kind: 'quantity', options: [{ id: 'x' }] }),
      'quantity_options',
      'dims.0.options',
    ],
    ['a choice without options', menu({ id: 'a', kind: 'choice' }), 'option_count', 'dims.0.options'],
    [
      'a price below 0',
      menu({ id: 'a', kind: 'choice', options: [{ id: 'x', price_delta: -1 }] }),
      'amount_range',
      'dims.0.options.0.price_delta',
    ],
    [
      'an unknown option that needs',
      { ...menu(choice('a', 'x')), deps: { requires: { z: ['x'] } } },
      'option_unknown',
      'deps.requires.z',
    ],
    [
      'an unknown option that is excluded',
      { ...menu(choice('a', 'x')), deps: { excludes: { x: ['x', 'z'] } } },
      'option_unknown',
      'deps.excludes.x.1',
    ],
    [
      'a name of a prototype',
      { ...menu(choice('a', 'x')), deps: { requires: { constructor: ['x'] } } },
      'option_unknown',
      'deps.requires.constructor',
    ],
    [
      'a circle of needs that leaves nothing',
      { ...menu(choice('a', 'x', 'y')), deps: { valid_on: { x: ['y'], y: ['x'] } } },
      'requires_cycle',
      'deps.valid_on.x',
    ],
    ['an unknown cost', { ...menu(choice('a', 'x')), cost: ['magic'] }, 'cost_unknown', 'cost.0'],
    ['a cost twice', { ...menu(choice('a', 'x')), cost: ['const', { kind: 'const' }] }, 'cost_repeated', 'cost.1'],
    [
      'a parameter that a cost has not',
      { ...menu(choice('a', 'x')), cost: [{ kind: 'const', setup: 1 }] },
      'cost_parameter',
      'cost.0.setup',
    ],
    [
      'a setup below 0',
      { ...menu(choice('a', 'x')), cost: [{ kind: 'batch_economies', setup: -1 }] },
      'amount_range',
      'cost.0.setup',
    ],
    [
      'an item twice',
      {
        items: [
          { name: 'Tea', price: 1 },
          { name: 'tea ', price: 2 },
        ],
      },
      'item_repeated',
      'items.1.name',
    ],
    ['an item without letters', { items: [{ name: '!', price: 1 }] }, 'id_length', 'items.0.name'],
  ] as const)('refuses %s and names its place', (_what, spec, code, path) => {
    expect(menuFault(spec as unknown as MenuSpec)).toEqual([code, path]);
  });

  it('takes a circle of needs that leaves carts: the options come together or not at all', () => {
    expect(
      compileMenu({ ...menu(addons('a', 2)), deps: { requires: { a0: ['a1'], a1: ['a0'] } } }).valid_configurations,
    ).toBe('2');
  });

  it('refuses dependencies that tie too many options together to be counted', () => {
    const random = createRandom(5);
    const dims = Array.from({ length: 8 }, (_none, index) => addons(`d${index}x`, 12));
    const ids = menu(...dims).dims!.flatMap(({ options = [] }) => options.map(({ id }) => id));
    const excludes = Object.fromEntries(
      ids.map((id) => [id, Array.from({ length: 3 }, () => random.pick(ids)).filter((other) => other !== id)]),
    );
    expect(MAX_COUNT_NODES).toBe(3_000);
    expect(menuFault({ ...menu(...dims), deps: { excludes } })).toEqual(['dependencies_entangled', 'deps']);
  });
});
