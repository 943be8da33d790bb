import { describe, expect, it } from '@jest/globals';
import { formatMoney } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { summarise, TEMPLATES } from './index.js';

const BIKE: Policy = {
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  list_price: 1000,
  floor_price: 600,
  reserve_price: 740,
};
const lines = (index: number): string => TEMPLATES[index]?.summary ?? '';

describe('a summary', () => {
  it('says each rule of the used car in plain words', () => {
    for (const words of [
      '$23,450',
      '$21,600',
      'up to $300 off for nothing in return',
      'bank transfer on the day',
      '$350 off a car without bargaining on top of other discounts',
      'costs you $420 per deal',
      'at most 3%',
      'returning_customer',
      '4S4BTAFC1M3187452',
      'interest rates',
      '38,900 miles',
    ]) {
      expect(lines(0)).toContain(words);
    }
  });

  it('says at which price a conversation closes by itself, and whether anybody named it', () => {
    const { reserve_price: _, ...unnamed } = BIKE;
    expect(summarise(BIKE, 'en').split('\n')).toContain(
      'Never below $740 without your consent: a buyer who offers $740 or more gets the deal; a lower bid waits ' +
        'for you.',
    );
    expect(summarise(unnamed, 'en')).toMatch(
      /Never below \$[\d.]+ without your consent: .* for you\. You named no such price, so this one was computed\./,
    );
    expect(summarise(BIKE, 'zh')).toContain('没有您同意，不低于 740美元 成交');
    expect(summarise({ ...BIKE, floor_price: 1000 }, 'en')).not.toContain('without your consent');
  });

  it('says the sum of a longer time as it was said, and no price of six decimals', () => {
    const period = { unit: 'day' as const, default: 1, breaks: [{ from: 7, gives: { to_price: 57.142857 } }] };
    const weekly = { ...BIKE, price_decimals: 6, list_price: 85, floor_price: 40, reserve_price: 60, period };
    expect(summarise(weekly, 'en')).toContain('If nobody says how long, it is for 1 day.');
    expect(summarise(weekly, 'en')).toContain('From 7 days on: $400 for 7 days without bargaining.');
    expect(summarise(weekly, 'en')).toContain('Your prices for larger or longer orders stand, even below this limit.');
    expect(summarise(weekly, 'zh')).toContain('满 7 天：直接按 7天400美元。');
    expect(summarise({ ...weekly, floor_price: 57.142857 }, 'en')).toContain('the lowest is $400 for 7 days.');
  });

  it('promises that price to nobody who gives nothing where nothing is given for nothing', () => {
    const cash = { id: 'cash', label: 'Cash', gives: { amount: 60 }, worth: 60 };
    const terms = [{ id: 'pay', label: 'Payment', default: 'usual', options: [{ id: 'usual', label: 'usual' }, cash] }];
    const traded = summarise({ ...BIKE, free_discount: 0, terms }, 'en');
    for (const sentence of [
      'Never below $740 without your consent; a lower bid waits for you.',
      'A discount for something in return lowers this limit by the same amount, but never below the lowest price.',
      'Buyers get a discount only for something in return. A bid for less that offers nothing in return waits for you.',
    ])
      expect(traded.split('\n')).toContain(sentence);
    expect(summarise({ ...BIKE, free_discount: 0, terms }, 'zh')).not.toContain('就直接成交');
    expect(summarise({ ...BIKE, free_discount: 250 }, 'en')).not.toContain('gets the deal');
    expect(summarise({ ...BIKE, free_discount: 260 }, 'en')).toContain('gets the deal');
    expect(summarise(BIKE, 'en')).not.toContain('lowers this limit');
  });

  it('says how that price falls, what is approved by rule, and whether bids are passed on', () => {
    const policy: Policy = {
      ...BIKE,
      reserve_dates: [
        { from: '2027-01-10', price: 700 },
        { from: '2027-01-20', price: 660 },
      ],
      manner: { pass_on: true, approve: { from: 705 }, counters: [0.5, 1], share_of_trades: 0.4, hold_hours: 12 },
    };
    for (const sentence of [
      'That price falls: from 2027-01-10 on $700, from 2027-01-20 on $660.',
      'Buyers are told that a lower bid is passed on to you.',
      'A waiting bid of $705 or more is accepted by rule after 24 hours, without asking you.',
      'With each move of a buyer the offer falls further: 50%, 100% of the way down to that price.',
      'Of what a trade is worth to you, a buyer gets at most 40%; the rest stays with you.',
      'After a deal the item is held for 12 hours.',
    ])
      expect(summarise(policy, 'en').split('\n')).toContain(sentence);
    const chinese = summarise({ ...policy, currency: 'CNY' }, 'zh');
    for (const words of ['2027-01-10 起 700元', '转给您', '705元 或更高，24 小时后', '50%、100%', '40%', '12 小时'])
      expect(chinese).toContain(words);
    expect(summarise(BIKE, 'en')).not.toMatch(/falls|passed on to you|accepted by rule/);
  });

  it('names the lowest price once', () => {
    for (const { policy } of TEMPLATES)
      for (const language of ['en', 'zh'] as const) {
        const told = summarise({ ...policy, name: 'Thing', facts: [], never: [] }, language);
        const floor = formatMoney(policy.floor_price, policy.currency, policy.floor_price % 1 ? 2 : 0, language);
        // What an order comes to may have the same figure.
        const rules = told.split('\n').filter((line) => !/^(?:For example|例如)/.test(line));
        expect(rules.join('\n').split(floor)).toHaveLength(2);
      }
  });

  it('is in the language of the policy', () => {
    for (const words of ['每桶', '14.50元', '10.60元', '满 300 桶', '直接优惠 4%', '不接受代销', '转人工', 'YL-189'])
      expect(lines(2)).toContain(words);
    expect(lines(2)).not.toMatch(/list price|discount/);
  });

  it('can be asked for in the other language', () => {
    expect(summarise(TEMPLATES[2]?.policy as Policy, 'en')).toContain('the list price is ¥14.50 a 桶');
  });

  it('names every option, break, grant and subject', () => {
    for (const { policy, summary } of TEMPLATES) {
      for (const term of policy.terms ?? []) for (const option of term.options) expect(summary).toContain(option.label);
      for (const never of policy.never ?? []) expect(summary).toContain(never.text);
      for (const fact of policy.facts ?? []) expect(summary).toContain(fact.answer);
      expect(summary.split('\n').length).toBeGreaterThanOrEqual(8);
    }
  });
});
