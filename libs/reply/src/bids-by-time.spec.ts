import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const base = { version: 'svc-policy/1', language: 'en', currency: 'GBP' } as const;
/** A digger by the day. */
const DIGGER: Policy = {
  ...base,
  name: 'Mini digger',
  list_price: 95,
  floor_price: 80,
  reserve_price: 85,
  period: { unit: 'day', default: 1 },
};
/** A flat by the month, without an end. */
const FLAT: Policy = {
  ...base,
  name: 'Two-room flat',
  list_price: 1450,
  floor_price: 1375,
  reserve_price: 1400,
  period: { unit: 'month' },
};
/** The digger with prices for a week and for a month, a driver by the day and delivery once. */
const HIRE: Policy = {
  ...DIGGER,
  price_decimals: 6,
  floor_price: 38.333333,
  reserve_price: 80,
  period: {
    unit: 'day',
    default: 2,
    min: 2,
    breaks: [
      { from: 7, gives: { to_price: 54.285714 } },
      { from: 30, gives: { to_price: 38.333333 } },
    ],
  },
  terms: [
    {
      id: 'delivery',
      label: 'Delivery',
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        { id: 'home', label: 'delivery', charge: { amount: 60 }, charge_per: 'deal', words: ['delivered', 'delivery'] },
      ],
    },
    {
      id: 'operator',
      label: 'Operator',
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        { id: 'operator', label: 'operator', charge: { amount: 190 }, charge_per: 'period', words: ['operator'] },
      ],
    },
  ],
};
/** 小型挖掘机，按天出租。 */
const CHINESE: Policy = { ...DIGGER, language: 'zh', currency: 'CNY', name: '小型挖掘机', list_price: 800 };

const last = (policy: Policy, ...messages: string[]) => {
  const { decision } = chat(policy, messages).at(-1)!;
  const [offer] = decision.memory.table;
  return {
    kind: decision.kind,
    decided_by: decision.decided_by,
    bid: decision.memory.last_bid,
    periods: offer?.periods,
    price: offer?.price,
    total: offer?.total,
  };
};

describe('a bid for what is paid by time', () => {
  it.each([
    '85 a day',
    '85 per day',
    'could you do 85 a day?',
    'I can pay 85/day',
    '£85 a day',
    'how about 85 each day',
  ])('is the price of one time where it is named with it: %s', (message) => {
    expect(last(DIGGER, message)).toMatchObject({ bid: 85, periods: 1 });
  });

  it.each(['3 days at 85 per day', '3 days. could you do 85 a day?', '85 a day for three days', '3 days, 85 each'])(
    'is that beside a count of the time: %s',
    (message) => {
      expect(last(DIGGER, message)).toMatchObject({ bid: 85, periods: 3 });
    },
  );

  it.each([
    '3 days for £258',
    '£258 for 3 days',
    '258 pounds for three days',
    '3 days, £258 in total',
    '3 days for 258 altogether',
    '3 days, 258 all in',
    '3 days at 258',
    '258 quid all together for the three days',
  ])('is the total where it is for a count of the time: %s', (message) => {
    expect(last(DIGGER, message)).toMatchObject({ bid: 86, periods: 3, total: 258 });
  });

  it.each(['a week for £602', 'I would pay 602 for a week', '£602 for the week', '602 for 7 days', '602 a week'])(
    'orders the week that it is for: %s',
    (message) => {
      expect(last(DIGGER, message)).toMatchObject({ bid: 86, periods: 7, total: 602 });
    },
  );

  it('is for the time that lies on the table where it names none', () => {
    expect(last(DIGGER, 'I need it for a week', '602 for the week?')).toMatchObject({ bid: 86, periods: 7 });
    expect(last(DIGGER, 'I need it for a week', 'would you do 602?')).toMatchObject({ bid: 86, periods: 7 });
    expect(last(DIGGER, 'I need it for a week', '602 quid all in')).toMatchObject({ bid: 86, periods: 7 });
    expect(last(DIGGER, 'I need it for a week', 'would you do 86?')).toMatchObject({ bid: 86, periods: 7 });
    expect(last(DIGGER, 'How much for three days?', '86 a day for the three days then')).toMatchObject({ bid: 86 });
    expect(last(DIGGER, 'I need it for 14 days', '602 a week')).toMatchObject({ bid: 86, periods: 14 });
  });

  it('may be far too low, and is heard and answered all the same', () => {
    expect(last(DIGGER, 'a fortnight, 500 quid all in')).toMatchObject({ bid: 35.714286, periods: 14 });
    expect(last(DIGGER, 'I need it for a week', '300 for the week')).toMatchObject({ bid: 42.857143, periods: 7 });
  });

  it('that a sale is promised for is no yes to another price', () => {
    const before = ['for 6 weeks please', 'with delivery'];
    expect(last(HIRE, ...before, 'make it 1,500 and we have a deal')).toMatchObject({ kind: 'offer', total: 1670 });
    expect(last(HIRE, ...before, 'ok 1,500 all in').kind).toBe('offer');
    expect(last(HIRE, ...before, 'ok 1,670 all in, deal').kind).toBe('deal');
  });

  it('is the price of the day beside what is charged on top of it', () => {
    expect(last(HIRE, 'with the operator, 3 days', 'could you do 90 a day?')).toMatchObject({ bid: 90 });
    expect(last(HIRE, '3 days, £90 a day, delivered')).toMatchObject({ bid: 90, price: 90 });
    expect(last(HIRE, '5 days at £85, with delivery')).toMatchObject({ price: 85, total: 485 });
    expect(last(HIRE, 'with the operator, 3 days', 'could you do 270 a day in total?')).toMatchObject({ bid: 80 });
  });

  it('by the month is one for each month, and without an end where nobody names one', () => {
    expect(last(FLAT, '1400 a month')).toMatchObject({ bid: 1400, periods: null });
    expect(last(FLAT, '1400 for a month')).toMatchObject({ bid: 1400 });
    expect(last(FLAT, '1400 per month for 2 years')).toMatchObject({ bid: 1400, periods: 24, total: 33_600 });
    expect(last(FLAT, 'a year for 16,800')).toMatchObject({ bid: 1400, periods: 12 });
  });

  it('takes a month for as many days as the policy has a price for', () => {
    expect(last(HIRE, 'a month please')).toMatchObject({ periods: 30, total: 1150 });
    expect(last(HIRE, '2 months, what would it be?')).toMatchObject({ periods: 60 });
    expect(last(HIRE, '1,000 a month')).toMatchObject({ periods: 30, bid: 33.333333 });
    expect(last(DIGGER, 'a month please')).toMatchObject({ periods: 1, decided_by: 'rule:unclear' });
  });

  it.each(['720一天', '每天720', '一天720行吗', '720块一天可以吗'])('is read in Chinese: %s', (message) => {
    expect(last(CHINESE, message)).toMatchObject({ bid: 720, periods: 1 });
  });

  it.each(['3天2160', '2160租3天', '三天一共2160', '3天2160行不行', '租三天，总共2160元'])(
    'is the total of so many days in Chinese: %s',
    (message) => {
      expect(last(CHINESE, message)).toMatchObject({ bid: 720, periods: 3 });
    },
  );

  it('leaves what somebody else pays, and what was, aside', () => {
    expect(last(DIGGER, 'last year I paid 60 a day').bid).toBeNull();
    expect(last(DIGGER, 'the shop next door quoted me 70 a day').bid).toBeNull();
  });
});
