import { freeFrom } from './waives-charge.js';
import { patternWith } from '@svc/language';
import { sameUnit } from '../words/pack-size.js';

/** A bare "m" behind a count stands for metres as well as for millions. */
const METRES = /\p{Nd}\s?m$/iu;

/**
 * Whether the words of a number end in a bare "m", which may be metres where no money stands before it.
 * @example mayBeMetres('40 m') // true
 */
export const mayBeMetres = (quote: string): boolean => METRES.test(quote);

/** A word that bounds a number, the words behind it, and the number. */
const BOUND = /\b(?:min|max)(?:imum)?\b\.?(?<what>[^\p{Nd},.;]*)\p{Nd}/iu;
/** Words that say nothing of what is bounded. */
const SMALL = new RegExp(
  `^(?:${[
    'is|are|of|be|a|an|the|at|to|for|per|each|any|my|our|your|you|we|i|us|do|can|must|should|take|order|one|about',
    'just|only|from|set|in|on|and|or|here|this|that',
  ].join('|')})$`,
  'i',
);
/** What people call an order, a closed class: how many, how long, for how many. */
const ORDERED = new RegExp(
  `^(?:${[
    'orders?|quantit(?:y|ies)|qty|amounts?|numbers?|volumes?|sizes?|runs?|lots?|batch(?:es)?|loads?|sets?|deals?',
    'bookings?|purchases?|hires?|rentals?|rents?|lets?|stays?|visits?|call(?:-?out)?s?|jobs?|projects?|sales?',
    'groups?|part(?:y|ies)|class(?:es)?|people|persons?|guests?|pax|heads?|participants?|attendees|attendance|seats?',
    'shipments?|deliver(?:y|ies)|pallets?|units?|pieces?|pcs|items?|packs?|boxes|cases|bags',
    'terms?|periods?|contracts?|commitments?|tenanc(?:y|ies)|leases?|engagements?|subscriptions?|durations?',
    'hours?|days?|nights?|weeks?|months?|years?|time|length|spend|charge|fee|work|labou?r|cover|turnout',
    'cop(?:y|ies)|pairs?|dozens?|sheets?|portions?|servings?|tickets?|places?|covers?',
  ].join('|')})$`,
  'iu',
);
/** What stands behind a number that is bounded: "at least 400 edited photos". */
const COUNTED = patternWith('iu')`
    \b(?:at least|no fewer than|up to|at most)[ ]\p{Nd}[\p{Nd},.]*\s
    (?!(?:per|each|every|an?|at|in|for|from|of|or|and)\b)(?<what>\p{L}[\p{L}'’-]*(?:[ ]\p{L}[\p{L}'’-]*)?)
  `;
/** Numbers that name and do not count stand behind their noun: "models 11 to 13". */
const NAMED = /(?<what>\p{L}{3,}s) \p{Nd}+ ?(?:to|-|–|and) ?\p{Nd}+(?! ?\p{L})/iu;
/** What is paid: with a bare number a sum is bounded, and with a unit how long or how many. */
const PAID = /^(?:spend|charge|fee)s?$/i;
/** How many one of what is sold holds: "6 bottles per case". */
const HELD = /\p{Nd}\s?\p{L}+ (?:per|(?:in|to) (?:a|an|the|each|every)) (?<whole>\p{L}+)/iu;
/** Measures of a thing or a person, in the units of figures. */
const MEASURED = new RegExp(
  `^(?:${[
    'mm|cm|m|kg|g|mg|l|ml|kw|w|v|km/h|mph|inch|inches|ft|foot|feet|met(?:re|er)s?|lbs?|stone|kilos?|litres?|liters?',
    'gb|tb|岁|歲|公分|厘米|米|公斤',
  ].join('|')})$`,
  'i',
);

/**
 * Whether words that bound a number bound something else than what can be ordered: the age of who may come, the height
 * of a door, the least that is paid, how many a case holds. They do where they name a thing that is neither an order
 * nor what the price is for, where the number measures and the price is for no measure, or where they say from which
 * number on something is free.
 * @param unit the unit of the number, what the price is for, and the name of what is sold
 * @example boundsAnother('The minimum age is 14', { unit: null, priced: 'head' }) // true
 * @example boundsAnother('Minimum order is 14', { unit: null, priced: 'head' }) // false
 */
export function boundsAnother(
  quote: string,
  { unit, priced, name }: { readonly unit: string | null; readonly priced: string | null; readonly name: string },
): boolean {
  if (unit !== null && priced !== null && MEASURED.test(unit) && !MEASURED.test(priced)) return true;
  if (freeFrom(quote) !== null) return true;
  const whole = HELD.exec(quote)?.groups?.['whole'];
  if (whole !== undefined && priced !== null && sameUnit(whole, priced)) return true;
  const isOrdered = (word: string): boolean => ORDERED.test(word) || (priced !== null && sameUnit(word, priced));
  const labelled = NAMED.exec(quote)?.groups?.['what'];
  if (labelled !== undefined && !SMALL.test(labelled) && !isOrdered(labelled)) return true;
  const before = namedIn(BOUND.exec(quote)?.groups?.['what']);
  if (unit === null && before.some((word) => PAID.test(word))) return true;
  if (before.length > 0) return !before.some(isOrdered);
  // A price that is for one of something is ordered by that, whatever else is counted.
  const behind = priced === null ? namedIn(COUNTED.exec(quote)?.groups?.['what']) : [];
  return behind.length > 0 && !behind.some((word) => isOrdered(word) || isPartOf(word, name));
}

const namedIn = (words: string | undefined): string[] =>
  (words?.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter((word) => !SMALL.test(word));

/** Whether a name holds a word, in whichever number. */
const isPartOf = (word: string, name: string): boolean =>
  name.toLowerCase().includes(word.toLowerCase().replace(/(?:ies|es|s|y)$/, ''));
