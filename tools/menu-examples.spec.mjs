import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './install.mjs';

const MENUS = join(ROOT, 'examples', 'menus');
const print = async (menu) =>
  (
    await promisify(execFile)(process.execPath, [join(MENUS, 'quote.mjs'), join(MENUS, menu)], {
      env: { ...process.env, NODE_OPTIONS: '' },
    })
  ).stdout;

beforeAll(() => ensureBuilt(), 300_000);

describe('the worked menus', () => {
  it(
    'of a café adds something sweet for a regular, finds a price for a passer-by, and gives no discount to who ' +
      'would wait and pay list',
    async () => {
      const text = await print('cafe.json');
      expect(text).toContain("144 carts keep the menu's rules.");
      expect(text).toContain(
        '"milk":"oat","food":["croissant","banana-bread"],"when":"now","cups":1}\n' +
          '  7.40 instead of 10.30, saves 2.90\n',
      );
      expect(text).toContain(
        '"drink":"tea","milk":"no-milk","food":[],"when":"now","cups":1}\n  1.75 instead of 3.40, saves 1.65\n',
      );
      expect(text).toContain('"when":"eleven","cups":1}\n  3.80 at list\n');
      expect(text).toContain(
        'what the buyer would order anyway: Flat white, whole milk, pick-up at eleven, 1 unit at list price.',
      );
    },
  );

  it('of a bakery near closing time sells what expires, and does not give away what others will buy', async () => {
    const text = await print('bakery.json');
    expect(text).toContain('{"bake":"croissant","extras":[],"pieces":6}\n  3.60 instead of 14.40, saves 10.80\n');
    expect(text).toContain(
      'Croissant is expiring: a unit costs the seller 0.05 instead of 0.80. The price is the lowest ' +
        'share of the list price that may be quoted, 0.25.',
    );
    expect(text).toContain(
      '{"bake":"sourdough","extras":["jam","sliced"],"pieces":1}\n  7.60 instead of 9.70, saves 2.10\n',
    );
  });

  it.each(['cafe.json', 'bakery.json'])('of %s never quotes above list', async (menu) => {
    for (const [, price, list] of (await print(menu)).matchAll(/(\d+\.\d\d) instead of (\d+\.\d\d), saves/g))
      expect(Number(price)).toBeLessThan(Number(list));
    expect(JSON.parse(readFileSync(join(MENUS, menu), 'utf8')).buyers.length).toBeGreaterThanOrEqual(3);
  });
});
