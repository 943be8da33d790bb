import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const sold = (change: Partial<Policy> = {}): Policy => ({
  version: 'svc-policy/1',
  name: 'Maths lessons',
  language: 'en',
  currency: 'USD',
  list_price: 45,
  floor_price: 36,
  free_discount: 2,
  quantity: { min: 1, max: 40, unit: 'lesson' },
  ...change,
});
const cash = { id: 'cash', label: 'Cash', worth: 20, unlocks: { amount: 20 } };
const bike = sold({
  name: 'Bike',
  list_price: 500,
  floor_price: 400,
  free_discount: 0,
  quantity: undefined,
  terms: [{ id: 'payment', label: 'Payment', default: 'usual', options: [{ id: 'usual', label: 'as usual' }, cash] }],
});
const answerTo = (policy: Policy, ...messages: string[]) => chat(policy, messages).at(-1)!;

describe('a figure that is said of somebody', () => {
  it.each(['My daughter is 9', 'My son is 40', 'he is 42 now and wants to learn', 'She just turned 39'])(
    'is no bid: %s',
    (words) => {
      const [opened, answer] = chat(sold(), ['hi', words]);
      expect(answer!.decision.memory.last_bid).toBeNull();
      expect(answer!.decision.offer?.price).toBe(opened!.decision.offer?.price);
    },
  );
  it.each(['My budget is 40', 'our limit is 40', "my wife's offer is 40"])('is a bid of a sum of theirs: %s', (words) =>
    expect(answerTo(sold(), 'hi', words).decision.memory.last_bid).toBe(40),
  );
  it('is no bid whoever they are', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('my', 'our', 'his', 'her', 'their'),
        fc.constantFrom('daughter', 'boy', 'dog', 'teacher', 'house', 'car', 'grandmother', 'class'),
        fc.integer({ min: 10, max: 90 }),
        (whose, who, age) =>
          expect(answerTo(sold(), 'hi', `${whose} ${who} is ${age}`).decision.memory.last_bid).toBeNull(),
      ),
      { numRuns: 60 },
    ));
});

describe('a number of something else than is sold', () => {
  const cleaning = sold({ name: 'Cleaning', quantity: { min: 2, max: 40, unit: 'hour' } });
  it.each(['For two rooms', 'how much for two rooms?', 'We have 12 windows'])('is no count: %s', (words) => {
    const { decision, shown } = answerTo(cleaning, words);
    expect(decision.offer?.quantity).toBe(2);
    expect(decision.memory.quantity).toBeNull();
    expect(shown).toContain('The offer is for 2 hours; tell me if you want another number.');
  });
  it('is one of people, of pieces, and of what the deal is called', () => {
    const count = (unit: string, words: string) =>
      answerTo(sold({ quantity: { min: 1, max: 300, unit } }), words).decision.memory.quantity;
    expect(count('guest', 'We are 80 people')).toBe(80);
    expect(count('seat', 'I need 30 users')).toBe(30);
    expect(count('hour', 'I need 10 lessons')).toBe(10);
    expect(count('bottle', 'I need 24 pieces')).toBe(24);
  });
  it('is asked for where a price is named for each', () => {
    const tickets = sold({ name: 'Tickets', quantity: { min: 1, max: 8, unit: 'ticket' } });
    expect(answerTo(tickets, '$40 each').shown).toContain('The offer is for 1 ticket;');
    expect(answerTo(tickets, '3 tickets, $40 each').shown).not.toContain('another number');
    expect(answerTo(bike, '$450 each').shown).not.toContain('another number');
  });
});

describe('a figure far above the price', () => {
  it.each(['I offer 900', 'I can pay $5000', 'would you take 5000?'])('is asked back and never taken: %s', (words) => {
    const { decision, shown } = answerTo(bike, 'hi', words);
    expect(decision.decided_by).toBe('rule:unclear');
    expect(decision.memory.last_bid).toBeNull();
    expect(shown).toContain('did you mean another one?');
  });
  it('is a bid where it is only above', () =>
    expect(answerTo(bike, 'hi', 'I offer 520').shown).not.toContain('did you mean another one?'));
});

describe('what stands beside a bid and nobody has read', () => {
  it('is told and noted', () => {
    const { decision, shown } = answerTo(bike, 'hi', '450, my brother collects it on Tuesday');
    expect(decision.speech.notes).toHaveLength(1);
    expect(shown).toContain('it is noted for the seller');
  });
  it('keeps a price from picking the offer of a menu that costs as much', () => {
    const menu = chat(bike, ['hi', 'would you take 420?', '494 and I pay by Venmo']);
    expect(menu[1]!.decision.menu.map(({ price }) => price)).toEqual([500, 494]);
    expect(menu[2]!.decision).toMatchObject({ kind: 'offer', offer: { terms: { payment: 'usual' } }, menu: [] });
  });
  it('is no wish where the words only name the term: "with payment in cash"', () =>
    expect(answerTo(bike, 'hi', '480 with payment in cash').decision.speech.notes).toEqual([]));
  it('is read where it is one of the deal’s own ways', () =>
    expect(answerTo(bike, 'hi', 'would you take 420?', '494 in cash').decision.offer).toMatchObject({
      price: 494,
      terms: { payment: 'cash' },
    }));
});

describe('what is never given', () => {
  const never = sold({ never: [{ id: 'hold', text: 'I never hold anything.', words: ['hold', 'deliver', 'sell'] }] });
  const refused = (words: string) => answerTo(never, 'hi', words).decision.speech.refusals.length;
  it.each(['Does the frame hold 120 kg?', 'Will it hold up to 90 kg?', 'Do you sell it for 44?'])(
    'is not what a thing does, nor a word of every deal: %s',
    (words) => expect(refused(words)).toBe(0),
  );
  it.each(['Can you hold it until Friday?', 'Could you deliver the bike?', 'please hold it'])(
    'is asked for: %s',
    (words) => expect(refused(words)).toBe(1),
  );
});

describe('an option that is asked about', () => {
  const rush = sold({
    language: 'zh',
    currency: 'CNY',
    terms: [
      {
        id: 'rush',
        label: '加急',
        default: 'no',
        options: [
          { id: 'no', label: '不加急' },
          { id: 'yes', label: '加急', charge: { amount: 50 } },
        ],
      },
    ],
  });
  it('is answered with what it costs, though the other option names it too', () =>
    expect(answerTo(rush, '你好', '加急要多少钱').shown).toContain('“加急”可以有，另加50元。'));
});

describe('labels in another language', () => {
  const reply = (policy: Policy, ...messages: string[]) => answerTo(policy, ...messages).decision.offer?.line;
  it('are the policy’s own word in the buyer’s language, else a standard one', () => {
    expect(reply(bike, '你好', '现金460')).toContain('现金');
    const words = [{ ...cash, label: 'Notes in hand', words: ['付现'] }];
    const own = sold({ ...bike, terms: [{ ...bike.terms![0]!, options: [bike.terms![0]!.options[0]!, ...words] }] });
    expect(reply(own, '你好', '付现460')).toContain('付现');
  });
  it('are no other spelling of a figure of the policy', () => {
    const net = { id: 'net', label: '月结30天' };
    const own = sold({ ...bike, terms: [{ ...bike.terms![0]!, options: [bike.terms![0]!.options[0]!, net] }] });
    expect(reply(own, 'hi', 'I want 月结30天 please, can you do that?')).toContain('“月结30天”');
  });
  it('are quoted where there is none: no sentence mixes languages', () => {
    const gift = { id: 'gift', label: 'Gift wrap', charge: { amount: 5 } };
    const own = sold({ ...bike, terms: [{ ...bike.terms![0]!, options: [bike.terms![0]!.options[0]!, gift] }] });
    expect(reply(own, '你好', '我要 gift wrap 吧，谢谢老板')).toContain('“Gift wrap”');
  });
});
