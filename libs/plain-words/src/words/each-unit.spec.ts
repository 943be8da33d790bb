import { describe, expect, it } from '@jest/globals';
import { eachUnit } from './each-unit.js';

describe('what a sum is paid for', () => {
  it.each(['a', 'an', 'per', 'each', 'every'].flatMap((each) => ['order', 'delivery', 'trip'].map((of) => [each, of])))(
    'is the deal once where it is "%s %s", however many units it has',
    (each, of) => expect(eachUnit(`Shipping is $9 ${each} ${of}`)).toBe(false),
  );
  it.each(['运费12元一单', '每单运费12元', '每次上门30元'])('is the deal once in %s', (words) =>
    expect(eachUnit(words)).toBe(false),
  );
  it.each(['25 extra per guest', '$2 a bag on top', '每箱另加12元', '$3 each'])('is each unit in %s', (words) =>
    expect(eachUnit(words)).toBe(true),
  );
});
