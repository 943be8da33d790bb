import { denies } from './clause-shape.js';

/** Words of below right before a sum, or right behind it: closed classes. */
const BELOW_BEFORE = /(?:\b(?:under|below|less than|lower than)|低于|低於|少于|少於|不到)[\s\p{Sc}]*$/iu;
const BELOW_BEHIND = /^\s?(?:以下|之下|往下|or (?:less|lower|under))/iu;

/**
 * Whether a clause denies what lies below its sum: that sum is the lowest price.
 * @example refusesBelow("Under £9 it isn't worth our while", '£9') // true
 * @example refusesBelow('385万以下不卖', '385万') // true
 */
export function refusesBelow(words: string, sum: string): boolean {
  const at = words.indexOf(sum);
  if (at < 0) return false;
  const [before, behind] = [words.slice(0, at), words.slice(at + sum.length)];
  return (BELOW_BEFORE.test(before) && denies(behind || before)) || (BELOW_BEHIND.test(behind) && denies(behind));
}
