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

  it('leaves a default that says nothing out of the offer', () => {
    const shown = chat(honey, ['12 jars shipped', 'no delivery please']).at(-1)?.shown ?? '';
    expect(shown).toContain('12 jars at $12');
    expect(shown).not.toMatch(/Handover|as usual/);
  });
  it('is gone beside a price too', () =>
    expect(last('12 jars shipped', "I'd rather pick up. 12 jars for 144?")).toMatchObject({ offer: { total: 144 } }));
  it('can be had again at the price at which it was offered', () =>
    expect(last('12 jars shipped', 'no delivery please', 'ok, with delivery then')).toMatchObject({
      offer: { total: 153 },
    }));
  it('is told with what it costs to whoever asks for it as free, though the offer holds it', () => {
    const { decision, shown } = chat(honey, ['12 jars shipped', 'deal if delivery is free']).at(-1)!;
    expect(decision).toMatchObject({ kind: 'offer', offer: { total: 153 } });
    expect(shown).toContain('You can have this for $9 on top: Delivery.');
  });
  it.each(['please send to Denver', 'post them to me please', 'I want them, mail them to my house', '要寄到北京'])(
    'is asked for with a verb of sending: %s',
    (words) => expect(last('12 jars', words)).toMatchObject({ offer: { total: 153 } }),
  );
  it.each(['ok, no delivery', 'deal, without shipping please', '成交,不要送货'])(
    'speaks against no offer that holds none of it: %s',
    (words) => expect(last('12 jars', words)).toMatchObject({ kind: 'deal', offer: { total: 144 } }),
  );
  it.each([
    ['no delivery', 144],
    ['make it 20 jars, no delivery', 240],
  ])('earns no lower price by being done without where no offer holds it: %s', (words, total) =>
    expect(last('12 jars', words)).toMatchObject({ kind: 'offer', offer: { price: 12, total } }),
  );
  it.each(['yes, but only if delivery is free', 'deal if you throw in delivery', '如果免费送货就成交'])(
    'is told about and not added where it is asked for as free: %s',
    (words) => {
      const answered = chat(honey, ['12 jars', words]);
      expect(answered.at(-1)?.decision).toMatchObject({ kind: 'offer', offer: { total: 144, charges: [] } });
      expect(answered.at(-1)?.shown).toMatch(/You can have this for \$9 on top: Delivery|“送货”可以有/);
    },
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

describe('an option of which another number is wanted than is ordered', () => {
  const chairs: Policy = {
    ...honey,
    name: 'Folding chairs',
    list_price: 8,
    floor_price: 7,
    quantity: { min: 1, max: 200, unit: 'chair' },
    terms: [
      {
        id: 'cushions',
        label: 'Cushions',
        default: 'none',
        options: [
          { id: 'none', label: 'without' },
          { id: 'cushions', label: 'Cushions', charge: { amount: 2 }, charge_per: 'unit' },
        ],
      },
    ],
  };
  const replied = (...messages: string[]) => chat(chairs, messages).at(-1)!;

  it('is left out, and the reply tells what it costs for the whole order', () => {
    const { shown, decision } = replied('20 chairs with 6 cushions');
    expect(decision.offer).toMatchObject({ quantity: 20, total: 160, terms: { cushions: 'none' } });
    expect(shown).toContain('only for all that you order, for $40 on top: Cushions');
  });

  it('is left out of an offer that held it', () =>
    expect(replied('20 chairs with cushions', '20 chairs, 4 cushions').decision.offer).toMatchObject({ total: 160 }));

  it('closes no deal beside a yes', () =>
    expect(replied('20 chairs', 'yes, with 6 cushions').decision.kind).toBe('offer'));

  it.each(['20 chairs and 20 cushions', '20 chairs with cushions'])('is had with all of the order: %s', (words) =>
    expect(replied(words).decision.offer).toMatchObject({ quantity: 20, total: 200 }),
  );
});
