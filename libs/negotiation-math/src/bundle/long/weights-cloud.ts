import { createRandom } from '@svc/numerics';
import { simplexPoints } from '../simplex-points.js';

/** Rows of weights, each summing to 1, and their probabilities. */
export interface WeightsCloud {
  count: number;
  weights: Float64Array;
  probability: Float64Array;
}

/** Rows of the first look, rows of each further one, the likely ones that these are drawn around, and the most looks. */
const FIRST_ROWS = 192;
const ROWS = 120;
const CENTRES = 40;
const LOOKS = 3;

/** With an effective number of rows above this there is no need to look closer. */
const ENOUGH_ROWS = 60;

const LEAST_WEIGHT = 1e-5;

/** Of the first look a wide cloud is kept as well: there evidence counts by this share only. */
const WIDE_EVIDENCE = 0.2;

/** Kernels further away than this add nothing that a double could hold. */
const NEGLIGIBLE_LOG = -60;

/**
 * The posterior over weights with a Dirichlet(1) prior, by population Monte Carlo (Cappé et al. 2004): points spread over the simplex first, then rows drawn
 * around the likely ones in log ratios, each weighted by likelihood × prior over the density it was drawn from. The same numbers for everybody.
 * `wide` is for those who doubt the likelihood: the points of the first look, with evidence that counts little.
 * @param logLikelihood of the weights that begin at `weights[from]`
 */
export function inferWeights(issueCount: number, logLikelihood: (weights: Float64Array, from: number) => number): { cloud: WeightsCloud; wide: WeightsCloud } {
  let weights = simplexPoints(issueCount, FIRST_ROWS);
  const firstLogs = Float64Array.from({ length: FIRST_ROWS }, (_, row) => logLikelihood(weights, row * issueCount));
  const wide = { count: FIRST_ROWS, weights, probability: normalise(firstLogs.map((log) => WIDE_EVIDENCE * log)) };
  let probability = normalise(firstLogs);
  for (let look = 0; look < LOOKS && effectiveCount(probability) < ENOUGH_ROWS; look += 1) {
    const parents = resampleRows(probability, CENTRES);
    const centres = new Float64Array(CENTRES * issueCount);
    for (let row = 0; row < CENTRES; row += 1) toLogRatios(weights, (parents[row] ?? 0) * issueCount, centres, row * issueCount, issueCount);
    const width = bandwidth(centres, issueCount);
    const drawn = draw(centres, width, issueCount, look);
    const logs = logDensities(drawn.points, centres, width, issueCount);
    for (let row = 0; row < ROWS; row += 1) {
      let logPrior = 0;
      for (let issue = 0; issue < issueCount; issue += 1) logPrior += Math.log(drawn.weights[row * issueCount + issue] ?? 1);
      logs[row] = logLikelihood(drawn.weights, row * issueCount) + logPrior - (logs[row] ?? 0);
    }
    [weights, probability] = [drawn.weights, normalise(logs)];
  }
  return { cloud: { count: probability.length, weights, probability }, wide };
}

/** Row numbers in proportion to their probability, evenly spaced through the cumulated mass. */
export function resampleRows(probability: ArrayLike<number>, count: number): Int32Array {
  const rows = new Int32Array(count);
  let row = 0;
  let reached = probability[0] ?? 0;
  for (let index = 0; index < count; index += 1) {
    while (reached < (index + 0.5) / count && row < probability.length - 1) {
      row += 1;
      reached += probability[row] ?? 0;
    }
    rows[index] = row;
  }
  return rows;
}

function toLogRatios(weights: Float64Array, from: number, into: Float64Array, at: number, issueCount: number): void {
  let mean = 0;
  for (let issue = 0; issue < issueCount; issue += 1) {
    into[at + issue] = Math.log(Math.max(LEAST_WEIGHT, weights[from + issue] ?? 0));
    mean += (into[at + issue] ?? 0) / issueCount;
  }
  for (let issue = 0; issue < issueCount; issue += 1) into[at + issue] = (into[at + issue] ?? 0) - mean;
}

/** The mean standard deviation of the centres' coordinates, a little narrowed. */
function bandwidth(centres: Float64Array, issueCount: number): number {
  const rows = centres.length / issueCount;
  let total = 0;
  for (let issue = 0; issue < issueCount; issue += 1) {
    let sum = 0;
    let squares = 0;
    for (let row = 0; row < rows; row += 1) {
      const value = centres[row * issueCount + issue] ?? 0;
      sum += value;
      squares += value * value;
    }
    total += Math.sqrt(Math.max(0, squares / rows - (sum / rows) * (sum / rows)));
  }
  return Math.min(0.8, Math.max(0.02, (0.7 * total) / issueCount));
}

function draw(centres: Float64Array, width: number, issueCount: number, look: number): { points: Float64Array; weights: Float64Array } {
  const noise = normals(issueCount, look);
  const points = new Float64Array(ROWS * issueCount);
  const weights = new Float64Array(ROWS * issueCount);
  for (let from = 0; from < weights.length; from += issueCount) {
    let total = 0;
    for (let issue = 0; issue < issueCount; issue += 1) {
      const weight = Math.max(LEAST_WEIGHT, Math.exp((centres[(from + issue) % centres.length] ?? 0) + width * (noise[from + issue] ?? 0)));
      weights[from + issue] = weight;
      total += weight;
    }
    for (let issue = 0; issue < issueCount; issue += 1) weights[from + issue] = (weights[from + issue] ?? 0) / total;
    toLogRatios(weights, from, points, from, issueCount);
  }
  return { points, weights };
}

/** Log of the mean kernel at each point, up to a constant. */
function logDensities(points: Float64Array, centres: Float64Array, width: number, issueCount: number): Float64Array {
  const scale = -1 / (2 * width * width);
  const logs = new Float64Array(points.length / issueCount);
  for (let row = 0; row < logs.length; row += 1) {
    let density = 1e-300;
    for (let centre = 0; centre < centres.length; centre += issueCount) {
      let distance = 0;
      for (let issue = 0; issue < issueCount; issue += 1) {
        const gap = (points[row * issueCount + issue] as number) - (centres[centre + issue] as number);
        distance += gap * gap;
      }
      if (scale * distance > NEGLIGIBLE_LOG) density += Math.exp(scale * distance);
    }
    logs[row] = Math.log(density);
  }
  return logs;
}

const tables = new Map<string, Float64Array>();

/** Fixed draws of the standard normal distribution for one look; not to be written to. */
function normals(issueCount: number, look: number): Float64Array {
  const key = `${issueCount}/${look}`;
  const known = tables.get(key);
  if (known) return known;
  const random = createRandom(`weights cloud ${key}`);
  const table = Float64Array.from({ length: ROWS * issueCount }, () => random.normal());
  tables.set(key, table);
  return table;
}

function normalise(logs: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const log of logs) highest = Math.max(highest, log);
  const shares = logs.map((log) => Math.exp(log - highest));
  let total = 0;
  for (const share of shares) total += share;
  return shares.map((share) => share / total);
}

function effectiveCount(probability: Float64Array): number {
  let squares = 0;
  for (const share of probability) squares += share * share;
  return 1 / squares;
}
