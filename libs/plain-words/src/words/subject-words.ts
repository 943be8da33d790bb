import { foldText, singular } from '@svc/language';
import { EMPTY, ZH_EMPTY } from './phrases/subject-words.js';

const unique = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => word.length > 0 && word.length <= 80)),
];

/** "You'll", "we've". */
const SHORTENED = /^(?:i|you|we|they|he|she|it|there|that|this|who|what)['’](?:ll|ve|d|re|m|s)$/;

function english(text: string): string[] {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’&/-]*/gu) ?? [];
  const words: string[] = [];
  const runs: string[][] = [[]];
  for (const token of tokens) {
    if (SHORTENED.test(token) || EMPTY.has(token.replace('’', "'")) || token.length < 2) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  for (const run of runs) {
    if (run.length > 1 && run.length <= 4) words.push(run.join(' '));
    for (const word of run) words.push(word, word.length > 3 ? singular(word) : word);
  }
  return unique(words);
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

function chinese(written: string): string[] {
  const { text } = foldText(written);
  const phrases = text
    .split(/[，,、；。\s/（）()]|(?:和|与|及|或者?|以及)/)
    .map((piece) => piece.replace(ZH_EMPTY, ''))
    .filter((piece) => piece.length >= 1);
  const words: string[] = [];
  for (const phrase of phrases) {
    words.push(phrase);
    for (const { segment, isWordLike } of SEGMENTER.segment(phrase))
      if (isWordLike && segment.length >= 2) words.push(segment);
  }
  return unique(words.map((word) => word.toLowerCase()));
}

/**
 * The words by which a buyer would raise what a phrase is about, most telling first, at most `most`.
 * @example subjectWords('The chair is not included, ever.') // ['chair']
 */
export function subjectWords(text: string, most = 12): string[] {
  const words = /\p{Script=Han}/u.test(text) ? chinese(text) : english(text);
  return words.slice(0, most);
}
