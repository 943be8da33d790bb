import { NOT_THIS, NO_AFTER, NO_BEFORE } from './phrases/term-negations.js';
import { CONCEPTS, NOTHING, TERM_CONCEPTS } from './concepts.js';
import { FETCHING, fetchingPlaces, sendingOption, sendingPlaces } from './sending.js';
import type { Phrase } from './find-phrases.js';
import { findPhrases, foldPhrase } from './find-phrases.js';
import { readNumbers } from './numbers.js';
import { namesAnotherNumber } from './option-numbers.js';
import { patternWith } from './pattern.js';
import type { NamedThing, Vocabulary } from './vocabulary.js';

/** Options named in a message, and whether they are wanted. */
export interface TermMentions {
  wanted: Record<string, string>;
  refused: Record<string, string>;
  /** Options that a question is about: they are not asked for. */
  askedAbout: Record<string, string>;
  /** Term id → options of it of which a word could mean each, and nothing else in the message says which. */
  couldMean: Record<string, string[]>;
  /** Several options of one term are wanted at once, or a word fits several options. */
  ambiguous: boolean;
  /** Where they stand in the folded message. */
  spans: { start: number; end: number; as: 'wanted' | 'refused' | 'asked' | 'open' }[];
}

/** A piece of a message, and whether it asks about things rather than for them. */
export interface MentioningClause {
  text: string;
  start: number;
  asksAbout?: boolean;
}

interface Meaning {
  /** Null for a standard term that this deal does not have: it keeps its words from being read as another. */
  term: string | null;
  option: string;
  /** The phrase is what the option is mainly called, not a detail of its label. */
  main: boolean;
  /** Said of the other side of it: who fetches a thing does without its sending. It answers no question. */
  implied?: boolean;
}

/** Mentions while a message is read: `open` are places that could mean several options. */
type OpenMentions = TermMentions & { open: (readonly Meaning[])[] };

/** Whether the rest of the message says which of several options a place means: "pick it up tomorrow". */
function settled(meanings: readonly Meaning[], { wanted, refused }: TermMentions): boolean {
  return meanings.some(({ term, option }) => term !== null && (wanted[term] ?? refused[term]) === option);
}

/** Adds to `own` the rows of standard words that any of `names` belongs to or holds. */
function withConcepts(own: ReadonlySet<string>, label: string): Set<string> {
  const all = new Set(own);
  for (const row of CONCEPTS) {
    const held =
      row.some((word) => own.has(word)) ||
      findPhrases(
        label,
        row.map((phrase) => ({ phrase, meaning: true })),
      ).length > 0;
    if (held) for (const word of row) all.add(word);
  }
  return all;
}

/** Whether a label says only that another option of its term is not taken: "不加急" beside "加急". */
function negatesAnother(label: string, { options }: Vocabulary['terms'][number]): boolean {
  const rest = label.replace(NOT_THIS, '');
  return rest !== label && rest.length > 1 && options.some((other) => foldPhrase(other.label).startsWith(rest));
}

/** The phrases of one option: label and its parts, id, words, and the rows of standard words that they belong to. */
function phrasesOf(option: NamedThing, term: Vocabulary['terms'][number]): { phrase: string; main: boolean }[] {
  const label = foldPhrase(option.label);
  const parts = label.split(/[,，;/()（）]+/).map((part) => part.trim());
  const names = new Set(
    [label, parts[0] ?? '', foldPhrase(option.id.replaceAll('-', ' ')), ...(option.words ?? []).map(foldPhrase)].filter(
      (phrase) => phrase.length > 1,
    ),
  );
  if (NOTHING.test(label) || negatesAnother(label, term))
    return [...names]
      .filter((phrase) => !/^(?:no|none|without|nothing|standard|default|basic|无|没有)$/.test(phrase))
      .map((phrase) => ({ phrase, main: true }));
  const main = withConcepts(names, parts[0] ?? '');
  const details = new Set(parts.slice(1).filter((part) => part.length > 3 || /[\u3400-\u9fff]{2}/.test(part)));
  const rest = [...withConcepts(details, parts.slice(1).join(', '))].filter((phrase) => !main.has(phrase));
  return [...[...main].map((phrase) => ({ phrase, main: true })), ...rest.map((phrase) => ({ phrase, main: false }))];
}

/** Every deal is paid for: "I can pay 900" asks for no way of paying. */
const PAYING = /^(?:pay(?:ing|s|ments?)?|付款?(?:方式)?|支付(?:方式)?|结算)$/;

/**
 * The option that a term's bare name asks for: the only one that is not its default, unless the default gives it
 * already.
 */
function namedByTerm(term: Vocabulary['terms'][number]): Phrase<Meaning>[] {
  const others = term.options.filter((option) => option.id !== term.default);
  const only = others[0];
  if (others.length !== 1 || only === undefined || NOTHING.test(foldPhrase(only.label))) return [];
  const names = [foldPhrase(term.label), foldPhrase(term.id), ...(term.words ?? []).map(foldPhrase)];
  const rows = TERM_CONCEPTS.filter((row) => row.some((word) => names.includes(word))).flat();
  return [...names, ...rows]
    .filter((name) => name.length > 1 && !PAYING.test(name))
    .map((phrase) => ({ phrase, meaning: { term: term.id, option: only.id, main: false } }));
}

/** Phrases are the same for every message about a deal, so they are kept beside its vocabulary. */
const prepared = new WeakMap<Vocabulary, Phrase<Meaning>[]>();

function vocabularyPhrases(vocabulary: Vocabulary): Phrase<Meaning>[] {
  const ready = prepared.get(vocabulary) ?? preparePhrases(vocabulary);
  prepared.set(vocabulary, ready);
  return ready;
}

function preparePhrases(vocabulary: Vocabulary): Phrase<Meaning>[] {
  const own = vocabulary.terms.flatMap((term): Phrase<Meaning>[] => [
    ...term.options.flatMap((option) =>
      phrasesOf(option, term).map(({ phrase, main }) => ({
        phrase,
        meaning: { term: term.id, option: option.id, main },
      })),
    ),
    ...namedByTerm(term),
  ]);
  const sent = sendingOption(vocabulary);
  const isNamed = own.some(({ phrase }) => FETCHING.includes(phrase));
  if (sent && !isNamed) {
    const meaning = { term: sent.term.id, option: sent.term.default ?? '', main: true, implied: true };
    own.push(...FETCHING.map((phrase) => ({ phrase, meaning })));
  }
  const known = new Set(own.map(({ phrase }) => phrase));
  const foreign = CONCEPTS.flat()
    .filter((phrase) => !known.has(phrase))
    .map((phrase) => ({ phrase, meaning: { term: null, option: '', main: false } }));
  return [...own, ...foreign];
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
    (up|off|out|back|over)(?![a-z])
  `;

/** A clause with its parted verbs in one, at the places at which they begin. */
const joinVerbs = (clause: string): string =>
  clause.replace(PARTED, (said: string, verb: string, particle: string) => `${verb} ${particle}`.padEnd(said.length));

/** What an option is called. */
const labelOf = ({ term, option }: Meaning, { terms }: Vocabulary): string =>
  terms.find(({ id }) => id === term)?.options.find(({ id }) => id === option)?.label ?? '';

/** Reads which options one clause wants, refuses or asks about, into `mentions`. */
function readClause(
  { text: clause, start: offset, asksAbout = false }: MentioningClause,
  phrases: readonly Phrase<Meaning>[],
  vocabulary: Vocabulary,
  mentions: OpenMentions,
): void {
  const byPlace = new Map<number, { meanings: Meaning[]; start: number; end: number }>();
  const numbers = readNumbers(clause);
  for (const match of findPhrases(joinVerbs(clause), phrases)) {
    if (match.meaning.term === null || namesAnotherNumber(labelOf(match.meaning, vocabulary), match, numbers)) continue;
    const place = byPlace.get(match.start) ?? { meanings: [], start: match.start, end: match.end };
    if (
      !place.meanings.some((meaning) => meaning.term === match.meaning.term && meaning.option === match.meaning.option)
    )
      place.meanings.push(match.meaning);
    byPlace.set(match.start, place);
  }
  const sent = sendingOption(vocabulary);
  const said = (places: readonly { start: number; end: number }[], meaning: Meaning): void => {
    for (const { start, end } of places) {
      const overlaps = [...byPlace.values()].some((place) => place.start < end && place.end > start);
      if (!overlaps) byPlace.set(start, { meanings: [meaning], start, end });
    }
  };
  const usual = phrases.find(({ meaning }) => meaning.implied)?.meaning;
  if (sent) said(sendingPlaces(clause), { term: sent.term.id, option: sent.option, main: true });
  if (usual) said(fetchingPlaces(clause), usual);
  for (const place of byPlace.values()) {
    const span = { start: offset + place.start, end: offset + place.end };
    const meanings = narrowed(place.meanings, clause, vocabulary);
    const [meaning] = meanings;
    if (meaning?.term == null || meanings.length > 1) {
      if (!asksAbout) mentions.open.push(meanings);
      mentions.spans.push({ ...span, as: asksAbout ? 'asked' : 'open' });
      continue;
    }
    const before = clause.slice(Math.max(0, place.start - 48), place.start);
    const refused = NO_BEFORE.test(before) || NO_AFTER.test(clause.slice(place.end, place.end + 32));
    const as = refused ? 'refused' : asksAbout ? 'asked' : 'wanted';
    mentions.spans.push({ ...span, as });
    if (meaning.implied && as !== 'wanted') continue;
    const into = { wanted: mentions.wanted, refused: mentions.refused, asked: mentions.askedAbout }[as];
    if (as === 'wanted' && Object.hasOwn(into, meaning.term) && into[meaning.term] !== meaning.option)
      mentions.ambiguous = true;
    into[meaning.term] = meaning.option;
  }
}

/** Reads which options a message wants and which it refuses; `clauses` are pieces of the folded message. */
export function readTerms(clauses: readonly MentioningClause[], vocabulary: Vocabulary): TermMentions {
  const phrases = vocabularyPhrases(vocabulary);
  const reading: OpenMentions = {
    open: [],
    wanted: Object.create(null) as Record<string, string>,
    refused: Object.create(null) as Record<string, string>,
    askedAbout: Object.create(null) as Record<string, string>,
    couldMean: {},
    ambiguous: false,
    spans: [],
  };
  for (const clause of clauses) readClause(clause, phrases, vocabulary, reading);
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
