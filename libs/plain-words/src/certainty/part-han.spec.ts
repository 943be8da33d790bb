import { describe, expect, it } from '@jest/globals';
import { readNumbers } from '@svc/language';
import fc from 'fast-check';
import { partClauses } from './part-clauses.js';
import { partHan } from './part-han.js';
import { writtenPlaces } from './written-places.js';

const DICTATED = '洗衣机用了三年卖六百五搬到楼下要加八十块钱没有电梯的话再加一百不退不换周末在家可以过来看';

describe('Chinese without a mark or a space', () => {
  it('is parted where its clauses begin', () =>
    expect(partHan(DICTATED).split('\n')).toEqual(
      expect.arrayContaining(['没有电梯的话再加一百', expect.stringMatching(/^搬到楼下/)]),
    ));

  it.each([
    ['a line with marks', '月租1450元，押金两个月，可以短租，不养宠物，水电自己交，靠近地铁站，随时可以看房'],
    ['a short line', '洗衣机用了三年卖六百五搬到楼下要加八十块钱'],
    ['English', 'Washing machine, three years old, £65, carried down the stairs for £8 more'],
  ])('stays whole: %s', (_what, description) => expect(partHan(description)).toBe(description));

  const text = fc
    .array(
      fc.constantFrom(
        '卖',
        '两千三百块',
        '刹车有点软',
        '12',
        '.5',
        '加五十块钱',
        '十天往上',
        '的话',
        '，',
        ' ',
        '\n',
        'A4',
        '𠮷',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(''));

  it('is parted in no figure, and loses and gains nothing but new lines', () => {
    fc.assert(
      fc.property(text, (description) => {
        const parted = partHan(description);
        expect(parted.replaceAll('\n', '')).toBe(description.replaceAll('\n', ''));
        const figures = (of: string): string[] => readNumbers(of).map(({ start, end }) => of.slice(start, end));
        if (parted !== description) for (const quote of figures(description)) expect(parted).toContain(quote);
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  it('tells where each of its characters stood', () => {
    fc.assert(
      fc.property(text, (description) => {
        const parted = partClauses(description);
        const place = writtenPlaces(parted, description);
        const written = [...description];
        for (const [at, point] of [...parted].entries()) if (point !== '\n') expect(written[place(at)]).toBe(point);
        expect(place([...parted].length)).toBe(written.length);
      }),
      { seed: 33, numRuns: 300 },
    );
  });
});
