import { worthOfRow, type OfferHistory } from './history.js';

/**
 * Ways to concede. Each says what a side asks for, in its own utility, as its best package's worth less a slope times a regressor:
 * `stands` has no slope, `time` a power of time and ends near the BATNA, `slow` a power of time and ends anywhere, `mirrors` what the caller has conceded.
 */
export type Family = { kind: 'stands' } | { kind: 'time'; power: number } | { kind: 'slow'; power: number } | { kind: 'mirrors' };

/** The families that are held in mind, and how likely each is before the first offer. */
export const FAMILIES: readonly { family: Family; prior: number }[] = [
  { family: { kind: 'stands' }, prior: 0.14 },
  ...[0.15, 0.35, 0.6, 1, 2, 3.5, 6, 10, 16].map((power): { family: Family; prior: number } => ({ family: { kind: 'time', power }, prior: 0.06 })),
  ...[0.3, 0.6, 1].map((power): { family: Family; prior: number } => ({ family: { kind: 'slow', power }, prior: 0.06 })),
  { family: { kind: 'mirrors' }, prior: 0.14 },
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

/** Offers of one side are not independent: their evidence counts by this share. */
const EVIDENCE_SHARE = 0.7;

/** How sharply a side refuses what is worth less than what it asks for next. */
const REFUSAL_SCALE = 0.02;

/** A place for readings of a history. */
export function blankReading(history: OfferHistory): Reading {
  return { top: 1, asked: new Float64Array(history.count), answered: new Float64Array(history.count), fits: FAMILIES.map(() => ({ logEvidence: 0, slope: 0, slopeDeviation: 0 })), logLikelihood: 0 };
}

/** Powers of the offers' times, a row a family; computed once for a history. */
export function timeRegressors(history: OfferHistory): Float64Array[] {
  return FAMILIES.map(({ family }) => (family.kind === 'time' || family.kind === 'slow' ? history.times.map((time) => Math.pow(time, family.power)) : new Float64Array(0)));
}

/**
 * Reads the history under the weights that begin at `weights[from]`.
 * @param noise how far an offer lies from what its maker wants to ask for: the coarser the packages, the more
 * @param theirBatna where a side that concedes by time is thought to end
 */
export function readHistory(history: OfferHistory, regressors: readonly Float64Array[], weights: Float64Array, from: number, into: Reading, { noise, theirBatna }: { noise: number; theirBatna: number }): void {
  const { count, issueCount, theirs, answered, best } = history;
  into.top = worthOfRow(best, 0, weights, from, issueCount);
  for (let row = 0; row < count; row += 1) {
    into.asked[row] = worthOfRow(theirs, row, weights, from, issueCount);
    into.answered[row] = worthOfRow(answered, row, weights, from, issueCount);
  }
  let highest = -Infinity;
  for (const [index, { family, prior }] of FAMILIES.entries()) {
    const fit = into.fits[index] as Fit;
    if (family.kind === 'stands') fitStanding(history, into, noise, fit);
    else if (family.kind === 'slow') fitSlope(into, regressors[index] as Float64Array, count, noise, SLOW_SLOPE, SLOW_SLOPE_DEVIATION, fit);
    else if (family.kind === 'time') fitSlope(into, regressors[index] as Float64Array, count, noise, into.top - theirBatna, TIME_SLOPE_DEVIATION, fit);
    else fitMirror(history, weights, from, into, noise, fit);
    fit.logEvidence = EVIDENCE_SHARE * fit.logEvidence + Math.log(prior);
    highest = Math.max(highest, fit.logEvidence);
  }
  let total = 0;
  for (const { logEvidence } of into.fits) total += Math.exp(logEvidence - highest);
  into.logLikelihood = highest + Math.log(total) - refusalPenalty(history, into);
}

/** Ridge regression of what was conceded on a regressor, with the scale of the residuals estimated beside it. */
function fitSlope({ asked, top }: Reading, regressor: Float64Array, count: number, noise: number, slope: number, deviation: number, fit: Fit): void {
  let squares = 0;
  let products = 0;
  let conceded = 0;
  for (let row = 0; row < count; row += 1) {
    const fall = top - (asked[row] ?? 0);
    const reach = deviation > 0 ? (regressor[row] ?? 0) : 0;
    squares += reach * reach;
    products += reach * fall;
    conceded += fall * fall;
  }
  const variance = noise * noise;
  const precision = deviation > 0 ? 1 / (deviation * deviation) : 0;
  const fitted = deviation > 0 ? Math.max(0, (products / variance + slope * precision) / (squares / variance + precision)) : 0;
  const residual = Math.max(0, conceded - 2 * fitted * products + fitted * fitted * squares);
  const scale = count > 0 ? residual / count + variance : variance;
  const occam = deviation > 0 ? 0.5 * Math.log(1 + (squares * deviation * deviation) / scale) + ((fitted - slope) * (fitted - slope) * precision) / 2 : 0;
  fit.logEvidence = -count * (0.5 * Math.log(scale) + 1.42) - occam;
  fit.slope = fitted;
  fit.slopeDeviation = deviation > 0 ? 1 / Math.sqrt(squares / scale + precision) : 0;
}

function fitStanding({ count, issueCount, theirs, best }: OfferHistory, into: Reading, noise: number, fit: Fit): void {
  fitSlope(into, into.answered, count, noise, 0, 0, fit);
  for (let row = 0; row < count; row += 1) {
    let changed = false;
    for (let issue = 0; issue < issueCount; issue += 1) changed ||= (theirs[row * issueCount + issue] ?? 0) < (best[issue] ?? 0) - 1e-9;
    if (changed) fit.logEvidence -= CHANGE_PENALTY;
  }
}

function fitMirror(history: OfferHistory, weights: Float64Array, from: number, into: Reading, noise: number, fit: Fit): void {
  const first = history.myFirst.length > 0 ? worthOfRow(history.myFirst, 0, weights, from, history.issueCount) : 0;
  for (let row = 0; row < history.count; row += 1) into.answered[row] = history.refused[row] ? (into.answered[row] ?? 0) - first : 0;
  fitSlope(into, into.answered, history.count, noise, MIRROR_SLOPE, MIRROR_SLOPE_DEVIATION, fit);
  for (let row = 0; row < history.count; row += 1) into.answered[row] = (into.answered[row] ?? 0) + first;
}

/** What was refused is, as a rule, worth less to them than what they asked for then. */
function refusalPenalty({ count, refused }: OfferHistory, { asked, answered }: Reading): number {
  let penalty = 0;
  for (let row = 0; row < count; row += 1) {
    if (refused[row]) penalty += Math.min(4, Math.max(0, (answered[row] ?? 0) - (asked[row] ?? 0)) / REFUSAL_SCALE);
  }
  return penalty;
}
