import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { chat } from './testing/chat.js';

const honey: Policy = {
  version: 'svc-policy/1',
  name: 'Wildflower honey',
  language: 'en',
  currency: 'USD',
  list_price: 12,
  floor_price: 10,
  free_discount: 0,
  quantity: { min: 1, max: 60, unit: 'jar' },
  terms: [
    {
      id: 'handover',
      label: 'Handover',
      default: 'standard',
      options: [
        { id: 'standard', label: 'as usual' },
        { id: 'delivery', label: 'Delivery', charge: { amount: 9 }, charge_per: 'deal' },
      ],
    },
  ],
};
const last = (...messages: string[]) => chat(honey, messages).at(-1)!.decision;

describe('an option that costs something on top', () => {
  it.each([
    'no delivery please',
    'without shipping then',
    "I'll pick them up myself",
    'I would rather collect',
    '不要送货了',
    '自提',
  ])('is gone, and the price stays, where the buyer does without it: %s', (words) => {
    expect(last('12 jars shipped')).toMatchObject({ offer: { total: 153 } });
    expect(last('12 jars shipped', words)).toMatchObject({ kind: 'offer', offer: { price: 12, total: 144 } });
    expect(last('12 jars shipped', words, 'yes')).toMatchObject({ kind: 'deal', offer: { total: 144, charges: [] } });
  });
  it('is gone beside a price too', () =>
    expect(last('12 jars shipped', "I'd rather pick up. 12 jars for 144?")).toMatchObject({ offer: { total: 144 } }));
  it('can be had again at the price at which it was offered', () =>
    expect(last('12 jars shipped', 'no delivery please', 'ok, with delivery then')).toMatchObject({
      offer: { total: 153 },
    }));
  it.each(['please send to Denver', 'post them to me please', 'I want them, mail them to my house', '要寄到北京'])(
    'is asked for with a verb of sending: %s',
    (words) => expect(last('12 jars', words)).toMatchObject({ offer: { total: 153 } }),
  );
  it.each([
    'can you mail them to me?',
    'where do I send the money?',
    "I'll send it to you today",
    'send me the invoice',
  ])('is not added by a question, nor where something else is sent: %s', (words) =>
    expect(last('12 jars', words)).toMatchObject({ offer: { total: 144 } }),
  );
});
