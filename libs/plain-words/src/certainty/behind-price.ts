import { patternWith } from '@svc/language';
import type { Place } from '../text/said-figures.js';

/** What a price is paid for, right behind it, and the signs around it: "/night", " a ticket", "一晚". */
const PAID_FOR = patternWith('iu')`
    ^\s*(?:net|each)?\s*
      (?:(?:(?:\/|per|an?|the|each|every|for[ ]one|for[ ]each)\s*\p{Script=Latin}+|\/\s*\p{Script=Han}{1,3})\s*)*
      (?:each|net|一\p{Script=Han}|每\p{Script=Han})?
  `;
/** What leads to what is in a price. */
const INCLUDES = /^(?:with|including|incl\.?|and)\s+/iu;
const WORD = /[\p{L}\p{N}]/u;

/** Words with what leads to them, and without it. */
export interface BehindPrice {
  whole: Place;
  said: Place;
}

/**
 * What stands behind a price and what it is paid for, up to the end of its clause; null where nothing does.
 * @example behindPrice([...'£48 a ticket with dinner'], 3, 24)?.said.quote // 'dinner'
 */
export function behindPrice(points: readonly string[], from: number, to: number): BehindPrice | null {
  let [start, end] = [from + [...(PAID_FOR.exec(points.slice(from, to).join(''))?.[0] ?? '')].length, to];
  while (start < end && !WORD.test(points[start] ?? '')) start += 1;
  while (end > start && !WORD.test(points[end - 1] ?? '')) end -= 1;
  if (start === end) return null;
  const whole = { quote: points.slice(start, end).join(''), start, end };
  const led = start + [...(INCLUDES.exec(whole.quote)?.[0] ?? '')].length;
  return { whole, said: { quote: points.slice(led, end).join(''), start: led, end } };
}
