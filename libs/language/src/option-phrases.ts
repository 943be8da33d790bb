import { CONCEPTS, namesOfDays, NOTHING, TERM_CONCEPTS } from './concepts.js';
import type { Phrase } from './find-phrases.js';
import { findPhrases, foldPhrase } from './find-phrases.js';
import { leftoverWords } from './leftover-words.js';
import { NOT_THIS } from './phrases/term-negations.js';
import { bringsAndFetches, FETCHING, saysSending, SENT, sendingOption } from './sending.js';
import type { NamedThing, Vocabulary } from './vocabulary.js';
import { wordForms } from './word-forms.js';

/** An option that words of a message can mean. */
export interface Meaning {
  /** Null for a standard term that this deal does not have: it keeps its words from being read as another. */
  term: string | null;
  option: string;
  /** The phrase is what the option is mainly called, not a detail of its label. */
  main: boolean;
  /** Said of the other side of it: who fetches a thing does without its sending. It answers no question. */
  implied?: boolean;
  /** Only a word of the name: it means the option where the message asks for something by it. */
  part?: boolean;
}

const STANDARD: ReadonlySet<string> = new Set(CONCEPTS.flat());

/**
 * Adds to `own` the rows of standard words that any of them belongs to, or that a label holds, and the other forms of
 * what is no standard word. Who fetches a thing does without the seller's bringing and fetching it.
 */
function withConcepts(own: ReadonlySet<string>, label: string): Set<string> {
  const all = new Set([...own].flatMap((word) => (STANDARD.has(word) ? [word] : [word, ...wordForms(word)])));
  const rows = CONCEPTS.filter((row) => row.some((word) => own.has(word) || holds(label, word)));
  if (saysSending(label)) rows.push(SENT);
  const isBothWays = bringsAndFetches(label);
  for (const word of rows.flat()) if (!isBothWays || !FETCHING.includes(word)) all.add(word);
  return all;
}

/** Whether a phrase stands in a folded text. Most do not: it is looked for before its edges are. */
const holds = (text: string, phrase: string): boolean =>
  text.includes(phrase) && findPhrases(text, [{ phrase, meaning: true }]).length > 0;

/** Whether a label says only that another option of its term is not taken: "不加急" beside "加急". */
function negatesAnother(label: string, { options }: Vocabulary['terms'][number]): boolean {
  const rest = label.replace(NOT_THIS, '');
  return rest !== label && rest.length > 1 && options.some((other) => foldPhrase(other.label).startsWith(rest));
}

/** A phrase of an option; `own` where the policy itself gives the option this name. */
interface OptionPhrase {
  phrase: string;
  main: boolean;
  own: boolean;
}

/** The phrases of one option: label and its parts, id, words, and the rows of standard words that they belong to. */
function phrasesOf(option: NamedThing, term: Vocabulary['terms'][number], byDay: boolean): OptionPhrase[] {
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
      .map((phrase) => ({ phrase, main: true, own: true }));
  const main = withConcepts(names, parts[0] ?? '');
  if (byDay) for (const day of namesOfDays((word) => holds(label, word))) main.add(day);
  const details = new Set(parts.slice(1).filter((part) => part.length > 3 || /[\u3400-\u9fff]{2}/.test(part)));
  const rest = [...withConcepts(details, parts.slice(1).join(', '))].filter((phrase) => !main.has(phrase));
  return [
    ...[...main].map((phrase) => ({ phrase, main: true, own: names.has(phrase) })),
    ...rest.map((phrase) => ({ phrase, main: false, own: false })),
  ];
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

/** The words by which the options of a deal are named, and those of other deals. */
export function vocabularyPhrases(vocabulary: Vocabulary): Phrase<Meaning>[] {
  const ready = prepared.get(vocabulary) ?? preparePhrases(vocabulary);
  prepared.set(vocabulary, ready);
  return ready;
}

/** The phrases of all options. What the policy itself calls one option names no other by a standard word. */
function phrasesOfOptions(vocabulary: Vocabulary): Phrase<Meaning>[] {
  const byDay = vocabulary.period === undefined || vocabulary.period === 'hour';
  const all = vocabulary.terms.flatMap((term) =>
    term.options.flatMap((option) =>
      phrasesOf(option, term, byDay).map((one) => ({ ...one, term: term.id, option: option.id })),
    ),
  );
  const own = new Set(all.filter((one) => one.own).map(({ phrase }) => phrase));
  return all
    .filter((one) => one.own || !own.has(one.phrase))
    .map(({ phrase, term, option, main }) => ({ phrase, meaning: { term, option, main } }));
}

/** Words that only qualify the one behind them. */
const QUALIFYING = /^(?:free|extra|additional|further|full|half|new|own|first|second|third|call)$/;

/**
 * A word of an option's name that stands nowhere else in the deal: "album" for a printed album, "site" for work on
 * site; and its first letters.
 */
function partsOfNames(vocabulary: Vocabulary): Phrase<Meaning>[] {
  const { terms, name = '', unit = '', never, handoff, facts } = vocabulary;
  const others = new Set(
    [name, unit, ...[...never, ...handoff, ...facts].flatMap(({ words }) => words)].flatMap(wordsIn),
  );
  const named = terms.flatMap((term) => term.options.map((option) => ({ term, option, words: wordsIn(option.label) })));
  const isOwn = (word: string): boolean =>
    !QUALIFYING.test(word) && !others.has(word) && named.filter(({ words }) => words.includes(word)).length === 1;
  return named
    .filter(({ term, option }) => option.id !== term.default && !NOTHING.test(foldPhrase(option.label)))
    .flatMap(({ term, option, words }) =>
      [...words.filter(isOwn), ...initials(option.label)].map((phrase) => ({
        phrase,
        meaning: { term: term.id, option: option.id, main: false, part: words.includes(phrase) },
      })),
    );
}

/** "SSO" for single sign-on: the first letters of three words or more. */
function initials(label: string): string[] {
  const letters = (foldPhrase(label).match(/(?<![a-z])[a-z]/g) ?? []).join('');
  return /^[a-z -]+$/.test(foldPhrase(label)) && letters.length >= 3 && letters.length <= 5 ? [letters] : [];
}

const wordsIn = (text: string): string[] => leftoverWords(foldPhrase(text), 0, []);

function preparePhrases(vocabulary: Vocabulary): Phrase<Meaning>[] {
  const own = [...phrasesOfOptions(vocabulary), ...vocabulary.terms.flatMap(namedByTerm)];
  const sent = sendingOption(vocabulary);
  const isNamed = own.some(({ phrase }) => FETCHING.includes(phrase));
  if (sent && !isNamed) {
    const meaning = { term: sent.term.id, option: sent.term.default ?? '', main: true, implied: true };
    own.push(...FETCHING.map((phrase) => ({ phrase, meaning })));
  }
  const named = new Set(own.map(({ phrase }) => phrase));
  own.push(...partsOfNames(vocabulary).filter(({ phrase }) => !named.has(phrase)));
  const known = new Set(own.map(({ phrase }) => phrase));
  const foreign = CONCEPTS.flat()
    .filter((phrase) => !known.has(phrase))
    .map((phrase) => ({ phrase, meaning: { term: null, option: '', main: false } }));
  return [...own, ...foreign];
}
