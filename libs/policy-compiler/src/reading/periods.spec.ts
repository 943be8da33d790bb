import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';

const compile = (description: string, answers: Record<string, string> = {}) =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA', answers });

describe('a price that is paid by time', () => {
  it.each([
    ['Paddle board hire, $40 a day, never below $30 a day.', { unit: 'day', default: 1 }],
    ['Cottage £125 a night, lowest £110, two nights minimum.', { unit: 'night', min: 2, default: 2 }],
    ['Gardener €38 an hour, at least 3 hours, floor €32.', { unit: 'hour', min: 3, default: 3 }],
    ['Flat, $1,450 a month, minimum stay 6 months, lowest $1,350.', { unit: 'month', min: 6 }],
    ['民宿一晚300元，最低260元，两晚起订。', { unit: 'night', min: 2, default: 2 }],
    ['办公室月租5800元，最低5300元。', { unit: 'month' }],
  ])('has a period and no counted unit: "%s"', (description, period) => {
    const { ok, policy } = compile(description);
    expect({ ok, ...policy }).toMatchObject({ ok: true, period });
    expect(policy).not.toHaveProperty('quantity');
  });

  it('counts what else is counted beside it, and a contract says for how many periods it is', () => {
    const { policy } = compile('Team plan, $32 a seat and month, lowest $26. At least 10 seats. Two years: 15 % off.');
    expect(policy).toMatchObject({
      list_price: 32,
      quantity: { min: 10, unit: 'seat' },
      period: { unit: 'month' },
      terms: [{ options: [{}, { periods: 24, gives: { share: 0.15 } }] }],
    });
  });

  it('runs for as long as is paid in advance, but where a contract says how long', () => {
    const options = (description: string) =>
      (compile(description).policy as Policy).terms?.flatMap((term) =>
        term.options.slice(1).map(({ label, periods }) => [label, periods]),
      );
    const desk = 'Helpdesk software: $18 per agent and month. Lowest $12.50.';
    expect(options(`${desk} Pay a year upfront and it is $15.`)).toEqual([['Pay a year upfront', 12]]);
    expect(options(`${desk} Pay by card and it is $15.`)).toEqual([['Pay by card', undefined]]);
    expect(options(`${desk} Two years: $14. Pay a year upfront and it is $15.`)).toEqual([
      ['Two years', 24],
      ['Pay a year upfront', undefined],
    ]);
  });

  it('has what more of it costs as breaks of the period, each with the words that say so', () => {
    const { policy, sources } = compile(
      'Camera for rent, €85 per day, minimum €50. Three days or more €75 a day, a week €400.',
    );
    expect(policy).toMatchObject({
      list_price: 85,
      floor_price: 50,
      price_decimals: 6,
      period: {
        unit: 'day',
        breaks: [
          { from: 3, gives: { to_price: 75 } },
          { from: 7, gives: { to_price: 57.142857 } },
        ],
      },
    });
    const week = sources.find(({ path, quote }) => path.startsWith('/period/breaks/1') && quote.includes('400'));
    expect(week).toBeDefined();
  });

  it('keeps the words of every statement as they were written, whatever was read apart', () => {
    const description = '相机出租，每天200元，一周1000元，最低每天140元。';
    const { readback, issues } = compile(description);
    for (const { quote } of readback) expect(description).toContain(quote);
    for (const { quote } of issues) if (quote !== null) expect(description).toContain(quote);
  });

  it('is never compared with the sum of another time: what converts is converted, what does not is asked about', () => {
    const room = compile('Meeting room $40 an hour, $240 a day, lowest $32 an hour.');
    expect(room.policy).toMatchObject({ list_price: 40, floor_price: 32, period: { unit: 'hour' } });
    const [question] = room.questions.filter(({ id }) => id.startsWith('price_by_time'));
    expect(question?.choices.map(({ label }) => label)).toEqual([
      'Not part of the offer.',
      '$240 for 8 hours: $30 an hour.',
      '$240 for 24 hours: $10 an hour.',
    ]);
    const answered = compile('Meeting room $40 an hour, $240 a day, lowest $28 an hour.', {
      [question!.id]: 'first_time',
    });
    expect(answered.policy).toMatchObject({ period: { breaks: [{ from: 8, gives: { to_price: 30 } }] } });
    const flat = compile('Holiday flat €120 a night, not below €700 a week.');
    expect(flat.policy).toMatchObject({ list_price: 120, floor_price: 100 });
    expect(compile('Bike €15 a day, not below €300 a month.').ok).toBe(false);
  });

  it('says its time in the summary and in the read-back', () => {
    const { summary, readback } = compile('Paddle board hire, $40 a day, never below $30 a day.');
    expect(summary).toContain('the list price is $40 a day');
    expect(readback.map(({ says }) => says)).toEqual(
      expect.arrayContaining(['The price is $40 for one day.', 'Never below $30 a day.']),
    );
    expect(compile('民宿一晚300元，最低260元。').summary).toContain('标价每晚 300元');
  });
});

describe('a charge beside a price by time', () => {
  it('is paid every period where its words say so, and once where they say nothing of it', () => {
    const { policy } = compile(
      'Flat, $1,450 a month, lowest $1,350. Parking $40 a month extra. Cleaning at the end $90.',
    );
    const charges = (policy as Policy).terms?.flatMap(({ options }) => options).filter(({ charge }) => charge);
    expect(charges).toMatchObject([
      { charge: { amount: 40 }, charge_per: 'period' },
      { charge: { amount: 90 }, charge_per: 'deal' },
    ]);
  });

  it('is ordered by a count of its own where it is paid for each of a way', () => {
    const { policy } = compile('Piano tuning £80, lowest £70. Travel outside Leeds £0.60 a mile extra.');
    expect(JSON.stringify(policy)).toContain(`"charge_per":{"count":"mile","max":${POLICY_LIMITS.quantity}}`);
  });
});
