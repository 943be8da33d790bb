import { EMPTY_CHARACTERS, EMPTY_WORDS } from './phrases/empty-words.js';

/** What is left of a text without the places in `spans` and the words that say nothing by themselves. */
function unread(text: string, start: number, spans: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const span of spans) {
    const [from, to] = [Math.max(0, span.start - start), Math.min(text.length, span.end - start)];
    if (to > from) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return rest.replace(EMPTY_CHARACTERS, ' ').replace(EMPTY_WORDS, ' ').replace(EMPTY_WORDS, ' ');
}

/**
 * The words of a clause that nothing has read: without the places in `spans`, numbers and empty words. Empty where all
 * is read or says nothing by itself.
 * @example leftoverWords('could you add the dessert table', 0, []) // ['dessert', 'table']
 */
export function leftoverWords(text: string, start: number, spans: readonly { start: number; end: number }[]): string[] {
  return [...unread(text, start, spans).matchAll(/[a-z][a-z'-]{2,}|\p{Script=Han}{2,}/gu)].map(([word]) => word);
}

/**
 * Whether one Chinese character of a clause is left where nothing was read: in a question it names what is asked about.
 * @example namesInOneCharacter('送卡吗', 0) // true
 */
export const namesInOneCharacter = (text: string, start: number): boolean =>
  /(?<!\p{Script=Han})\p{Script=Han}(?!\p{Script=Han})/u.test(unread(text, start, []));
