import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEMO_MACHINE, machineOf, quotePrice, showBoard } from './index.js';

const disclosed = (sku: string, utilities: Record<string, number>, walk_cost?: number): ReturnType<typeof quotePrice> =>
  quotePrice(DEMO_MACHINE, { sku, disclosure: { utilities, ...(walk_cost !== undefined && { walk_cost }) } });

describe('the price protocol', () => {
  it('shows list prices and stock, never costs', () => {
    expect(showBoard(DEMO_MACHINE).board.map(({ sku, in_stock }) => [sku, in_stock])).toContainEqual([
      'iced-tea',
      false,
    ]);
    expect(JSON.stringify(showBoard(DEMO_MACHINE))).not.toMatch(/cost/);
  });

  it('is list where nothing is disclosed, and where the buyer would buy at list', () => {
    expect(quotePrice(DEMO_MACHINE, { sku: 'cola' }).line).toMatchObject({ list_price: 2.2, price: 2.2 });
    expect(disclosed('cola', { cola: 3 }).line?.price).toBe(2.2);
  });

  it('is halfway between cost and what it is worth to a buyer who would not', () => {
    expect(disclosed('cola', { cola: 1.8 }).line?.price).toBe(1.2);
  });

  it('gives way to a buyer who can well walk elsewhere', () => {
    // Elsewhere cola is 1.87: worth 2.5, a walk of 0.05 leaves 0.58, more than the 0.30 here.
    expect(disclosed('cola', { cola: 2.5 }, 0.05).line?.price).toBe(1.26);
    expect(disclosed('cola', { cola: 2.5 }, 0.5).line?.price).toBe(2.2);
  });

  it('names other articles, the best for this buyer first', () => {
    expect(quotePrice(DEMO_MACHINE, { sku: 'iced-tea' })).toMatchObject({
      line: null,
      substitutes: [{ sku: 'water' }, { sku: 'cola' }],
    });
    expect(disclosed('iced-tea', { sandwich: 4 }).substitutes.map(({ sku }) => sku)).toEqual([
      'sandwich',
      'water',
      'cola',
    ]);
    expect(quotePrice(DEMO_MACHINE, { sku: 'cola', substitutes_ok: false }).substitutes).toEqual([]);
  });

  it('takes an article of which nothing is disclosed for worth nothing to the buyer', () => {
    // Cola is worth 0.50 and costs 2.20 at list, a loss of 1.70; water costs 1.80.
    expect(disclosed('iced-tea', { cola: 0.5 }).substitutes.map(({ sku }) => sku)).toEqual(['cola', 'water']);
    expect(disclosed('iced-tea', { cola: 0.3 }).substitutes.map(({ sku }) => sku)).toEqual(['water', 'cola']);
  });

  it('is never above list nor below cost, whatever is disclosed', () => {
    const skus = DEMO_MACHINE.articles.map(({ sku }) => sku);
    const money = fc.integer({ min: 0, max: 800 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.constantFrom(...skus),
        fc.integer({ min: 1, max: 3 }),
        fc.dictionary(fc.constantFrom(...skus), money),
        fc.option(money),
        (sku, quantity, utilities, walk) => {
          const { line, substitutes } = quotePrice(DEMO_MACHINE, {
            sku,
            quantity,
            disclosure: { utilities: { ...utilities }, ...(walk !== null && { walk_cost: walk }) },
          });
          for (const { sku: own, list_price, price } of [...(line === null ? [] : [line]), ...substitutes]) {
            const cost = DEMO_MACHINE.articles.find((article) => article.sku === own)?.unit_cost ?? 0;
            expect(price).toBeLessThanOrEqual(list_price);
            expect(price).toBeGreaterThanOrEqual(quantity * cost - 1e-9);
          }
        },
      ),
      { numRuns: 80, seed: 4 },
    );
  });

  it('refuses what is not on the board', () => {
    expect(() => quotePrice(DEMO_MACHINE, { sku: 'gold' })).toThrow(
      expect.objectContaining({ code: 'sku_unknown', path: ['intent', 'sku'] }),
    );
    expect(() => disclosed('cola', { gold: 1 })).toThrow(expect.objectContaining({ code: 'sku_unknown' }));
    expect(() => machineOf('demo-02')).toThrow(
      expect.objectContaining({ code: 'machine_unknown', path: ['machine_id'] }),
    );
  });
});
