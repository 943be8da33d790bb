/** What packages are worth to both sides, in the order of the packages. */
export interface Survey {
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
}

/** What both have without a deal, 0..1. */
export interface DisagreementPoint {
  readonly my: number;
  readonly their: number;
}

/** Places of packages; null where no package leaves both what they have without a deal. */
export interface BargainingPoints {
  /** The greatest product of gains (Nash 1950). */
  readonly nash: number | null;
  /**
   * The greatest of the lesser gain, each as a share of the greatest that its side can have (Kalai and Smorodinsky
   * 1975).
   */
  readonly kalaiSmorodinsky: number | null;
  /** The greatest lesser gain (Kalai 1977). */
  readonly egalitarian: number | null;
  /** The greatest sum of gains. */
  readonly utilitarian: number | null;
}

/** Utilities closer than this count as equal: the rest is rounding. */
const TOLERANCE = 1e-9;

/**
 * The bargaining solutions over the packages that leave neither side worse off than without a deal; ties: the greater
 * sum, then the first.
 * @example
 *   const survey = { mine: [1, 0.7, 0], theirs: [0, 0.7, 1] };
 *   findPoints(survey, { my: 0.1, their: 0.1 }).nash // 1
 */
export function findPoints(survey: Survey, disagreement: DisagreementPoint): BargainingPoints {
  const { mine, theirs } = survey;
  const rational = [...mine.keys()].filter(
    (place) =>
      (mine[place] ?? 0) >= disagreement.my - TOLERANCE && (theirs[place] ?? 0) >= disagreement.their - TOLERANCE,
  );
  const myGain = (place: number): number => Math.max(0, (mine[place] ?? 0) - disagreement.my);
  const theirGain = (place: number): number => Math.max(0, (theirs[place] ?? 0) - disagreement.their);
  const most = (gain: (place: number) => number): number =>
    rational.reduce((best, place) => Math.max(best, gain(place)), 0);
  const [myMost, theirMost] = [most(myGain), most(theirGain)];
  const share = (gain: number, of: number): number => (of > 0 ? gain / of : 1);
  const best = (worth: (place: number) => number): number | null =>
    bestBy(rational, worth, (place) => myGain(place) + theirGain(place));
  return {
    nash: best((place) => myGain(place) * theirGain(place)),
    kalaiSmorodinsky: best((place) => Math.min(share(myGain(place), myMost), share(theirGain(place), theirMost))),
    egalitarian: best((place) => Math.min(myGain(place), theirGain(place))),
    utilitarian: best((place) => myGain(place) + theirGain(place)),
  };
}

/**
 * The Pareto frontier, the caller's best first; of equal packages the first.
 * @example findFrontier({ mine: [1, 0.5, 0.4, 0], theirs: [0, 0.6, 0.5, 1] }) // [0, 1, 3]
 */
export function findFrontier({ mine, theirs }: Survey): number[] {
  const places = [...mine.keys()].sort(
    (one, other) => (mine[other] ?? 0) - (mine[one] ?? 0) || (theirs[other] ?? 0) - (theirs[one] ?? 0) || one - other,
  );
  const frontier: number[] = [];
  let highest = -Infinity;
  for (const place of places) {
    const their = theirs[place] ?? 0;
    if (their <= highest + TOLERANCE) continue;
    frontier.push(place);
    highest = their;
  }
  return frontier;
}

/**
 * The package that is no worse for either side than another and has the greatest product of gains over it, one gain
 * above rounding; null where there is none.
 * @example findBetterForBoth({ mine: [1, 0.7, 0], theirs: [0, 0.7, 1] }, { my: 0.5, their: 0.5 }) // 1
 */
export function findBetterForBoth({ mine, theirs }: Survey, { my, their }: DisagreementPoint): number | null {
  const gains = (place: number): [number, number] => [(mine[place] ?? 0) - my, (theirs[place] ?? 0) - their];
  const better = [...mine.keys()].filter((place) => {
    const [own, other] = gains(place);
    return Math.min(own, other) >= -TOLERANCE && Math.max(own, other) > TOLERANCE;
  });
  return bestBy(
    better,
    (place) => Math.max(0, gains(place)[0]) * Math.max(0, gains(place)[1]),
    (place) => gains(place)[0] + gains(place)[1],
  );
}

function bestBy(
  places: readonly number[],
  worth: (place: number) => number,
  sum: (place: number) => number,
): number | null {
  let best: { place: number; worth: number; sum: number } | null = null;
  for (const place of places) {
    const found = { place, worth: worth(place), sum: sum(place) };
    const ahead = best === null ? 1 : found.worth - best.worth;
    if (best === null || ahead > TOLERANCE || (ahead >= -TOLERANCE && found.sum > best.sum + TOLERANCE)) best = found;
  }
  return best === null ? null : best.place;
}
