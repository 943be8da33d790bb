import { HANDOFF, PEOPLE } from './phrases/handoff.js';
import type { Recogniser } from '../recogniser.js';
import type { Clause } from '../text/clause.js';
import { findDiscount } from '../words/discount.js';
import { pattern } from '@svc/language';
import { subjectWords } from '../words/subject-words.js';

/** "Call me to arrange a viewing" tells buyers what to do; it is still a subject for a person. */
const NOT_TO_PEOPLE = /\b(?:never|not|no way|nobody|n't)\b[^<]{0,20}\bhand(?:ed|s)?[ -]?(?:over|off|out)\b/;
const STOP = /\b(?:ask(?:ing)? (?:price|for)|price)\b[^<]{0,10}<[mn]/;

/** What a hand-off is about: the clause without the person it goes to. */
function subject(clause: Clause): string {
  const about = pattern`
    \b(?:about|(?:questions|anything|requests?) (?:on|about|for))\s+(.+?)
    (?=\s+(?:goe?s?|are|is|should|must|will|comes?|needs?|gets?|please|directly)\b|[,.;]|$)
  `.exec(clause.text);
  if (about?.[1] !== undefined && /[a-z]/.test(about[1])) {
    const from = about.index + about[0].length - about[1].length;
    return clause.words(from, from + about[1].length);
  }
  return clause.quote.replace(TO_PERSON, '') || clause.quote;
}

/** Han words by which something goes to a person, to the end of their clause. */
const TO_PERSON = /(?:联系|找|咨询|请问|询问|请教|请洽|转给?|交给|由)[^，。；]{1,10}$/;

/**
 * The words by which a subject is raised that a person decides, without the person.
 * @example handoffWords('Survey questions to the solicitor') // ['survey questions', 'survey', 'questions', …]
 */
export const handoffWords = (about: string): string[] =>
  subjectWords(about.replace(TO_PERSON, '').replace(PEOPLE, ' '));

/** "Ask me about financing", "合同条款转人工": subjects that a person answers. */
export const readHandoff: Recogniser = (clause) => {
  if (
    !HANDOFF.test(clause.language.withoutNegated(clause.text)) ||
    STOP.test(clause.text) ||
    NOT_TO_PEOPLE.test(clause.text)
  )
    return [];
  if (clause.left('mp').length > 0 && findDiscount(clause) !== null) return [];
  const { quote } = clause;
  const about = subject(clause);
  const words = handoffWords(about);
  const fallback = words.length > 0 ? words : subjectWords(quote);
  if (fallback.length === 0) return [];
  clause.take(...clause.left('mnpcdyx'));
  return [{ kind: 'handoff', subject: about, words: fallback, quote }];
};
