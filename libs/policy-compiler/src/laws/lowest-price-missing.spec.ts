import { describe, expect, it } from '@jest/globals';
import { checkPolicy, compilePolicy } from '../index.js';
import type { CompiledPolicy, Question } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const KIND = /^lowest_price_missing_/;
const compile = (description: string, answers: Record<string, string> = {}): CompiledPolicy =>
  compilePolicy(description, { salt: SALT, answers });
const asked = (description: string, answers: Record<string, string> = {}): Question | undefined =>
  compile(description, answers).questions.find(({ id }) => KIND.test(id));
const answered = (description: string, choice: string): CompiledPolicy =>
  compile(description, { [asked(description)?.id ?? '']: choice });
const codes = ({ issues }: CompiledPolicy): string[] => issues.map(({ code }) => code);

describe('a lowest price that nobody names', () => {
  const bike = 'Asking $500 for the bike.';
  const boxes = '标价30元一箱，满100箱94折。';

  it('is an error, and a question whose one answer settles it', () => {
    expect(compile(bike)).toMatchObject({ ok: false, policy: { floor_price: 500 } });
    expect(codes(compile(bike))).toContain('floor_missing');
    expect(asked(bike)).toMatchObject({
      path: '/floor_price',
      severity: 'error',
      choices: [{ id: 'list_price', label: 'Never below the list price: $500.', patch: [] }],
    });
    expect(answered(bike, 'list_price')).toMatchObject({ ok: true, questions: [], policy: { floor_price: 500 } });
    expect(codes(answered(bike, 'list_price'))).not.toContain('floor_missing');
  });

  it('may be what the discounts named come down to, and then only for them', () => {
    expect(asked(boxes)?.choices.map(({ label }) => label)).toEqual([
      '不低于标价：30元。',
      '只按写明的优惠，最低到28.20元。',
    ]);
    expect(answered(boxes, 'as_low_as_named')).toMatchObject({
      ok: true,
      policy: { floor_price: 28.2, free_discount: 0, quantity: { breaks: [{ from: 100, gives: { share: 0.06 } }] } },
    });
    expect(codes(answered(boxes, 'as_low_as_named'))).not.toContain('trade_cannot_pay');
  });

  it('adds up discounts that stack, and takes the largest of the others', () => {
    const chair = 'Chair $100. 10 or more get 5 % off. $20 off for cash. Another 3 % for pick-up.';
    expect(asked(chair)?.choices[1]?.label).toContain('$77');
  });

  it.each(['Asking $500, lowest $430.', 'Asking $500, the price is firm.', 'Asking $500. At most 10 % off.'])(
    'is not asked for where it is named: %s',
    (description) => expect(asked(description)).toBeUndefined(),
  );

  it('is asked behind whatever could cost more', () => {
    const { questions } = compile('Sailing, £40 a head in a group, £70 alone.');
    expect(questions.map(({ severity }) => severity)).toContain('error');
    expect(questions.findIndex(({ id }) => KIND.test(id))).toBeGreaterThan(0);
  });

  it('keeps an answer that another answer makes impossible from being taken, and refuses one that never was', () => {
    const late = 'Chair $100. $20 off for cash.';
    const id = asked(late)?.id ?? '';
    expect(() => compile(late, { [id]: 'as_cheap_as_chips' })).toThrow(/accepts one of/);
    expect(compile('Chair $100.', { [asked('Chair $100.')?.id ?? '']: 'as_low_as_named' }).ok).toBe(false);
  });
});

it.each([
  'Asking $500 for the bike. Helmet $30 on top.',
  'Chair $100. 10 or more get 5 % off. $20 off for cash.',
  'Room £40 a night, students 10 % off, breakfast £6.',
  '标价30元一箱，满100箱94折，送货另加40元。',
  '二手自行车500元，现金减20元。',
])('a description without a lowest price has one with each answer, for check as for compile: %s', (description) => {
  const { id = '', choices = [] } = asked(description) ?? {};
  expect(choices.length).toBeGreaterThan(0);
  for (const choice of choices) {
    const after = compile(description, { [id]: choice.id });
    expect(codes(after)).not.toContain('floor_missing');
    expect(checkPolicy(after.policy, { salt: SALT }).issues.map(({ code }) => code)).not.toContain('floor_missing');
  }
});

describe('a lowest price that is named for some buyers', () => {
  it('is the lowest of all, and theirs alone, by one answer', () => {
    const books = 'Bookkeeping £55 an hour. I can stretch to £44 if they pay up front, that is my absolute bottom.';
    const question = compile(books).questions.find(({ id }) => id.startsWith('condition_lost'));
    expect(question?.choices.map(({ id }) => id)).toEqual(['not_part', 'only_for', 'lowest_price', 'lowest_only_for']);
    expect(compile(books, { [question?.id ?? '']: 'lowest_only_for' })).toMatchObject({
      ok: true,
      questions: [],
      policy: { floor_price: 44, free_discount: 0, terms: [{ options: [{}, { gives: { to_price: 44 } }] }] },
    });
  });
});
