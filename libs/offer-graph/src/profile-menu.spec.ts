import { describe, expect, it } from '@jest/globals';
import { profileMenu, type MenuSpec } from './index.js';

const MENU: MenuSpec = {
  dims: [
    {
      id: 'bread',
      kind: 'choice',
      options: [
        { id: 'loaf', label: 'Loaf', price_delta: 5, unit_cost: 2, salvage: 0.2, perishable: true },
        { id: 'roll', label: 'Roll', price_delta: 1, unit_cost: 0.5 },
      ],
    },
    { id: 'bag', kind: 'preference', options: [{ id: 'paper' }, { id: 'cloth' }] },
    { id: 'extras', kind: 'addon', options: [{ id: 'jam', label: 'Jam', unit_cost: 0.7 }] },
    { id: 'pieces', kind: 'quantity', qty_cap: 4 },
  ],
};
const spreads = (spec: MenuSpec, state: object = {}): [string, string, number][] =>
  profileMenu({ spec, state }).dims.map(({ id, verdict, spread }) => [id, verdict, spread]);

describe('a profile', () => {
  it('tells what moves the cost, by how much, and why', () => {
    expect(spreads(MENU)).toEqual([
      ['bread', 'LEVER', 1.5],
      ['bag', 'FREE', 0],
      ['extras', 'LEVER', 0.7],
      ['pieces', 'LEVER', 2],
    ]);
    expect(profileMenu({ spec: MENU }).dims.map(({ why }) => why)).toEqual([
      'The choice changes the seller’s cost from 0.5 (Roll) to 2 (Loaf).',
      'All options cost the seller the same, so the buyer’s favourite is taken.',
      'The choice changes the seller’s cost from 0 (none of them) to 0.7 (Jam).',
      'The choice changes the seller’s cost from 2 (one unit) to 4 (two units).',
    ]);
  });

  it('looks at the shop as it stands', () => {
    expect(spreads(MENU, { expiring: ['loaf'] })).toEqual([
      ['bread', 'LEVER', 0.3],
      ['bag', 'FREE', 0],
      ['extras', 'LEVER', 0.7],
      ['pieces', 'LEVER', 0.2],
    ]);
    expect(
      spreads({ ...MENU, cost: ['scarcity_shadow'] }, { inventory: { loaf: 2 }, expected_demand: { loaf: 2 } })[0],
    ).toEqual(['bread', 'LEVER', 4.5]);
    expect(spreads({ ...MENU, cost: [{ kind: 'batch_economies', setup: 9, marginal: 0.5 }] })).toEqual([
      ['bread', 'FREE', 0],
      ['bag', 'FREE', 0],
      ['extras', 'FREE', 0],
      ['pieces', 'LEVER', 0.5],
    ]);
  });

  it('lets stand what the seller declares', () => {
    const [bread, bag] = MENU.dims!;
    expect(
      spreads({
        dims: [
          { ...bread!, negotiable: 'free' },
          { ...bag!, negotiable: 'lever' },
        ],
      }),
    ).toEqual([
      ['bread', 'FREE', 1.5],
      ['bag', 'LEVER', 0],
    ]);
  });
});
