import { isDay } from './concepts.js';
import { askedAsFree, withoutNoCharge } from './asked-as-free.js';
import type { Phrase } from './find-phrases.js';
import { findPhrases, foldPhrase } from './find-phrases.js';
import { readNumbers } from './figures/numbers.js';
import { countOfOption, namesAnotherNumber } from './option-numbers.js';
import { namesCounted } from './counted-beside.js';
import { partWithOption, unitsOf, type CountsNamed } from './option-parts.js';
import { vocabularyPhrases, type Meaning } from './option-phrases.js';
import { patternWith } from './pattern.js';
import { ASKS_FOR_IT, TELLS_WHEN } from './phrases/term-context.js';
import { fetchingPlaces, sendingOption, sendingPlaces, sentPlace } from './sending.js';
import { isDoneByBuyer, refusedPlaces } from './term-refusals.js';
import type { NamedThing, Vocabulary } from './vocabulary.js';

/** Options named in a message, and whether they are wanted. */
export interface TermMentions {
  wanted: Record<string, string>;
  refused: Record<string, string>;
  /** Options that a question is about, or of which a number is named: they are not asked for. */
  askedAbout: Record<string, string>;
  /** The terms of them of which a number is named that the order is not for. */
  byPiece: readonly string[];
  /** Term id → options of it of which a word could mean each, and nothing else in the message says which. */
  couldMean: Record<string, string[]>;
  /** Several options of one term are wanted at once, or a word fits several options. */
  ambiguous: boolean;
  /** Where they stand in the folded message. */
  spans: { start: number; end: number; as: 'wanted' | 'refused' | 'asked' | 'open' }[];
  /** Where each option stands that is wanted. */
  named: { start: number; end: number; term: string; option: string }[];
}

/** A piece of a message, and whether it asks about things rather than for them. */
export interface MentioningClause {
  text: string;
  start: number;
  asksAbout?: boolean;
}

/** Mentions while a message is read: `open` are places that could mean several options. */
type OpenMentions = TermMentions & { open: (readonly Meaning[])[]; byPiece: string[] };

/** What a message is read by. */
interface Known {
  phrases: readonly Phrase<Meaning>[];
  vocabulary: Vocabulary;
  /** Numbers that may be how many are ordered. */
  ordered: ReadonlySet<number>;
  /** Counts of which a number beside an option may be a part. */
  counts: CountsNamed;
}

/** Whether the rest of the message says which of several options a place means: "pick it up tomorrow". */
function settled(meanings: readonly Meaning[], { wanted, refused }: TermMentions): boolean {
  return meanings.some(({ term, option }) => term !== null && (wanted[term] ?? refused[term]) === option);
}

/** Of the meanings that one place can have, those of the term that the same clause names; all where it names none. */
function narrowed(meanings: readonly Meaning[], clause: string, vocabulary: Vocabulary): readonly Meaning[] {
  const mains = meanings.filter((meaning) => meaning.main);
  const terms = new Set(meanings.map((meaning) => meaning.term));
  if (terms.size < 2) return mains.length === 1 ? mains : meanings;
  const named = [...terms].filter((id) => {
    const term = vocabulary.terms.find((candidate) => candidate.id === id);
    const words = term ? [term.label, term.id, ...(term.words ?? [])].map(foldPhrase) : [];
    return (
      findPhrases(
        clause,
        words.map((phrase) => ({ phrase, meaning: true })),
      ).length > 0
    );
  });
  if (named.length === 1) return meanings.filter((meaning) => meaning.term === named[0]);
  return mains.length === 1 ? mains : meanings;
}

/** A verb and its particle with what is done between them: "pick them up" is said of what is called "pick up". */
const PARTED = patternWith('g')`
    (?<![a-z])([a-z]{3,}) (?:it|them|this|these|those|that|everything|all of (?:it|them))[ ]
    (up|off|out|back|over|apart)(?![a-z])
  `;

/** A clause with its parted verbs in one, at the places at which they begin. */
const joinVerbs = (clause: string): string =>
  clause.replace(PARTED, (said: string, verb: string, particle: string) => `${verb} ${particle}`.padEnd(said.length));

const optionOf = ({ term, option }: Meaning, { terms }: Vocabulary): NamedThing | undefined =>
  terms.find(({ id }) => id === term)?.options.find(({ id }) => id === option);

/** What an option is called. */
const labelOf = (meaning: Meaning, vocabulary: Vocabulary): string => optionOf(meaning, vocabulary)?.label ?? '';

interface Span {
  start: number;
  end: number;
}

/** Words of a clause with the options that they can mean. */
interface OptionPlace extends Span {
  meanings: Meaning[];
}

/** The places of a clause at which options are named, in their order. */
function placesIn(clause: string, { phrases, vocabulary }: Known): OptionPlace[] {
  const byPlace = new Map<number, OptionPlace>();
  const numbers = readNumbers(clause);
  const sent = sendingOption(vocabulary);
  for (const match of findPhrases(joinVerbs(clause), phrases)) {
    const { term, option, part = false } = match.meaning;
    const before = clause.slice(0, match.start);
    if ((part && !ASKS_FOR_IT.test(before)) || TELLS_WHEN.test(before)) continue;
    if (term === null || namesAnotherNumber(labelOf(match.meaning, vocabulary), match, numbers)) continue;
    const where = term === sent?.term.id && option === sent.option ? sentPlace(clause, match) : match;
    if (where === null) continue;
    const place = byPlace.get(match.start) ?? { meanings: [], start: match.start, end: where.end };
    if (!place.meanings.some((meaning) => meaning.term === term && meaning.option === option))
      place.meanings.push(match.meaning);
    byPlace.set(match.start, place);
  }
  const said = (places: readonly { start: number; end: number }[], meaning: Meaning): void => {
    for (const { start, end } of places) {
      const overlaps = [...byPlace.values()].some((place) => place.start < end && place.end > start);
      if (!overlaps) byPlace.set(start, { meanings: [meaning], start, end });
    }
  };
  const usual = phrases.find(({ meaning }) => meaning.implied)?.meaning;
  if (sent) said(sendingPlaces(clause), { term: sent.term.id, option: sent.option, main: true });
  if (usual) said(fetchingPlaces(clause), usual);
  return [...byPlace.values()].sort((left, right) => left.start - right.start);
}

/** A place with the number that belongs to it. */
const around = (place: Span, number: Span | null): Span => ({
  start: Math.min(place.start, number?.start ?? place.start),
  end: Math.max(place.end, number?.end ?? place.end),
});

/** "Stump removal": to remove something is what is sold here. */
const REMOVAL = /remov|dispos|haul|strip|[拆去清][除掉]|清运/;

/**
 * Reads which options one clause wants, refuses or asks about, into `mentions`; true where it refuses its last one and
 * goes on with others in the next clause.
 */
function readClause(
  { text: clause, start: offset, asksAbout: asks = false }: MentioningClause,
  known: Known,
  mentions: OpenMentions,
  goesOn: boolean,
): boolean {
  const { vocabulary, ordered } = known;
  const places = placesIn(clause, known);
  const numbers = readNumbers(clause);
  const removes = (place: { start: number }): boolean =>
    !places.some(({ start, meanings }) => start === place.start && meanings.some((one) => isRemoval(one, vocabulary)));
  const refusals = refusedPlaces(withoutNoCharge(clause), places, goesOn, removes);
  for (const [at, place] of places.entries()) {
    const refused = refusals[at] === true || isOwnWork(clause, place, vocabulary);
    // "5 revisions" are ordered by their own count, and for no part of the order.
    const isCounted = namesCounted(clause.slice(place.start, place.end), vocabulary);
    const count = isCounted ? null : countOfOption(clause, place, numbers, vocabulary);
    const units = unitsOf(vocabulary);
    const part = isCounted ? null : partWithOption(clause, place, readNumbers(clause, units), known.counts);
    const { start, end } = around(place, part ?? count);
    // "What does it cost on Saturday?" asks for the price of that day.
    const asksAbout = asks && !isDay(clause.slice(place.start, place.end));
    const span = { start: offset + start, end: offset + end };
    const meanings = narrowed(place.meanings, clause, vocabulary);
    const [meaning] = meanings;
    if (meaning?.term == null || meanings.length > 1) {
      if (!asksAbout) mentions.open.push(meanings);
      mentions.spans.push({ ...span, as: asksAbout ? 'asked' : 'open' });
      continue;
    }
    const isByPiece = part !== null || (count !== null && !ordered.has(count.value));
    if (isByPiece && !refused) mentions.byPiece.push(meaning.term);
    const as = refused
      ? 'refused'
      : asksAbout || isByPiece || isFree(clause, place, meaning, vocabulary)
        ? 'asked'
        : 'wanted';
    mentions.spans.push({ ...span, as });
    if (meaning.implied && as !== 'wanted') continue;
    const into = { wanted: mentions.wanted, refused: mentions.refused, asked: mentions.askedAbout }[as];
    if (as === 'wanted' && Object.hasOwn(into, meaning.term) && into[meaning.term] !== meaning.option)
      mentions.ambiguous = true;
    into[meaning.term] = meaning.option;
    if (as === 'wanted') mentions.named.push({ ...span, term: meaning.term, option: meaning.option });
  }
  return refusals.at(-1) === true && /^s?[，,]?$/.test(clause.slice(places.at(-1)?.end).trim());
}

/** Whether an option that costs something on top is asked for as one that costs nothing. */
const isFree = (clause: string, place: Span, meaning: Meaning, vocabulary: Vocabulary): boolean => {
  const sent = sendingOption(vocabulary);
  const isSending = sent?.term.id === meaning.term && sent.option === meaning.option;
  return askedAsFree(clause, place, optionOf(meaning, vocabulary), isSending);
};

/** Whether the buyer does what they would be charged for: "I dismantle it myself". */
const isOwnWork = (clause: string, place: OptionPlace, vocabulary: Vocabulary): boolean =>
  place.meanings.every((meaning) => optionOf(meaning, vocabulary)?.charged === true) && isDoneByBuyer(clause, place);

const isRemoval = (meaning: Meaning, vocabulary: Vocabulary): boolean =>
  REMOVAL.test(labelOf(meaning, vocabulary).toLowerCase());

/**
 * Reads which options a message wants and which it refuses; `clauses` are pieces of the folded message.
 * @param ordered numbers that may be how many are ordered, see `countsOrdered`
 * @param counts counts of which some may be wanted with an option, see `countsNamed`
 */
export function readTerms(
  clauses: readonly MentioningClause[],
  vocabulary: Vocabulary,
  ordered: ReadonlySet<number>,
  counts: CountsNamed,
): TermMentions {
  const known: Known = { phrases: vocabularyPhrases(vocabulary), vocabulary, ordered, counts };
  const reading: OpenMentions = {
    open: [],
    wanted: Object.create(null) as Record<string, string>,
    refused: Object.create(null) as Record<string, string>,
    askedAbout: Object.create(null) as Record<string, string>,
    byPiece: [],
    couldMean: {},
    ambiguous: false,
    spans: [],
    named: [],
  };
  let goesOn = false;
  for (const clause of clauses) goesOn = readClause(clause, known, reading, goesOn);
  const { open, ...mentions } = reading;
  const unsettled = open.filter((meanings) => !settled(meanings, mentions));
  const couldMean = unsettled.flatMap((meanings): [string, string[]][] => {
    const [term, ...others] = new Set(meanings.map((meaning) => meaning.term));
    return term == null || others.length > 0 ? [] : [[term, meanings.map((meaning) => meaning.option)]];
  });
  return {
    ...mentions,
    ambiguous: mentions.ambiguous || unsettled.length > 0,
    couldMean: Object.fromEntries(couldMean),
    wanted: { ...mentions.wanted },
    refused: { ...mentions.refused },
    askedAbout: { ...mentions.askedAbout },
  };
}
