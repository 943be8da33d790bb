import { BIDDING_CUES, CURRENCY_CUES } from './phrases/bidding-cues.js';

/** The most words of a message that are looked at, so that the time grows with the length alone. */
const MOST_WORDS = 40;

/** The shortest word that is taken for another: of shorter ones every edit is a word. */
const SHORTEST = 3;

/**
 * Whether two words are one slip of the hand apart: a letter left out, added, exchanged, or two that stand side by side
 * swapped (Damerau). Equal words are not.
 * @example isOneSlip('cna', 'can') // true
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  let [left, right] = [typed.length, meant.length];
  while (left > from && right > from && typed[left - 1] === meant[right - 1]) [left, right] = [left - 1, right - 1];
  const [changed, into] = [typed.slice(from, left), meant.slice(from, right)];
  const swapped = changed.length === 2 && into.length === 2 && changed[0] === into[1] && changed[1] === into[0];
  return swapped || (changed.length <= 1 && into.length <= 1);
}

/** The one cue word that a word is a slip of; null where it is a cue itself, or a slip of none or of several. */
function meantBy(word: string): string | null {
  if (word.length < SHORTEST || BIDDING_CUES.has(word)) return null;
  const meant = [...BIDDING_CUES].filter((cue) => cue.length >= SHORTEST && isOneSlip(word, cue));
  // A word of three letters has many neighbours: of it only swapped letters are a slip.
  const likely =
    word.length > SHORTEST ? meant : meant.filter((cue) => [...cue].sort().join() === [...word].sort().join());
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/**
 * Whether a figure of a folded text is followed by a slip of a currency word, so that it counts nothing that is sold.
 * @example namesMoneyBySlip('700 dolars') // true
 */
export const namesMoneyBySlip = (text: string): boolean =>
  [...text.matchAll(/\d ?([a-z]+)/g)].some(([, word = '']) => CURRENCY_CUES.has(meantBy(word) ?? ''));

/**
 * A folded text with the slips in its cue words and currency words mended, and nothing else; null where it has none, or
 * names no figure.
 * @example mendSlips('i cna pay 700 dolars') // 'i can pay 700 dollars'
 */
export function mendSlips(text: string): string | null {
  if (!/\d/.test(text)) return null;
  let seen = 0;
  const mended = text.replace(/[a-z]+/g, (word) => {
    seen += 1;
    return seen > MOST_WORDS ? word : (meantBy(word) ?? word);
  });
  return mended === text ? null : mended;
}
