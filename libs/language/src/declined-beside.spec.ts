import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-message.js';
import type { Vocabulary } from './vocabulary.js';

const option = (id: string, label: string, words: string[] = []) => ({
  id,
  label,
  default: 'none',
  options: [
    { id: 'none', label: 'nothing of it' },
    { id: 'added', label, words },
  ],
});
const lamps: Vocabulary = {
  language: 'en',
  currency: 'USD',
  name: 'Lamps',
  unit: 'lamp',
  most: 10,
  terms: [option('batteries', 'Batteries', ['写字']), option('assembly', 'Assembly', ['礼品卡'])],
  never: [],
  handoff: [],
  facts: [],
};
const intent = (text: string, held: Record<string, string> = {}) =>
  readMessage(text, lamps, {
    offers: [{ price: 100, quantity: 3, terms: { batteries: 'none', assembly: 'none', ...held } }],
    listPrice: 100,
  }).intent;

describe('a yes that does without an option', () => {
  it.each([
    'ok, no batteries',
    'yes no assembly please',
    'fine, i dont need batteries or assembly',
    'ok but without the batteries',
    'deal, batteries not needed',
    '成交,不写字',
    '可以,不要礼品卡',
    '好的，不要写字和礼品卡',
  ])('is a plain yes where no offer holds it: %s', (text) => {
    expect(intent(text)).toBe('accept');
    expect(intent(text, { batteries: 'added', assembly: 'added' })).not.toBe('accept');
  });

  it.each([
    'no batteries',
    'not ok without batteries',
    'ok, no batteries, and 10% off',
    'ok if no batteries',
    'ok, no batteries, but i need a plug',
    'i wont take it without batteries',
    'yes, without batteries and 90 each',
    'ok, no batteries?',
  ])('is none where anything else is said: %s', (text) => expect(intent(text)).not.toBe('accept'));
});
