import { restated, saysYes } from './acceptance.js';
import { asksIn, type ReadPlaces } from './acts.js';
import { answeredBy, asksAbout, asksFor, noteActs, raised, SMALL_TALK } from './note-acts.js';
import { readAmounts } from './amounts.js';
import {
  CONDITION,
  DISCOUNT,
  FIRM_YES,
  GREETING,
  INFORMATION,
  MACHINE,
  NEGATION,
  PROPOSAL,
  QUIT,
  QUIT_FOR_GOOD,
  REJECTION,
  YES,
} from './cues.js';
import { detectLanguage } from './detect-language.js';
import { foldText, looksReordered } from './fold.js';
import { readChoice } from './menu-choice.js';
import { ASKS_LOWEST, NEXT_STEP } from './question-cues.js';
import type { Intent, MessageReading, ReadingFacts, Standing } from './reading.js';
import type { TextPiece } from './sentences.js';
import { splitStructure } from './sentences.js';
import { noteOtherWays } from './other-ways.js';
import { readTerms } from './term-mentions.js';
import type { Vocabulary } from './vocabulary.js';

/** Characters of a message that are read; what stands beyond makes it `unclear`. */
export const MAX_READ_CHARACTERS = 8000;

/** All that was seen in a message, and what the tables make of it. */
export interface Seen {
  text: string;
  clauses: TextPiece[];
  reading: MessageReading;
  spans: { start: number; end: number }[];
  places: Omit<ReadPlaces, 'answered' | 'ownWords'>;
  /** The text without the words that pick an offer: "the cheaper one" asks for no discount. */
  beside: string;
  /** Whether a figure speaks of something else than the deal. */
  aside: boolean;
  /** A figure, a term or a choice can be read in more than one way. */
  ambiguous: boolean;
}

/** A message as it is read: folded, cut to what is read, blanks in a row made one. */
export const foldMessage = (original: string): string =>
  foldText(original.slice(0, MAX_READ_CHARACTERS))
    .text.replace(/[ \t\r]+/g, ' ')
    .trim();

function look(original: string, vocabulary: Vocabulary, standing: Standing): Seen {
  const text = foldMessage(original);
  const sentences = splitStructure(text);
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const picked = readChoice(text, standing);
  const terms = readTerms(
    sentences.flatMap((sentence) => {
      const about = asksAbout(sentence, vocabulary);
      return sentence.clauses.map((one) => ({ ...one, asksAbout: about || NEXT_STEP.test(one.text) }));
    }),
    vocabulary,
  );
  const spans = [...terms.spans, ...(picked?.spans ?? [])];
  const amounts = readAmounts(text, vocabulary, standing, spans);
  const facts: ReadingFacts = {
    language: detectLanguage(original.slice(0, MAX_READ_CHARACTERS)) ?? vocabulary.language,
  };
  const reading: MessageReading = {
    intent: 'other',
    package: { ...terms.wanted },
    refuses: { ...terms.refused },
    facts,
    source: 'builtin',
  };
  if (Object.keys(terms.askedAbout).length > 0) facts.asked_about = terms.askedAbout;
  if (Object.keys(terms.couldMean).length > 0) facts.could_mean = terms.couldMean;
  if (amounts.price !== undefined) reading.package.price = amounts.price;
  if (amounts.quantity !== undefined) reading.package.quantity = amounts.quantity;
  if (amounts.refusedPrice !== undefined) reading.refuses.price = amounts.refusedPrice;
  if (amounts.total !== undefined) facts.total = amounts.total;
  if (amounts.apart) facts.charges_apart = true;
  if (amounts.countOpen) facts.count_open = true;
  if (amounts.otherCurrency !== undefined) facts.other_currency = amounts.otherCurrency;
  const refusedChoice =
    picked?.choice != null &&
    /(?:not|n't|no|reject|except|不要?|别)\s?(?:want |like |take )?(?:the )?$/.test(
      text.slice(Math.max(0, (picked.spans[0]?.start ?? 0) - 20), picked.spans[0]?.start ?? 0),
    );
  if (picked?.choice != null && !refusedChoice) facts.choice = picked.choice;
  if (
    amounts.unclear ||
    terms.ambiguous ||
    picked?.choice === null ||
    looksReordered(original) ||
    original.length > MAX_READ_CHARACTERS
  )
    facts.unclear = true;
  noteOtherWays(text, spans, vocabulary, facts);
  const beside = without(text, picked?.spans ?? []);
  const as = (kind: (typeof terms.spans)[number]['as']) => terms.spans.filter((span) => span.as === kind);
  const places = {
    sentences,
    proposed: inOrder(amounts.proposed),
    wanted: inOrder([...as('wanted'), ...(picked?.spans ?? [])]),
    refused: inOrder([...as('refused'), ...amounts.refused]),
    askedAbout: as('asked'),
    open: as('open'),
    spans: inOrder([...spans, ...amounts.proposed, ...amounts.refused]),
  };
  const ambiguous = facts.unclear === true;
  return {
    text,
    clauses,
    reading,
    spans: [...spans, ...amounts.spans],
    places,
    beside,
    aside: amounts.aside,
    ambiguous,
  };
}

const inOrder = <Place extends { start: number }>(places: readonly Place[]): Place[] =>
  [...places].sort((left, right) => left.start - right.start);

function raiseSubjects({ text, places }: Seen, vocabulary: Vocabulary, facts: ReadingFacts): void {
  const lists = {
    never: raised(text, vocabulary.never),
    handoff: raised(text, vocabulary.handoff),
    asked: answeredBy(places.sentences, vocabulary),
  };
  for (const key of ['never', 'handoff', 'asked'] as const) if (lists[key].length > 0) facts[key] = lists[key];
}

/** "The two-year one", "the one at $44": an offer picked by what is in it. */
const THAT_ONE = /(?<![a-z])one(?![a-z])(?! (?:year|month|week|day|time|thing))|[那这][个种]/;

/** A text with some places blanked. */
const without = (text: string, places: readonly { start: number; end: number }[]): string =>
  places.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** A yes, but it is not plain to what. */
function doubt(facts: ReadingFacts): Intent {
  facts.unclear = true;
  facts.yes_in_doubt = true;
  return 'other';
}

/** A yes to one offer that stands, and to nothing else; null where it is none. A yes that fits several is unclear. */
function acceptance(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent | null {
  const { reading } = seen;
  const { facts } = reading;
  if (facts.unclear || facts.question || seen.aside || Object.keys(reading.refuses).length > 0) return null;
  const described =
    standing.offers.length > 1 &&
    THAT_ONE.test(without(seen.text, seen.places.wanted)) &&
    restated(reading, vocabulary, standing).length === 1;
  if (!saysYes(seen.text, seen.clauses, seen.spans, facts.choice !== undefined || described)) return null;
  if (facts.never || facts.handoff) return null;
  if (standing.offers.length === 0) return Object.keys(reading.package).length === 0 ? 'accept' : null;
  const fitting = restated(reading, vocabulary, standing);
  const [only] = fitting;
  if (only === undefined) return null;
  if (fitting.length > 1) return doubt(facts);
  if (standing.offers.length > 1) facts.choice = only + 1;
  return 'accept';
}

/** What a message without a figure, a term or a yes does. */
function otherIntent(seen: Seen, standing: Standing): Intent {
  const { text, reading } = seen;
  const { facts } = reading;
  const rejects = REJECTION.test(text) || seen.clauses.some((clause) => REJECTION.test(clause.text));
  if (facts.choice !== undefined && !rejects && !facts.question && !facts.wants_discount) {
    facts.unclear = true;
    return 'other';
  }
  if (rejects || (Object.keys(reading.refuses).length > 0 && !facts.question)) return 'reject';
  if (GREETING.test(text) && SMALL_TALK.test(text)) return 'greet';
  if (facts.question || facts.asked || facts.wants_discount || INFORMATION.test(text)) return 'ask';
  if (GREETING.test(text)) return 'greet';
  if (text.search(YES) < 0) return 'other';
  facts.unclear = true;
  const nearly =
    standing.offers.length > 0 &&
    text.search(FIRM_YES) >= 0 &&
    !MACHINE.test(text) &&
    !NEGATION.test(text) &&
    !CONDITION.test(text);
  return nearly ? doubt(facts) : 'other';
}

/** A proposal; where it restates one offer of a menu, that offer is noted as the one meant. */
function describedOffer(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent {
  const [only, ...more] =
    standing.offers.length > 1 && !seen.reading.facts.unread ? restated(seen.reading, vocabulary, standing) : [];
  if (only !== undefined && more.length === 0) seen.reading.facts.choice = only + 1;
  return 'offer';
}

function decide(seen: Seen, vocabulary: Vocabulary, standing: Standing): Intent {
  const { text, reading } = seen;
  const { facts } = reading;
  const machine = MACHINE.test(text);
  const proposes =
    Object.keys(reading.package).length > 0 || facts.total !== undefined || facts.other_currency !== undefined;
  const quits = QUIT.test(text);
  const priced = reading.package.price !== undefined || facts.total !== undefined;
  if (quits && !priced && !facts.question && !CONDITION.test(text)) {
    if (QUIT_FOR_GOOD.test(text)) facts.for_good = true;
    return 'quit';
  }
  const accepted = acceptance(seen, vocabulary, standing);
  if (accepted) return accepted;
  if (machine && !proposes) facts.unclear = true;
  if (proposes) {
    const informs =
      !priced &&
      INFORMATION.test(text) &&
      !PROPOSAL.test(text) &&
      !facts.asks?.includes('price') &&
      (facts.question || /talk|discuss|question|tell me|了解|介绍/.test(text));
    if (!informs) return describedOffer(seen, vocabulary, standing);
    reading.package = {};
    return 'ask';
  }
  return otherIntent(seen, standing);
}

/** A message as the tables have read it, with all that was seen. */
export function seeByTables(text: string, vocabulary: Vocabulary, standing: Standing): Seen {
  const seen = look(text, vocabulary, standing);
  const { facts } = seen.reading;
  if (seen.places.sentences.some(asksIn)) facts.question = true;
  const asks = asksFor(seen.text);
  if (asks.length > 0) facts.asks = asks;
  raiseSubjects(seen, vocabulary, facts);
  if (
    (DISCOUNT.test(seen.beside) || ASKS_LOWEST.test(seen.beside)) &&
    seen.reading.package.price === undefined &&
    facts.total === undefined
  )
    facts.wants_discount = true;
  seen.reading.intent = decide(seen, vocabulary, standing);
  const { intent } = seen.reading;
  if (intent === 'reject' || (intent === 'ask' && !facts.wants_discount) || intent === 'quit') delete facts.choice;
  noteActs(seen.places, seen.reading, vocabulary);
  return seen;
}

/** The reading of the tables alone, before the act model has seen it: what that model is fitted on. */
export const readByTables = (text: string, vocabulary: Vocabulary, standing: Standing): MessageReading =>
  seeByTables(text, vocabulary, standing).reading;
