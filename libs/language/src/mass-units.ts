/** Measures of mass in grams, by the names that numbers are read with. */
const GRAMS: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['gram', 1],
  ['克', 1],
  ['斤', 500],
  ['oz', 28.349523125],
  ['ounce', 28.349523125],
  ['lb', 453.59237],
  ['pound', 453.59237],
  ['kg', 1000],
  ['kilo', 1000],
  ['kilogram', 1000],
  ['公斤', 1000],
  ['千克', 1000],
  ['t', 1_000_000],
  ['ton', 1_000_000],
  ['tonne', 1_000_000],
  ['吨', 1_000_000],
]);

/**
 * How many of one measure of mass another one is, or null where one of them is none: 5公斤 are ten 斤.
 * @example massIn('公斤', '斤') // 2
 */
export function massIn(unit: string | null, own: string | null): number | null {
  const [one, other] = [GRAMS.get(unit ?? ''), GRAMS.get(own ?? '')];
  return one === undefined || other === undefined || unit === own ? null : one / other;
}
