import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const honey: Policy = {
  version: 'svc-policy/1',
  name: 'Wildflower honey',
  language: 'en',
  currency: 'USD',
  list_price: 14,
  floor_price: 10,
  free_discount: 0,
  quantity: { min: 1, max: 60, unit: 'jar', breaks: [{ from: 6, gives: { to_price: 12 } }] },
};
const last = (...messages: string[]) => chat(honey, messages).at(-1)!.decision;

describe('a bare number after a count', () => {
  it.each([
    ["I'll take 5 jars", 'make it 7', 7],
    ['How much would four jars be?', 'And if I took six?', 6],
    ['How much for 3 jars?', 'and for 6?', 6],
    ['5 jars please', 'actually 24', 24],
    ['60 jars please', 'half a dozen is enough, deal', 6],
    ['60 jars please', 'sorry, I meant 6. deal', 6],
  ])('is another count and no yes to the one before: %s — %s', (first, second, quantity) => {
    expect(last(first, second)).toMatchObject({ kind: 'offer', offer: { quantity } });
    expect(last(first, second, 'yes')).toMatchObject({ kind: 'deal', offer: { quantity } });
  });
  it('above the largest order is none, and is asked about; with its unit it is told', () => {
    expect(last('5 jars', 'and 100?')).toMatchObject({ decided_by: 'rule:unclear', offer: { quantity: 5 } });
    expect(chat(honey, ['5 jars', 'and 100 jars?']).at(-1)!.shown).toContain('The largest order is 60 jars.');
  });
  it.each(['I can pay 7', 'would you take 7?', '$7', '7 each', '12', '7 in total'])(
    'is a price where it is said to be one or could be: %s',
    (words) => expect(last('5 jars', words).offer?.quantity).toBe(5),
  );
  it.each(['My daughter is 4', 'He turns 3', 'our dog is 7'])('is no count where it is said of somebody: %s', (words) =>
    expect(last('5 jars', words).offer?.quantity).toBe(5),
  );
  it('is a price again once the buyer has named one', () =>
    expect(last('5 jars', '$11 each', '9').offer?.quantity).toBe(5));
  it('whatever both are, where neither is what one or all could cost', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 7 }), (one, other) => {
        fc.pre(one !== other);
        expect(last(`${one} jars please`, `make it ${other}`).offer?.quantity).toBe(other);
      }),
      { numRuns: 60 },
    ));
});

describe('a sum of money with the question how many it buys', () => {
  it.each([
    ['Hi, I have $100, how many jars can I get?', 7],
    ['How many jars would I get for $42?', 3],
    ['我有100美元，能买几罐？', 7],
  ])('is a count and no price: %s', (message, quantity) =>
    expect(last(message)).toMatchObject({ kind: 'offer', offer: { quantity }, memory: { last_bid: null } }),
  );
  it('is a bid where the count is named', () =>
    expect(last('5 jars, how many do you have? I pay $65 in total').memory.last_bid).toBe(13));
});
