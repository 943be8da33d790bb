import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const machine: Policy = {
  version: 'svc-policy/1',
  name: 'Espresso machine',
  language: 'en',
  currency: 'USD',
  list_price: 350,
  floor_price: 290,
  never: [{ id: 'grinder', text: 'The grinder is not part of the sale.', words: ['grinder'] }],
};
const camera: Policy = {
  ...machine,
  name: '微单相机',
  language: 'zh',
  currency: 'CNY',
  list_price: 9800,
  floor_price: 9000,
  never: [],
};
const AGREED = /your proposal|what you propose|照您说|您的提议|按您的/;

describe('a wish beside a bid', () => {
  it.each([
    [machine, "I'll give you $345 delivered to my door.", 'delivered to my door'],
    [machine, '$343 and you ship it to Ohio?', 'ship it to ohio'],
    [machine, 'Would you do $345 with free shipping?', 'with free shipping'],
    [machine, "I'll pay $345, half now and half in January", 'half now and half in january'],
    [machine, "I'd pay $345 if you include a tamper", 'a tamper'],
    [camera, '9780包邮可以吗', '包邮'],
    [camera, '9790，送个包', '送个包'],
  ])('%#: is open, named, and agreed to by nobody: %s', (policy, message, wish) => {
    const [{ decision, shown }] = chat(policy, [message]) as [ReturnType<typeof chat>[0]];
    expect(decision.speech.notes).toContainEqual({ kind: 'not_included', words: wish });
    expect(shown).toContain(`“${wish}”`);
    expect(shown).not.toMatch(AGREED);
  });
  it('is named where a bare yes signs what the text before said', () => {
    const [, deal] = chat(machine, ["I'll give you $345 delivered to my door.", 'deal']);
    expect(deal!.decision.kind).toBe('deal');
    expect(deal!.shown).toContain('“delivered to my door”');
  });
  it('is named once and stays open over questions, and ends with a bid without it', () => {
    const [, asked, bid] = chat(machine, ['$345 delivered to my door', 'Are you a bot?', '$345']);
    expect(asked!.shown).not.toContain('delivered');
    expect(asked!.decision.memory.open_wish).toBe('delivered to my door');
    expect(bid!.shown).not.toContain('delivered');
    expect(bid!.decision.memory.open_wish).toBeUndefined();
  });
  it('is named again where it is said again, and no other is then', () => {
    const [, other, again] = chat(machine, ['$345 delivered to my door', '$345 with a tamper', '$346 with a tamper']);
    expect(other!.shown).toContain('“with a tamper”');
    expect(other!.shown).not.toContain('delivered');
    expect(again!.shown).toContain('“with a tamper”');
  });
  it('makes no second bid of the same figure a better one', () => {
    const delivered: Policy = {
      ...machine,
      terms: [
        {
          id: 'handover',
          label: 'Handover',
          default: 'pickup',
          options: [
            { id: 'pickup', label: 'Pickup', words: ['pickup'] },
            { id: 'delivery', label: 'Delivery', words: ['delivery'], charge: { amount: 20 } },
          ],
        },
      ],
    };
    const [first, second] = chat(delivered, ['I can pay $300 with delivery', 'I can pay $300 plus free gift wrapping']);
    const best = (answer: typeof first) => Math.max(...answer!.decision.memory.moves.map((move) => move.bid ?? 0));
    expect(best(first)).toBe(280);
    expect(best(second)).toBe(280);
    const [, , apart] = chat(delivered, ['I can pay $300 with delivery', 'hm', 'I can pay $300 plus delivery']);
    expect(best(apart)).toBe(300);
  });
  it('is none in a plain bid, nor what the policy speaks of', () => {
    for (const message of [
      '$345',
      'Would you take $345 cash today?',
      'I can pay $345 tomorrow',
      '$345 and we are done',
    ])
      expect(chat(machine, [message])[0]!.decision.speech.notes).toEqual([]);
    expect(chat(machine, ['$345 with the grinder'])[0]!.decision.speech.refusals).toHaveLength(1);
  });
  it('is quoted without any figure of the buyer', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom('a bag worth $%', 'a % year warranty', '% dollars back'),
        (figure, what) => {
          const [answer] = chat(machine, [`$345 with ${what.replace('%', String(figure))} and free shipping`]);
          for (const { words = '' } of answer!.decision.speech.notes ?? []) expect(words).not.toMatch(/\d/);
        },
      ),
      { numRuns: 40 },
    ));
});
