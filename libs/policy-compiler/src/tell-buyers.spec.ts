import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { tellBuyers } from './tell-buyers.js';

const BIKE: Policy = {
  version: 'svc-policy/1',
  name: 'Cargo bike',
  language: 'en',
  currency: 'EUR',
  list_price: 40,
  floor_price: 18,
  reserve_price: 26,
  period: { unit: 'day', default: 1 },
  quantity: { min: 1, max: 4, unit: 'bike' },
  terms: [
    {
      id: 'seat',
      label: 'Child seat',
      default: 'none',
      options: [
        { id: 'none', label: 'without', worth: 0 },
        { id: 'seat', label: 'child seat', charge: { amount: 5 }, charge_per: 'unit_period' },
        { id: 'trailer', label: 'trailer', charge: { amount: 12.5 }, charge_per: 'deal' },
        { id: 'driven', label: 'brought to you', charge: { amount: 0.6 }, charge_per: { count: 'mile', max: 50 } },
      ],
    },
    {
      id: 'payment',
      label: 'Payment',
      default: 'card',
      options: [
        { id: 'card', label: 'card' },
        { id: 'cash', label: 'cash', gives: { share: 0.02 }, worth: 3 },
        { id: 'ahead', label: 'ahead', unlocks: { amount: 7 }, worth: 9 },
      ],
    },
  ],
  facts: [{ id: 'deposit', words: ['deposit'], answer: 'Deposit €300.' }],
  never: [{ id: 'racing', text: 'No racing.', words: ['race'] }],
};

describe('what buyers may know of a policy', () => {
  it('is its facts, and each choice with what it costs or saves', () =>
    expect(tellBuyers(BIKE)).toEqual({
      facts: ['Deposit €300.'],
      choices: [
        {
          label: 'Child seat',
          options: [
            'without',
            'child seat (€5 a bike and day on top)',
            'trailer (€12.50 on top)',
            'brought to you (€0.60 a mile on top)',
          ],
        },
        { label: 'Payment', options: ['card', 'cash (2% off)', 'ahead'] },
      ],
    }));

  it('is written in the language of the policy', () => {
    const [term] = BIKE.terms ?? [];
    const seat = { id: 'seat', label: '儿童座椅', charge: { amount: 5 }, charge_per: 'period' as const };
    const chinese = { ...BIKE, language: 'zh' as const, currency: 'CNY', terms: [{ ...term!, options: [seat] }] };
    expect(tellBuyers(chinese).choices[0]?.options).toEqual(['儿童座椅（每天另加5元）']);
  });

  it('says of an option that no discount goes with that it is for the list price', () => {
    const [, payment] = BIKE.terms ?? [];
    const options = [{ id: 'free', label: 'free delivery', requires_discount_at_most: 0 }];
    const only = { ...BIKE, terms: [{ ...payment!, options }] };
    expect(tellBuyers(only).choices[0]?.options).toEqual(['free delivery (only at the full list price)']);
    expect(tellBuyers({ ...only, language: 'zh' }).choices[0]?.options).toEqual(['free delivery（只在按标价付款时）']);
  });

  it('holds no limit of the seller: nothing that is bargained for, nobody’s reserve', () =>
    expect(JSON.stringify(tellBuyers(BIKE))).not.toMatch(/18|26|7|9|racing/));
});
