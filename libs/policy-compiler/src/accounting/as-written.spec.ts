import { expect, it } from '@jest/globals';
import { unparted } from './as-written.js';

it.each([
  ['a space', 'Desk\noak', 'Desk oak, $90', 'Desk oak'],
  ['a tab', 'Desk\noak', 'Desk\toak, $90', 'Desk\toak'],
  ['an ideographic space', '桌\n椅', '桌　椅，90元', '桌　椅'],
  ['its own new line', 'Desk\noak', 'Desk\noak, $90', 'Desk\noak'],
  ['nothing where nothing stood', '卖两千三\n刹车有点软', '三轮车卖两千三刹车有点软', '卖两千三刹车有点软'],
  ['a plain space where it begins with one', '\nDesk', 'Oak desk', ' Desk'],
  ['a plain space where it quotes more than the description', 'Told: "Desk\noak".', 'Desk oak', 'Told: "Desk oak".'],
])('a quote comes back with %s', (_what, quote, description, written) =>
  expect(unparted({ quotes: [quote] }, description)).toEqual({ quotes: [written] }),
);
