import { patternWith } from '@svc/language';
import { EMPTY, ZH_EMPTY } from '../words/phrases/subject-words.js';
import { knownWord, withoutKnownHan } from './reader-words.js';

/** A run of words with its place in a text, in code points. */
export interface WordRun {
  quote: string;
  start: number;
  end: number;
}

const TOKEN = /\p{Script=Han}+|[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu;
const HAN = /\p{Script=Han}/u;
/** Marks at which a run of words ends. */
const MARK = /[,.;:!?\n|·•，。；：！？、()（）"“”]/u;
/** Closed classes of grammar words that `EMPTY` leaves out because they may head a subject. */
const GRAMMAR = new Set(
  (
    'am is are was were be been being do does did has have had can could may might must shall should ' +
    'will would let us ' +
    "i'd id i'm im i'll i've we'd we're we'll we've you'd you'll they'd they'll it's its that's there's here's ill " +
    'not no nor yes ok okay so such than then though too very just also even still yet about around ' +
    'over under off out ' +
    'up down into onto upon of at by in on to from with without as and or but if when while because since until till ' +
    'each every per any some all both either neither none one ones it them they he she him her his hers their theirs ' +
    'we our ours you your yours me my mine who whom whose which what that this these those here there how why where ' +
    'please thanks thank sorry well now ever never always really quite more most less least much many few bit'
  ).split(' '),
);
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’].*$/, '')
    .replace(/(?:ing|ed|es|s|ly)$/, '');

const isGrammar = (word: string): boolean => {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return lower.length < 3 || GRAMMAR.has(lower) || EMPTY.has(lower);
};

/** Numerals, particles, adverbs of degree, verbs that only help, prepositions and pronouns. */
const HAN_PARTICLES = patternWith('gu')`
  [
    一二两三四五六七八九十百千万半几多的了吧呢吗啊哦哈就都也才还又再很太挺
    可能会要想来去到在是有和与及或从给把被让我你您他她们这那个只每各
  ]
`;

/** What of a Han run says something: without what carries a price, and without particles. */
const meaningHan = (run: string): string =>
  withoutKnownHan(run)
    .replace(new RegExp(ZH_EMPTY.source, 'g'), ' ')
    .replace(HAN_PARTICLES, ' ')
    .replace(/(?<!\p{Script=Han})\p{Script=Han}(?!\p{Script=Han})/gu, ' ')
    .trim();

/**
 * The words of a text that nothing made use of: content words that stand in no carried text and are no words by which a
 * price, a volume or a discount is said.
 * @param covered code points of the text that something holds already
 * @param carried texts of the policy that came from here
 * @example leftWords([...'FOB Shenzhen USD 0.95'], () => false, []).map(({ quote }) => quote) // ['FOB Shenzhen']
 */
export function leftWords(
  points: readonly string[],
  covered: (at: number) => boolean,
  carried: readonly string[],
): WordRun[] {
  const text = points.join('');
  const held = carried.join(' ').toLowerCase();
  const stems = new Set((held.match(TOKEN) ?? []).map(stem));
  const runs: WordRun[] = [];
  let at = 0;
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    at += [...text.slice(last, match.index)].length;
    last = match.index;
    const word = match[0];
    const start = at;
    const end = at + [...word].length;
    const isHan = HAN.test(word);
    const says = isHan
      ? meaningHan(word) !== '' && !held.includes(word)
      : /\p{L}{2}/u.test(word) && !isGrammar(word) && !knownWord(word) && !stems.has(stem(word));
    let free = says;
    for (let point = start; free && point < end; point += 1) free = !covered(point);
    if (!free) continue;
    const before = runs.at(-1);
    const between = before ? points.slice(before.end, start).join('') : '\n';
    if (before && !MARK.test(between) && [...between].length <= 12 && !/\p{N}/u.test(between)) {
      before.end = end;
      before.quote = points.slice(before.start, end).join('');
    } else runs.push({ quote: word, start, end });
  }
  return runs;
}
