import { foldText } from './fold.js';

/** A phrase to look for, and what it stands for. */
export interface Phrase<Meaning> {
  phrase: string;
  meaning: Meaning;
}

/** A phrase found in a folded text. */
export interface PhraseMatch<Meaning> {
  meaning: Meaning;
  start: number;
  end: number;
}

const WORD = /[\p{Script=Latin}\d]/u;

/** The words of policies are folded for every message; what is longer than a word or two is a message. */
const LONGEST_KEPT = 64;
const MOST_KEPT = 5_000;
const kept = new Map<string, string>();

/** A text folded, with runs of blanks made one: the form in which phrases are compared. */
export function foldPhrase(text: string): string {
  if (text.length > LONGEST_KEPT) return fold(text);
  const folded = kept.get(text) ?? fold(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, folded);
  return folded;
}

function fold(text: string): string {
  return foldText(text)
    .text.replace(/[\s\u00a0_]+/g, ' ')
    .trim();
}

/**
 * Whether a phrase at this place is whole: no Latin word or number runs on at either end. Chinese has no such edges.
 */
function wholeAt(text: string, start: number, end: number): boolean {
  const runsOn = (inside: string, outside: string): boolean => WORD.test(inside) && WORD.test(outside);
  return !runsOn(text.charAt(start), text.charAt(start - 1)) && !runsOn(text.charAt(end - 1), text.charAt(end));
}

/**
 * Where the phrases stand in a folded text, in order; of matches that overlap the longest stays, all of
 * them where they are equally long. An English plural matches too.
 */
export function findPhrases<Meaning>(text: string, phrases: readonly Phrase<Meaning>[]): PhraseMatch<Meaning>[] {
  const found: PhraseMatch<Meaning>[] = [];
  for (const { phrase, meaning } of phrases) {
    if (phrase === '') continue;
    for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + phrase.length)) {
      const end = start + phrase.length;
      if (wholeAt(text, start, end)) found.push({ meaning, start, end });
      else if (text.charAt(end) === 's' && wholeAt(text, start, end + 1)) found.push({ meaning, start, end: end + 1 });
    }
  }
  found.sort((left, right) => left.start - right.start || right.end - left.end);
  return longest(found);
}

function longest<Meaning>(sorted: readonly PhraseMatch<Meaning>[]): PhraseMatch<Meaning>[] {
  const kept: PhraseMatch<Meaning>[] = [];
  for (const match of sorted) {
    const last = kept.at(-1);
    if (!last || match.start >= last.end) kept.push(match);
    else if (match.start === last.start && match.end === last.end) kept.push(match);
    else if (match.end - match.start > last.end - last.start) {
      while (kept.length > 0 && match.start < (kept.at(-1)?.end ?? 0)) kept.pop();
      kept.push(match);
    }
  }
  return kept;
}

/** Whether any of the words stands in a folded text. */
export function hasPhrase(folded: string, words: readonly string[]): boolean {
  return words.some((word) => findPhrases(folded, [{ phrase: foldPhrase(word), meaning: true }]).length > 0);
}
