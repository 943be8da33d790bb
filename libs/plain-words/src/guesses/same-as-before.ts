import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { subjectWords } from '../words/subject-words.js';

const SAME = /^\W*(?:and |also )?(?:[a-z'-]+ ){1,4}(?:too|as well|likewise|the same|same|also)\W*$/;
const SAME_TAIL = /\b(?:too|as well|likewise|the same|same|also)\W*$/i;

/** "Medicare too.": a few words that go the way of the refusal or the hand-off before them. */
export function sameAsBefore(clause: Clause, before: readonly Statement[]): Statement | null {
  const last = before.at(-1);
  const words = SAME.test(clause.text) ? subjectWords(clause.quote.replace(SAME_TAIL, '')) : [];
  if (words.length === 0 || (last?.kind !== 'never' && last?.kind !== 'handoff')) return null;
  clause.understood = true;
  return last.kind === 'never'
    ? { kind: 'never', words, about: 'request', quote: clause.quote }
    : { kind: 'handoff', subject: clause.quote, words, quote: clause.quote };
}
