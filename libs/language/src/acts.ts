import { saysYes } from './acceptance.js';
import { GREETING, HARMLESS, NEGATION, QUESTION, QUIT, REJECTION, SALUTATION, SIGNING } from './phrases/cues.js';
import { beginsQuestion } from './joined-questions.js';
import { leftoverWords, namesInOneCharacter } from './leftover-words.js';
import { NEXT_STEP, WISH } from './phrases/question-cues.js';
import type { Act, MessageReading } from './reading.js';
import { patternWith } from './pattern.js';
import type { Sentence, TextPiece } from './sentences.js';

/** Where something stands in a message, in characters. */
export interface Span {
  start: number;
  end: number;
}

/** What has been read out of a message, with the places of it, each list in the order of the text. */
export interface ReadPlaces {
  sentences: readonly Sentence[];
  /** Figures that propose: prices, totals, counts. */
  proposed: readonly Span[];
  /** Options that are wanted. */
  wanted: readonly Span[];
  /** Options and figures that are refused. */
  refused: readonly Span[];
  /** Options that are asked about. */
  askedAbout: readonly Span[];
  /** Words that could mean several options: the reply names these. */
  open: readonly Span[];
  /** Everything that was read, in any of these ways or another. */
  spans: readonly Span[];
  /** Whether a sentence is about something that is answered: a subject of the policy, availability, the price. */
  answered: (sentence: string) => boolean;
  /** The words of what is sold, of its unit, terms and options. */
  ownWords: ReadonlySet<string>;
}

/** Places in the order of the text, as {@link touching} takes them. */
export const inOrder = <Place extends { start: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((left, right) => left.start - right.start);

/**
 * Whether a piece and one of the spans, sorted by their start, share a character. Linear in what stands near, not in
 * all of them.
 */
function within(piece: TextPiece, spans: readonly Span[]): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).end <= piece.start) low = middle + 1;
    else high = middle;
  }
  const first = spans[low];
  return first !== undefined && first.start < piece.end;
}

/** The spans that touch a piece. */
export const touching = (piece: TextPiece, spans: readonly Span[]): Span[] =>
  within(piece, spans) ? spans.filter((span) => span.start < piece.end && span.end > piece.start) : [];

/** Whether a text is a question, by mark or form. */
export const isQuestion = (text: string): boolean => QUESTION.test(text.replace(HARMLESS, ' ').replace(SIGNING, ' '));

/** Whether a sentence asks something; its clauses that only ask for the next step ("where do I pay?") do not count. */
export function asksIn({ text, clauses }: Pick<Sentence, 'text' | 'clauses'>): boolean {
  const rest = clauses.filter((one) => !NEXT_STEP.test(one.text));
  return (rest.length === clauses.length && isQuestion(text)) || rest.some((one) => isQuestion(one.text));
}

/** Leave-takings that take an object: with an option beside them they are said of that option. */
const TAKES_OBJECT = patternWith('g')`
    (?<![a-z])(?:
      cancel
      |never ?mind
      |forget about it
      |(?:no longer|not) (?:interested|need|want)
    )(?![a-z])
    |取消
    |(?<!预)算了
    |不要了
    |不需要了
    |不考虑了
    |没兴趣
  `;

/**
 * Whether a clause that takes leave by its words does so of an option alone: "cancel the assembly", 冷链算了.
 * @example dropsOption({ text: 'bye', start: 0, end: 3 }, places) // false
 */
export function dropsOption(clause: TextPiece, { refused }: Pick<ReadPlaces, 'refused'>): boolean {
  const options = touching(clause, refused).filter(
    ({ start, end }) => !/\d/.test(clause.text.slice(Math.max(0, start - clause.start), end - clause.start)),
  );
  return options.length > 0 && !QUIT.test(clause.text.replace(TAKES_OBJECT, ' '));
}

/**
 * Which act a clause performs; null where it only greets or thanks, `unread` where it says something that no act
 * covers.
 */
function actOf(clause: TextPiece, sentenceAsks: boolean, places: ReadPlaces): Act['act'] | 'unread' | null {
  if (QUIT.test(clause.text) && !dropsOption(clause, places)) return 'leave';
  if (within(clause, places.refused)) return 'refusal';
  if (within(clause, places.proposed)) return 'offer';
  if (within(clause, places.wanted)) return 'request';
  const spans = touching(clause, places.spans);
  if (saysYes(clause.text, [clause], spans, false)) return 'yes';
  if (REJECTION.test(clause.text)) return 'refusal';
  if (!NEXT_STEP.test(clause.text) && isQuestion(clause.text)) return 'question';
  if (sentenceAsks && within(clause, places.askedAbout)) return 'question';
  if (WISH.test(clause.text)) return 'request';
  if (GREETING.test(clause.text)) return null;
  const left = leftoverWords(clause.text.replace(SALUTATION, ' '), clause.start, spans);
  return left.length === 0 || NEXT_STEP.test(clause.text) ? null : 'unread';
}

/**
 * A message as what it does, in its order, each act with its words; clauses that follow each other and do the same are
 * one act. What no act covers stands in `unread`.
 */
export function readActs(places: ReadPlaces): { acts: Act[]; unread: string[] } {
  const acts: Act[] = [];
  const unread: string[] = [];
  let last: Act['act'] | null = null;
  for (const sentence of places.sentences) {
    const asks = asksIn(sentence);
    for (const clause of sentence.clauses) {
      const act = actOf(clause, asks, places);
      if (act === 'unread') unread.push(clause.text);
      else if (act !== null && act === last) (acts.at(-1) as Act).words += ` ${clause.text}`;
      else if (act !== null) acts.push({ act, words: clause.text });
      last = act === 'unread' ? null : act;
    }
  }
  return { acts, unread };
}

/** Said of an option that was read, these name nothing else. */
const FREE = /^(?:free|gratis|免费)$/;

const stemOf = (word: string): string => word.replace(/(?<=[a-z]{4})(?:ers?|ings?|ed|es|s)$/, '');

/** Whether a word is one of the deal's own, in a form of it: a cleaner where cleaning is sold. */
export const isOwnWord = (word: string, ownWords: ReadonlySet<string>): boolean =>
  FREE.test(word) || ownWords.has(word) || [...ownWords].some((own) => stemOf(own) === stemOf(word));

/** Whether a sentence is answered by what was read in it: a figure, a subject, or an option with nothing beside it. */
function isCovered(sentence: TextPiece, places: ReadPlaces): boolean {
  if (within(sentence, places.proposed) || within(sentence, places.open) || places.answered(sentence.text)) return true;
  const read = touching(sentence, places.spans);
  const left = leftoverWords(sentence.text, sentence.start, read);
  if (read.length === 0 && left.length === 0) return !namesInOneCharacter(sentence.text, sentence.start);
  return left.every((word) => read.length > 0 && isOwnWord(word, places.ownWords));
}

/**
 * What the message asks or wishes for and nothing in the policy answers or holds, in the buyer's words: questions by
 * the sentence, wishes by the clause.
 */
export function readOpenQuestions(places: ReadPlaces, { intent }: Pick<MessageReading, 'intent'>): string[] {
  if (intent === 'quit') return [];
  const open = new Set<string>();
  for (const sentence of places.sentences) {
    if ((asksIn(sentence) || beginsQuestion(sentence.text)) && !isCovered(sentence, places)) open.add(sentence.text);
    else for (const clause of sentence.clauses) if (isOpenWish(clause, places)) open.add(trimmed(clause.text));
  }
  return [...open];
}

const trimmed = (text: string): string => text.replace(/[，,;；]$/, '');

/** "We are an office with 12 clients": who the writer is. */
const TELLS_OF_SELF = /^(?:(?:hi|hello|and|so|well),? )*(?:i am|i'm|we are|we're) (?:an?|the) /;

/** Whether a clause wishes for something that nothing was read as. */
function isOpenWish(clause: TextPiece, places: ReadPlaces): boolean {
  const wish = WISH.exec(clause.text);
  if (
    !wish ||
    (TELLS_OF_SELF.test(clause.text) && wish[0] === 'with') ||
    NEGATION.test(clause.text) ||
    places.answered(clause.text)
  )
    return false;
  const start = clause.start + wish.index;
  const after = { text: clause.text.slice(wish.index), start, end: clause.end };
  const read = touching(after, places.spans);
  const left = leftoverWords(after.text, start, read);
  // "Deliver for free": what is wished for is the option before it.
  const isOwn = (word: string): boolean =>
    isOwnWord(word, places.ownWords) &&
    (read.length > 0 || (FREE.test(word) && touching(clause, places.spans).length > 0));
  return left.some((word) => !isOwn(word));
}
