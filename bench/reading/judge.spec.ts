import { describe, expect, it } from '@jest/globals';
import type { Row } from '../descriptions/truth.js';
import { judge } from './judge.js';
import { builtIn, reported } from './sources.js';

const row: Row = {
  id: 'row',
  language: 'en',
  description: 'Oak table, $500. My bottom line is 430. Delivery in town $20.',
  truth: {
    name: ['table'],
    list_price: 500,
    floor_price: 430,
    options: [{ words: ['delivery'], charge: { amount: 20 }, charge_per: 'deal' }],
  },
};
const NAME = { kind: 'name', quote: 'Oak table' };
const PRICE = { kind: 'price', quote: '$500', figure: '$500' };
const LOWEST = { kind: 'lowest', quote: 'My bottom line is 430', figure: '430', means: 'price_each' };
const DELIVERY = { kind: 'extra', quote: 'Delivery in town $20', what: 'Delivery', figure: '$20', paid: 'once' };
const judgeOf = (...statements: object[]) => judge(row, reported(new Map([[row.id, { statements }]])), []);

describe('a seller who mends what is read back', () => {
  it('says nothing where every statement is right', () => {
    const judged = judgeOf(NAME, PRICE, LOWEST, DELIVERY);
    expect(judged).toMatchObject({ faults: [], left: [], corrections: 0, figures: 3, figuresRight: 3 });
  });

  it('marks a statement that no line shows, for one correction', () => {
    const judged = judgeOf(NAME, PRICE, DELIVERY);
    expect(judged.faults.length).toBeGreaterThan(0);
    expect(judged).toMatchObject({ left: [], corrections: 1, figuresRight: 2 });
  });

  it('picks another reading of a line', () => {
    const judged = judgeOf(NAME, PRICE, LOWEST, { ...DELIVERY, paid: 'per_unit' });
    expect(judged).toMatchObject({ left: [], corrections: 1, figuresRight: 3 });
  });

  it('has every description begun by no statement at all', () => {
    expect(judgeOf()).toMatchObject({ left: [], corrections: 4, figuresRight: 0 });
  });

  it('reads back what the built-in reader took, and marks what it missed', () => {
    const judged = judge(row, builtIn, []);
    expect(judged.left).toEqual([]);
  });

  it('names the currency that a mark leaves open', () => {
    const truth = { currency: 'CAD', list_price: 500 };
    const judged = judge({ ...row, truth }, reported(new Map([[row.id, { statements: [PRICE] }]])), []);
    expect(judged).toMatchObject({ left: [], corrections: 1 });
  });
});
