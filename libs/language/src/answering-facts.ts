import { asksIn } from './acts.js';
import { SUBJECTS } from './concepts.js';
import { leftoverWords } from './leftover-words.js';
import type { Sentence } from './sentences.js';
import type { Subject, Vocabulary } from './vocabulary.js';
import { pattern } from './pattern.js';

/** What is sold, and what may be told of it. */
type Offered = Pick<Vocabulary, 'facts' | 'name' | 'unit'>;

/** Question words that ask for a measure, and what an answer with such a measure holds. */
const MEASURES: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /(?<![a-z])(?:how (?:long|soon|fast|quick(?:ly)?)|when|what time)(?![a-z])|多久|多长时间|什么时候|何时|几天|哪天/g,
    pattern`
      (?<![a-z])(?:
        minutes?
        |hours?
        |days?
        |weeks?
        |months?
        |years?
        |(?:mon|tues|wednes|thurs|fri|satur|sun)days?
        |tomorrow
        |tonight
        |january
        |february
        |march
        |april
        |june
        |july
        |august
        |september
        |october
        |november
        |december
      )(?![a-z])
      |\d{1,2} ?[ap]m(?![a-z])
      |[分时天日周月年]
      |星期
      |小时
    `,
  ],
  [
    /(?<![a-z])(?:how (?:big|large|tall|wide|deep|high|far)|what size|dimensions?)(?![a-z])|多大|多高|多宽|多远|尺寸/g,
    pattern`
      \d ?(?:mm|cm|m|km|in|inch(?:es)?|ft|feet|foot|yards?|miles?|sq|m2|["'″′×x])(?![a-z])
      |厘米|毫米|公里|英寸|平方?米|[米寸尺]
    `,
  ],
];

/** Verbs that stand beside a question word and name no subject of their own. */
const BESIDE_MEASURE = /^(?:takes?|taking|took|until|till|last|lasts|arrives?|ready|finish(?:ed)?|measures?|time)$/;

/** Measures that stand in any question and are its subject in none. */
const UNIT = /^(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|weekly|monthly|daily|hourly)$/;

const words = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'-]+/g) ?? [];

/** Whether two words are forms of one: one continues the other, but for its last letter. */
function sameStem(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one.charAt(common) === other.charAt(common)) common += 1;
  return common >= 3 && common >= shorter - 1;
}

/** Whether a text speaks of a word: in a form of it, or, in Chinese, with all its characters. */
function speaksOf(text: string, word: string): boolean {
  if (/^\p{Script=Han}/u.test(word)) {
    const row = SUBJECTS.find((one) => one.some((other) => word.includes(other)));
    return [...word].every((character) => text.includes(character)) || row?.some((one) => text.includes(one)) === true;
  }
  if (words(text).some((one) => sameStem(one, word))) return true;
  const row = SUBJECTS.find((one) => one.some((other) => sameStem(other, word)));
  return row !== undefined && words(text).some((one) => row.includes(one) || row.some((other) => `${other}s` === one));
}

/** What a Chinese question asks whether it is there: "镜头有霉吗". */
const THERE = /有(?:没有)?(?![多几什哪])(\p{Script=Han}+?)(?:[吗么没呢]|$|[?？，。])/u;

/**
 * Whether a fact whose word stands in a sentence answers it. In a question it must speak of all that is named beside
 * that word; words that say nothing by themselves ("great") raise it only in a question of its own, and a question
 * about a figure ("would 315 work?") none.
 * @example tellsAll(sentence, { id: 'lens', words: ['镜头'], answer: '带24-105镜头。' }, ['镜头'], offered)
 * // false for '镜头有霉吗?'
 */
export function tellsAll(
  sentence: Sentence,
  fact: Subject,
  raisedBy: readonly string[],
  { name = '', unit = '', known, figures }: Offered & { known: ReadonlySet<string>; figures: boolean },
): boolean {
  const asks = asksIn(sentence);
  const names = raisedBy.some((word) => leftoverWords(word.toLowerCase(), 0, []).length > 0);
  if (!names) return asks && !figures;
  // A bid that asks nothing asks for no fact: "in case you take 590 I am in".
  if (!asks && figures) return false;
  const told = `${fact.answer ?? ''} ${fact.words.join(' ')} ${name} ${unit}`.toLowerCase();
  const measured = MEASURES.reduce(
    (text, [cue]) => text.replace(cue, (found) => ' '.repeat(found.length)),
    sentence.text,
  );
  const there = THERE.exec(measured)?.[1] ?? '';
  return (
    told.includes(there) &&
    leftoverWords(measured, sentence.start, []).every(
      (word) =>
        /ly$|^\p{Script=Han}/u.test(word) ||
        UNIT.test(word) ||
        BESIDE_MEASURE.test(word) ||
        known.has(word) ||
        speaksOf(told, word),
    )
  );
}

/**
 * The facts that answer a question though none of their subject words stands in it: those that speak of all that it
 * names; and where it names nothing but a measure ("how long does it take?"), the facts that hold such a measure, at
 * most two.
 * @example factsAnswering(sentence, { facts: [{ id: 'ship', words: ['ship'], answer: 'Two weeks to ship.' }] })
 * // ['ship']
 */
export function factsAnswering(sentence: Sentence, { facts, name = '', unit = '' }: Offered): string[] {
  if (facts.length === 0 || !asksIn(sentence)) return [];
  const measure = MEASURES.find(([asks]) => sentence.text.search(asks) >= 0);
  const text = measure ? sentence.text.replace(measure[0], (found) => ' '.repeat(found.length)) : sentence.text;
  const named = leftoverWords(text, sentence.start, []).filter(
    (word) =>
      !UNIT.test(word) && !speaksOf(`${name} ${unit}`.toLowerCase(), word) && !(measure && BESIDE_MEASURE.test(word)),
  );
  const told = (fact: Subject): string => `${fact.answer ?? ''} ${fact.words.join(' ')}`.toLowerCase();
  if (named.length > 0)
    return facts.filter((fact) => named.every((word) => speaksOf(told(fact), word))).map(({ id }) => id);
  const holding = measure ? facts.filter((fact) => measure[1].test(told(fact))) : [];
  return holding.length <= 2 ? holding.map(({ id }) => id) : [];
}
