import { describe, expect, it } from '@jest/globals';
import { openTime } from './open-time.js';

const perhaps = (text: string, unit: 'hour' | 'day' | 'night') => openTime(text, unit)?.open.perhaps;

describe('a length of time without a count of periods', () => {
  it.each([
    ['monday from 8am to 12, what is it?', 4],
    ['can you play from 6pm to midnight on a friday?', 6],
    ['between 9 and 5pm', 8],
    ['10:30am - 2:30pm', 4],
    ['noon to 4 pm', 4],
    ['周三下午两点到六点', 4],
    ['上午九点到十二点', 3],
    ['8am to 9:30am', null],
  ])('is told by the clock: %s', (text, hours) => expect(perhaps(text, 'hour')).toBe(hours));

  it.each([
    ['12 sets for saturday and sunday, delivered', 'day', 2],
    ['sat + sun', 'day', 2],
    ['周六周日', 'day', 2],
    ['from 3 june to 7 june', 'day', 5],
    ['3rd to 7th june', 'night', 4],
    ['12th and 13th of june', 'day', 2],
    ['6月3日到7日', 'day', 5],
    ['28 may to 2 june', 'day', null],
    ['a long weekend', 'day', null],
    ['from friday to monday', 'night', 3],
    ['the weekend', 'day', 2],
  ] as const)('is told by days: %s', (text, unit, count) => expect(perhaps(text, unit)).toBe(count));

  it.each(['3.5 hours please', 'two and a half hours', 'an hour and a half', '两个半小时'])(
    'is no whole number: %s',
    (text) => expect(perhaps(text, 'hour')).toBeNull(),
  );

  it.each(['8 to 12 each', 'between 40 and 50', '$8 to $12', 'from 3 to 7', '10 chairs, monday please'])(
    'is none: %s',
    (text) => {
      expect(openTime(text, 'hour')).toBeNull();
      expect(openTime(text, 'day')).toBeNull();
    },
  );
});
