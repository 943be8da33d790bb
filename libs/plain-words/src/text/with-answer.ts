import type { Place } from './said-figures.js';

const ANSWERED = /^[^.!?\n。！？]+[?？]\s[^.!?\n。！？]+/u;

/**
 * A question that the seller asks and answers is told with its answer; every other place stays as it is.
 * @example withAnswer([...'Trial? 21 days, yes.'], { quote: 'Trial', start: 0, end: 5 }).quote // 'Trial? 21 days, yes'
 */
export function withAnswer(points: readonly string[], { quote, start, end }: Place): Place {
  const [asked = quote] = ANSWERED.exec(points.slice(start).join('')) ?? [];
  return /[?？]/u.test(points[end] ?? '')
    ? { quote: asked, start, end: start + [...asked].length }
    : { quote, start, end };
}
