import { describe, expect, it } from '@jest/globals';
import { carPolicy, seatPolicy, waterPolicy } from '../testing/policies.js';
import { standingOf } from '../standing-of.js';
import { vocabularyOf } from '../vocabulary-of.js';
import { table } from '../testing/table.js';
import { publicFace } from './public-face.js';

describe('what any buyer may know of a policy', () => {
  it('is the name, the list price, what may be ordered and what can be talked about', () => {
    const face = publicFace(seatPolicy());
    expect(face).toMatchObject({
      name: 'Team plan',
      language: 'en',
      currency: 'USD',
      list_price: 49,
      quantity: { min: 10, max: 2000, unit: 'seat' },
      max_rounds: 8,
    });
    expect(face).not.toHaveProperty('price_decimals');
    expect(face.terms[0]!.options).toEqual([
      { id: 'monthly', label: 'monthly' },
      { id: 'annual', label: 'one year, paid up front', words: ['annual'] },
      { id: 'two_years', label: 'two years, paid yearly' },
    ]);
    expect(publicFace(waterPolicy())).toMatchObject({ price_decimals: 3, quantity: { min: 1000, unit: '瓶' } });
  });

  it('is one of a kind where the policy says no count, in the words of its language', () => {
    const { quantity: _quantity, manner: _manner, ...bare } = carPolicy();
    expect(publicFace(bare)).toMatchObject({ quantity: { min: 1, max: 1, unit: 'unit' }, max_rounds: 8 });
    expect(publicFace({ ...bare, language: 'zh' }).quantity.unit).toBe('个');
    const { terms: _terms, ...termless } = bare;
    expect(publicFace(termless).terms).toEqual([]);
  });
});

describe('what the reader of messages is told', () => {
  it('are names and words, without those that are in every message', () => {
    const policy = seatPolicy({
      facts: [{ id: 'size', words: ['seat', 'Seats', 'large'], answer: 'Large.' }],
      never: [{ id: 'sso', text: 'No.', words: ['seats', 'sso'] }],
      handoff: [{ id: 'soc', text: 'soc', words: ['seat', 'soc 2'] }],
    });
    const { facts, never, handoff, most, unit, name, currency } = vocabularyOf(policy);
    expect({ facts, never, handoff }).toEqual({
      facts: [{ id: 'size', words: ['large'], answer: 'Large.' }],
      never: [{ id: 'sso', words: ['sso'] }],
      handoff: [{ id: 'soc', words: ['soc 2'] }],
    });
    expect({ most, unit, name, currency }).toEqual({ most: 2000, unit: 'seat', name: 'Team plan', currency: 'USD' });
    expect(vocabularyOf(carPolicy())).toMatchObject({ most: 1, never: [], handoff: [], facts: [] });
    expect(vocabularyOf(carPolicy())).not.toHaveProperty('unit');
  });

  it('is what lies on the table with its total, and the last bid, or the count where there is none', () => {
    const memory = table(seatPolicy(), [{ price: 47, quantity: 20 }], { quantity: 20 });
    expect(standingOf(seatPolicy(), memory)).toEqual({
      offers: [
        { price: 47, quantity: 20, total: 940, terms: { contract: 'monthly', support: 'mail', onboarding: 'docs' } },
      ],
      listPrice: 49,
      lastBid: null,
      lastCount: 20,
    });
    expect(standingOf(seatPolicy(), { ...memory, last_bid: 40 })).toMatchObject({ lastBid: 40, lastCount: null });
    expect(standingOf(seatPolicy(), null)).toEqual({ offers: [], listPrice: 49, lastBid: null, lastCount: null });
  });
});
