import { describe, expect, it } from '@jest/globals';
import { clausesBetweenMarks, saysMoreThanName, uncovered } from './uncovered.js';

const quotes = (places: readonly { quote: string }[]): string[] => places.map(({ quote }) => quote);

describe('words between marks', () => {
  it('are clauses, and a mark between digits ends none', () =>
    expect(quotes(clausesBetweenMarks([...'Sofa, $1,250 (oak legs): 12.5 kg; new.']))).toEqual([
      'Sofa',
      '$1,250',
      'oak legs',
      '12.5 kg',
      'new',
    ]));
});

describe('what nothing was read from', () => {
  it('is every clause that no statement touches', () =>
    expect(
      quotes(
        uncovered(
          [...'Sofa, $90, oak legs'],
          [
            { start: 0, end: 4 },
            { start: 6, end: 9 },
          ],
        ),
      ),
    ).toEqual(['oak legs']));

  it('is no heading', () => expect(uncovered([...'可以告诉客人：有窗'], [{ start: 7, end: 9 }])).toEqual([]));
});

describe('what names what is sold', () => {
  it.each(['Musang King direct from Raub farm', '福建水头石材厂芝麻灰火烧板'])('says more: %s', (quote) =>
    expect(saysMoreThanName(quote)).toBe(true),
  );
  it.each(['Used road bike', '二手实木餐桌', 'Selling my Fender Player Telecaster', "I'm selling my old oak desk"])(
    'is a name: %s',
    (quote) => expect(saysMoreThanName(quote)).toBe(false),
  );
});
