import { foldText } from '@svc/language';
import { EDGE_WORDS, ZH_EDGE_END, ZH_EDGE_START } from './phrases/condition.js';

const HAN = /\p{Script=Han}/u;
const SIGNS = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

function trimHan(words: string): string {
  let text = words;
  for (;;) {
    const bare = text.replace(SIGNS, '');
    const next = bare.replace(ZH_EDGE_START, '').replace(ZH_EDGE_END, '');
    if (next === text) return text;
    text = next;
  }
}

/**
 * Whether a word at the end of others is a thing that may be sold: "hard case", but not "in case".
 * @example isCase('case', 'hard') // true
 */
export const isCase = (word: string, before: string | undefined): boolean =>
  /^cases?$/i.test(word) && !/^in$/i.test(before ?? '');

/**
 * What is left of words when those that only carry a sum are stripped from both their ends.
 * @example trimWords('for the forks it is') // 'forks'
 */
export function trimWords(words: string): string {
  const text = words.replace(SIGNS, '').replace(/\s+/g, ' ');
  if (HAN.test(text)) return trimHan(text);
  const tokens = text.split(' ');
  const isEdge = (token: string): boolean =>
    EDGE_WORDS.has(
      foldText(token)
        .text.replace(/[^\p{L}'’-]/gu, '')
        .replace(/['’].*$/, ''),
    ) || !/\p{L}/u.test(token);
  while (tokens.length > 0 && isEdge(tokens[0] ?? '')) tokens.shift();
  const endsInThing = (): boolean => isCase(tokens.at(-1) ?? '', tokens.at(-2));
  while (tokens.length > 0 && isEdge(tokens.at(-1) ?? '') && !endsInThing()) tokens.pop();
  return tokens.join(' ').replace(SIGNS, '');
}
