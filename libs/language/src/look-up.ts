import { inOrder, type ReadPlaces } from './acts.js';
import { readAmounts } from './amounts.js';
import { detectLanguage, hasOwnWords } from './detect-language.js';
import type { Amounts } from './figure-reader.js';
import { foldText, looksReordered } from './fold.js';
import { readChoice } from './menu-choice.js';
import { asksAbout } from './note-acts.js';
import { noteOtherWays } from './other-ways.js';
import { NEXT_STEP } from './phrases/question-cues.js';
import { countsOrdered } from './option-numbers.js';
import { countsNamed } from './option-parts.js';
import { orderedBeside, type OrderedBeside } from './ordered-beside.js';
import { pointsBack } from './points-back.js';
import type { MessageReading, ReadingFacts, Standing } from './reading.js';
import { splitStructure, type Sentence, type TextPiece } from './sentences.js';
import { readTerms, type TermMentions } from './term-mentions.js';
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
  /** The options that are wanted, each where it stands. */
  named: TermMentions['named'];
  /** The text without the words that pick an offer: "the cheaper one" asks for no discount. */
  beside: string;
  /** The places of figures of the table that are only spoken of. */
  ofTable: readonly { start: number; end: number }[];
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

/** A text with some places blanked. */
export const without = (text: string, places: readonly { start: number; end: number }[]): string =>
  places.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** Words that turn a choice of the menu down, right before it. */
const TURNS_DOWN = /(?:not|n't|no|reject|except|不要?|别)\s?(?:want |like |take )?(?:the )?$/;

/** What has been looked up in a message: terms, figures and a choice of the menu. */
interface Found {
  text: string;
  terms: TermMentions;
  ordered: OrderedBeside;
  amounts: Amounts;
  picked: ReturnType<typeof readChoice>;
}

/** The package that is named and the one that is refused, as far as tables tell. */
function packageOf(
  { terms, amounts, ordered }: Found,
  vocabulary: Vocabulary,
): Pick<MessageReading, 'package' | 'refuses'> {
  // An option of which another number is wanted is not had for the whole order.
  const usual = vocabulary.terms.filter(({ id }) => terms.byPiece.includes(id)).map((term) => [term.id, term.default]);
  const named: MessageReading['package'] = { ...Object.fromEntries(usual), ...terms.wanted };
  if (amounts.price !== undefined) named.price = amounts.price;
  if (amounts.quantity !== undefined) named.quantity = amounts.quantity;
  const periods = ordered.periods ?? ordered.open?.perhaps;
  if (periods != null) named.periods = periods;
  const refuses: MessageReading['refuses'] = { ...terms.refused };
  if (amounts.refusedPrice !== undefined) refuses.price = amounts.refusedPrice;
  return { package: named, refuses };
}

/** The language of a message; that of the talk where the message has no word of its own. */
function languageOf(text: string, vocabulary: Vocabulary, { language }: Standing): 'en' | 'zh' {
  if (language !== undefined && !hasOwnWords(text)) return language;
  return detectLanguage(text) ?? language ?? vocabulary.language;
}

/** The facts that follow from what was looked up. */
function factsOf(
  { text, terms, amounts, ordered, picked }: Found,
  original: string,
  language: 'en' | 'zh',
): ReadingFacts {
  const facts: ReadingFacts = { language };
  if (Object.keys(terms.askedAbout).length > 0) facts.asked_about = terms.askedAbout;
  if (terms.byPiece.length > 0) facts.by_piece = [...new Set(terms.byPiece)];
  if (Object.keys(terms.couldMean).length > 0) facts.could_mean = terms.couldMean;
  if (amounts.total !== undefined) facts.total = amounts.total;
  if (amounts.totalOf !== undefined) facts.total_of = amounts.totalOf;
  if (amounts.apart) facts.charges_apart = true;
  else if (amounts.included) facts.charges_in = true;
  if (amounts.each) facts.price_each = true;
  if (amounts.countOpen) facts.count_open = true;
  if (ordered.open !== undefined) facts.time_open = ordered.open;
  if (ordered.counts !== undefined) facts.counts = ordered.counts;
  if (amounts.byOthers && amounts.price === undefined && amounts.total === undefined) facts.figure_aside = true;
  if (amounts.otherCurrency !== undefined) facts.other_currency = amounts.otherCurrency;
  const pickedAt = picked?.spans[0]?.start ?? 0;
  if (picked?.choice != null && !TURNS_DOWN.test(text.slice(Math.max(0, pickedAt - 20), pickedAt)))
    facts.choice = picked.choice;
  if (
    amounts.unclear ||
    terms.ambiguous ||
    ordered.open?.perhaps === null ||
    picked?.choice === null ||
    looksReordered(original) ||
    original.length > MAX_READ_CHARACTERS
  )
    facts.unclear = true;
  return facts;
}

function placesOf({ terms, amounts, ordered, picked }: Found, sentences: readonly Sentence[]): Seen['places'] {
  const as = (kind: (typeof terms.spans)[number]['as']) => terms.spans.filter((span) => span.as === kind);
  const chosen = [...(picked?.spans ?? []), ...ordered.places];
  return {
    sentences,
    proposed: inOrder(amounts.proposed),
    wanted: inOrder([...as('wanted'), ...chosen]),
    refused: inOrder([...as('refused'), ...amounts.refused]),
    askedAbout: as('asked'),
    open: as('open'),
    spans: inOrder([...terms.spans, ...chosen, ...amounts.proposed, ...amounts.refused]),
  };
}

/** The options of a message with the one at which it only points. */
const withTold = (terms: TermMentions, told: TermMentions['named'][number] | null): TermMentions =>
  told === null
    ? terms
    : {
        ...terms,
        wanted: { [told.term]: told.option },
        spans: [{ start: told.start, end: told.end, as: 'wanted' }],
        named: [told],
      };

/** "26 a carton, shipping included": what a bid includes is wanted with it, and is no question. */
function withIncluded(terms: TermMentions, { included, price, total }: Amounts, vocabulary: Vocabulary): TermMentions {
  const asked = Object.entries(terms.askedAbout);
  const isCharged = ([term, option]: (typeof asked)[number]): boolean =>
    vocabulary.terms.some(({ id, options }) => id === term && options.some((one) => one.id === option && one.charged));
  if (!included || (price ?? total) === undefined || asked.length === 0 || !asked.every(isCharged)) return terms;
  const spans = terms.spans.map((span) => (span.as === 'asked' ? { ...span, as: 'wanted' as const } : span));
  return { ...terms, spans, wanted: { ...terms.askedAbout, ...terms.wanted }, askedAbout: {} };
}

/** For how many periods the offers on the table are; undefined where they differ or do not end. */
function periodsOnTable({ offers }: Standing): number | undefined {
  const [periods, ...others] = new Set(offers.map((offer) => offer.periods ?? undefined));
  return others.length === 0 ? periods : undefined;
}

/** What is ordered, with the time of the price that was named where less than that is on the table. */
function withLeast(ordered: OrderedBeside, { offers }: Standing): OrderedBeside {
  const { least } = ordered;
  const isLonger = least !== undefined && offers.every(({ periods }) => typeof periods === 'number' && periods < least);
  return isLonger ? { ...ordered, periods: least } : ordered;
}

/** For how many periods a message is, by its own words or by what is on the table. */
const periodsOf = ({ periods, open }: OrderedBeside, standing: Standing): number | undefined =>
  periods ?? open?.perhaps ?? (open === undefined ? periodsOnTable(standing) : undefined);

/** Looks a message up in the tables, before it is decided what it does. */
export function lookUp(original: string, vocabulary: Vocabulary, standing: Standing): Seen {
  const text = foldMessage(original);
  const sentences = splitStructure(text);
  const picked = readChoice(text, standing);
  const named = readTerms(
    sentences.flatMap((sentence) => {
      const about = asksAbout(sentence, vocabulary);
      return sentence.clauses.map((one) => ({ ...one, asksAbout: about || NEXT_STEP.test(one.text) }));
    }),
    vocabulary,
    countsOrdered(text, standing),
    countsNamed(text, standing, vocabulary),
  );
  const mentioned = withTold(named, pointsBack(text, standing, named));
  const ordered = withLeast(orderedBeside(text, vocabulary, mentioned.spans), standing);
  const spans = [...mentioned.spans, ...(picked?.spans ?? []), ...ordered.places];
  const amounts = readAmounts(text, vocabulary, standing, { taken: spans, periods: periodsOf(ordered, standing) });
  const terms = withIncluded(mentioned, amounts, vocabulary);
  const found: Found = { text, terms, amounts, ordered, picked };
  const facts = factsOf(found, original, languageOf(original.slice(0, MAX_READ_CHARACTERS), vocabulary, standing));
  noteOtherWays(text, spans, vocabulary, facts);
  return {
    text,
    clauses: sentences.flatMap((sentence) => sentence.clauses),
    reading: { intent: 'other', ...packageOf(found, vocabulary), facts, source: 'builtin' },
    spans: [...spans, ...amounts.spans],
    places: placesOf(found, sentences),
    named: inOrder(terms.named),
    beside: without(text, picked?.spans ?? []),
    ofTable: inOrder(amounts.ofTable),
    aside: amounts.aside || terms.byPiece.length > 0,
    ambiguous: facts.unclear === true,
  };
}
