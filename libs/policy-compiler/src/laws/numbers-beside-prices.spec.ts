import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string, answers: Record<string, string> = {}) =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA', answers });
const policyOf = (description: string, answers?: Record<string, string>): Policy =>
  compiled(description, answers).policy as Policy;
const optionsOf = ({ terms }: Policy) =>
  (terms ?? []).flatMap(({ options }) => options).filter(({ worth }) => worth !== 0);
const choicesFor = (description: string, words: string): string[] =>
  compiled(description)
    .questions.filter(({ quote }) => quote.includes(words))
    .flatMap(({ choices }) => choices.map(({ id }) => id));

describe('a bare number where prices have their currency', () => {
  it('is no price far below the list price', () => {
    const policy = policyOf('Snow clearing, 450 SEK a visit, lowest 370 SEK. We come before 7 in the morning.');
    expect(optionsOf(policy)).toEqual([]);
  });

  it('is a sum where words put it on or take it off', () => {
    const [charged] = optionsOf(policyOf('吉他课，每节220元，最低190元。周末上课每节贵30。'));
    expect(charged).toMatchObject({ charge: { amount: 30 } });
  });

  it.each([
    ['Watch 2531.80 from 1999, €2,950, lowest €2,700.', undefined],
    ['Screws, $0.40 each, 2000 or more $0.30, lowest $0.28.', [{ from: 2000, gives: { to_price: 0.3 } }]],
  ])('is a year before it is a count: %s', (description, breaks) =>
    expect(policyOf(description).quantity?.breaks).toEqual(breaks),
  );

  it('may be the lowest price behind a verb of being, and is told to nobody', () => {
    const description = 'Raw honey, 500 g jar, 9.50 euros. My lowest, for resellers or anyone, is 7.70.';
    expect(JSON.stringify(policyOf(description).facts ?? [])).not.toContain('7.70');
    expect(policyOf(description).floor_price).toBe(7.7);
  });

  it('is asked about where prices are spelled', () => {
    const description =
      'I tutor maths. My rate is thirty-two pounds an hour, lowest thirty; returning pupils pay thirty-one.';
    expect(choicesFor(description, 'returning pupils pay')).toContain('confirmed_buyers');
  });

  it('may be part of a name where it opens the description', () => {
    const description = '乐高泰姬陵10256，全新未拆，2200元，价格好商量。';
    const [asked] = compiled(description).questions.filter(({ path }) => path === '/list_price');
    const second = asked?.choices.find(({ label }) => label.includes('2,200'))?.id ?? '';
    const policy = policyOf(description, { [asked?.id ?? '']: second });
    expect(policy.list_price).toBe(2200);
    expect(optionsOf(policy)).toEqual([]);
  });
});

describe('what is counted', () => {
  it.each([
    [
      '普通话配音，成品一分钟120元，一次满10分钟的每分钟100元。每分钟85元以下不接。',
      { from: 10, gives: { to_price: 100 } },
    ],
    [
      'Free-range eggs, $5 a dozen. Five dozen or more, $4.50 a dozen. Nothing under $4.',
      { from: 5, gives: { to_price: 4.5 } },
    ],
  ])('is counted in what is priced: %s', (description, step) =>
    expect(policyOf(description).quantity?.breaks).toEqual([step]),
  );

  it.each([
    ['beside a volume price', 'I sell 200 concert seats at $60 each, lowest $45. 5% off for 4 or more.', 200],
    ['beside nothing else', 'I sell 200 concert seats at $60 each, lowest $45.', 200],
    ['behind the price', 'Bikes, $300 each, lowest $250. I have 3 of them.', 3],
  ])('is the largest order where it says how many are sold, %s', (_, description, max) =>
    expect(policyOf(description)).toMatchObject({ quantity: { max } }),
  );

  it('is all there is: "we have 140 of them"', () =>
    expect(policyOf('Refurbished laptops. We have 140 of them. $219 each; 10 and up $209. Lowest $189.')).toMatchObject(
      {
        quantity: { max: 140 },
      },
    ));

  it('is one where the price is firm: 一口价 counts no mouths', () =>
    expect(policyOf('雅马哈F310民谣吉他，带琴包。480元一口价，不讲价。').quantity).toBeUndefined());
});

describe('what a sum holds for', () => {
  it('is what stands before "and it\'s"', () => {
    const description = "House clean is $34 an hour. Book weekly and it's $31 an hour. Nothing below $30 an hour.";
    const [asked] = compiled(description).questions.filter(({ quote }) => quote.includes('Book weekly'));
    const [option] = optionsOf(policyOf(description, { [asked?.id ?? '']: 'price_for' }));
    expect(option).toMatchObject({ label: 'Book weekly', gives: { to_price: 31 } });
  });

  it('may be the price of a dearer version, for each that is ordered', () => {
    const description = 'Boat trips, $40 a person, a private tour for six is $200. Lowest $35.';
    const [asked] = compiled(description).questions;
    expect(asked?.choices.find(({ id }) => id === 'price_instead')?.label).toBe(
      'One costs $200 instead of $40: private tour for six.',
    );
    const [option] = optionsOf(policyOf(description, { [asked?.id ?? '']: 'price_instead' }));
    expect(option).toMatchObject({ charge: { amount: 160 } });
    expect(option).not.toHaveProperty('charge_per');
  });

  it('may be the price of a longer time that its words name', () => {
    const description = 'Tables, €9 per table per day. Lowest €4. And for a week we charge 30 per table.';
    const [asked] = compiled(description).questions.filter(({ quote }) => quote.includes('week'));
    expect([asked?.choices[0]?.id, policyOf(description).terms ?? []]).toEqual(['not_part', []]);
    expect(asked?.choices.find(({ id }) => id === 'for_time')?.label).toBe('It is the price for 7 days: €30.');
    expect(policyOf(description, { [asked?.id ?? '']: 'for_time' }).period?.breaks).toEqual([
      { from: 7, gives: { to_price: 4.285714 } },
    ]);
  });

  it.each([
    ['work done besides', 'Chairs £4 each. We deliver and collect for £35. Lowest £3.'],
    ['a sum beside a price by time', 'Bike rental €15 a day, the long weekend is €40. Lowest €12.'],
  ])('is no price of another version where it is %s', (_, description) =>
    expect(compiled(description).questions.flatMap(({ choices }) => choices.map(({ id }) => id))).not.toContain(
      'price_instead',
    ),
  );

  it('is for buyers whom the records confirm, not for whoever says so', () => {
    const { grants, terms } = policyOf(
      'Surf lessons R$180 a person, lowest R$140. Guests of Pousada Aurora get 10% off.',
    );
    expect(grants).toEqual([{ flag: 'guests_of_pousada_aurora', gives: { share: 0.1 } }]);
    expect(terms ?? []).toEqual([]);
  });

  it('may be alumni, in Chinese too', () =>
    expect(choicesFor('行书横幅一件，标价3800元，美院校友3500元。低于3300不出。', '校友')).toContain(
      'confirmed_buyers',
    ));

  it('is a deed where it is taken off "from one"', () => {
    const policy = policyOf('中文补习，S$45一小时。付满一个学期的学费每小时减S$5。不低于S$38。');
    expect(policy.quantity?.breaks ?? []).toEqual([]);
    expect(optionsOf(policy)).toEqual([expect.objectContaining({ gives: { amount: 5 } })]);
  });

  it('is the thing that is charged for, and never the job', () => {
    const [option] = optionsOf(
      policyOf('Digger hire A$210 a day, lowest A$150. Drop off and collection A$120 extra for the job.'),
    );
    expect(option).toMatchObject({ charge: { amount: 120 }, charge_per: 'deal' });
    expect(option?.label).toMatch(/collection|pick-up/i);
  });
});

describe('what is no price and no discount', () => {
  it('is the floor of a floor sander', () =>
    expect(
      policyOf('Floor sander to rent: €42 per day; 3 days or more €36. Under €28 per day we keep it.'),
    ).toMatchObject({
      list_price: 42,
      floor_price: 28,
    }));

  it('is a payment in parts that make up the whole', () => {
    const policy = policyOf(
      'Heat sinks, US$4.80 each, lowest US$3.80. Payment 30% T/T in advance, 70% before shipment.',
    );
    expect(optionsOf(policy)).toEqual([]);
    expect(JSON.stringify(policy.facts)).toContain('30% T/T in advance');
  });

  it('is a size: 80×100', () => {
    const policy = policyOf('布面油画，80×100厘米。标价8000元，7000元以下请勿打扰。');
    expect(optionsOf(policy)).toEqual([]);
  });
});

describe('what was spoken without a pause', () => {
  it('is parted behind each sum, and nothing of it is lost', () => {
    const { policy, issues, questions } = compiled(
      '卖拖拉机一七年的干活少打了两千来个小时后胎是新换的要价六万八千块六万四千块以下我不卖旋耕机不跟着走人在周口',
    );
    expect(policy).toMatchObject({ floor_price: 64000 });
    expect(JSON.stringify([questions, issues])).toContain('六万八千块');
    expect(JSON.stringify([policy, issues])).toContain('周口');
  });

  it('keeps the volume with its own sum', () =>
    expect(
      policyOf(
        '自家养的土蜂蜜一瓶两斤装九十八块钱买五瓶以上的算九十块一瓶八十五块钱是最低的了不能再少不掺糖可以拿去检测',
      ),
    ).toMatchObject({ list_price: 98, floor_price: 85, quantity: { breaks: [{ from: 5, gives: { to_price: 90 } }] } }));
});

describe('what a price is not', () => {
  it('is the number of a model beside a price with its sign', () =>
    expect(policyOf('Massey Ferguson 135, 1971, new clutch. €6,250 ono. Nothing under €5,700.')).toMatchObject({
      list_price: 6250,
      floor_price: 5700,
    }));

  it('is a lowest price above the price: what is dearer is paid for something else', () => {
    const description =
      'Buffet CAD 34 per guest. For 100 guests or more we charge CAD 31 per guest. ' +
      'Serving staff come at CAD 280 per event in addition. Not below CAD 29 per guest.';
    expect(policyOf(description)).toMatchObject({
      list_price: 34,
      floor_price: 29,
      quantity: { breaks: [{ from: 100, gives: { to_price: 31 } }] },
    });
  });

  it('is days times what a day costs: 五天 are five', () =>
    expect(policyOf('厢货出租，一天九百，五天以上一天820。最少780一天。').quantity?.breaks ?? []).not.toContainEqual(
      expect.objectContaining({ from: 4500 }),
    ));

  it('is money off in a row of a table: "72 pcs – $11.50"', () =>
    expect(
      policyOf('T-shirts, $14 each.\n72 pcs – $11.50\n2nd colour: +$1.25 per shirt\nNot below $8.50.'),
    ).toMatchObject({
      quantity: { breaks: [{ from: 72, gives: { to_price: 11.5 } }] },
    }));

  it('is taken off by what is hauled off', () => {
    const policy = policyOf('Lawns, $55 each time. Hauling off the clippings is ten more. Not below $45.');
    expect(optionsOf(policy).filter(({ gives }) => gives !== undefined)).toEqual([]);
  });
});

describe('the lowest price as a label', () => {
  it.each(['Vacuum. 275 bucks, bottom line 225.', 'Phone. 275 chf. 225 last price.'])('%s', (description) =>
    expect(policyOf(description)).toMatchObject({ list_price: 275, floor_price: 225 }),
  );
});

describe('what is refused', () => {
  it('is nothing that never happened to a thing, no job too small, and no thing before the semicolon', () => {
    const description =
      'Hay, second cut, never rained on, $9 a bale, lowest $7. No job too small. ' +
      'Baling twine is included; the trailer is not included. It does not leak. No joining fee.';
    const refused = (policyOf(description).never ?? []).map(({ text }) => text).join(' ');
    expect(refused).toContain('trailer');
    expect(refused).not.toMatch(/rained|job|twine|leak|fee/);
  });
});

describe('who gets a price', () => {
  it('are returning customers whom the records confirm', () =>
    expect(choicesFor('Repair Rs 600. Returning customers Rs 500. Rs 450 is the minimum.', 'Returning')).toContain(
      'confirmed_buyers',
    ));

  it('are not those who came before where a date stands behind the word', () => {
    const { grants } = policyOf('Walking tour, $40 per person, lowest $34. Booked before May: -5%.');
    expect(grants ?? []).toEqual([]);
    const { grants: before } = policyOf('Walking tour, $40, lowest $34. Customers who booked before get 5% off.');
    expect(before).toEqual([expect.objectContaining({ flag: 'returning_customer' })]);
  });

  it('are two that are taken together', () =>
    expect(
      policyOf('Puppies £1,400 each. Two together: £1,300 each. Nothing below 1,250 each.').quantity?.breaks,
    ).toEqual([{ from: 2, gives: { to_price: 1300 } }]));
});

describe('the number of a model before a price', () => {
  const PIANO = '星海钢琴120\n琴况很好\n去年调过律现在卖九千五\n诚心要九千拿走\n搬运自己找人';

  it('gives way to a dearer sum that is likely the price, and is asked about', () => {
    expect(policyOf(PIANO)).toMatchObject({ list_price: 9500 });
    expect(choicesFor(PIANO, '星海钢琴120').length).toBeGreaterThan(1);
  });

  it('makes nobody tell what is likely the lowest price', () =>
    expect(JSON.stringify(policyOf(PIANO).facts ?? [])).not.toContain('九千拿走'));
});

describe('what rules read and the model of sums finds hardly likely', () => {
  it('is no discount, however plain its words', () =>
    expect(optionsOf(policyOf('Camera lens, $640 shipped anywhere in the lower 48. Lowest $600.'))).toEqual([]));

  it('is no count from which a price holds', () =>
    expect(
      policyOf('Personal training, AED 300 per session, 12 sessions or more 260. 20% off the three hundred at most.')
        .quantity?.breaks,
    ).toEqual([{ from: 12, gives: { to_price: 260 } }]));
});

it('a sum in Han numerals at the end of a line is one', () => {
  const policy = policyOf('洗衣机卖650。\n搬到楼下要加八十块钱\n没有电梯的话再加一百。');
  expect(optionsOf(policy).map(({ charge }) => charge)).toEqual([{ amount: 80 }, { amount: 100 }]);
});

describe('a bound of people beside a price that no word says what it is for', () => {
  const trio = 'Jazz trio: 1,800 euros for the evening. 1,450 is the least. Max 80 guests outdoors because of the PA.';

  it('is asked about, and the price is for all of them until then', () => {
    const { ok, questions, policy } = compiled(trio);
    expect([ok, policy?.quantity]).toEqual([false, undefined]);
    expect(questions.map(({ choices }) => choices.map(({ label }) => label))).toContainEqual([
      '€1,800 in all, for up to 80 guests.',
      '€1,800 for each guest.',
    ]);
  });

  it('counts who pay where the seller says so', () => {
    const [asked] = compiled(trio).questions.filter(({ quote }) => quote.includes('80 guests'));
    expect(policyOf(trio, { [asked?.id ?? '']: 'price_of_one' }).quantity).toMatchObject({ max: 80, unit: 'guest' });
  });

  it('is none where a word says so: "a person"', () => {
    const { questions, policy } = compiled('Cooking class €45 a person, max 8 people, lowest €40.');
    expect([questions, (policy as Policy).quantity?.max]).toEqual([[], 8]);
  });
});
