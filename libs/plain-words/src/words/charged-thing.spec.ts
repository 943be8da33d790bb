import { describe, expect, it } from '@jest/globals';
import { chargedThing, whatFor } from './charged-thing.js';

describe('what is charged for', () => {
  it.each([
    ['open bar is extra per guest', 'open bar'],
    ['dessert table costs', 'dessert table'],
    ['parking space is a month', 'parking space'],
    ['Lessons at your home cost extra an hour', 'Lessons at your home'],
    ['Delivery within town', 'Delivery within town'],
    ['酒水每桌另加', '酒水'],
    ['送货上门另加', '送货上门'],
    ['周末贵', '周末'],
    ['自带清洁剂', '自带清洁剂'],
    ['costs', 'costs'],
  ])('%s is %s', (words, thing) => expect(chargedThing(words)).toBe(thing));

  it.each([
    ['Setup fee of $30 per design', '$30', 'Setup fee'],
    ['Lessons at your home cost £8 extra an hour', '£8', 'Lessons at your home'],
    ['Delivery within Berlin costs €30', '€30', 'Delivery within Berlin'],
    ['Shipping is about $12', '$12', 'Shipping'],
    ['送货上门另加50元', '50元', '送货上门'],
  ])('%s: %s is for %s', (words, sum, thing) => expect(whatFor(words, sum)).toBe(thing));
});
