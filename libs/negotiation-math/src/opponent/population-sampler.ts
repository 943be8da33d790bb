import { createRandom } from '@svc/numerics';
import { POPULATION } from './constants.js';
import { effectiveCount, resample, sharesOfLogs, type Particles } from './posterior.js';
import { priorPoints } from './simplex-points.js';

/** Weights that were told: one particle, which nothing moves. */
export function toldPopulation(weights: Float64Array): { narrow: Particles; wide: Particles } {
  const told = { count: 1, weights, probability: Float64Array.of(1) };
  return { narrow: told, wide: told };
}

/**
 * The posterior over weights with a Dirichlet(1) prior, by population Monte Carlo (Cappé et al. 2004): points spread
 * over the simplex first, then rows drawn around the likely ones in log ratios, each weighted by likelihood × prior
 * over the density it was drawn from. The same numbers for everybody. `wide` is for those who doubt the likelihood: the
 * points of the prior, with evidence that counts little.
 * @param logLikelihood of the weights that begin at `weights[from]`
 */
export function samplePopulation(
  issueCount: number,
  logLikelihood: (weights: Float64Array, from: number) => number,
): { narrow: Particles; wide: Particles } {
  const { points } = priorPoints(issueCount, POPULATION.priorPoints);
  let weights = points;
  const count = points.length / issueCount;
  const logs = Float64Array.from({ length: count }, (_, point) => logLikelihood(points, point * issueCount));
  const tempered = logs.map((log) => POPULATION.wideEvidence * log);
  const wide = { count, weights, probability: sharesOfLogs(tempered) };
  let probability = sharesOfLogs(logs);
  for (
    let round = 0;
    round < POPULATION.rounds && effectiveCount(probability) < POPULATION.enoughEffective;
    round += 1
  ) {
    const parents = resample(probability, POPULATION.centres);
    const centres = new Float64Array(POPULATION.centres * issueCount);
    for (let row = 0; row < POPULATION.centres; row += 1)
      toLogRatios(weights, (parents[row] ?? 0) * issueCount, centres, row * issueCount, issueCount);
    const width = bandwidth(centres, issueCount);
    const drawn = draw(centres, width, issueCount, round);
    const logs = logDensities(drawn.points, centres, width, issueCount);
    for (let row = 0; row < POPULATION.particles; row += 1) {
      let logPrior = 0;
      for (let issue = 0; issue < issueCount; issue += 1)
        logPrior += Math.log(drawn.weights[row * issueCount + issue] ?? 1);
      logs[row] = logLikelihood(drawn.weights, row * issueCount) + logPrior - (logs[row] ?? 0);
    }
    [weights, probability] = [drawn.weights, sharesOfLogs(logs)];
  }
  return { narrow: { count: probability.length, weights, probability }, wide };
}

function toLogRatios(weights: Float64Array, from: number, into: Float64Array, at: number, issueCount: number): void {
  let mean = 0;
  for (let issue = 0; issue < issueCount; issue += 1) {
    into[at + issue] = Math.log(Math.max(POPULATION.leastWeight, weights[from + issue] ?? 0));
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
  return Math.min(POPULATION.mostWidth, Math.max(POPULATION.leastWidth, (POPULATION.width * total) / issueCount));
}

function draw(
  centres: Float64Array,
  width: number,
  issueCount: number,
  round: number,
): { points: Float64Array; weights: Float64Array } {
  const noise = normals(issueCount, round);
  const points = new Float64Array(POPULATION.particles * issueCount);
  const weights = new Float64Array(POPULATION.particles * issueCount);
  for (let from = 0; from < weights.length; from += issueCount) {
    let total = 0;
    for (let issue = 0; issue < issueCount; issue += 1) {
      const weight = Math.max(
        POPULATION.leastWeight,
        Math.exp((centres[(from + issue) % centres.length] ?? 0) + width * (noise[from + issue] ?? 0)),
      );
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
      if (scale * distance > POPULATION.negligibleLog) density += Math.exp(scale * distance);
    }
    logs[row] = Math.log(density);
  }
  return logs;
}

const tables = new Map<string, Float64Array>();

/** Fixed draws of the standard normal distribution for one round; not to be written to. */
function normals(issueCount: number, round: number): Float64Array {
  const key = `${issueCount}/${round}`;
  const known = tables.get(key);
  if (known) return known;
  const random = createRandom(`weights cloud ${key}`);
  const table = Float64Array.from({ length: POPULATION.particles * issueCount }, () => random.normal());
  tables.set(key, table);
  return table;
}
