import { describe, expect, it } from '@jest/globals';
import { toNativeMenu } from './friendly-menu.js';
import type { MenuSpec } from './menu-spec.js';
import { faultOf } from './testing/fault-of.js';

const menuFault = (menu: unknown): string => {
  const { code, path } = faultOf(() => toNativeMenu(menu as MenuSpec));
  return code === 'none' ? code : `${code} ${path}`;
};
const items = (count: number, tags: string[] = []): object[] =>
  Array.from({ length: count }, (_none, at) => ({ name: `Item ${tags.join()} ${at}`, price: 1, tags }));

describe('a friendly menu', () => {
  it('is a list of one item to twelve, and as many extras', () => {
    expect([menuFault({ items: items(1) }), menuFault({ items: [...items(12), ...items(12, ['addon'])] })]).toEqual([
      'none',
      'none',
    ]);
    for (const wrong of [[], 'tea', {}, null, items(13), items(13, ['addon']), items(25)])
      expect([wrong, menuFault({ items: wrong })]).toEqual([wrong, 'item_count items']);
  });

  it('has items or dimensions, and not both', () => {
    expect([menuFault({}), menuFault({ dims: [], items: items(1) }), menuFault({ dims: [] })]).toEqual([
      'menu_form dims',
      'menu_form items',
      'none',
    ]);
  });
});
