/** Words of round numbers at the beginning of a unit. */
const ROUND: readonly (readonly [RegExp, number])[] = [
  [/^(?:hundred|百)s?(?![a-z])/u, 100],
  [/^(?:thousand|千)s?(?![a-z克瓦米卡])/u, 1000],
  [/^万/u, 10_000],
];

/** A unit that is so many of another: `base` is `''` where no word says of what. */
export interface UnitScale {
  scale: number;
  base: string;
}

/**
 * How many of a thing a unit holds that begins with a round number: prices are named for a hundred flyers or 千字. Null
 * for any other unit.
 * @example unitScale('千字') // {scale: 1000, base: '字'}
 * @example unitScale('bottle') // null
 */
export function unitScale(unit: string): UnitScale | null {
  for (const [round, scale] of ROUND) {
    const found = round.exec(unit.toLowerCase())?.[0];
    if (found !== undefined) return { scale, base: unit.slice(found.length).trim() };
  }
  return null;
}
