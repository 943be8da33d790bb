import { describe, expect, it } from '@jest/globals';
import { offerLine, wordReply } from '@svc/language';
import fc from 'fast-check';
import { checkOffer, type Policy } from '@svc/policy-rules';
import { orderUnder } from './order.js';
import { packagePrices } from './package-prices.js';
import { chat } from './testing/chat.js';
import { promised, table } from './testing/table.js';
import { reading } from './testing/policies.js';
import { bid, decide, NOON, talk, yes } from './testing/talk.js';

/** Seats by the month: a contract that sets how long, a set-up paid once, support paid every month. */
const SEATS: Policy = {
  version: 'svc-policy/1',
  name: 'Helpdesk seats',
  language: 'en',
  currency: 'USD',
  list_price: 32,
  floor_price: 22,
  reserve_price: 25,
  quantity: { min: 1, max: 500, unit: 'seat' },
  period: { unit: 'month' },
  terms: [
    {
      id: 'contract',
      label: 'Contract',
      default: 'monthly',
      options: [
        { id: 'monthly', label: 'month to month' },
        { id: 'one_year', label: 'one year', periods: 12, unlocks: { share: 0.1 } },
        { id: 'two_years', label: 'two years', periods: 24, unlocks: { share: 0.2 } },
      ],
    },
    {
      id: 'setup',
      label: 'Set-up',
      default: 'none',
      options: [
        { id: 'none', label: 'by you' },
        { id: 'visit', label: 'a visit', charge: { amount: 0.6 }, charge_per: { count: 'mile', max: 200 } },
        { id: 'support', label: 'support', charge: { amount: 2.5 }, charge_per: 'unit_period' },
      ],
    },
  ],
};
const BOARD: Policy = {
  version: 'svc-policy/1',
  name: 'Paddle board',
  language: 'en',
  currency: 'USD',
  list_price: 40,
  floor_price: 30,
  reserve_price: 33,
  period: { unit: 'day', default: 1, max: 14, breaks: [{ from: 7, gives: { amount: 5 } }] },
};
const WATER: Policy = {
  ...BOARD,
  name: 'Wine',
  quantity: { min: 12, max: 120, unit: 'bottle', step: 12 },
};
delete WATER.period;

const asked = (named: Record<string, string | number>, facts = {}) => decide(SEATS, reading('offer', named, facts));

describe('an offer of what is paid by time', () => {
  it('says what a month costs and what all of it does', () => {
    const { offer } = asked({ quantity: 10, contract: 'two_years' });
    expect(offer).toMatchObject({
      line: '10 seats at $32 a month for 24 months, two years: $320 a month, $7,680 in all',
      period: 'month',
      periods: 24,
      total_per_period: 320,
      total: 7680,
      inside_policy: true,
    });
  });

  it('has no sum over a time that nobody knows', () => {
    const { offer } = asked({ quantity: 10 });
    expect(offer).toMatchObject({ line: '10 seats at $32 a month, until cancelled: $320 a month', periods: null });
    expect(offer).not.toHaveProperty('total');
  });

  it('orders the contract that is as long as the buyer wants', () => {
    expect(asked({ quantity: 10, periods: 24 }).offer).toMatchObject({ terms: { contract: 'two_years' }, periods: 24 });
    expect(asked({ quantity: 10, periods: 5 }).offer).toMatchObject({ terms: { contract: 'monthly' }, periods: 5 });
  });

  it('keeps the time through the talk, until another is named or an option that sets one', () => {
    const time = (...messages: Parameters<typeof talk>[1][number][]) => talk(SEATS, messages).offer?.periods;
    const five = reading('offer', { quantity: 10, periods: 5 });
    expect(time(five, bid(30))).toBe(5);
    expect(time(five, reading('offer', { contract: 'one_year' }), bid(30))).toBe(12);
    expect(time(reading('offer', { contract: 'one_year' }), reading('offer', { periods: 24 }), bid(30))).toBe(24);
    expect(time(reading('offer', { contract: 'one_year' }), reading('offer', { contract: 'monthly' }))).toBeNull();
  });

  it('holds the time to the policy’s bounds, and says so', () => {
    const { offer, speech } = decide(BOARD, reading('offer', { periods: 30 }));
    expect(offer).toMatchObject({ periods: 14, total: 490, line: '$35 a day for 14 days: $490 in all' });
    expect(wordReply(speech)).toContain('The longest time is 14 days.');
  });

  it('asks back how long an open time is, and what it would be', () => {
    const said = (...time_open: [string, number | null]) =>
      wordReply(
        decide(BOARD, reading('ask', {}, { time_open: { words: time_open[0], perhaps: time_open[1] } })).speech,
      );
    expect(said('from friday to monday', 4)).toContain('“from friday to monday” would be 4 days');
    expect(said('for a while', null)).toContain('How many days do you mean by “for a while”?');
  });

  it('orders a week of days, a contract of two years, and as many miles as are named, in words', () => {
    const last = (policy: Policy, ...messages: string[]) => chat(policy, messages).at(-1)!;
    expect(last(BOARD, 'A week please, what does it cost?').decision.offer).toMatchObject({ periods: 7, total: 245 });
    expect(last(SEATS, '10 seats for two years please').decision.offer).toMatchObject({ periods: 24, total: 7680 });
    const visit = last(SEATS, '10 seats for two years please', 'and a visit please, it is 20 miles');
    expect(visit.decision.offer).toMatchObject({ counts: { mile: 20 }, total: 7692 });
    expect(last(BOARD, '一周多少钱？').decision.offer?.line).toBe('每天35美元，共7天，总计245美元');
    expect(last(BOARD, 'A week please, what does it cost?', 'ok deal').decision.deal?.offer).toMatchObject({
      periods: 7,
    });
  });

  it('says the time of a single thing too, in both languages', () => {
    expect(decide(BOARD, reading('ask')).offer?.line).toBe('$40 a day for 1 day: $40 in all');
    const { speech } = decide(BOARD, reading('offer', { periods: 7 }, { language: 'zh' }));
    expect(offerLine(speech.offer!, speech)).toBe('每天35美元，共7天，总计245美元');
    const seats = asked({ quantity: 10, contract: 'two_years' }, { language: 'zh' }).speech;
    expect(offerLine(seats.offer!, seats)).toContain('单价每月32美元，共24个月');
    expect(offerLine(seats.offer!, seats)).toContain('每月合计320美元，总计7,680美元');
  });
});

describe('what is paid on top of it', () => {
  it('is ordered by its own count, once the buyer has named that', () => {
    const open = asked({ quantity: 10, setup: 'visit' });
    expect(open.offer).toMatchObject({ terms: { setup: 'none' } });
    expect(wordReply(open.speech)).toContain('This is priced per mile; tell me how many: a visit.');
    const plain = reading('accept', {}, { acts: [{ act: 'yes', words: 'deal' }] });
    expect(decide(SEATS, plain, open.memory)).toMatchObject({ kind: 'offer', decided_by: 'rule:yes_in_doubt' });
    const counted = decide(SEATS, reading('offer', {}, { counts: { mile: 20 } }), open.memory);
    expect(counted.offer).toMatchObject({
      terms: { setup: 'visit' },
      counts: { mile: 20 },
      charges: [{ amount: 12 }],
      line: '10 seats at $32 a month, until cancelled, a visit (20 miles, $12 on top): $320 a month',
    });
  });

  it('is refused beyond its bound', () => {
    const { offer, speech } = asked({ setup: 'visit' }, { counts: { mile: 201 } });
    expect(offer).toMatchObject({ terms: { setup: 'none' } });
    expect(wordReply(speech)).toContain('This is available for at most 200 miles: a visit.');
  });

  it('says what of it is paid every month', () => {
    const { offer } = asked({ quantity: 10, contract: 'one_year', setup: 'support' });
    expect(offer).toMatchObject({
      line:
        '10 seats at $32 a month for 12 months, one year, support ($25 a month on top): ' +
        '$345 a month, $4,140 in all',
    });
  });
});

describe('a total that a buyer names', () => {
  it('is one month’s or the whole time’s, whichever comes to a price that is meant', () => {
    const price = (total: number, facts = {}) => {
      const before = talk(SEATS, [reading('offer', { quantity: 10, contract: 'two_years' })]);
      return decide(SEATS, reading('offer', {}, { total, ...facts }), before.memory).memory.last_bid;
    };
    expect([price(300), price(7200)]).toEqual([30, 30]);
    expect([price(300, { total_of: 'period' }), price(7200, { total_of: 'deal' })]).toEqual([30, 30]);
  });

  it('signs nothing for one month’s sum that was offered for two years, and the other way round', () => {
    const before = talk(SEATS, [reading('offer', { quantity: 10, contract: 'two_years' })]);
    const said = (total: number, total_of: 'deal' | 'period') =>
      decide(SEATS, reading('accept', {}, { total, total_of }), before.memory).kind;
    expect([said(320, 'period'), said(7680, 'deal')]).toEqual(['deal', 'deal']);
    expect([said(320, 'deal'), said(7680, 'period')]).not.toContain('deal');
  });

  it('is not agreed to where the buyer names another time', () => {
    const before = talk(SEATS, [reading('offer', { quantity: 10, contract: 'two_years' })]);
    expect(decide(SEATS, reading('accept', { periods: 12 }), before.memory).kind).not.toBe('deal');
    expect(decide(SEATS, reading('accept', { periods: 24 }), before.memory).deal?.offer).toMatchObject({ periods: 24 });
  });
});

describe('packs', () => {
  it('are whole: a count between two of them is the next one up, and the reply says so', () => {
    const { offer, speech } = decide(WATER, reading('offer', { quantity: 20 }));
    expect(offer?.quantity).toBe(24);
    expect(wordReply(speech)).toContain('It is ordered in multiples of 12 bottles.');
    expect(decide(WATER, reading('offer', { quantity: 500 })).offer?.quantity).toBe(120);
  });
});

describe('an option that needs another', () => {
  const BAGS: Policy = {
    ...WATER,
    terms: [
      {
        id: 'print',
        label: 'Print',
        default: 'no',
        options: [
          { id: 'no', label: 'plain' },
          { id: 'logo', label: 'a print' },
        ],
      },
      {
        id: 'plate',
        label: 'Plate',
        default: 'no',
        options: [
          { id: 'no', label: 'none' },
          { id: 'own', label: 'a logo plate', requires: { term: 'print', option: 'logo' } },
        ],
      },
    ],
  };

  it('is had with it, and without it the reply says what it goes with', () => {
    const both = decide(BAGS, reading('offer', { plate: 'own', print: 'logo' }));
    expect(both.offer).toMatchObject({ terms: { plate: 'own', print: 'logo' } });
    const alone = decide(BAGS, reading('offer', { plate: 'own' }));
    expect(alone.offer).toMatchObject({ terms: { plate: 'no' } });
    expect(wordReply(alone.speech)).toContain('This is available only with a print: a logo plate.');
  });
});

describe('the prices of a package', () => {
  it('spread what counts once a deal over its units and its time', () => {
    const policy: Policy = structuredClone(SEATS);
    policy.terms![1]!.options.push({ id: 'call', label: 'a call', worth: -480, worth_per: 'deal' });
    const reserve = (contract: string) => {
      const order = orderUnder(policy, { quantity: 10, terms: { contract, setup: 'call' } });
      return packagePrices({ policy, context: {}, nowMillis: NOON }, order);
    };
    expect(reserve('two_years')).toMatchObject({ cost: 2 });
    expect(reserve('one_year')).toMatchObject({ cost: 4 });
    expect(reserve('monthly')).toBe('not_lawful');
  });

  it('hold at every time that can be ordered: what is offered keeps every rule, the total is the sum of months', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.option(fc.integer({ min: 1, max: 120 }), { nil: null }),
        fc.constantFrom('none', 'support'),
        fc.integer({ min: 2000, max: 3300 }),
        (quantity, periods, setup, cents) => {
          const named = { quantity, setup, price: cents / 100, ...(periods !== null && { periods }) };
          const { offer, memory } = asked(named);
          expect(checkOffer(SEATS, offer!).filter(({ ok }) => !ok)).toEqual([]);
          const monthly = Math.round(offer!.price * 100) * quantity + (setup === 'support' ? 250 * quantity : 0);
          expect(offer!.total_per_period).toBe(monthly / 100);
          expect(offer!.periods).toBe(periods);
          expect(offer!.total).toBe(periods === null ? undefined : (monthly * periods) / 100);
          const { deal } = decide(SEATS, yes, memory);
          expect(deal?.offer).toMatchObject({ price: offer!.price, quantity, periods });
        },
      ),
      { numRuns: 200 },
    ));

  it('let a promise of an earlier policy keep its time and its sums', () => {
    const order = { price: 30, quantity: 10, terms: { contract: 'two_years' } };
    const edited: Policy = { ...SEATS, period: { unit: 'month', max: 12 } };
    const before = table(SEATS, [order]);
    expect(promised(SEATS, order)).toMatchObject({ periods: 24, total_per_period: 300, total: 7200 });
    const { deal } = decide(edited, yes, before);
    expect(deal?.promised?.sold).toMatchObject({
      goods: 'Helpdesk seats',
      periods: 24,
      total_per_period: 300,
      total: 7200,
    });
  });
});
