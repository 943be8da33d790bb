import { singular } from '@svc/language';
import { subjectWords } from './subject-words.js';

const HAN = /\p{Script=Han}/u;

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words of an option without those that name what is sold itself: whoever asks for the goods says them too. All of
 * them where none of the option's own words is left.
 * @param goods the name of what is sold and its unit
 * @example besidesGoods('weekday weddings', ['weekday', 'weddings'], ['Wedding photography']) // ['weekday']
 */
export function besidesGoods(label: string, words: readonly string[], goods: readonly string[]): string[] {
  const named = goods.flatMap((name) => subjectWords(name, Infinity)).map((word) => word.toLowerCase());
  const singles = new Set(named.flatMap(tokens).map(singular));
  const isGoods = (word: string): boolean =>
    HAN.test(word)
      ? named.some((name) => name.includes(word))
      : tokens(word).length > 0 && tokens(word).every((token) => singles.has(singular(token)));
  const left = words.filter((word) => !isGoods(word));
  const own = new Set(tokens(label));
  const isOwn = (word: string): boolean =>
    HAN.test(word) ? label.includes(word) : tokens(word).every((token) => own.has(token));
  return left.some(isOwn) ? left : [...words];
}
