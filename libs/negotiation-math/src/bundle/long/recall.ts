import type { LadderInput } from './ladder.js';

/** As if so many demands had been seen before that did not rise again, and so many that did. */
const SEEN_BEFORE = { kept: 2, raised: 0.05 } as const;

/**
 * How likely each package that a side has asked for itself is taken later, in each scenario: the share of the demands
 * since then that were no higher, by the rule of succession. A side that only comes down takes it nearly for sure; of
 * one that draws its demands anew the share says it. A side that mirrors takes what it is given for, and is left out.
 * @param worths what each package is worth to them: `worths[row × scenarios + scenario]`, 0..1
 * @returns `chances[(row − recalledFrom) × scenarios + scenario]`, 0..1
 */
export function recallChances(
  { packages, recalledFrom, scenarios, softness }: LadderInput,
  worths: Float64Array,
): Float64Array {
  const { count, offers, asked, keeps } = scenarios;
  const chances = new Float64Array((packages.count - recalledFrom) * count);
  for (let at = 0; at < chances.length; at += 1) {
    const scenario = at % count;
    if (!keeps[scenario]) continue;
    const demands = asked.subarray(scenario * offers, (scenario + 1) * offers);
    chances[at] = chanceOfKept(demands, worths[recalledFrom * count + at]! + softness);
  }
  return chances;
}

/**
 * The rule of succession over the demands from the first on that was at most `worth`.
 * @example Math.round(100 * chanceOfKept(Float64Array.of(1, 0.8, 0.9), 0.8)) // 74
 */
export function chanceOfKept(demands: Float64Array, worth: number): number {
  let [since, kept] = [0, 0];
  for (const demand of demands) {
    if (demand <= worth) kept += 1;
    if (kept > 0) since += 1;
  }
  return (kept + SEEN_BEFORE.kept) / (since + SEEN_BEFORE.kept + SEEN_BEFORE.raised);
}
