import {
  AGED,
  CLOCK_POINT,
  CONTAINERS,
  DAY,
  HOLDS,
  LARGER,
  MEASURE_AFTER,
  MOVED,
  NAMES_BEFORE,
  SPECIFIED,
  SPEC_BEFORE,
  STREET_AFTER,
  TAKES_OFF,
  YEAR_AFTER,
  YEAR_BEFORE,
} from './phrases/prepare-text.js';
import type { TaggedText } from '../../text/tagged-text.js';
import { patternWith } from '@svc/language';

const NUMBER = '<[ncydx]\\d+>';
/** Somebody, whoever they are: a bare number that bounds them is an age. */
const PERSONS = '(?:people|persons?|(?:any|no|every|some)(?:one|body)|no one)';
const SPEC_AFTER = new RegExp(`^,? ? ?${SPECIFIED}(?![a-z])`);
const CLOCK_RANGE = patternWith('g')`
    (?<![a-z])${DAY}[ :,(]*(?:(?:from|between|is|are|at|half|office|hours|and|to|-|${DAY})[ :,(]*){0,5}
    (<[nyx]\d+>) ?(?:to|-|till|and) ?(<[nyx]\d+>)
    (?! ?(?:[a-z]+ )?(?:or more|each|off|less|boxes|pieces|pcs|units))
  `;
/** "10 to 6": from more to less goes only the clock. */
const BACKWARDS = /(<n\d+>) ?(?:to|-|till|til|until) ?(<n\d+>)/g;

/** What one of a thing holds, in brackets behind it: "€85 per pallet (60 cartons a pallet)". */
const HELD_IN_EACH = /(?<=(?<![a-z])(?:per|each|an?) ([a-z]{3,20}) \()<c(\d+)>(?=(?: (?:an?|per|each) \1)?\))/g;

/** Of the thing itself a count is an order's: "€28 a carton (60 cartons)". */
const leaveHeld = ({ numbers }: TaggedText, text: string): string =>
  text.replace(HELD_IN_EACH, (tag, holder: string, index: string) =>
    numbers[Number(index)]?.unit === holder ? tag : asOther(tag),
  );

const clean = (width: number): string => ' '.repeat(width);

/** "Folding,£0.01": a row of two cells, where the commas of several rows stand for columns. */
const ROW = /^([^,\n]+),(?=[^\s,][^,\n]*$)/gm;
const spacedRows = (text: string): string =>
  (text.match(ROW)?.length ?? 0) < 3 ? text : text.replace(ROW, (_row, label: string) => `${label} `);

/** Blanks what only fills a line or draws a table; every position stays where it is. */
function blankRules(text: string): string {
  return spacedRows(text)
    .replace(/\.{2,}/g, ({ length }, at: number, all: string) =>
      /\S/.test(all.slice(0, at).split('\n').at(-1) ?? '') && /^[ \t]*[<\w]/.test(all.slice(at + length))
        ? clean(length)
        : `.${clean(length - 1)}`,
    )
    .replace(/[|\t]/g, ' ')
    .replace(/(?<=\n)[ \t]*[-:+ ]{3,}[ \t]*(?=\n)/g, ({ length }) => clean(length));
}

/** Whether a price is said for one of a measure: "per square metre". */
function isSoldBy(text: string, measure: string): boolean {
  return new RegExp(`(?:per|an?|each|every|one|the) ${measure.replace(/[^a-z ]/g, '.').replace(/e?s$/, '')}`).test(
    text,
  );
}

/** A volume named by its larger unit shows as the count that this holds. */
function countLarger(tagged: TaggedText, text: string): string {
  const held = new Map<string, string>();
  for (const [, name, count = ''] of text.matchAll(HOLDS))
    if (name !== undefined && tagged.numbers[Number(/\d+/.exec(count)?.[0])]?.unit !== name) held.set(name, count);
  return held.size === 0
    ? text
    : text.replace(LARGER, (said: string, name: string) => {
        const count = held.get(name);
        return count === undefined || count.length > said.length ? said : count.padEnd(said.length);
      });
}

/** "Sign for six months and …, for twelve and …": the second span of time is one as well. */
function spellSpans(text: string): string {
  return text.replace(/<d\d+>[^.;\n]*/g, (said) =>
    said.replace(
      patternWith('g')`
    (?<=(?:sign(?: on)? |commit(?:s|ting)? |contract |stay(?:s|ing)? |and |, )for )<n
    (?=\d+>(?:,| and| it's|:| gets?| is| at))
  `,
      '<d',
    ),
  );
}

const asOther = (found: string): string => found.replace(/<[ncydx](?=\d)/g, '<x');

/** Times of day are no amounts. */
function markClocks(text: string, valueOf: (tag: string) => number): string {
  const isClock = (tag: string): boolean => valueOf(tag) <= 24 && valueOf(tag) >= 0;
  const ranged = text.replace(CLOCK_RANGE, (found: string, from: string, to: string) =>
    isClock(from) && isClock(to) ? found.replace(from, asOther(from)).replace(to, asOther(to)) : found,
  );
  const forward = ranged.replace(BACKWARDS, (found: string, from: string, to: string) =>
    isClock(from) && valueOf(to) < valueOf(from) ? found.replace(from, asOther(from)).replace(to, asOther(to)) : found,
  );
  return forward.replace(CLOCK_POINT, (found: string, at: string) =>
    isClock(at) ? found.replace(at, asOther(at)) : found,
  );
}

/** The same tags with the letters that the English words around them call for; every position stays where it is. */
export function prepareEnglish(tagged: TaggedText): TaggedText {
  let text = leaveHeld(tagged, blankRules(tagged.text));
  const valueOf = (tag: string): number => tagged.numbers[Number(/\d+/.exec(tag)?.[0])]?.value ?? 0;
  const swap = (pattern: RegExp): void => {
    text = text.replace(pattern, asOther);
  };
  swap(new RegExp(`(?<=(?<![a-z-])${NAMES_BEFORE}\\.?\\.?[ :#-]{0,2})<[nyc]\\d+>`, 'g'));
  swap(patternWith('g')`
    (?<=(?<![a-z])${YEAR_BEFORE}\.?:? )<y\d+>
    (?! ?(?:dollars|euros?|pounds|bucks|each|per|a|or more|pieces|units))
  `);
  swap(new RegExp(`<y\\d+>(?=,? ${YEAR_AFTER}(?![a-z]))`, 'g'));
  swap(new RegExp(`${NUMBER} ?x ?${NUMBER}(?: ?x ?${NUMBER})?(?= ?(?:[,.;)\\n]|in\\b|galvani))`, 'g'));
  swap(new RegExp(`<[nc]\\d+> ?x ?<[nxc]\\d+>(?! ?(?:off|each))`, 'g'));
  text = text.replace(new RegExp(`<[nyc]\\d+>(?=[ -]?(${MEASURE_AFTER})(?![a-z]))`, 'g'), (tag, measure: string) =>
    isSoldBy(text, measure) ? tag : asOther(tag),
  );
  swap(new RegExp(`<[nyc]\\d+>(?= ${STREET_AFTER})`, 'g'));
  swap(/<[nyc]\d+>(?= mins? (?:after|before|late|walk|drive|from|away|by))/g);
  swap(/<[nycm]\d+>(?= ?m? ?(?:<[nc]\d+> )?(?:high|tall|wide|long|deep|thick)(?![a-z]))/g);
  swap(
    new RegExp(
      `(?<=(?<![a-z])(?:${AGED}|${PERSONS}) (?:(?:who|that) are )?(?:over|under|above|below|from) )<[ncxd]\\d+>`,
      'g',
    ),
  );
  text = text.replace(new RegExp(`(?<=(?<![a-z])(${CONTAINERS}) of )<[ncx]\\d+>`, 'g'), (tag, container: string) =>
    isSoldBy(text, container) ? asOther(tag) : tag,
  );
  swap(/<[ncy]\d+>\([a-z]\)(?:\(<[ncy]\d+>\))?/g);
  text = markClocks(text, valueOf);
  text = text.replace(/<n(\d+)>/g, (tag, index: string) =>
    /\d ?mm?$/i.test(tagged.numbers[Number(index)]?.text ?? '') ||
    /^\+?0\d/.test(tagged.numbers[Number(index)]?.text ?? '')
      ? asOther(tag)
      : tag,
  );
  text = text.replace(/<p(\d+)>/g, (tag, index: string, at: number) => {
    const before =
      text
        .slice(Math.max(0, at - 60), at)
        .split(/[.;\n(]/)
        .at(-1) ?? '';
    const after = /^[^,.;\n)]{0,60}/.exec(text.slice(at + tag.length))?.[0] ?? '';
    if (MOVED.test(before)) return `<x${index}>`;
    if (TAKES_OFF.test(/[^,]*$/.exec(before)?.[0] ?? '') || TAKES_OFF.test(after)) return tag;
    return SPEC_BEFORE.test(before) || SPEC_AFTER.test(after) ? `<x${index}>` : tag;
  });
  return { ...tagged, text: spellSpans(countLarger(tagged, text)) };
}
