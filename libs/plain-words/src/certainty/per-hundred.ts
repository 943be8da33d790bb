import type { SaidFigure } from '../text/said-figures.js';

/** Words between a price and the round number of things that it is paid for: "per 100", "/1,000". */
const FOR_SO_MANY = /^\s?(?:\/|per|every|each)\s?$/iu;
/** A measure right behind the number: "per 100 g" names one thing by its size. */
const MEASURED =
  /^\s?(?:m?g|kg|m?l|cl|[cm]?m|km|mi(?:les?)?|sq|ft|k?wh?|[gm]b|克|公斤|千克|毫?升|[厘毫]?米|平|公里|度)(?![a-z])/iu;
const NAMES: ReadonlyMap<number, readonly [english: string, chinese: string]> = new Map([
  [100, ['hundred', '百']],
  [1000, ['thousand', '千']],
]);

/**
 * The unit of a price that is named for a hundred or a thousand in figures, or null for any other price.
 * @example perHundred([...'Screws $4 per 100'], four, figures, 'en') // 'hundred'
 */
export function perHundred(
  points: readonly string[],
  price: SaidFigure,
  figures: readonly SaidFigure[],
  language: 'en' | 'zh',
): string | null {
  const next = figures.find(({ start }) => start >= price.end);
  const names = next === undefined || next.kind === 'percent' ? undefined : NAMES.get(next.value);
  if (next === undefined || names === undefined) return null;
  if (!FOR_SO_MANY.test(points.slice(price.end, next.start).join(''))) return null;
  const digits = next.quote.replace(/^[\p{Nd},.]+/u, '');
  if (MEASURED.test(digits) || MEASURED.test(points.slice(next.end, next.end + 6).join(''))) return null;
  return names[language === 'en' ? 0 : 1];
}
