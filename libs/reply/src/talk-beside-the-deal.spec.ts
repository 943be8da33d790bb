import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const bike: Policy = {
  version: 'svc-policy/1',
  name: 'Road bike',
  language: 'en',
  currency: 'USD',
  list_price: 500,
  floor_price: 400,
  terms: [
    {
      id: 'handover',
      label: 'Handover',
      default: 'shipped',
      options: [
        { id: 'shipped', label: 'shipped' },
        { id: 'collected', label: 'collected in person', worth: 15, unlocks: { amount: 20 }, words: ['pick it up'] },
      ],
    },
    {
      id: 'extras',
      label: 'Extras',
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        { id: 'lights', label: 'lights', charge: { amount: 30 } },
        { id: 'bell', label: 'a bell', worth: -5 },
      ],
    },
  ],
  facts: [
    { id: 'ship', words: ['ship'], answer: 'It takes about two weeks to ship.' },
    { id: 'brakes', words: ['brakes'], answer: 'The brakes were serviced in May.' },
  ],
};
const last = (...messages: string[]) => chat(bike, messages).at(-1)!;

describe('small talk', () => {
  it.each(['thanks', 'Thank you for the quick reply', 'thanks a lot for the info!', 'Hi! How are you today?', '谢谢'])(
    'is answered in kind and moves nothing: %s',
    (message) => {
      const { decision } = last('450?', message);
      const [before] = chat(bike, ['450?']);
      expect(decision).toMatchObject({ kind: 'offer', decided_by: 'rule:courtesy', done: false });
      const { line: _, ...kept } = before!.decision.offer!;
      expect(decision.offer).toMatchObject(kept);
    },
  );
  it('is more than small talk where it says anything else', () => {
    expect(last('hi', 'thanks, but 420?').decision.decided_by).not.toBe('rule:courtesy');
    expect(last('hi', 'thanks but no thanks').decision.decided_by).not.toBe('rule:courtesy');
    expect(last('hi', 'thanks, with a bell please').decision.decided_by).not.toBe('rule:courtesy');
  });
});

describe('a nod', () => {
  it('answers what was asked, and signs nothing where nothing was', () => {
    expect(last('hi', 'ok').decision.kind).toBe('deal');
    expect(last('hi', 'thanks', 'ok').decision).toMatchObject({ kind: 'offer', decided_by: 'rule:yes_in_doubt' });
    expect(last('hi', 'thanks', 'ok', 'ok').decision.kind).toBe('deal');
  });
  it.each([
    ['how long does it take?', 'great, thanks'],
    ['how long does it take?', 'ok'],
    ['Were the brakes serviced recently?', '好的谢谢'],
    ['is there a bell?', 'cool, thanks'],
  ])('answers what was told last, and signs nothing right behind an answer: %s %s', (question, words) => {
    expect(last('hi', question, words).decision).toMatchObject({ kind: 'offer', offer: { price: 500 } });
    expect(last('hi', question, words, 'yes').decision.kind).toBe('deal');
    expect(last('hi', question, 'yes').decision.kind).toBe('deal');
  });
  it('is no yes where a figure was asked for', () =>
    expect(last('hi', 'too expensive', 'too expensive', 'ok cool').decision.kind).toBe('offer'));
  it('a yes is one at any time', () => expect(last('hi', 'thanks', 'yes').decision.kind).toBe('deal'));
});

describe('an option that was told about', () => {
  it.each(['yes i want that', 'ok add it', '加上这个'])('is offered to whoever points at it: %s', (words) => {
    const { decision } = last('hi', 'do you have lights?', words);
    expect(decision).toMatchObject({ kind: 'offer', offer: { total: 530, terms: { extras: 'lights' } } });
    expect(last('hi', 'do you have lights?', words, 'yes').decision).toMatchObject({
      kind: 'deal',
      offer: { total: 530 },
    });
  });
  it('is forgotten with the next reply, and left out by a plain yes', () => {
    expect(last('hi', 'do you have lights?').decision.memory.told).toBe('extras=lights');
    expect(last('hi', 'do you have lights?', 'thanks').decision.memory.told).toBeUndefined();
    expect(last('hi', 'do you have lights?', 'yes').decision).toMatchObject({ kind: 'deal', offer: { total: 500 } });
    expect(last('hi', 'do you have lights?', "i'll take it").decision.kind).toBe('offer');
  });
});

describe('a fact', () => {
  it.each([
    ['how long does it take?', 'two weeks'],
    ['Were the brakes serviced recently?', 'in May'],
    ['do you know when shipping would arrive?', 'two weeks'],
  ])('answers what it says: %s', (message, answer) => {
    const { decision, shown } = last('hi', message);
    expect(shown).toContain(answer);
    expect(shown).not.toContain('cannot answer');
    expect(decision.offer?.price).toBe(500);
  });
  it('does not answer what it does not say', () => {
    for (const message of ['how long is the warranty?', 'Was the frame repainted?'])
      expect(last('hi', message).shown).toContain('noted for the seller');
  });
});

describe('what a message asks', () => {
  it('is not told as open in the message that answers it', () => {
    const { decision, shown } = last('480?', 'And if I pick it up in person?');
    expect(decision.offer?.terms.handover).toBe('collected');
    expect(shown).not.toContain('cannot answer');
  });
  it('is told as a part where the rest is answered', () =>
    expect(last('hi', 'Do you ship? And who is the mayor of London?').shown).toContain('part of your question'));
  it('for more costs no less: another option without a figure is quoted at the same point of the way', () => {
    const [opened, lights] = chat(bike, ['hi', 'how much with the lights?']);
    expect(opened!.decision.offer?.price).toBe(500);
    expect(lights!.decision).toMatchObject({ decided_by: 'engine:bundle2', offer: { price: 500, total: 530 } });
    const [haggled, bell] = chat({ ...bike, reserve_price: 440 }, ['420?', 'please include a bell']);
    expect(bell!.decision.offer!.price).toBe(haggled!.decision.offer!.price + 5);
  });
});

describe('a figure of lowering', () => {
  it.each(['drop 50 for cash?', 'could you come down 50?', 'drop $50', 'can you knock 50 off?'])(
    'is taken off what stands: %s',
    (message) => expect(last('hi', message).decision.memory.last_bid).toBe(450),
  );
  it('is the price itself where it is too large to be taken off', () =>
    expect(last('hi', 'drop to 450?').decision.memory.last_bid).toBe(450));
});

describe('a figure beside a menu', () => {
  it('is no choice of an option: 1,400 is not the first', () => {
    const room: Policy = { ...bike, list_price: 1450, floor_price: 1350, free_discount: 10 };
    const told = chat(room, ['hi', '1,300?', '1,380 with a bell?']);
    expect(told[1]!.decision.menu.length).toBeGreaterThan(1);
    expect(told[2]!.decision.memory.last_bid).toBe(1380);
  });
  it('splits the difference to the first offer, which is what was asked for', () => {
    const [menu, split] = chat(bike, ['400?', 'split the difference?']);
    expect(split!.decision.memory.last_bid).toBe((menu!.decision.offer!.price + 400) / 2);
  });
});

describe('a menu', () => {
  it('holds no extra to pay that nobody asked for', () => {
    for (const messages of [['420?'], ['too expensive'], ['420?', '430?', 'what are my options?']])
      for (const { decision } of chat(bike, messages))
        for (const { line } of decision.menu) expect(line).not.toContain('lights');
  });
});

describe('another count', () => {
  it('is quoted at its list, no further below it than what is on the table', () => {
    const { terms: _, ...rest } = bike;
    const seats: Policy = {
      ...rest,
      quantity: { min: 1, max: 90, unit: 'seat', breaks: [{ from: 10, gives: { to_price: 450 } }] },
    };
    expect(chat(seats, ['hi', 'what would 4 seats cost?']).at(-1)!.decision.offer).toMatchObject({
      price: 500,
      quantity: 4,
    });
    expect(chat(seats, ['hi', 'what would 10 seats cost?']).at(-1)!.decision.offer).toMatchObject({ price: 450 });
  });
  it('is told as short of stock only where it is', () =>
    expect(last('hi', '3 of them?').shown).not.toContain('can be had'));
});

describe('"you have moved"', () => {
  it('is said to who said a higher figure, not to who said the same one in another way', () => {
    const catering: Policy = {
      ...bike,
      list_price: 78,
      floor_price: 66,
      quantity: { min: 50, max: 220, unit: 'guest' },
      terms: [
        {
          id: 'bar',
          label: 'Bar',
          default: 'none',
          options: [
            { id: 'none', label: 'no bar' },
            { id: 'open', label: 'open bar', charge: { amount: 25 } },
          ],
        },
      ],
    };
    const reasons = (...messages: string[]) =>
      chat(catering, messages).map(({ decision }) => decision.speech.reason as string);
    const bids = ['please include open bar', 'I can pay $52 each', 'We have $4804 for all 78 guests'];
    expect(reasons(...bids, 'I can pay $61.5897 each').at(-1)).not.toBe('met_in_the_middle');
    expect(reasons(...bids, 'I can pay $64 each').at(-1)).toBe('met_in_the_middle');
  });
});
