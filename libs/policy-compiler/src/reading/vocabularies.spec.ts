import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const OFFER = 'Asking $50 a box, lowest $40. ';
const read = (description: string): Partial<Policy> =>
  compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy;

describe('order bounds in many words', () => {
  it.each([
    'We can supply up to 300 boxes.',
    'I can only make 300 boxes a month.',
    'Anything over 300 boxes we cannot do.',
    'The ceiling is 300 boxes.',
    'Stock is 300 boxes.',
    'Just 300 boxes remaining.',
  ])('"%s" is a largest order', (words) => {
    expect(read(OFFER + words).quantity?.max).toBe(300);
  });

  it.each(['顶多300箱。', '一次最多给300箱。', '超过300箱做不了。', '每人限300箱。'])(
    '「%s」 is a largest order',
    (words) => {
      expect(read(`标价50元一箱，最低40元。${words}`).quantity?.max).toBe(300);
    },
  );

  it.each([
    'Nothing under 20 boxes leaves the warehouse.',
    'We only ship 20 boxes and up.',
    'How many? 20 at the least.',
  ])('"%s" is a smallest order', (words) => {
    expect(read(OFFER + words).quantity?.min).toBe(20);
  });
});

describe('refusals and people', () => {
  it.each([
    'Pallets are off limits.',
    'Hands off the pallets.',
    'Nobody gets pallets.',
    'Pallets? Never.',
    'Pallets are ours and stay ours.',
  ])('"%s" is never', (words) => {
    expect(read(OFFER + words).never?.[0]?.words).toContain('pallet');
  });

  it.each([
    'Only Ben can talk about customs.',
    'Person: customs',
    'A person should answer customs questions.',
    "Customs is Ben's job.",
  ])('"%s" is for a person', (words) => {
    expect(read(OFFER + words).handoff?.[0]?.words).toContain('customs');
  });

  it.each([
    'There are no scratches on them.',
    'Nobody has complained so far.',
    'It needs no repairs.',
    'There is no rush.',
    'Call it a bargain.',
    'We moved here in 2015.',
  ])('"%s" refuses nothing and sends nobody anywhere', (words) => {
    const policy = read(OFFER + words);
    expect([policy.never, policy.handoff, policy.terms]).toEqual([undefined, undefined, []]);
  });
});

describe('headings, questions and chats', () => {
  it('reads an answer in the light of its question', () => {
    expect(read('Price? Five hundred dollars. How low can I go? Four hundred and fifty dollars.')).toMatchObject({
      list_price: 500,
      floor_price: 450,
    });
  });

  it('reads the lines under a heading', () => {
    expect(read(`${OFFER}\nNever:\n- pallets\n- credit`).never?.map(({ words }) => words[0])).toEqual([
      'pallets',
      'credit',
    ]);
  });

  it('leaves the names of the speakers out', () => {
    expect(read('owner: asking $50 a box\nanna: lowest?\nowner: $40\nanna: max?\nowner: 300 boxes')).toMatchObject({
      list_price: 50,
      floor_price: 40,
      quantity: { max: 300 },
    });
  });
});

describe('money spelled beside a number', () => {
  it.each([
    ['14 euro cents a word, lowest 11 euro cents.', 0.14, 0.11, 'EUR'],
    ['Price 19,000 TRY, lowest 16,500 TRY.', 19000, 16500, 'TRY'],
    ['Price is .14 USD a sheet, lowest .11 USD.', 0.14, 0.11, 'USD'],
    ['每字一毛四，最低一毛一。', 0.14, 0.11, 'CNY'],
  ])('%s', (words, list, floor, currency) => {
    expect(read(words)).toMatchObject({ list_price: list, floor_price: floor, currency });
  });
});
