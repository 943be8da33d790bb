import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

/** A board by the day, cheaper from a week on. */
const BOARD: Policy = {
  version: 'svc-policy/1',
  name: 'Paddle board hire',
  language: 'en',
  currency: 'USD',
  list_price: 40,
  floor_price: 30,
  reserve_price: 32,
  period: { unit: 'day', default: 1, breaks: [{ from: 7, gives: { to_price: 35 } }] },
  terms: [],
};
const last = (...messages: string[]) => {
  const { decision, shown } = chat(BOARD, messages).at(-1)!;
  const [offer] = decision.memory.table;
  return { kind: decision.kind, periods: offer?.periods, total: offer?.total, shown };
};

describe('a time in a message', () => {
  it('is ordered in the time of the price, said in the line, and signed as said', () => {
    expect(last('A week please, what does it cost?')).toMatchObject({ kind: 'offer', periods: 7, total: 245 });
    expect(last('A week please, what does it cost?', 'ok deal')).toMatchObject({
      kind: 'deal',
      periods: 7,
      total: 245,
    });
    expect(last('Could I have it for two weeks?')).toMatchObject({ periods: 14, total: 490 });
  });

  it('by days of the week is asked back with what it would be, before a yes can bind', () => {
    const asked = last('from Friday to Monday, what is the price?');
    expect(asked).toMatchObject({ kind: 'offer', periods: 4, total: 160 });
    expect(asked.shown).toContain('“from friday to monday” would be 4 days');
    expect(last('for the weekend please').shown).toContain('2 days');
  });

  it('that does not convert exactly orders nothing and is asked about', () => {
    const asked = last('a month please');
    expect(asked).toMatchObject({ kind: 'offer', periods: 1 });
    expect(asked.shown).toContain('How many days do you mean by “a month”?');
  });

  it('that no offer is for yet is asked about once more before a yes signs', () => {
    const asked = ['from 3 to 7 June, what is it?', 'ok deal'];
    expect(last(...asked)).toMatchObject({ kind: 'offer', periods: 1 });
    expect(last(...asked, 'yes').kind).toBe('deal');
  });

  it('never lets a yes to one time sign another', () => {
    expect(last('5 days please, what does it cost?', 'ok deal for a week').kind).toBe('offer');
    expect(last('A week please, what does it cost?', 'ok deal for a week')).toMatchObject({ kind: 'deal', periods: 7 });
  });

  it('beside a bid says what the bid is paid for: 230 a week are 32.85 a day', () => {
    expect(last('Could I have it for two weeks?', 'I can pay $230 a week', 'ok deal')).toMatchObject({
      kind: 'deal',
      periods: 14,
      total: 459.9,
    });
  });
});
