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
  ].join('|')})$`,
  'iu',
);
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
 * nor what the price is for, or where the number measures and the price is for no measure.
 * @param unit the unit of the number, and what the price is for
 * @example boundsAnother('The minimum age is 14', { unit: null, priced: 'head' }) // true
 * @example boundsAnother('Minimum order is 14', { unit: null, priced: 'head' }) // false
 */
export function boundsAnother(
  quote: string,
  { unit, priced }: { readonly unit: string | null; readonly priced: string | null },
): boolean {
  if (unit !== null && priced !== null && MEASURED.test(unit) && !MEASURED.test(priced)) return true;
  const whole = HELD.exec(quote)?.groups?.['whole'];
  if (whole !== undefined && priced !== null && sameUnit(whole, priced)) return true;
  const words = (BOUND.exec(quote)?.groups?.['what'] ?? '').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const named = words.filter((word) => !SMALL.test(word));
  if (unit === null && named.some((word) => PAID.test(word))) return true;
  return named.length > 0 && !named.some((word) => ORDERED.test(word) || (priced !== null && sameUnit(word, priced)));
}
