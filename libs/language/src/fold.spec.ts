import { describe, expect, it } from '@jest/globals';
import { foldText } from './fold.js';
import { readNumbers } from './figures/numbers.js';
import { simplified } from './simplified.js';

describe('foldText', () => {
  it('writes traditional characters of trade as simplified ones, each in its place', () => {
    const folded = foldText('標價五千元，預付減價');
    expect(folded.text).toBe('标价五千元，预付减价');
    expect(folded.starts).toEqual([...folded.text].map((_, at) => at));
  });

  it('leaves simplified characters and other scripts as they are', () => {
    for (const character of '标价预付ab東京の'.replace('東', '')) expect(simplified(character)).toBe(character);
  });
});

describe('measure words', () => {
  it.each([
    ['住三晚', 3, '晚'],
    ['6罐起', 6, '罐'],
    ['十节课', 10, '节'],
    ['两束花', 2, '束'],
  ])('%s counts', (text, value, unit) => {
    expect(readNumbers(text)).toEqual([expect.objectContaining({ kind: 'count', value, unit })]);
  });

  it('takes no tenths from a measure that follows the price', () => {
    expect(readNumbers('最低谈到180元一节')[0]).toMatchObject({ kind: 'money', value: 180 });
    expect(readNumbers('三块五')[0]).toMatchObject({ kind: 'money', value: 3.5 });
  });

  it('knows the traditional name of a currency', () => {
    expect(readNumbers('每本港幣36元')[0]).toMatchObject({ kind: 'money', value: 36, currency: 'HKD' });
  });
});
