import { describe, expect, it } from '@jest/globals';
import { readReport } from './reported.js';
import type { Understood } from './understand.js';
import { understand } from './understand.js';

const read = (description: string, statements: object[], currency = 'USD'): Understood[] =>
  understand(readReport(description, { statements }).statements, currency);
const said = (description: string, ...statements: object[]): unknown =>
  read(description, statements)
    .at(-1)
    ?.said.map(({ quote: _quote, start: _start, end: _end, ...rest }) => rest);

describe('what a statement means', () => {
  it('a price: its figure is read out of its words', () => {
    expect(said('$45 each', { kind: 'price', quote: '$45 each', figure: '$45', unit: 'each' })).toEqual([
      { kind: 'list', price: 45, strength: 'strong', unit: null },
    ]);
  });

  it('what one price is for is its unit, and beside it the time that it is paid for', () => {
    const seats = { kind: 'price', quote: '$32 a seat and month', figure: '$32', unit: 'a seat', period: 'month' };
    expect(said('$32 a seat and month', seats)).toMatchObject([{ unit: 'seat', period: 'month' }]);
    expect(
      said('€85 per day', { kind: 'price', quote: '€85 per day', figure: '€85', period: 'per day' }),
    ).toMatchObject([{ unit: null, period: 'day' }]);
  });

  it('a lowest price without a figure is a fixed price; a limit on all discounts is one as well', () => {
    expect(said('Firm.', { kind: 'lowest', quote: 'Firm' })).toEqual([{ kind: 'fixed_price' }]);
    expect(said('At most 12% off', { kind: 'lowest', quote: 'At most 12% off', figure: '12%', means: 'off' })).toEqual([
      { kind: 'floor_off', figure: { share: 0.12 } },
    ]);
  });

  it('of two lowest prices the higher is the one below which the seller is asked', () => {
    const text = "I'd rather not go under 650 but could do 600";
    const both = ['650', '600'].map((figure) => ({ kind: 'lowest', quote: figure, figure, means: 'price_each' }));
    expect(read(text, both).flatMap((one) => one.said)).toMatchObject([
      { kind: 'reserve', price: 650 },
      { kind: 'floor', price: 600 },
    ]);
  });

  it('a price for all is the price of one times the count', () => {
    const all = {
      kind: 'volume',
      quote: 'all six for $198',
      count: 'six',
      figure: '$198',
      means: 'price_for_all',
      how: 'given',
    };
    expect(said('all six for $198', all)).toMatchObject([
      { kind: 'break', from: 6, figure: { to_price: 33 }, how: 'given' },
    ]);
  });

  it('time is counted in the unit that the price is for', () => {
    const text = '€85 a day, a week €75';
    const day = { kind: 'price', quote: '€85 a day', figure: '€85', period: 'a day' };
    const week = {
      kind: 'volume',
      quote: 'a week €75',
      count: 'a week',
      figure: '€75',
      means: 'price_each',
      how: 'given',
    };
    expect(said(text, day, week)).toMatchObject([{ kind: 'break', from: 7, figure: { to_price: 75 } }]);
  });

  it('who signs for so much time buys it', () => {
    const text = '€19/month. Commit to 12 months → €16';
    const price = { kind: 'price', quote: '€19/month', figure: '€19', period: 'month' };
    const year = {
      kind: 'discount',
      quote: 'Commit to 12 months → €16',
      what: 'Commit to 12 months',
      figure: '€16',
      means: 'price_each',
      how: 'given',
    };
    expect(said(text, price, year)).toMatchObject([{ kind: 'break', from: 12, figure: { to_price: 16 } }]);
  });

  it('what comes on top of other discounts adds up', () => {
    const more = {
      kind: 'discount',
      quote: 'another $5 for cash',
      what: 'cash',
      figure: '$5',
      means: 'off',
      how: 'given',
    };
    expect(said('another $5 for cash', more)).toMatchObject([{ kind: 'trade', stacks: true }]);
  });

  it('a figure that is not one is in doubt, and says nothing', () => {
    const range = { kind: 'price', quote: '180 to 200', figure: '180 to 200' };
    expect(read('180 to 200', [range])).toMatchObject([{ said: [], doubts: ['figure_unclear'] }]);
  });

  it('a variant with a price of its own costs the difference, and one that is cheaper is in doubt', () => {
    const text = 'Print A4 £20, framed £35, small £12';
    const price = { kind: 'price', quote: '£20', figure: '£20' };
    const variant = (figure: string, what: string): object => {
      return { kind: 'extra', quote: `${what} ${figure}`, what, figure, means: 'price_each', paid: 'per_unit' };
    };
    expect(said(text, price, variant('£35', 'framed'))).toMatchObject([{ kind: 'charge', figure: { amount: 15 } }]);
    expect(read(text, [price, variant('£12', 'small')]).at(-1)).toMatchObject({ said: [], doubts: ['figure_unclear'] });
  });

  it('an extra that does not say how often it is paid is in doubt', () => {
    const extra = { kind: 'extra', quote: 'Gift wrap $4', what: 'Gift wrap', figure: '$4' };
    expect(read('Gift wrap $4', [extra])).toMatchObject([{ doubts: ['paid_unsaid'] }]);
  });

  it('what is private, greets or is unsure becomes no part of the offer', () => {
    const text = 'Hi! Moving out Friday. 3 or 4';
    const kinds = [
      { kind: 'nothing', quote: 'Hi!' },
      { kind: 'private', quote: 'Moving out Friday' },
      { kind: 'unsure', quote: '3 or 4' },
    ];
    expect(read(text, kinds).map((one) => [one.said.length, one.doubts])).toEqual([
      [0, []],
      [0, []],
      [0, ['unsure']],
    ]);
  });
});
