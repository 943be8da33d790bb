import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ask, type HelperRequest } from './ask.js';
import { SITUATIONS } from './situations/situations.js';

const valuesOf = (request: HelperRequest, source = 'text'): Record<string, unknown> =>
  Object.fromEntries(
    ask(request)
      .understood.filter((one) => one.source === source)
      .map(({ field, value }) => [field, value]),
  );
const codeOf = (request: HelperRequest): unknown => {
  try {
    ask(request);
  } catch (fault) {
    const { code, path } = fault as { code: string; path: string[] };
    return [code, path];
  }
  return null;
};

describe('a text', () => {
  it.each([
    [
      'My landlord in Chicago wants $2,300, I pay $2,000 now and have lived here for 3 years. I was never late.',
      'rent_renewal',
      { metro: 'chicago', offered_rent: 2_300, current_rent: 2_000, months_at_address: 36, always_on_time: true },
    ],
    [
      'The dealer is asking $14,500 for the car. Similar cars go for 13,200. It has been on the lot for 45 days ' +
        'and needs tires.',
      'used_car',
      { asking_price: 14_500, market_value: 13_200, days_listed: 45, repairs: 'some' },
    ],
    [
      'The recruiter offered me a salary of $92,000. The market is about $98,000. I currently make $85,000.',
      'salary_offer',
      { offered_salary: 92_000, market_salary: 98_000, other_offer: 85_000 },
    ],
    [
      'The hospital sent a bill of $4,200. Medicare would pay $1,900. I cannot afford it, but could pay in a ' +
        'payment plan.',
      'medical_bill',
      { bill_amount: 4_200, fair_price: 1_900, hardship: true, pays_now: false },
    ],
    [
      'I want my money back: I paid $240 by card and it never arrived. They offered $30.',
      'refund_dispute',
      { amount_paid: 240, offered_refund: 30, fault: 'not_received', paid_by_card: true },
    ],
    [
      'A client offers $60 an hour for freelance work. I usually charge $80. It is urgent.',
      'freelance_rate',
      { offered_rate: 60, usual_rate: 80, urgent: true },
    ],
    [
      'My internet provider is raising it to $89 a month. I pay $69 now. Another provider is at $55. I would cancel.',
      'subscription_renewal',
      { new_price: 89, current_price: 69, competitor_price: 55, would_cancel: true },
    ],
  ])('%j is read', (text, situation, values) => {
    expect(ask({ text }).situation_key).toBe(situation);
    expect(valuesOf({ text })).toEqual(values);
    expect(ask({ text }).advice).not.toBeNull();
  });

  it('is beaten by confirmed values, and shows its words', () => {
    const text = 'The landlord wants $2,300, I pay $2,000 now.';
    const { understood } = ask({ text, values: { offered_rent: 2_200 } });
    expect(understood.find(({ field }) => field === 'offered_rent')).toMatchObject({
      value: 2_200,
      source: 'values',
      quote: null,
    });
    expect(understood.find(({ field }) => field === 'current_rent')).toMatchObject({
      value: 2_000,
      source: 'text',
      quote: '$2,000',
    });
    expect(understood.find(({ field }) => field === 'moving_cost')).toMatchObject({ source: 'assumed' });
  });

  it('that names no situation leads to the one question which it is', () => {
    expect(ask({ text: 'hello' })).toMatchObject({
      situation_key: null,
      advice: null,
      questions: [{ field: 'situation_key' }],
    });
    expect(ask({ text: 'hello' }).questions[0]?.options.map(({ key }) => key)).toEqual(
      SITUATIONS.map(({ key }) => key),
    );
  });

  it('of any kind is answered, the same way twice', () => {
    const words = fc.constantFrom(
      'rent',
      'car',
      '$2,000',
      '1e309',
      '-5',
      'refund',
      'paid',
      'wants',
      'Mobile',
      '三千',
      '.',
      '\u202e',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (text) => {
          if (text.trim() === '') return;
          expect(ask({ text })).toEqual(ask({ text }));
        },
      ),
    );
  });
});

describe('an answer', () => {
  it('shows source and date of the rents that it uses', () => {
    expect(ask({ situation_key: 'rent_renewal' }).rent_source).toMatchObject({
      as_of: '2025-06-30',
      name: expect.stringContaining('ZORI'),
    });
    expect(ask({ situation_key: 'used_car' }).rent_source).toBeNull();
  });

  it('asks what is missing before it advises', () => {
    const answer = ask({ situation_key: 'medical_bill' });
    expect([answer.advice, answer.questions[0]?.field, answer.questions[0]?.required]).toEqual([
      null,
      'bill_amount',
      true,
    ]);
  });
});

describe('a request is refused', () => {
  it.each<[string, HelperRequest, string, string[]]>([
    ['without anything in it', {}, 'nothing_asked', []],
    ['with blanks alone', { text: ' \n' }, 'nothing_asked', []],
    ['with a situation that there is not', { situation_key: 'divorce' }, 'situation_unknown', ['situation_key']],
    [
      'with a field of another situation',
      { situation_key: 'used_car', values: { metro: 'x' } },
      'value_unknown',
      ['values', 'metro'],
    ],
    ['with values and no situation', { text: 'hi', values: { metro: 'x' } }, 'value_unknown', ['values', 'metro']],
    [
      'with a text for an amount',
      { situation_key: 'used_car', values: { asking_price: '12' } },
      'value_type',
      ['values', 'asking_price'],
    ],
    [
      'with a negative amount',
      { situation_key: 'used_car', values: { asking_price: -1 } },
      'value_range',
      ['values', 'asking_price'],
    ],
    [
      'with an amount that is no number',
      { situation_key: 'used_car', values: { asking_price: NaN } },
      'value_type',
      ['values', 'asking_price'],
    ],
    [
      'with half a day',
      { situation_key: 'used_car', values: { days_listed: 0.5 } },
      'value_type',
      ['values', 'days_listed'],
    ],
    [
      'with an option that there is not',
      { situation_key: 'used_car', values: { repairs: 'many' } },
      'value_range',
      ['values', 'repairs'],
    ],
    [
      'with a word for a flag',
      { situation_key: 'used_car', values: { pays_now: 'yes' } },
      'value_type',
      ['values', 'pays_now'],
    ],
    [
      'with 65 characters of metro',
      { situation_key: 'rent_renewal', values: { metro: 'm'.repeat(65) } },
      'value_range',
      ['values', 'metro'],
    ],
    [
      'with 41 values',
      { situation_key: 'used_car', values: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`v${n}`, 1])) },
      'value_count',
      ['values'],
    ],
    ['with 4,001 characters', { text: 'x'.repeat(4_001) }, 'text_length', ['text']],
  ])('%s', (_, request, code, path) => expect(codeOf(request)).toEqual([code, path]));

  it('not for names that objects have of themselves', () =>
    expect(
      codeOf({ situation_key: 'used_car', values: JSON.parse('{"__proto__": 1}') as Record<string, unknown> }),
    ).toEqual(['value_unknown', ['values', '__proto__']]));
});
