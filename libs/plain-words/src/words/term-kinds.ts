import { foldText } from '@svc/language';
import { standardChinese } from './cantonese.js';
import type { TermKind } from './phrases/term-kinds.js';
import { TERM_KINDS } from './phrases/term-kinds.js';

/** The subject of a condition. */
export function termKindOf(words: string): TermKind {
  const text = standardChinese(foldText(words).text);
  return TERM_KINDS.find((kind) => kind.pattern.test(text)) ?? (TERM_KINDS.at(-1) as TermKind);
}
