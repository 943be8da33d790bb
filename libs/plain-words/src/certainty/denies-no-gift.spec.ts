import { describe, expect, it } from '@jest/globals';
import { deniesNeed, holdsPeople, readDescription, refusesGuests, tellsWhoPays } from '../index.js';

function paysIn(quote: string, description: string): boolean {
  const points = [...description];
  const start = [...description.slice(0, description.indexOf(quote))].length;
  return tellsWhoPays({ quote, start, end: start + [...quote].length }, points, readDescription(description).figures);
}

describe('words that deny nothing a seller could give', () => {
  it.each(['No licence needed', 'No card required', '无需押金', '不需要驾照'])('deny a need: %s', (words) =>
    expect(deniesNeed(words)).toBe(true),
  );
  it.each(['No pets', 'No trade-ins', "we don't post", '不用任何条件', '不需要理由', '不接受宠物'])(
    'refuse: %s',
    (words) => expect(deniesNeed(words)).toBe(false),
  );

  it.each(['水电自理', '物流自费', '素材自备', '配件另算', '過戶費由買方負擔', '运费买家出', '转卡费我出'])(
    'say who pays: %s',
    (quote) => expect(paysIn(quote, `次卧出租，月租2600元。${quote}。不接受宠物。`)).toBe(true),
  );
  it.each([
    ['a sum stands behind', '大屏另计', '大屏另计，整场2600元。'],
    ['it is a multiple', '春节双倍另算', '春节双倍另算。'],
    ['it is refused', '鱼缸不搬', '鱼缸不搬。'],
  ])('say something else where %s', (_what, quote, description) => expect(paysIn(quote, description)).toBe(false));
});

describe('who pays, in English', () => {
  it.each([
    ['Transport is arranged by buyer', true],
    ['Freight within Japan is covered by me', true],
    ['The price is paid by Friday', false],
    ['Questions are answered by Ines', false],
    ['Transport is arranged by buyer for $40', false],
  ])('%s: %s', (quote, pays) => expect(paysIn(quote, `Goats, $900 each. ${quote}.`)).toBe(pays));
});

describe('how many people a thing holds', () => {
  it('bounds no order where nothing is paid for a person', () => {
    expect(holdsPeople('up to 300 guests', ['$900 for an evening'])).toBe(true);
    expect(holdsPeople('最多容纳30人', ['一晚12800元'])).toBe(true);
    expect(holdsPeople('up to 300 guests', ['$45 per guest'])).toBe(false);
    expect(holdsPeople('最多容纳30人', ['每人120元'])).toBe(false);
    expect(holdsPeople('up to 300 boxes', ['$900'])).toBe(false);
    expect(holdsPeople('at least 30 guests', ['$900'])).toBe(false);
  });
});

describe('"no pets"', () => {
  it('refuses guests of what is let, and tells where a thing stood that is sold', () => {
    expect(refusesGuests('No pets', ['€540 a month'])).toBe(true);
    expect(refusesGuests('no smokers', ['每月2600元'])).toBe(true);
    expect(refusesGuests('No pets', ['€540'])).toBe(false);
    expect(refusesGuests('No scratches', ['€540 a month'])).toBe(false);
  });
});
