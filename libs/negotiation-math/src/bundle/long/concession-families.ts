import { worthOfRow, type OfferHistory } from './history.js';

/**
 * Ways to concede. Each says what a side asks for, in its own utility, as its best package's worth less a slope times a regressor:
 * `stands` has no slope, `time` a power of time and ends near the BATNA, `slow` a power of time and ends anywhere, `mirrors` what the caller has conceded,
 * `steps` goes down the list of its packages, one for each new package that it is shown.
 */
export type Family = { kind: 'stands' } | { kind: 'time'; power: number } | { kind: 'slow'; power: number } | { kind: 'mirrors' } | { kind: 'steps' };

const weigh = (families: readonly Family[], prior: number): { family: Family; logPrior: number }[] => families.map((family) => ({ family, logPrior: Math.log(prior / families.length) }));

/** The families that are held in mind, and the log of how likely each is before the first offer. */
export const FAMILIES: readonly { family: Family; logPrior: number }[] = [
  ...weigh([{ kind: 'stands' }], 0.12),
  ...weigh([0.15, 0.35, 0.6, 1, 2, 3.5, 6, 10, 16].map((power) => ({ kind: 'time', power })), 0.5),
  ...weigh([0.3, 0.6, 1].map((power) => ({ kind: 'slow', power })), 0.16),
  ...weigh([{ kind: 'mirrors' }], 0.11),
  ...weigh([{ kind: 'steps' }], 0.11),
];

/** A family fitted to the offers under one row of weights. */
export interface Fit {
  logEvidence: number;
  slope: number;
  slopeDeviation: number;
}

/** What one row of weights makes of the history: the worths of offers, and every family's fit. Reused from row to row. */
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

/** Spread of slopes before the first offer: a side that concedes by time ends near its BATNA, one that mirrors gives as much as it gets. */
const TIME_SLOPE_DEVIATION = 0.15;
const SLOW_SLOPE = 0.15;
const SLOW_SLOPE_DEVIATION = 0.2;
const MIRROR_SLOPE = 1;
const MIRROR_SLOPE_DEVIATION = 0.35;

/** A side that stands repeats its best package: the log odds of each offer that is another one. */
const CHANGE_PENALTY = 4;

/** The log odds of each offer of a side that goes down in steps that betters the one before it, of each package that it passed over, and of each that it owes. */
const DISORDER_PENALTY = 3;
const PASSED_OVER_PENALTY = 1.5;
const OWED_PENALTY = 2;
const ORDER_TOLERANCE = 0.004;
const HOPELESS_PENALTY = 150;

/** An order of packages says less than a curve does: what each offer costs in log odds. */
const ORDER_COST = 0.5;

/** What a normal density with a fitted scale costs an offer. */
const LOG_DENSITY = 1.42;

/** Offers of one side are not independent: their evidence counts by this share. */
const EVIDENCE_SHARE = 0.5;

/** How sharply a side refuses what is worth less than what it asks for next. */
const REFUSAL_SCALE = 0.02;

/** A place for readings of a history. */
export function blankReading(history: OfferHistory): Reading {
  const blank = (): Float64Array => new Float64Array(history.count);
  return {
    top: 1, asked: blank(), answered: blank(), conceded: blank(), concededSquares: 0, mirrored: { values: blank(), squares: 0 },
    fits: FAMILIES.map(() => ({ logEvidence: 0, slope: 0, slopeDeviation: 0 })), logLikelihood: 0,
  };
}

/** What a family's slope is multiplied by at each kept offer, and the sum of its squares. */
export interface Regressor {
  values: Float64Array;
  squares: number;
}

/** Powers of the offers' times, one a family; computed once for a history. */
export function timeRegressors(history: OfferHistory): Regressor[] {
  return FAMILIES.map(({ family }) => regressorOf(family.kind === 'time' || family.kind === 'slow' ? history.times.map((time) => Math.pow(time, family.power)) : new Float64Array(history.count)));
}

function regressorOf(values: Float64Array): Regressor {
  let squares = 0;
  for (let row = 0; row < values.length; row += 1) squares += (values[row] as number) * (values[row] as number);
  return { values, squares };
}

/**
 * Reads the history under the weights that begin at `weights[from]`.
 * @param noise how far an offer lies from what its maker wants to ask for: the coarser the packages, the more
 * @param theirBatna where a side that concedes by time is thought to end
 */
export function readHistory(history: OfferHistory, regressors: readonly Regressor[], weights: Float64Array, from: number, into: Reading, { noise, theirBatna }: { noise: number; theirBatna: number }): void {
  const { count, issueCount, theirs, answered, best } = history;
  into.top = worthOfRow(best, 0, weights, from, issueCount);
  into.concededSquares = 0;
  for (let row = 0; row < count; row += 1) {
    const asked = worthOfRow(theirs, row, weights, from, issueCount);
    into.asked[row] = asked;
    into.conceded[row] = into.top - asked;
    into.concededSquares += (into.top - asked) * (into.top - asked);
    into.answered[row] = worthOfRow(answered, row, weights, from, issueCount);
  }
  let highest = -Infinity;
  for (let index = 0; index < FAMILIES.length; index += 1) {
    const { family, logPrior } = FAMILIES[index] as (typeof FAMILIES)[number];
    const fit = into.fits[index] as Fit;
    const regressor = regressors[index] as Regressor;
    if (family.kind === 'time') fitSlope(into, regressor, noise, into.top - theirBatna, TIME_SLOPE_DEVIATION, fit);
    else if (family.kind === 'slow') fitSlope(into, regressor, noise, SLOW_SLOPE, SLOW_SLOPE_DEVIATION, fit);
    else if (family.kind === 'stands') fitStanding(history, into, noise, fit);
    else if (family.kind === 'steps') fitSteps(history, weights, from, into, noise, fit);
    else fitMirror(history, weights, from, into, noise, fit);
    fit.logEvidence = EVIDENCE_SHARE * fit.logEvidence + logPrior;
    highest = Math.max(highest, fit.logEvidence);
  }
  let total = 0;
  for (const { logEvidence } of into.fits) total += Math.exp(logEvidence - highest);
  into.logLikelihood = highest + Math.log(total) - refusalPenalty(history, into);
}

/** Ridge regression of what was conceded on a regressor, with the scale of the residuals estimated beside it. */
function fitSlope({ conceded, concededSquares }: Reading, { values, squares }: Regressor, noise: number, slope: number, deviation: number, fit: Fit): void {
  const count = conceded.length;
  let products = 0;
  for (let row = 0; row < count; row += 1) products += (values[row] as number) * (conceded[row] as number);
  const variance = noise * noise;
  const precision = 1 / (deviation * deviation);
  const fitted = Math.max(0, (products / variance + slope * precision) / (squares / variance + precision));
  const residual = Math.max(0, concededSquares - 2 * fitted * products + fitted * fitted * squares);
  const scale = count > 0 ? residual / count + variance : variance;
  const occam = 0.5 * Math.log(1 + squares / (scale * precision)) + ((fitted - slope) * (fitted - slope) * precision) / 2;
  fit.logEvidence = -count * (0.5 * Math.log(scale) + LOG_DENSITY) - occam;
  fit.slope = fitted;
  fit.slopeDeviation = 1 / Math.sqrt(squares / scale + precision);
}

function fitStanding({ count, changed }: OfferHistory, { concededSquares }: Reading, noise: number, fit: Fit): void {
  fit.logEvidence = -count * (0.5 * Math.log(concededSquares / Math.max(1, count) + noise * noise) + LOG_DENSITY) - CHANGE_PENALTY * changed;
  fit.slope = 0;
  fit.slopeDeviation = 0;
}

function fitMirror(history: OfferHistory, weights: Float64Array, from: number, reading: Reading, noise: number, fit: Fit): void {
  const first = history.myFirst.length > 0 ? worthOfRow(history.myFirst, 0, weights, from, history.issueCount) : 0;
  const { mirrored } = reading;
  mirrored.squares = 0;
  for (let row = 0; row < history.count; row += 1) {
    const shown = history.refused[row] ? (reading.answered[row] as number) - first : 0;
    mirrored.values[row] = shown;
    mirrored.squares += shown * shown;
  }
  fitSlope(reading, mirrored, noise, MIRROR_SLOPE, MIRROR_SLOPE_DEVIATION, fit);
}

function fitSteps({ count, issueCount, passedOver, stepsOwed }: OfferHistory, weights: Float64Array, from: number, { asked, top }: Reading, noise: number, fit: Fit): void {
  let penalty = OWED_PENALTY * Math.max(0, stepsOwed - 1);
  let before = top;
  for (let row = 0; row < count; row += 1) {
    penalty += DISORDER_PENALTY * Math.min(1, Math.max(0, (asked[row] as number) - before - ORDER_TOLERANCE) / ORDER_TOLERANCE);
    before = asked[row] as number;
  }
  const last = count > 0 ? (asked[count - 1] as number) : top;
  for (let row = 0; row < passedOver.length / issueCount && penalty < HOPELESS_PENALTY; row += 1) {
    const above = worthOfRow(passedOver, row, weights, from, issueCount) - last - ORDER_TOLERANCE;
    if (above > 0) penalty += PASSED_OVER_PENALTY * Math.min(3, above / ORDER_TOLERANCE);
  }
  fit.logEvidence = -count * (Math.log(noise) + LOG_DENSITY + ORDER_COST) - penalty;
  fit.slope = top - last;
  fit.slopeDeviation = 0;
}

/** What was refused is, as a rule, worth less to them than what they asked for then. */
function refusalPenalty({ count, refused }: OfferHistory, { asked, answered }: Reading): number {
  let penalty = 0;
  for (let row = 0; row < count; row += 1) {
    if (refused[row]) penalty += Math.min(4, Math.max(0, (answered[row] as number) - (asked[row] as number)) / REFUSAL_SCALE);
  }
  return penalty;
}
