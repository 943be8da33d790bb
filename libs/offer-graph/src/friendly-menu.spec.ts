import { describe, expect, it } from '@jest/globals';
import { toNativeMenu } from './friendly-menu.js';
import type { MenuSpec } from './menu-spec.js';
import { OfferGraphError } from './offer-graph-error.js';

const faultOf = (menu: unknown): string => {
  try {
    toNativeMenu(menu as MenuSpec);
  } catch (error) {
    if (error instanceof OfferGraphError) return `${error.code} ${error.path.join('.')}`;
    throw error;
  }
  return 'none';
};
const items = (count: number, tags: string[] = []): object[] =>
  Array.from({ length: count }, (_none, at) => ({ name: `Item ${tags.join()} ${at}`, price: 1, tags }));

describe('a friendly menu', () => {
  it('is a list of one item to twelve, and as many extras', () => {
    expect([faultOf({ items: items(1) }), faultOf({ items: [...items(12), ...items(12, ['addon'])] })]).toEqual([
      'none',
      'none',
    ]);
    for (const wrong of [[], 'tea', {}, null, items(13), items(13, ['addon']), items(25)])
      expect([wrong, faultOf({ items: wrong })]).toEqual([wrong, 'item_count items']);
  });

  it('has items or dimensions, and not both', () => {
    expect([faultOf({}), faultOf({ dims: [], items: items(1) }), faultOf({ dims: [] })]).toEqual([
      'menu_form dims',
      'menu_form items',
      'none',
    ]);
  });
});
