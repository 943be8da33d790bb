import { createRandom } from '@svc/numerics';
import { worthOfRow, type PackageList } from '../bundle/packages.js';
import type { BundleTurn } from '../bundle/read-bundle.js';
import { SCENARIO } from './constants.js';
import { FAMILIES, readerOf, type Family, type Fit, type Reading } from './families.js';
import type { OfferHistory } from './history.js';
import { priorPoints, sharesOfLogs } from './particles.js';
import { resample } from './posterior.js';

/**
 * Opponents that are held possible, all equally likely: what they weigh, and from what worth on they take an offer at
 * each of the coming turns.
 */
export interface Scenarios {
  count: number;
  /** Rows of `issueCount`. */
  weights: Float64Array;
  /**
   * `thresholds[scenario × horizon + k]`: what an offer of the caller's k-th turn from now must be worth to them, 0..1;
   * known for this turn and the last ones.
   */
  thresholds: Float64Array;
  horizon: number;
  /** What they will ask for with their last offer before the caller's last turn, as a share of their best package. */
  finalDemands: Float64Array;
  /** 1 where they are thought to repeat themselves. */
  stands: Uint8Array;
  /** What each offer that is kept of theirs was worth to them: rows of `offers`, oldest first. */
  asked: Float64Array;
  offers: number;
  /** 1 where what they take later follows from what they have asked for, and not from what they are given. */
  keeps: Uint8Array;
  /** How far their demands have moved up and down (`spreadOfDemands`), in their own utility. */
  spreads: Float64Array;
  /** How many of the scenarios go down their list by one package for each new one that they are shown, 0..1. */
  stepping: number;
  /** Mean weights. */
  mean: Float64Array;
}

/**
 * Draws the opponents that fit the history. The same ones for everybody.
 * @param lastTurns over how many of the last offers that can be answered thresholds are wanted
 */
export function drawScenarios(
  { game, clock, theirBatna, theirWeights, untold }: BundleTurn,
  history: OfferHistory,
  lastTurns: number,
): Scenarios {
  const { issueCount } = game;
  const horizon = Math.max(1, clock.answers.length);
  const read = readerOf(history, theirBatna, untold);
  const weights = theirWeights ?? priorPoints(issueCount, SCENARIO.priorPoints);
  const logs = Float64Array.from(
    { length: weights.length / issueCount },
    (_, point) => read(weights, point * issueCount).logLikelihood,
  );
  const rows = drawRows(logs);
  const scenarios = blankScenarios(issueCount, horizon, history.count);
  const draws = scenarioDraws();
  const answerTimes = answerTimesOf(clock);
  for (let index = 0; index < SCENARIO.count; index += 1) {
    const from = rows[index]! * issueCount;
    const reading = read(weights, from);
    scenarios.weights.set(weights.subarray(from, from + issueCount), index * issueCount);
    for (let issue = 0; issue < issueCount; issue += 1)
      scenarios.mean[issue]! += weights[from + issue]! / SCENARIO.count;
    const demand = demandOf({ history, reading, weights, from, draw: draws[index] as Draw, theirBatna });
    for (let k = 0; k < horizon; k = k === 0 ? Math.max(1, horizon - lastTurns) : k + 1) {
      const time = answerTimes[k]!;
      scenarios.thresholds[index * horizon + k] = Math.max(
        SCENARIO.leastThreshold,
        thresholdOf(demand, draws[index]!, { time, now: answerTimes[0]!, last: time === 1, theirBatna }),
      );
    }
    scenarios.stands[index] = demand.family === 'stands' || (demand.family === 'mirrors' && history.count > 0) ? 1 : 0;
    scenarios.asked.set(reading.asked, index * history.count);
    scenarios.spreads[index] = spreadOfDemands(reading.asked);
    scenarios.keeps[index] = demand.family === 'mirrors' ? 0 : 1;
    scenarios.stepping += demand.family === 'steps' ? 1 / SCENARIO.count : 0;
    scenarios.finalDemands[index] = demand.at(1 - 1 / clock.last) / reading.top;
  }
  return scenarios;
}

/**
 * What every package is worth in every scenario to the other side, `[row × scenarios + scenario]`.
 * @example
 * const packages = { count: 1, theirs: Float64Array.of(1, 0.5) };
 * const scenarios = { count: 1, weights: Float64Array.of(0.4, 0.6), mean: Float64Array.of(0.4, 0.6) };
 * [...worthsInScenarios(packages, scenarios)] // [0.7]
 */
export function worthsInScenarios(
  { count: rows, theirs }: Pick<PackageList, 'count' | 'theirs'>,
  { count, weights, mean }: Pick<Scenarios, 'count' | 'weights' | 'mean'>,
): Float64Array {
  const worths = new Float64Array(rows * count);
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let scenario = 0; scenario < count; scenario += 1, at += 1)
      worths[at] = worthOfRow(theirs, row, weights, scenario * mean.length, mean.length);
  return worths;
}

/** The row of weights of each scenario: most by the posterior, one in so many by one in which evidence counts less. */
function drawRows(logs: Float64Array): number[] {
  const wide = resample(
    sharesOfLogs(logs.map((log) => SCENARIO.wideEvidence * log)),
    SCENARIO.count / SCENARIO.wideEvery,
  );
  const rows = [...resample(sharesOfLogs(logs), SCENARIO.count - wide.length)];
  for (const [place, row] of wide.entries()) rows.splice((place + 0.5) * SCENARIO.wideEvery, 0, row);
  return rows;
}

/**
 * How far demands move up and down: the root of the mean square of what each lies above the lowest before it. A side
 * that only comes down has none; one that draws its demands anew above a threshold has much.
 * @param asked what each of its offers was worth to it, oldest first
 * @example spreadOfDemands(Float64Array.of(1, 0.8, 0.7)) // 0
 */
export function spreadOfDemands(asked: Float64Array): number {
  let lowest = Infinity;
  let squares = 0;
  for (const worth of asked) {
    squares += Math.max(0, worth - lowest) ** 2;
    lowest = Math.min(lowest, worth);
  }
  return Math.sqrt(squares / (asked.length + 1));
}

/** When the caller's coming offers are answered, 0..1. */
function answerTimesOf(clock: BundleTurn['clock']): number[] {
  const turns = clock.answers.length > 0 ? clock.answers : [clock.now + 1];
  return turns.map((turn) => Math.min(1, turn / clock.last));
}

/** What a possible opponent takes at a time: some never take less than now, some take anything at last. */
function thresholdOf(
  demand: Demand,
  { yields }: Draw,
  { time, now, last, theirBatna }: { time: number; now: number; last: boolean; theirBatna: number },
): number {
  if (yields > 1 - SCENARIO.neverYields) return demand.at(now);
  return last && yields < SCENARIO.yieldsAtLast ? theirBatna : demand.at(time);
}

function blankScenarios(issueCount: number, horizon: number, offers: number): Scenarios {
  return {
    count: SCENARIO.count,
    horizon,
    weights: new Float64Array(SCENARIO.count * issueCount),
    thresholds: new Float64Array(SCENARIO.count * horizon),
    finalDemands: new Float64Array(SCENARIO.count),
    stands: new Uint8Array(SCENARIO.count),
    asked: new Float64Array(SCENARIO.count * offers),
    offers,
    keeps: new Uint8Array(SCENARIO.count),
    spreads: new Float64Array(SCENARIO.count),
    stepping: 0,
    mean: new Float64Array(issueCount),
  };
}

interface Draw {
  family: number;
  slope: number;
  hidden: number;
  level: number;
  yields: number;
}

let fixedDraws: readonly Draw[] | null = null;

function scenarioDraws(): readonly Draw[] {
  if (fixedDraws) return fixedDraws;
  const random = createRandom('scenarios');
  const places = Array.from({ length: SCENARIO.count }, (_, index) => (index + 0.5) / SCENARIO.count);
  const [family, hidden, level, yields] = [0, 1, 2, 3].map(() => random.shuffle([...places]));
  fixedDraws = places.map((_place, index) => ({
    family: family![index]!,
    slope: random.normal(),
    hidden: hidden![index]!,
    level: level![index]!,
    yields: yields![index]!,
  }));
  return fixedDraws;
}

interface DemandInput {
  history: OfferHistory;
  reading: Reading;
  weights: Float64Array;
  from: number;
  draw: Draw;
  theirBatna: number;
}

interface Demand {
  family: Family['kind'];
  at: (time: number) => number;
}

/** What one possible opponent will ask for as time goes by. */
function demandOf({ history, reading, weights, from, draw, theirBatna }: DemandInput): Demand {
  const { family, fit } = pickFamily(reading.fits, draw.family);
  const slope = Math.max(0, fit.slope + draw.slope * fit.slopeDeviation);
  const asks = history.count > 0 ? (reading.asked[history.count - 1] ?? reading.top) : reading.top;
  if (family.kind === 'time')
    return { family: family.kind, at: (time) => reading.top - slope * Math.pow(time, family.power) };
  if (family.kind === 'mirrors') {
    const shown = worthOfRow(history.myLast, 0, weights, from, history.issueCount);
    const met = (asks + slope * shown) / (1 + slope);
    return { family: family.kind, at: () => met };
  }
  if (family.kind === 'steps') {
    const time = history.times[history.count - 1] ?? 0;
    const rate = time > 0 ? (0.5 * slope) / time : 0.1;
    return { family: family.kind, at: (later) => Math.max(theirBatna, asks - rate * Math.max(0, later - time)) };
  }
  if (family.kind === 'slow' || family.kind === 'holds')
    return {
      family: family.kind,
      at: (time) => Math.max(theirBatna, reading.top - slope * Math.pow(time, family.power)),
    };
  let refused: number = SCENARIO.lowestHiddenThreshold;
  for (let row = 0; row < history.mine.length / history.issueCount; row += 1)
    refused = Math.max(refused, worthOfRow(history.mine, row, weights, from, history.issueCount));
  const span = Math.max(0, reading.top - refused);
  const mass = (SCENARIO.hiddenThreshold * span) / (reading.top - SCENARIO.lowestHiddenThreshold);
  const hidden = draw.hidden < mass / (mass + 1 - SCENARIO.hiddenThreshold);
  return { family: family.kind, at: () => (hidden ? refused + draw.level * span : reading.top) };
}

function pickFamily(fits: readonly Fit[], share: number): { family: Family; fit: Fit } {
  const highest = fits.reduce((max, { logEvidence }) => Math.max(max, logEvidence), -Infinity);
  const total = fits.reduce((sum, { logEvidence }) => sum + Math.exp(logEvidence - highest), 0);
  let reached = 0;
  let index = 0;
  for (; index < fits.length - 1; index += 1) {
    reached += Math.exp((fits[index] as Fit).logEvidence - highest) / total;
    if (share < reached) break;
  }
  return { family: FAMILIES[index] as Family, fit: fits[index] as Fit };
}
