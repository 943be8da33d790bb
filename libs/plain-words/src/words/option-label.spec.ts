import { describe, expect, it } from '@jest/globals';
import { optionLabel } from './option-label.js';

describe('option labels', () => {
  it.each([
    ['pick it up themselves', 'Pick-up'],
    ['collects', 'Pick-up'],
    ['Pay by bank transfer up front', 'Bank transfer in advance'],
    ['pays cash', 'Cash'],
    ['paying up front', 'Full payment in advance'],
    ['sign for two years', 'Two years'],
    ['two years', 'two years'],
    ['SEPA debit', 'Direct debit'],
  ])('shows "%s" as "%s"', (words, label) => {
    expect(optionLabel(words, 'en')).toBe(label);
  });

  it.each([
    ['客户自提', '自提'],
    ['先款后货', '预付全款'],
    ['签两年', '两年'],
  ])('shows 「%s」 as 「%s」', (words, label) => {
    expect(optionLabel(words, 'zh')).toBe(label);
  });

  it('leaves what it does not know in the words of the seller', () => {
    expect(optionLabel('leave me the bike rack', 'en')).toBe('leave me the bike rack');
    expect(optionLabel('collects within a week', 'en')).toBe('collects within a week');
  });
});
