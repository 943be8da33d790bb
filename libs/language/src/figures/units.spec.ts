import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unitAfter } from './units.js';

describe('the unit behind a number', () => {
  it.each([
    [' seats', 'seat', null],
    [' more boxes', 'box', null],
    [' of these chairs', 'chair', null],
    ['-seat', 'seat', null],
    [' women', 'woman', null],
    [' children', 'child', null],
    [' shelves', 'shelf', null],
    [' dozen', 'dozen', null],
    ['个', '个', null],
    ['個', '个', null],
    [' 瓶水', '瓶', null],
    [' hrs', 'hour', 'duration'],
    [' years', 'year', 'duration'],
    ['个月', 'month', 'duration'],
    ['小时', 'hour', 'duration'],
    ['日以上', 'day', 'duration'],
    [' cm', 'cm', 'measure'],
    [' kg', 'kg', 'measure'],
    [' miles', 'mile', 'measure'],
    ['平方米', '平方米', 'measure'],
    ['公斤', '公斤', 'measure'],
  ])('in "40%s" is %s', (after, unit, sense) => expect(unitAfter(`40${after}`, 2)).toMatchObject({ unit, sense }));

  it.each(['', ' ', '.', ' glass', ' for the bike', '   seats', ' this', '日', 'mm2'])('is none in "40%s"', (after) =>
    expect(unitAfter(`40${after}`, 2)).toBeNull(),
  );

  it('is the deal’s own word before any other', () => {
    expect(unitAfter('3 vans', 1)?.unit).toBe('van');
    expect(unitAfter('3 gig', 1)).toBeNull();
    expect(unitAfter('3 gig', 1, ['gig'])).toMatchObject({ unit: 'gig', sense: null });
    expect(unitAfter('3 days', 1, ['day'])).toMatchObject({ unit: 'day', sense: null });
    expect(unitAfter('3课时', 1, ['课时'])).toMatchObject({ unit: '课时', sense: null });
  });

  it('times by an x only where it touches', () => {
    expect(unitAfter('3x', 1)?.unit).toBe('x');
    expect(unitAfter('3 x', 1)).toBeNull();
  });

  it('in a short form counts what is sold by the hour, and is a length of time elsewhere', () => {
    for (const word of ['hr', 'hrs', 'hours'])
      expect(unitAfter(`2 ${word}`, 1, ['hour'])).toMatchObject({ unit: 'hour', sense: null });
    expect(unitAfter('2 hrs', 1, ['mug'])).toMatchObject({ unit: 'hour', sense: 'duration' });
  });

  it('is no name that objects bring along', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'valueOf'])
      expect(unitAfter(`3 ${word}`, 1)?.unit ?? null).not.toEqual(expect.any(Function));
    expect(unitAfter('3 constructor', 1)).toBeNull();
  });

  it('never takes more than there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (after) => {
        const found = unitAfter(`40${after.toLowerCase()}`, 2);
        if (found === null) return;
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(after.toLowerCase().length);
        expect(found.unit).not.toBe('');
      }),
    );
  });
});
