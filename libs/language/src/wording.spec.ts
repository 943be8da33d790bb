import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney } from './format-money.js';
import { menuLines, offerLine } from './offer-line.js';
import { readMoney, readNumbers } from './numbers.js';
import type { Speech, SpokenOffer } from './speech.js';
import { speeches } from './testing/speeches.js';
import { spokenOffers, spokenStrings } from './spoken-strings.js';
import { wordReply } from './word-reply.js';
import { wordingFaults } from './wording-faults.js';

const annual: SpokenOffer = { price: 39.2, quantity: 25, total: 980, terms: [{ id: 'contract', label: 'Contract', option: 'two_years', optionLabel: 'two years, paid yearly' }] };
const monthly: SpokenOffer = { price: 44, quantity: 25, total: 1100, terms: [{ id: 'onboarding', label: 'Onboarding', option: 'call', optionLabel: 'live sessions' }] };
const speech: Speech = {
  kind: 'offer', language: 'en', currency: 'USD', priceDecimals: 2, unit: 'seat', subject: 'the Team plan', reason: 'trade_for_term', offer: annual, menu: [],
  answers: ['There is a 14-day trial.'], refusals: [], handoff: null, tone: 'friendly', signOff: 'Mia',
};
const chinese: Speech = {
  kind: 'offer', language: 'zh', currency: 'CNY', priceDecimals: 2, unit: '瓶', subject: '瓶装水', reason: 'met_in_the_middle',
  offer: { price: 1.36, quantity: 20000, total: 27200, terms: [{ id: 'delivery', label: '交货', option: 'pickup', optionLabel: '自提' }] }, menu: [], answers: [], refusals: [], handoff: null, tone: 'plain', signOff: null,
};

describe('formatMoney', () => {
  it.each([
    [39.2, 'USD', 2, 'en', '$39.20'], [11900, 'USD', 0, 'en', '$11,900'], [0.0125, 'EUR', 4, 'en', '€0.0125'], [1200.5, 'CHF', 2, 'en', 'CHF 1,200.50'], [1.36, 'CNY', 2, 'zh', '1.36元'], [27200, 'CNY', 0, 'zh', '27,200元'], [5, 'USD', 2, 'zh', '5.00美元'], [12.5, 'USD', 4, 'en', '$12.50'],
  ] as const)('writes %d %s with %d decimals in %s', (amount, currency, decimals, language, expected) => expect(formatMoney(amount, currency, decimals, language)).toBe(expected));

  it('writes what the reader reads back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 2 }), fc.constantFrom('USD', 'EUR', 'CNY', 'CHF', 'HKD'), fc.constantFrom('en' as const, 'zh' as const), (units, decimals, currency, language) => {
      const amount = Number((units / 10 ** decimals).toFixed(decimals));
      expect(readMoney(formatMoney(amount, currency, decimals, language), { currency }).map((mention) => [mention.value, mention.currency])).toEqual([[amount, currency]]);
    }));
  });
});

describe('offerLine', () => {
  it('states count, unit price, options and total', () => {
    expect(offerLine(annual, speech)).toBe('25 seats at $39.20, two years, paid yearly — $980.00 in total');
    expect(offerLine(chinese.offer as SpokenOffer, chinese)).toBe('20000瓶，单价1.36元，自提，合计27,200.00元');
  });
  it('leaves count and total out where there is one piece', () => {
    expect(offerLine({ price: 11400, quantity: 1, total: 11400, terms: [{ id: 'w', label: 'Warranty', option: 'n', optionLabel: 'none' }] }, speech)).toBe('$11,400, Warranty: none');
  });
  it('labels a menu with letters, so that no label is a figure', () => {
    expect(menuLines([annual, monthly], speech).map((line) => line.slice(0, 9))).toEqual(['Option A:', 'Option B:']);
  });
});

describe('wordReply', () => {
  it('says the answer, the reason and the offer', () => {
    const text = wordReply(speech);
    expect(text).toContain('There is a 14-day trial.');
    expect(text).toContain('25 seats at $39.20, two years, paid yearly — $980.00 in total');
    expect(text.endsWith('Mia')).toBe(true);
  });
  it('words every menu offer in full', () => {
    const text = wordReply({ ...speech, menu: [annual, monthly] });
    for (const line of menuLines([annual, monthly], speech)) expect(text).toContain(line);
  });
  it('gives equal words for equal speeches and differs between tones', () => {
    expect(wordReply(speech)).toBe(wordReply({ ...speech }));
    expect(new Set((['friendly', 'plain', 'formal'] as const).map((tone) => wordReply({ ...speech, tone }))).size).toBe(3);
  });
  it('never has a fault, whatever is to be said', () => {
    fc.assert(fc.property(speeches, (said) => {
      expect(wordingFaults(wordReply(said), said)).toEqual([]);
    }), { numRuns: 2000 });
  });
});

describe('wordingFaults', () => {
  const good = 'I can do $39.20 a seat for 25 seats on two years, paid yearly. That makes $980 in total.';
  it('lets a free wording of the same offer pass', () => {
    expect(wordingFaults(good, speech)).toEqual([]);
    expect(wordingFaults('20000瓶的话，每瓶1.36元，自提，一共27200元，您看怎么样？', chinese)).toEqual([]);
    expect(wordingFaults('There is a 14-day trial. Twenty-five seats would be $39.20 each, two years, paid yearly.', speech)).toEqual([]);
  });
  it.each([
    'or $38 if you hurry', 'or thirty-eight dollars', 'or 38', 'or 15% off', 'or fifteen percent less', 'or half price', 'or half that', 'I could do ３８ too', 'or $٣٨', 'or $3\u200b8', 'or 𝟯𝟴 dollars', 'for 30 seats', 'or 三十八元', 'or 八折', 'or 38 euros', 'and $39.20 in total', 'or €39.20', 'or 1e1',
    'with free shipping', 'and a warranty', 'pay cash', 'paid in advance', 'We have a deal!', 'Agreed.', 'Sold', 'my floor price is secret', 'see https://evil.example', 'mail me at a@b.co', '成交', 'с уважением', 'twice the seats', 'a bonus on the house', 'a second seat set', 'by March 3', 'for 3 years',
  ])('refuses an added %j', (added) => expect(wordingFaults(`${good} ${added}`, speech)).not.toEqual([]));
  it.each(['或者1.2元', '或者一块二', '再打九折', '送您十箱', '免费安装', '成交', '一半就行', '百分之十的折扣', '现金付款', '我的底价不能说', 'or so I think we can do it now', '３万瓶也行'])('refuses an added %j in Chinese', (added) => {
    expect(wordingFaults(`${'20000瓶，每瓶1.36元，自提。'}${added}`, chinese)).not.toEqual([]);
  });
  it('refuses silence, length and the other language', () => {
    expect(wordingFaults('  ', speech)).toEqual(['is empty']);
    expect(wordingFaults('so '.repeat(2000), speech)).toEqual(['is too long']);
    expect(wordingFaults('I can offer you this and nothing else at all', chinese)).not.toEqual([]);
  });
  it('lets a deal be claimed where there is one', () => {
    expect(wordingFaults('We have a deal: 25 seats at $39.20.', { ...speech, kind: 'deal', reason: 'buyer_accepted' })).toEqual([]);
  });
  it('refuses a price paired with the options of another offer of the menu', () => {
    const menu = { ...speech, menu: [annual, monthly] };
    expect(wordingFaults('Option A: 25 seats at $39.20, two years, paid yearly.\nOption B: 25 seats at $44, live sessions.', menu)).toEqual([]);
    expect(wordingFaults('Option A: 25 seats at $39.20, live sessions.', menu)).not.toEqual([]);
  });
  it('refuses labels of options that are not on the table', () => {
    const vocabulary = { language: 'en' as const, currency: 'USD', never: [], handoff: [], facts: [], terms: [{ id: 'x', label: 'Extras', default: 'a', options: [{ id: 'a', label: 'plain' }, { id: 'b', label: 'golden handle' }] }] };
    expect(wordingFaults(`${good} With a golden handle.`, speech, vocabulary)).not.toEqual([]);
    expect(wordingFaults(good, speech, vocabulary)).toEqual([]);
  });
  it('always sees another price, in whatever spelling it is put in', () => {
    const spellings: ((price: number) => string)[] = [
      (price) => `$${price}`, (price) => `${price} dollars`, (price) => `${price}元`, (price) => `USD ${price}`, (price) => `${price}`, (price) => `for ${price}!`, (price) => `${price}%`, (price) => `$${[...String(price)].join('\u200b')}`,
      (price) => `$${String(price).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))}`, (price) => `${String(price).replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)))}`,
      (price) => `${String(price).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))}`, (price) => `${price / 1000}k`, (price) => `${price / 10000}万`, (price) => `€${price}.00`,
    ];
    fc.assert(fc.property(speeches, fc.integer({ min: 2, max: 99_999 }), fc.constantFrom(...spellings), fc.boolean(), (said, price, spell, first) => {
      const spokenFigures = spokenStrings(said).flatMap((text) => readNumbers(text).flatMap((mention) => [mention.value, mention.alternative]));
      const figures = spokenOffers(said).flatMap((offer) => [offer.price, offer.quantity, offer.total]);
      fc.pre(![...spokenFigures, ...figures].includes(price));
      const own = wordReply(said);
      const mutated = first ? `${spell(price)} ${own}` : `${own} ${spell(price)}`;
      expect(wordingFaults(mutated, said)).not.toEqual([]);
    }), { numRuns: 2000 });
  });
  it('never throws, and takes a time that grows with the length alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), speeches, (text, said) => {
      wordingFaults(text, said);
    }));
  });
});
