import { readNumbers } from './figures/numbers.js';
import { singular } from './figures/units.js';
import { timeUnit } from './figures/time/time-words.js';
import { patternWith } from './pattern.js';
import { PASSES_AFTER, PASSES_BEFORE } from './time-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** What a message orders of what is counted by itself, and where it says so. */
export interface CountedBeside {
  /** What is counted → how many; left out where nothing is. */
  counts?: Record<string, number>;
  places: readonly { start: number; end: number }[];
}

const WAYS: readonly RegExp[] = [/^(?:kms?|kilomet(?:re|er)s?|公里)$/i, /^(?:miles?|mi)$/i];

/**
 * Whether two words name the same thing to count.
 * @example countsSame('公里', 'km') // true
 */
export function countsSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((word) => singular(word.toLowerCase()));
  const time = timeUnit(one);
  return (
    left === right ||
    (time !== null && time === timeUnit(other)) ||
    WAYS.some((way) => way.test(one) && way.test(other))
  );
}

/** A count of what comes on top of what is included has this in front of its word. */
const FURTHER_NAME = /^(?:additional|extra|further|excess) (.+)$/;
const thingOf = (name: string): string => FURTHER_NAME.exec(name)?.[1] ?? name;

/**
 * Whether words of an option end with what is counted by itself.
 * @example namesCounted('further revisions', { counted: ['revision'] }) // true
 */
export const namesCounted = (words: string, { counted = [] }: Pick<Vocabulary, 'counted'>): boolean =>
  counted.some((name) => countsSame(words.slice(words.lastIndexOf(' ') + 1), thingOf(name)));

const MORE_BEFORE = patternWith('u')`
    (?<![a-z])(?:another|add|adding|extend(?: it| that)? by|extra|additional)[ ]$
    |(?:再|(?<!不)多|加|延长|额外|增加)[要来做讲拍]?$
  `;
const MORE_IN = / (?:more|extra|additional|further) /;
const MORE_AFTER = /^ (?:more|longer|extra|additional|further|on top)(?![a-z])/;
/** Where so far leads: "20 miles away". */
const AWAY = /^ (?:away|from (?:you|here|there|town|your place)|each way|one way|there and back|round trip)(?![a-z])/;

interface Mention {
  value: number;
  start: number;
  end: number;
  /** It counts what comes on top of what is included. */
  isMore: boolean;
}

/** "Two additional hours", "one more hour", "an extra hour". */
function furtherOnes(text: string, thing: string): Mention[] {
  const unit = thing.toLowerCase().replace(/[^a-z ]/g, '.');
  const more = `(?:more|extra|additional|further) ${unit}(?:s|es)?(?![a-z])`;
  const numbers = readNumbers(text).flatMap(({ kind, value, start, end }): Mention[] => {
    const behind = kind === 'number' ? new RegExp(`^ ${more}`).exec(text.slice(end)) : null;
    return behind === null ? [] : [{ value, start, end: end + behind[0].length, isMore: true }];
  });
  const ones = [
    ...text.matchAll(new RegExp(`(?<![a-z])(?:(?:an?|one|another) ${more}|another ${unit}(?![a-z]))`, 'g')),
  ];
  return [
    ...numbers,
    ...ones.map(({ 0: said, index }) => ({ value: 1, start: index, end: index + said.length, isMore: true })),
  ];
}

/** How often a thing is counted in a message. A time that passes is no order: "in 2 hours", "6 hours' notice". */
function mentionsOf(text: string, thing: string): Mention[] {
  const isTime = timeUnit(thing) !== null;
  const counted = readNumbers(text, { units: [thing.toLowerCase()] }).flatMap(({ kind, unit, value, start, end }) => {
    const [before, behind] = [text.slice(0, start), text.slice(end)];
    if (kind !== 'count' || unit === null || !countsSame(unit, thing)) return [];
    if (isTime && (PASSES_BEFORE.test(before) || PASSES_AFTER.test(behind))) return [];
    const isMore = MORE_IN.test(text.slice(start, end)) || MORE_BEFORE.test(before) || MORE_AFTER.test(behind);
    return [{ value, start, end, isMore }];
  });
  const known = (one: Mention): boolean => counted.some(({ start, end }) => start < one.end && end > one.start);
  return [...counted, ...furtherOnes(text, thing).filter((one) => !known(one))].filter(
    ({ value }) => Number.isSafeInteger(value) && value >= 1,
  );
}

/**
 * "20 miles", 20公里, "two more hours": numbers of what is counted by itself. What comes on top of an included number
 * is counted with it, and alone where the count is only of that; two different numbers of one thing count nothing.
 * @example countedBeside('two more hours', { counted: ['hour'], included: { hour: 4 } }).counts // { hour: 6 }
 */
export function countedBeside(
  text: string,
  { counted = [], included = {}, period }: Pick<Vocabulary, 'counted' | 'included' | 'period'>,
): CountedBeside {
  const places: { start: number; end: number }[] = [];
  const counts: Record<string, number> = {};
  for (const name of counted) {
    const further = FURTHER_NAME.exec(name)?.[1];
    const thing = further ?? name;
    if (timeUnit(thing) !== null && timeUnit(thing) === (period ?? null)) continue;
    const free = Object.hasOwn(included, name) ? included[name]! : 0;
    const found = mentionsOf(text, thing).filter(({ isMore }) => isMore || further === undefined);
    const values = new Set(found.map(({ value, isMore }) => (isMore ? free + value : value)));
    const [value] = values;
    if (values.size === 1 && value !== undefined) counts[name] = value;
    places.push(
      ...found.map(({ start, end }) => ({ start, end: end + (AWAY.exec(text.slice(end))?.[0].length ?? 0) })),
    );
  }
  return { ...(Object.keys(counts).length > 0 ? { counts } : {}), places };
}
