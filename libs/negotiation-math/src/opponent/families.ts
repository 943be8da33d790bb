import { worthOfRow } from '../bundle/packages.js';
import { FAMILY } from './constants.js';
import type { OfferHistory } from './history.js';

/**
 * Ways to concede. Each says what a side asks for, in its own utility, as its best package's worth less a slope times a
 * regressor: `stands` has no slope, `time` a power of time and ends near the BATNA, `slow` a power of time and ends
 * anywhere, `holds` is always as far below its best, `mirrors` what the caller has conceded, `steps` goes down the list
 * of its packages, one for each new package that it is shown.
 */
export interface Family {
  readonly kind: 'stands' | 'time' | 'slow' | 'holds' | 'mirrors' | 'steps';
  /** Of time; 0 where time does not matter. */
  readonly power: number;
}

/** The families that are held in mind. */
export const FAMILIES: readonly Family[] = [
  { kind: 'stands', power: 0 },
  ...[0.15, 0.35, 0.6, 1, 2, 3.5, 6, 10, 16].map((power): Family => ({ kind: 'time', power })),
  ...[0.3, 0.6, 1].map((power): Family => ({ kind: 'slow', power })),
  { kind: 'holds', power: 0 },
  { kind: 'mirrors', power: 0 },
  { kind: 'steps', power: 0 },
];

/**
 * The log of how likely each family is before the first offer. Where options were not told, offers seem to give up what
 * was learned wrongly, from first to last alike: the less was told, the more is one that holds in place of one that
 * goes down by time.
 * @param untold the share of the options that were not valued, 0..1
 */
export function logPriorsOf(untold: number): Float64Array {
  const holds = FAMILY.holdsUntold * untold;
  const priors = { ...FAMILY.priors, time: FAMILY.priors.time - holds, holds };
  const like = (kind: Family['kind']): number => FAMILIES.filter((family) => family.kind === kind).length;
  return Float64Array.from(FAMILIES, ({ kind }) => Math.log(priors[kind] / like(kind)));
}

/** A family fitted to the offers under one row of weights. */
export interface Fit {
  logEvidence: number;
  slope: number;
  slopeDeviation: number;
}

/**
 * What one row of weights makes of the history: the worths of offers, and every family's fit. Reused from row to row.
 */
export interface Reading {
  /** The worth to them of their best package. */
  top: number;
  /** Of each kept offer, and of the caller's offer that stood then. */
  asked: Float64Array;
  answered: Float64Array;
  /** What each kept offer gives up against their best package, and the sum of squares. */
  conceded: Float64Array;
  concededSquares: number;
  /** What the caller had conceded to them before each kept offer. */
  mirrored: Regressor;
  fits: Fit[];
  /** Log likelihood over all families, refusals included. */
  logLikelihood: number;
}

/** A place for readings of a history. */
function blankReading(history: OfferHistory): Reading {
  const blank = (): Float64Array => new Float64Array(history.count);
  return {
    top: 1,
    asked: blank(),
    answered: blank(),
    conceded: blank(),
    concededSquares: 0,
    mirrored: { values: blank(), squares: 0 },
    fits: FAMILIES.map(() => ({ logEvidence: 0, slope: 0, slopeDeviation: 0 })),
    logLikelihood: 0,
  };
}

/** What a family's slope is multiplied by at each kept offer, and the sum of its squares. */
interface Regressor {
  values: Float64Array;
  squares: number;
}

/** Powers of the offers' times, one a family. */
function timeRegressors(history: OfferHistory): Regressor[] {
  return FAMILIES.map(({ kind, power }) => {
    const values = history.times.map((time) => (kind === 'stands' ? 0 : Math.pow(time, power)));
    return { values, squares: values.reduce((sum, value) => sum + value * value, 0) };
  });
}

/**
 * Reads a history under the weights that begin at `weights[from]`, one row after the other: a reading holds until the
 * next one.
 * @param theirBatna where a side that concedes by time is thought to end
 * @param untold the share of the options that were not valued, 0..1
 */
export function readerOf(
  history: OfferHistory,
  theirBatna: number,
  untold: number,
): (weights: Float64Array, from: number) => Reading {
  const [into, regressors, logPriors] = [blankReading(history), timeRegressors(history), logPriorsOf(untold)];
  return (weights, from) => {
    layOffers(history, weights, from, into);
    let highest = -Infinity;
    for (let index = 0; index < FAMILIES.length; index += 1) {
      const { kind } = FAMILIES[index]!;
      const fit = into.fits[index]!;
      if (kind === 'steps') fitSteps(history, weights, from, into, fit);
      else {
        const regressor = kind === 'mirrors' ? into.mirrored : regressors[index]!;
        fitSlope(into, regressor, history.noise, slopeBefore(kind, into.top, theirBatna), fit);
      }
      if (kind === 'stands') fit.logEvidence -= FAMILY.changePenalty * history.changed;
      fit.logEvidence = FAMILY.evidenceShare * fit.logEvidence + logPriors[index]!;
      highest = Math.max(highest, fit.logEvidence);
    }
    let total = 0;
    for (const { logEvidence } of into.fits) total += Math.exp(logEvidence - highest);
    into.logLikelihood = highest + Math.log(total) - refusalPenalty(history, into);
    return into;
  };
}

/** Lays out what their best package and each kept offer is worth to them, and what the caller had conceded before. */
function layOffers(
  { count, issueCount, theirs, answered, refused, mine, tops }: OfferHistory,
  weights: Float64Array,
  from: number,
  into: Reading,
): void {
  const first = mine.length > 0 ? worthOfRow(mine, 0, weights, from, issueCount) : 0;
  into.top = worthOfRow(tops, 0, weights, from, issueCount);
  into.concededSquares = into.mirrored.squares = 0;
  for (let row = 0; row < count; row += 1) {
    const asked = worthOfRow(theirs, row, weights, from, issueCount);
    into.asked[row] = asked;
    into.conceded[row] = into.top - asked;
    into.concededSquares += (into.top - asked) * (into.top - asked);
    into.answered[row] = worthOfRow(answered, row, weights, from, issueCount);
    const shown = refused[row] ? into.answered[row]! - first : 0;
    into.mirrored.values[row] = shown;
    into.mirrored.squares += shown * shown;
  }
}

/** The slope that is expected of a kind before the first offer, and its standard deviation. */
function slopeBefore(kind: Family['kind'], top: number, theirBatna: number): readonly [number, number] {
  if (kind === 'time') return [top - Math.max(theirBatna, FAMILY.leastEnd), FAMILY.timeSlopeDeviation];
  if (kind === 'mirrors') return [FAMILY.mirrorSlope, FAMILY.mirrorSlopeDeviation];
  return [kind === 'stands' ? 0 : FAMILY.slowSlope, FAMILY.slowSlopeDeviation];
}

/** Ridge regression of what was conceded on a regressor, with the scale of the residuals estimated beside it. */
function fitSlope(
  { conceded, concededSquares }: Reading,
  { values, squares }: Regressor,
  noise: number,
  [slope, deviation]: readonly [number, number],
  fit: Fit,
): void {
  const count = conceded.length;
  let products = 0;
  for (let row = 0; row < count; row += 1) products += (values[row] as number) * (conceded[row] as number);
  const variance = noise * noise;
  const precision = 1 / (deviation * deviation);
  const fitted = Math.max(0, (products / variance + slope * precision) / (squares / variance + precision));
  const residual = Math.max(0, concededSquares - 2 * fitted * products + fitted * fitted * squares);
  const scale = count > 0 ? residual / count + variance : variance;
  const occam =
    0.5 * Math.log(1 + squares / (scale * precision)) + ((fitted - slope) * (fitted - slope) * precision) / 2;
  fit.logEvidence = -count * (0.5 * Math.log(scale) + FAMILY.logDensity) - occam;
  fit.slope = fitted;
  fit.slopeDeviation = 1 / Math.sqrt(squares / scale + precision);
}

function fitSteps(
  { count, issueCount, passedOver, stepsOwed, noise }: OfferHistory,
  weights: Float64Array,
  from: number,
  { asked, top }: Reading,
  fit: Fit,
): void {
  let penalty = FAMILY.owedPenalty * Math.max(0, stepsOwed - 1);
  let before = top;
  for (let row = 0; row < count; row += 1) {
    penalty +=
      FAMILY.disorderPenalty *
      Math.min(1, Math.max(0, (asked[row] as number) - before - FAMILY.orderTolerance) / FAMILY.orderTolerance);
    before = asked[row] as number;
  }
  const last = count > 0 ? (asked[count - 1] as number) : top;
  for (let row = 0; row < passedOver.length / issueCount && penalty < FAMILY.hopelessPenalty; row += 1) {
    const above = worthOfRow(passedOver, row, weights, from, issueCount) - last - FAMILY.orderTolerance;
    if (above > 0) penalty += FAMILY.passedOverPenalty * Math.min(3, above / FAMILY.orderTolerance);
  }
  fit.logEvidence = -count * (Math.log(noise) + FAMILY.logDensity + FAMILY.orderCost) - penalty;
  fit.slope = top - last;
  fit.slopeDeviation = 0;
}

/** What was refused is, as a rule, worth less to them than what they asked for then. */
function refusalPenalty({ count, refused }: OfferHistory, { asked, answered }: Reading): number {
  let penalty = 0;
  for (let row = 0; row < count; row += 1) {
    if (refused[row])
      penalty += Math.min(
        FAMILY.mostRefusalPenalty,
        Math.max(0, (answered[row] as number) - (asked[row] as number)) / FAMILY.refusalScale,
      );
  }
  return penalty;
}
