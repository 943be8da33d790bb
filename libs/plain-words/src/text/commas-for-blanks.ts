import { detectLanguage } from '@svc/language';
import { LANGUAGES } from '../languages/languages.js';
import { tagDescription } from './tagged-text.js';

/**
 * A description with commas where blanks stand for them; every position stays where it is.
 * @example commasForBlanks('二手书桌 九成新 600块 最低550块 可小刀') // '二手书桌，九成新，600块，最低550块，可小刀'
 */
export function commasForBlanks(description: string): string {
  const language = LANGUAGES[detectLanguage(description) ?? 'en'];
  if (language.spaced) return description;
  const { text, starts } = language.prepare(tagDescription(description, language));
  const marked = [...Array(text.length).keys()].filter((at) => text[at] === '，').map((at) => starts[at] ?? 0);
  const points = description.split('');
  for (const at of marked) if (points[at] === ' ') points[at] = '，';
  return points.join('');
}
