import { describe, expect, it } from '@jest/globals';
import { confirmsName, isCourtesy, openingName, readDescription, saidAbout } from '../index.js';

const figuresOf = (description: string) => readDescription(description).figures;
const named = (description: string): string | undefined => openingName(description, figuresOf(description))?.quote;
/** What the reader itself names, which goes before the opening. */
const read = (description: string): string | undefined =>
  saidAbout(readDescription(description).statements, 'name')[0]?.name;

describe('what a description opens with', () => {
  it.each([
    ['the first thing', 'Oak sideboard, 140 cm. £650.', 'Oak sideboard'],
    ['what a form names', 'Price: 5\nProduct: enamel mug', 'enamel mug'],
    ['what a table names', 'Item,Detail\nProduct,A5 flyers\nPrice,£0.09', 'A5 flyers'],
    [
      'what a letter quotes for',
      'Dear Mr. Obi,\n\nWe are pleased to quote for our LED panel LP-66 as follows.',
      'LED panel LP-66',
    ],
    [
      'what a letter is about',
      'Dear Ms Fox,\n\nThank you for writing about your October wedding. £900.',
      'October wedding',
    ],
    ['what a Chinese letter is about', '贵司您好：\n\n关于十一月展会的特装展位，报价如下：850元。', '特装展位'],
    [
      'the goods of a Chinese letter',
      '尊敬的客户：\n\n感谢来函。我司500ml 304不锈钢保温杯28.5元/只。',
      '500ml 304不锈钢保温杯',
    ],
    ['the thing behind an address', 'Respected sir, basmati rice 25 kg bag, Rs 2,450.', 'basmati rice 25 kg bag'],
    [
      'what the sellers price, not who they are',
      'We are a family firm in Bath. Our set menu is £48 a guest.',
      'set menu',
    ],
    ['one word with the name it is for', 'Tickets for DataHarbour in Gdynia, PLN 1,450.', 'Tickets for DataHarbour'],
    ['a thing behind a place, said to be second-hand', '台中北屯，二手直立鋼琴 Kawai，NT$32,000。', '直立鋼琴 Kawai'],
    ['a number that is part of the name', '520玫瑰花束，33朵，268元。', '520玫瑰花束'],
    ['the thing before the verb of letting', '50铲车出租带司机，1200元一天。', '50铲车'],
    ['what is hired out', 'We hire out banquet chairs for parties. £4.50 each.', 'banquet chairs'],
    ['what somebody is renting out', 'Renting out party tents, £90 a day.', 'party tents'],
    ['what is said before it is let out', 'The hall we let out for parties, £90 a day.', 'hall'],
    ['a thing without its classifier and particle', '我这有辆电动车啊，2200元。', '电动车'],
  ])('is %s', (_what, description, name) => expect(named(description)).toBe(name));

  it.each([
    ['a count', '33朵，268元。', '33朵'],
    ['a place', 'For sale in Cape Town: round casserole. R1,900.', 'Cape Town'],
    ['a greeting', 'Hiya, gardener here! £24 an hour.', 'Hiya'],
    ['a condition', 'If you pay cash £20 comes off. Sofa £500.', 'pay'],
  ])('is never %s', (_what, description, words) => expect(named(description) ?? '').not.toContain(words));
});

describe('what the reader names', () => {
  it.each([
    ['a fee', 'My fee for a full day is $3,400.', 'fee'],
    ['a rate', 'My day rate is £310.', 'rate'],
    ['what comes with the thing', '铲车出租带司机，1200元一天。', '司机'],
    ['an addition', 'Floor sander: $42 per day. The edging sander is another $15.', 'edging'],
    ['where it is', 'For sale in Cape Town: round casserole. R1,900.', 'Cape'],
    ['an address', 'Respected sir, basmati rice, Rs 2,450.', 'sir'],
    ['a heading', 'Item,Detail\nProduct,A5 flyers', 'Item'],
  ])('is never %s', (_what, description, words) => expect(read(description) ?? '').not.toContain(words));
});

describe('courtesies', () => {
  it.each(['Dear Ms Whitlam', 'Respected sir', 'Warm regards', 'Yours faithfully', '此致', '老板您好', 'Hiya'])(
    'tell nothing: %s',
    (words) => expect(isCourtesy(words)).toBe(true),
  );
  it.each(['Kind to children', 'Best of three', 'Dearly loved', 'Thankless task'])('are not: %s', (words) =>
    expect(isCourtesy(words)).toBe(false),
  );
});

describe('a name of the opening', () => {
  const bornOut = (description: string, quote: string): boolean => {
    const start = [...description.slice(0, description.indexOf(quote))].length;
    const name = { quote, start, end: start + [...quote].length };
    return confirmsName(description, name, figuresOf(description));
  };

  it('is borne out by a price behind it, or by a word that comes again', () => {
    expect(bornOut('Used road bike, asking $900', 'road bike')).toBe(true);
    expect(bornOut('Road bike from Turin. $900. The bike was serviced.', 'Road bike')).toBe(true);
  });

  it('is not borne out by a number that is no price', () => {
    expect(bornOut('Dear reader, model 1121 steam, 25 kg. Rs 2,450.', 'Dear reader')).toBe(false);
    expect(bornOut('DJ MARLO, weddings. £550 for 5 hrs.', 'DJ MARLO')).toBe(false);
  });
});
