import type { Seat } from '../domains/domain.js';

/** How many of the cheapest packages above a target are compared by what they please the other side. */
const COMPARED = 200;

/**
 * What a package should please the other side, 0..1, by how often it asked for each option and how seldom it changed an
 * issue (the frequency model of many competition agents; Baarslag et al. 2016 review them).
 */
export function frequencyModel(
  seat: Seat,
  theirs: readonly (readonly number[])[],
): (choices: readonly number[]) => number {
  const counts = seat.utilities.map((options) => options.map(() => 1));
  const kept = seat.utilities.map(() => 1);
  for (const [turn, choices] of theirs.entries()) {
    const before = theirs[turn - 1];
    for (const [issue, option] of choices.entries()) {
      counts[issue]![option]! += 1;
      if (before?.[issue] === option) kept[issue]! += 1;
    }
  }
  const total = kept.reduce((sum, times) => sum + times, 0);
  const worths = counts.map((options, issue) => {
    const most = Math.max(...options);
    return options.map((times) => (kept[issue]! / total) * (times / most));
  });
  return (choices) => choices.reduce((sum, option, issue) => sum + worths[issue]![option]!, 0);
}

/** Of the packages in a span of a ranking the one that should please the other side most; a sample of long spans. */
export function kindestOf<Item extends { readonly choices: readonly number[] }>(
  ranked: readonly Item[],
  from: number,
  to: number,
  pleases: (choices: readonly number[]) => number,
): Item {
  const stride = Math.max(1, Math.floor((to - from) / COMPARED));
  let best = ranked[to - 1]!;
  let most = pleases(best.choices);
  for (let place = from; place < to; place += stride) {
    const worth = pleases(ranked[place]!.choices);
    if (worth > most) [best, most] = [ranked[place]!, worth];
  }
  return best;
}
