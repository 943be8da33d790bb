import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';
import { seatPolicy, waterPolicy } from './testing/policies.js';

const bike: Policy = {
  version: 'svc-policy/1',
  name: 'Road bike',
  language: 'en',
  currency: 'USD',
  list_price: 500,
  floor_price: 300,
};
const lessons: Policy = {
  ...bike,
  name: 'Lessons',
  list_price: 45,
  floor_price: 38,
  quantity: { min: 1, max: 100, unit: 'hour', breaks: [{ from: 10, gives: { to_price: 40 } }] },
};

describe('a bargain', () => {
  it('holds its price against seven complaints', () => {
    const told = chat(bike, ['hi', ...Array.from({ length: 7 }, () => 'too expensive')]);
    expect(told.map(({ decision }) => decision.offer?.price)).toEqual(told.map(() => 500));
  });
  it('gives a published price at once', () => {
    const [asked] = chat(lessons, ['Could you do 40 if I book 10 hours?']);
    expect(asked?.decision.offer).toMatchObject({ price: 40, quantity: 10, total: 400 });
    expect(asked?.shown).not.toContain('cannot answer');
  });
  it('stays open for who wants to think, without asking what they mean', () => {
    for (const message of ["I'll think about it", '我再考虑考虑']) {
      const last = chat(bike, ['hi', message]).at(-1);
      expect(last?.decision).toMatchObject({ decided_by: 'rule:stays_open', done: false, offer: { price: 500 } });
    }
  });
  it.each(['deal! where do I send the money?', '好的，怎么付款'])('is sealed by %s', (message) => {
    expect(chat(bike, ['hi', message]).at(-1)?.decision.kind).toBe('deal');
  });
  it('asks once more for a yes that has something beside it, and names what it cannot answer', () => {
    const last = chat(bike, ['hi', 'Perfect, book us in! What time can we check in?']).at(-1);
    expect(last?.decision).toMatchObject({ decided_by: 'rule:yes_in_doubt', kind: 'offer' });
    expect(last?.shown).toContain('noted for the seller');
  });
  it('names the options that a word could mean', () => {
    const policy = waterPolicy();
    const [payment] = policy.terms ?? [];
    payment?.options.push({ id: 'on_dispatch', label: '款到发货', worth: 0.02 });
    const last = chat(policy, ['你好', '如果我预付全款并且自提呢？']).at(-1);
    expect(last?.shown).toContain('预付全款');
    expect(last?.shown).not.toContain('答不了');
  });
  it('takes no price of somebody else for a bid', () => {
    const last = chat(seatPolicy(), ['hi', '隔壁厂报我40还包邮']).at(-1);
    expect(last?.decision.memory.last_bid).toBeNull();
  });
});
