import { describe, expect, it } from '@jest/globals';
import type { Place } from '../index.js';
import { beforeRefusal, fieldLines, heldByPrice, includedFirst, soldWith } from '../index.js';

const place = (quote: string): Place => ({ quote, start: 10, end: 10 + [...quote].length });
const quotes = (places: readonly Place[] | null): string[] | null => places && places.map(({ quote }) => quote);

describe('pieces of a statement, each with its place', () => {
  it('are the lines of a form', () => {
    expect(fieldLines(place('Year: 2019\nHours: 612'))).toEqual([
      { quote: 'Year: 2019', start: 10, end: 20 },
      { quote: 'Hours: 612', start: 21, end: 31 },
    ]);
    expect(fieldLines(place('Year: 2019'))).toBeNull();
    expect(fieldLines(place('Year: 2019\nhardly used'))).toBeNull();
  });

  it('are what is told and what is refused', () => {
    expect(beforeRefusal(place("Collection from Didsbury, we don't post"))).toEqual([
      { quote: 'Collection from Didsbury', start: 10, end: 34 },
      { quote: "we don't post", start: 36, end: 49 },
    ]);
    expect(quotes(beforeRefusal(place('包邮（新疆西藏不发）')))).toEqual(['包邮', '新疆西藏不发']);
  });

  it.each([
    ['a thing put first', "Mixed colours, I can't match"],
    ['a thing before the verb that takes it', "Weddings in July, we don't do"],
    ['a list that is denied at its end', "Mooring in May, berth and insurance aren't transferable"],
    ['a refusal that names nothing', 'Rush jobs in May are out, no exceptions'],
    ['a topic in Chinese', '紅酒是另一回事，不包在船租內'],
    ['two refusals', "No visits on Monday, we don't post"],
  ])('are one where there is %s', (_what, quote) => expect(beforeRefusal(place(quote))).toBeNull());

  it.each([
    ['€540 a month including water and wifi', 'including water and wifi'],
    ['$90 incl. lunch', 'incl. lunch'],
    ['EUR 31,500 ex works Brescia', 'ex works Brescia'],
    ['USD 18.40 per piece FOB Ningbo', 'FOB Ningbo'],
    ['268元顺丰包邮', '顺丰包邮'],
    ['一套300元含安装', '含安装'],
  ])('are what a price holds: %s', (quote, held) => expect(heldByPrice(place(quote))?.quote).toBe(held));

  it.each(['12元一包', '包间300元', '$90 a day', '含税价300元'])('hold nothing: %s', (quote) =>
    expect(heldByPrice(place(quote))).toBeNull(),
  );

  it('are what is included, before the clause of a sum', () => {
    expect(quotes(includedFirst(place('Lunch is included, the dinner is $30 extra')))).toEqual([
      'Lunch is included',
      'the dinner is $30 extra',
    ]);
    expect(includedFirst(place('Lunch, and the dinner is $30 extra'))).toBeNull();
  });

  it('are who comes with a thing, behind the verb of letting', () => {
    expect(soldWith([...'50铲车出租带司机，1200元一天'], { end: 4 })?.quote).toBe('带司机');
    expect(soldWith([...'50铲车出租，1200元一天'], { end: 4 })).toBeNull();
    expect(soldWith([...'次卧出租，带阳台'], { end: 2 })).toBeNull();
  });
});
