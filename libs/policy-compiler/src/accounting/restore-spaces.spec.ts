import { expect, it } from '@jest/globals';
import { restoreSpaces } from './restore-spaces.js';

it.each([
  ['a space', 'Desk\noak', 'Desk oak, $90', 'Desk oak'],
  ['a tab', 'Desk\noak', 'Desk\toak, $90', 'Desk\toak'],
  ['an ideographic space', '桌\n椅', '桌　椅，90元', '桌　椅'],
  ['its own new line', 'Desk\noak', 'Desk\noak, $90', 'Desk\noak'],
  ['a plain space where it quotes more than the description', 'Told: "Desk\noak".', 'Desk oak', 'Told: "Desk oak".'],
])('a quote comes back with %s', (_what, quote, description, written) =>
  expect(restoreSpaces({ quotes: [quote] }, description)).toEqual({ quotes: [written] }),
);
