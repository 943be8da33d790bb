import { describe, expect, it } from '@jest/globals';
import { structureOf } from './act-structure.js';

describe('how the tokens of a message stand to each other', () => {
  const features = structureOf(['no', ',', 'would', 'you', 'take', '#<;', '?']);
  it.each([
    ['pairs with a gap', '-would take'],
    ['what stands before a figure', '[#<; take'],
    ['what stands behind a figure', ']#<; ?'],
    ['the figures of a clause with the mark that ends it', '{#<; ?'],
    ['a clause without figures', '{ ,'],
    ['what is said in a sentence that asks', ')take'],
    ['the first words', '<no'],
    ['parts of longer words', '+<wo'],
  ])('%s', (_, feature) => expect(features).toContain(feature));

  it('tell a sentence that asks from one that does not', () => {
    expect(structureOf(['take', 'it', '.', '好', '吗'])).toEqual(expect.arrayContaining(['(take', ')好']));
  });
  it('are few beside a long message and none but the edges beside an empty one', () => {
    expect(structureOf([])).toEqual([]);
    expect(structureOf(Array.from({ length: 160 }, () => '#<;')).length).toBeLessThan(160 * 16);
  });
});
