import { leavesToPerson, PERSON_WORDS, withoutNegated } from './people.js';
import { NOT_THOSE, PERSON_TAKES, RAISED, SAME, TELLS } from './phrases/answer-sentence.js';
import { REFUSAL_WORDS } from './phrases/refusals.js';
import { refuses, refusesFirst } from './refusals.js';
import type { Recogniser } from '../../recogniser.js';
import { readHandoff } from '../../recognisers/handoff.js';
import type { Statement } from '../../statement.js';
import { Clause } from '../../text/clause.js';
import { findDiscount } from '../../words/discount.js';
import { pattern } from '@svc/language';
import { subjectWords } from '../../words/subject-words.js';

const KEEPS_QUIET = /\b(?:under|below|less than|lower than) <|\bnot going under|\bfloor\b/;
const ASKED = /\?\s*$/;

type Role = 'never' | 'handoff' | 'fact';

const HANDS_OVER_GOODS = /\b(?:never|not|no way|nobody|n't)\b[^<]{0,20}\bhand(?:ed|s)?[ -]?(?:over|off|out)\b/;
const TRADES = pattern`
    ^\s*(?:if|when) (?:they|you|the buyer|the customer|customers?|buyers?|people)[ ]
    (?:pay|buy|take|order|sign|pick|collect)
  `;

const neverWords = (quote: string): string[] =>
  subjectWords(quote.replace(new RegExp(NOT_THOSE.source, 'gi'), ' ').replace(REFUSAL_WORDS, ' '));

function handoffWords(quote: string): string[] {
  const rest = subjectWords(quote.replace(new RegExp(PERSON_TAKES.source, 'gi'), ' ').replace(PERSON_WORDS, ' '));
  return rest.length > 0 ? rest : subjectWords(quote);
}

/** What a statement of a role is, with the words it is about; nothing where it names no subject. */
function say(role: Role, quote: string): Statement[] {
  const words =
    role === 'never'
      ? neverWords(quote)
      : role === 'handoff'
        ? handoffWords(quote)
        : subjectWords(quote.replace(new RegExp(TELLS.source, 'gi'), ' '));
  if (words.length === 0) return [];
  if (role === 'never') return [{ kind: 'never', words, about: 'request', quote }];
  return [role === 'handoff' ? { kind: 'handoff', subject: quote, words, quote } : { kind: 'fact', words, quote }];
}

function takeAll(clause: Clause, read: Statement[]): Statement[] {
  if (read.length > 0) clause.take(...clause.left('ncdyx'));
  return read;
}

/** What is granted in so many words: a closed class. */
const GRANTED = /\b(?:accepted|allowed|available|included|possible|provided|welcome)\b/;

/** "Bill and box available, cash on delivery not possible": what a part of its own grants is not refused behind it. */
const grantsFirst = (text: string): boolean =>
  text
    .split(/[,;–—]/)
    .slice(0, -1)
    .some((part) => GRANTED.test(part) && !refuses(part));

/** "Forget about samples, we don't do those": a refusal whose subject stands before it. */
export const readNeverSentence: Recogniser = (clause) => {
  const { quote, text } = clause;
  if (
    !(NOT_THOSE.test(text) || refuses(text) || refusesFirst(text)) ||
    grantsFirst(text) ||
    clause.left('mps').length > 0 ||
    leavesToPerson(quote, text)
  )
    return [];
  return takeAll(clause, say('never', quote));
};

/** A sentence without a figure that sends a subject to a person: "If anybody brings up VAT, ask me to call them." */
export const readHandoffSentence: Recogniser = (clause, soFar) => {
  const { text, quote } = clause;
  if (clause.left('mps').length > 0 || HANDS_OVER_GOODS.test(text)) return [];
  const sent = withoutNegated(text);
  if (TELLS.test(text) && !PERSON_TAKES.test(sent.replace(TELLS, ' ')) && !leavesToPerson(quote, text)) return [];
  if (findDiscount(clause) !== null) return [];
  const read = readHandoff(clause, soFar);
  if (read.length > 0) return withAll(read, quote);
  if (!(leavesToPerson(quote, text) || (PERSON_TAKES.test(sent) && RAISED.test(sent))) || TRADES.test(text)) return [];
  return takeAll(clause, say('handoff', quote));
};

/** The subject's words first, then what else the sentence names. */
function withAll(read: ReturnType<Recogniser>, quote: string): ReturnType<Recogniser> {
  return read.map((said) => (said.kind === 'handoff' ? { ...said, quote } : said));
}

/**
 * "When they ask how old the child must be: from three years", "MOT is valid until November, you can tell people
 * that".
 */
export const readFactSentence: Recogniser = (clause) => {
  const { text, quote } = clause;
  if (!TELLS.test(text) || KEEPS_QUIET.test(text) || ASKED.test(text) || clause.left('mps').length > 0) return [];
  return takeAll(clause, say('fact', quote));
};

/** Where a sentence without a figure may turn to another subject. */
const TURNS = /[,;–—]| - | (?:and|but|so) /g;
/** What goes on about the subject before it. */
const ANAPHORA = /\b(?:it|that|those|these|this|them|they|he|she|him|her|either)\b/;

function roleOf(part: Clause): Role | null {
  if (leavesToPerson(part.quote, part.text)) return 'handoff';
  return refuses(part.text) && !ANAPHORA.test(part.text) && neverWords(part.quote).length > 0 ? 'never' : null;
}

/**
 * "Crockery is not included, and anything about allergies please ask Bernie": one part refuses, the other sends to
 * a person.
 */
export const readMixedSentence: Recogniser = (clause) => {
  if (clause.left('mps').length > 0 || TELLS.test(clause.text)) return [];
  const cuts = [...clause.text.matchAll(TURNS)].map((turn) => ({ from: turn.index, to: turn.index + turn[0].length }));
  const parts = [0, ...cuts.map(({ to }) => to)]
    .map(
      (from, index) =>
        new Clause(clause.tagged, clause.from + from, clause.from + (cuts[index]?.from ?? clause.text.length)),
    )
    .filter((part) => /[a-z]/.test(part.text));
  const groups: { role: Role | null; from: number; to: number }[] = [];
  for (const part of parts) {
    const role = roleOf(part);
    const last = groups.at(-1);
    if (last && (role === null || last.role === null || role === last.role))
      Object.assign(last, { to: part.to, role: last.role ?? role });
    else groups.push({ role, from: part.from, to: part.to });
  }
  if (new Set(groups.map(({ role }) => role)).size < 2) return [];
  return takeAll(
    clause,
    groups.flatMap(({ role, from, to }) => (role === null ? [] : say(role, new Clause(clause.tagged, from, to).quote))),
  );
};

/** A sentence that says that something holds as well: of what was said last to be refused or handed on. */
export const readSameSentence: Recogniser = (clause, soFar) => {
  const last = soFar.statements.at(-1);
  if ((last?.kind !== 'never' && last?.kind !== 'handoff') || clause.left('mps').length > 0) return [];
  const same = SAME.find((pattern) => pattern.test(clause.text));
  return same
    ? takeAll(
        clause,
        say(
          last.kind,
          clause.quote
            .replace(/\b(?:same|likewise|ditto|similarly|story|goes|either|too|as well|rule|applies)\b/gi, ' ')
            .trim() === ''
            ? ''
            : clause.quote,
        ),
      )
    : [];
};
