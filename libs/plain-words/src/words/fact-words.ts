import { subjectWords } from './subject-words.js';

/** What a unit measures, in the words by which it is asked for. A closed class of units. */
const MEASURED: readonly (readonly [unit: RegExp, en: readonly string[], zh: readonly string[]])[] = [
  [
    /\p{Nd}\s?(?:k|thousand)?\s?(?:miles?|kms?|kilomet(?:er|re)s?)\b|公里|里程/iu,
    ['mileage', 'miles'],
    ['里程', '公里'],
  ],
  [/\p{Nd}\s?(?:m²|m2|㎡|sq\.?\s?(?:m|ft)|square \w+|平|呎|坪)/iu, ['size', 'area'], ['面积', '大小']],
  [/\p{Nd}\s?(?:kg|g|lbs?|oz|tons?|tonnes?|公斤|千克|斤|克|吨)(?!\p{L})/iu, ['weight'], ['重量']],
  [
    /\p{Nd}\s?(?:mm|cm|inch(?:es)?|in(?! (?:stock|hand|total)\b)|ft|feet|厘米|公分|毫米|寸)(?!\p{L})/iu,
    ['size', 'dimensions'],
    ['尺寸'],
  ],
];
/** A place or a bound is measured from somewhere: nothing is told of the thing itself. */
const ELSEWHERE = /\b(?:from|to|of|within|away|every|per)\b|[离距送到每内]/iu;
/** A numeral with what it counts; where words are written without spaces it would be part of one. */
const COUNTED = /\p{Nd}[\p{Nd}.,]*[万千百]?\p{Script=Han}?/gu;
const MOST_CHARACTERS = 24;

/** What a price holds is asked for by its own words. */
const HOLDS = /^(?:including|inclusive of|incl\.?)\s/iu;
/** A unit of time that heads a line of a form is what is asked for: "Hours: 612". */
const TIME_FIELD = /^\W*(years?|months?|weeks?|days?|hours?)\s*[:：|]/iu;

/** The unit of time that heads a line of a form, or null. */
export const timeField = (quote: string): string | null => TIME_FIELD.exec(quote)?.[1]?.toLowerCase() ?? null;

/**
 * The words by which a buyer would raise what is told: what is measured, where little else is said, then its subject.
 * @example factWords('78,400 miles') // ['mileage', 'miles', …]
 */
export function factWords(said: string): string[] {
  const quote = said.replace(HOLDS, '');
  const field = timeField(quote);
  if (field !== null) return [field, ...subjectWords(quote).filter((word) => word !== field)];
  const isHan = /\p{Script=Han}/u.test(quote);
  const bare = isHan ? subjectWords(quote.replace(COUNTED, ' ')) : [];
  const words = bare.length > 0 ? bare : subjectWords(quote);
  if ([...quote].length > MOST_CHARACTERS || ELSEWHERE.test(quote)) return words;
  const measured = MEASURED.find(([unit]) => unit.test(quote));
  if (!measured) return words;
  return [...new Set([...measured[isHan ? 2 : 1], ...words])];
}
