import { describe, expect, it } from '@jest/globals';
import type { Draft, Part } from './draft.js';
import { foldParts } from './fold-parts.js';

const DESCRIPTION = 'Asking $500, not below $450. Fixed price, really.';
const opening: Draft = {
  version: 'svc-policy/1',
  name: 'Bike',
  language: 'en',
  currency: 'USD',
  salt: 'A'.repeat(22),
  engine: 'bundle2',
  meso: 3,
  terms: [],
};
const part = (some: Partial<Part>): Part => ({ members: {}, cited: [], remarks: [], ...some });
const contradiction = (...quotes: string[]): Part =>
  part({ remarks: [{ text: 'fixedYetLower', path: '/floor_price', args: [450], quotes }] });

describe('the parts of a policy', () => {
  it('come together in their order, and a later part counts where two give the same member', () => {
    const parts = [part({ members: { list_price: 500 } }), part({ members: { list_price: 480, floor_price: 450 } })];
    const { draft } = foldParts(opening, parts, DESCRIPTION);
    expect(Object.keys(draft).slice(-2)).toEqual(['list_price', 'floor_price']);
    expect(draft).toEqual({ ...opening, list_price: 480, floor_price: 450 });
  });

  it('stay as they were', () => {
    const before = structuredClone(opening);
    foldParts(opening, [part({ members: { currency: 'EUR' }, cited: [['/currency', placeAt(0)]] })], DESCRIPTION);
    expect(opening).toEqual(before);
  });

  it('keep all places of one part of the policy, those cited first before the others', () => {
    const cited = [placeAt(0), placeAt(8)].map((place) => ['/floor_price', place] as const);
    const { places } = foldParts(opening, [part({ cited: cited.slice(1) }), part({ cited })], DESCRIPTION);
    expect(places.get('/floor_price')?.map(({ start }) => start)).toEqual([8, 0, 8]);
  });

  it('are quoted by the words from one contradiction to the other, in the order of the description', () => {
    const quoted = (...quotes: string[]): string | null | undefined =>
      foldParts(opening, [contradiction(...quotes)], DESCRIPTION).issues[0]?.quote;
    expect(quoted('Fixed price', 'not below $450')).toBe('not below $450. Fixed price');
    expect(quoted('Fixed price')).toBe('Fixed price');
    expect(quoted()).toBeNull();
    expect(quoted('words put together', 'Fixed price')).toBe('Fixed price');
  });

  it('are quoted by the later words alone where the two stand more than 400 characters apart', () => {
    const far = `Asking $500.${' '.repeat(400)}Fixed price.`;
    const [issue] = foldParts(opening, [contradiction('Asking $500', 'Fixed price')], far).issues;
    expect(issue).toMatchObject({ code: 'contradiction', path: '/floor_price', quote: 'Fixed price' });
  });
});

const placeAt = (start: number): { quote: string; start: number; end: number } => ({
  quote: DESCRIPTION.slice(start, start + 4),
  start,
  end: start + 4,
});
