import { asksIn, isOwnWord, readActs, readOpenQuestions, type ReadPlaces } from './acts.js';
import { factsAnswering, tellsAll } from './answering-facts.js';
import { countsWhatIsSold } from './counted-things.js';
import { countsAside } from './orders-count.js';
import { readNumbers } from './figures/numbers.js';
import { questionsIn } from './joined-questions.js';
import { isTold } from './leave-answered.js';
import { leftoverWords } from './leftover-words.js';
import { foldPhrase, hasPhrase } from './find-phrases.js';
import {
  ABOUT,
  ASKS_AUTOMATED,
  ASKS_AVAILABLE,
  ASKS_OPTIONS,
  ASKS_PRICE,
  PRICE_OBJECTS,
  PRICE_OF_SO_MANY,
  REQUEST,
} from './phrases/question-cues.js';
import type { MessageReading, ReadingFacts } from './reading.js';
import { saysSending, SENT } from './sending.js';
import type { Sentence } from './sentences.js';
import type { Subject, Vocabulary } from './vocabulary.js';
import { pattern, patternWith } from './pattern.js';
import { wordForms } from './word-forms.js';

/** A greeting that is a question by form. */
export const SMALL_TALK = pattern`
    ^[^a-z\u3400-\u9fff]{0,3}(?:
      (?:hi|hello|hey|good (?:morning|afternoon|evening|day))[ ,!.]*
    )?(?:(?:there|seller|sir|madam)[ ,!.]*)?
      (?:
      how are you(?: doing)?(?: today)?|how do you do|what'?s up|[在]?(?:老板)?在[吗么]|有人吗|亲在吗
    )[ ?!.]*$
  `;

/**
 * The ids of the subjects that a folded text raises; a word that only tells what a thing does ("does the frame hold 120
 * kg?") raises none.
 */
export function raised(text: string, subjects: readonly Subject[]): string[] {
  const plain = text.replace(
    DOES_OF_A_THING,
    (found, verb: string) => found.slice(0, -verb.length) + ' '.repeat(verb.length),
  );
  return subjects.filter(({ words }) => hasPhrase(plain, phrasesOf(words))).map(({ id }) => id);
}

/** What a subject is raised by: its words, and the other forms of a verb that is all that it says: "we do not ship". */
const phrasesOf = (words: readonly string[]): string[] => {
  const named = naming(words).map(withoutVerb);
  return [...named, ...(named.length === 1 ? formsOf(foldPhrase(named[0] ?? '')) : [])];
};
const formsOf = (word: string): readonly string[] =>
  SENT.includes(word) || saysSending(word) || word === 'ship' ? SENT : wordForms(word);

/**
 * The words of a subject without those that stand in any message about a deal ("sell", "price"); all where none is
 * left.
 */
function naming(words: readonly string[]): readonly string[] {
  const own = words.filter(
    (word) => !/^[a-z' -]{3,}$/i.test(word) || leftoverWords(foldPhrase(word), 0, []).length > 0,
  );
  return own.length > 0 ? own : words;
}

/** What a thing does: an auxiliary, the thing, and its verb, with something that the verb is done to behind it. */
const DOES_OF_A_THING = patternWith('g')`
    (?<![a-z])(?:does|do|did|will|would|can|could) (?:
      (?:the|a|an|my|this|that|these|those) (?!
        seller|owner|shop|store|company|team|driver|courier
      )[a-z-]+
      |it
    )
    [ ]([a-z]{2,})(?=
      [ ](?:\d|an? |the |up to \d|more |two |three |four |five |six |seven |eight |nine |ten )
    )
  `;

/**
 * The ids of the facts that answer a message: those whose subject it raises, else those that say what its sentences
 * ask.
 */
export function answeredBy(said: readonly Sentence[], vocabulary: Vocabulary): string[] {
  const { facts } = vocabulary;
  const sentences = said.flatMap(questionsIn);
  const known = wordsOfTerms(vocabulary);
  const direct = sentences.flatMap((sentence) => factsRaised(sentence, vocabulary, known));
  const further = sentences.filter((sentence) => raised(sentence.text, facts).length === 0);
  return [...new Set([...direct, ...further.flatMap((sentence) => factsAnswering(sentence, vocabulary))])];
}

/** The facts whose subject a sentence raises and of which each tells all that the sentence asks. */
function factsRaised(sentence: Sentence, vocabulary: Vocabulary, known: ReadonlySet<string>): string[] {
  const { facts, currency, unit } = vocabulary;
  const options = { currency, ...(unit ? { units: [unit] } : {}) };
  const figures = readNumbers(sentence.text, options).some(
    ({ kind, sense }) => kind === 'money' || kind === 'percent' || (kind === 'number' && sense === null),
  );
  return facts
    .filter((fact) => raised(sentence.text, [fact]).length > 0)
    .filter((fact) => {
      const by = fact.words.filter((word) => hasPhrase(sentence.text, [withoutVerb(word)]));
      return tellsAll(sentence, fact, by, { ...vocabulary, known, figures });
    })
    .map(({ id }) => id);
}

/** A Chinese subject noted with the giving verb behind it ("磨豆机送"), without it: a question puts the verb first. */
const withoutVerb = (word: string): string => word.replace(/^(\p{Script=Han}{2,})[送给赠]$/u, '$1');

/**
 * Whether a sentence asks about what it names: a question with no figure and no word that asks for a thing. What so
 * many come to is asked about an order, with all that it names: "6 trays, pick up, how much?".
 */
export function asksAbout(sentence: Sentence, vocabulary: Vocabulary): boolean {
  if (!asksIn(sentence) || !ABOUT.test(sentence.text) || REQUEST.test(sentence.text)) return false;
  const { currency, unit } = vocabulary;
  const mentions = readNumbers(sentence.text, { currency, ...(unit ? { units: [unit] } : {}) });
  const orders = mentions.some(
    (mention) =>
      mention.kind === 'count' &&
      mention.sense === null &&
      countsWhatIsSold(mention.unit, vocabulary) &&
      !countsAside(sentence.text, mention, vocabulary),
  );
  if (orders && (ASKS_PRICE.test(sentence.text) || PRICE_OF_SO_MANY.test(sentence.text))) return false;
  return !mentions.some(
    ({ kind, sense }) => kind === 'money' || kind === 'percent' || (kind === 'number' && sense === null),
  );
}

const ASKED = [
  ['price', ASKS_PRICE],
  ['options', ASKS_OPTIONS],
  ['available', ASKS_AVAILABLE],
  ['automated', ASKS_AUTOMATED],
] as const;

/**
 * What a folded message asks for that every deal knows: the price, the choices, whether the thing is there, whether a
 * machine answers.
 */
export function asksFor(text: string): NonNullable<ReadingFacts['asks']> {
  return ASKED.filter(([, cue]) => cue.test(text)).map(([name]) => name);
}

/** These words too are kept beside the vocabulary. */
const termWords = new WeakMap<Vocabulary, ReadonlySet<string>>();

/**
 * The words of the terms and options themselves: beside an option that was read they name nothing else.
 * @example wordsOfTerms({ ...vocabulary, terms: [], name: 'Brass lamps' }) // of 'brass' and 'lamps'
 */
export function wordsOfTerms(vocabulary: Vocabulary): ReadonlySet<string> {
  const ready = termWords.get(vocabulary) ?? findTermWords(vocabulary);
  termWords.set(vocabulary, ready);
  return ready;
}

const findTermWords = ({ terms, name = '', unit = '' }: Vocabulary): ReadonlySet<string> =>
  new Set(
    terms
      .flatMap((term) => [term, ...term.options])
      .flatMap(({ label, words = [] }) => [label, ...words])
      .concat(name, unit, `${unit}s`)
      .flatMap((text) => leftoverWords(foldPhrase(text), 0, [])),
  );

/** Whether a question for the price asks what something else costs: "how much is delivery to Berlin?". */
function asksPriceOfOther(sentence: string, ownWords: ReadonlySet<string>): boolean {
  return PRICE_OBJECTS.some((cue) => {
    const named = leftoverWords(cue.exec(sentence)?.[1] ?? '', 0, []);
    return (
      named.length > 0 && !named.some((word) => isOwnWord(word, ownWords) || /^(?:order|deal|everything)$/.test(word))
    );
  });
}

/** What the message asks beside the deal, and what no part of it was read as. */
export function noteActs(
  found: Omit<ReadPlaces, 'answered' | 'ownWords'>,
  { intent, facts }: Pick<MessageReading, 'intent' | 'facts'>,
  vocabulary: Vocabulary,
): void {
  const subjects = [...vocabulary.never, ...vocabulary.handoff];
  const known = wordsOfTerms(vocabulary);
  const sentences = found.sentences.flatMap(questionsIn);
  const told = new Set(
    sentences.filter((sentence) => answeredBy([sentence], vocabulary).length > 0).map((sentence) => sentence.text),
  );
  const places: ReadPlaces = {
    ...found,
    ownWords: known,
    answered: (sentence) =>
      [ASKS_AVAILABLE, ASKS_AUTOMATED, ASKS_OPTIONS, SMALL_TALK].some((cue) => cue.test(sentence)) ||
      (ASKS_PRICE.test(sentence) && !asksPriceOfOther(sentence, known)) ||
      isTold(sentence) ||
      raised(sentence, subjects).length > 0 ||
      told.has(sentence),
  };
  const { acts, unread } = readActs(places);
  const open = readOpenQuestions({ ...places, sentences }, { intent });
  if (acts.length > 0) facts.acts = acts;
  const means = (facts.unread ?? []).filter((words) => !unread.some((one) => one.includes(words)));
  if (unread.length + means.length > 0) facts.unread = [...unread, ...means];
  if (open.length > 0) facts.open_questions = open;
}
