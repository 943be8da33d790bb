import { createRandom } from '@svc/numerics';
import { tellsWeights, weighRows, type OpponentEvidence } from './opponent-evidence.js';
import { simplexPoints } from './simplex-points.js';

/** What is believed of the other side: its way of negotiating and its weights, jointly. */
export interface OpponentBelief {
  /** Rows of weights that are held in mind. */
  readonly count: number;
  /** Rows of `issueCount`, each summing to 1. */
  readonly weights: Float64Array;
  /** `mass[model × count + row]`; all sum to 1. */
  readonly mass: Float64Array;
  /** The mass of each model. */
  readonly shares: Float64Array;
}

/** With an effective number of rows below this share of all, rows are drawn anew. */
const ENOUGH_ROWS = 0.25;

/** Scales of the distance between an offer and the level asked for, coarse to fine; at each, so many rounds of moves. */
const SCALES = [0.08, 0.032, 0.0128, 0.00512] as const;
const MOVE_ROUNDS = 2;

/** A move goes this far, at least and at most, along the difference of two other rows. */
const LEAST_STEP = 0.3;
const MOST_STEP = 1.1;

const SEED = 7;

/** Random numbers that a row needs for one move. */
const DRAWS = 4;
const drawn = new Map<number, Float64Array[]>();

/** Random numbers for all moves of a run, drawn once for each number of rows: every run uses the same. */
function drawLuck(count: number): Float64Array[] {
  const known = drawn.get(count);
  if (known) return known;
  const random = createRandom(SEED);
  const luck = Array.from({ length: SCALES.length * MOVE_ROUNDS }, () => Float64Array.from({ length: count * DRAWS }, () => random.next()));
  drawn.set(count, luck);
  return luck;
}

/**
 * The posterior over models and weights; prior: Dirichlet(1) for the weights.
 * Where the evidence leaves few of the prior's rows, a sequential Monte Carlo sampler (Del Moral et al. 2006) goes from a coarse likelihood to a fine one:
 * rows are drawn in proportion to their mass and moved along differences of other rows (ter Braak 2006), which keeps them on the thin slices that
 * an offer of known worth cuts out of the simplex. Deterministic: the stream of random numbers has a fixed seed.
 */
export function believeOpponent(evidence: OpponentEvidence, count: number): OpponentBelief {
  const issueCount = evidence.best.length;
  let weights = simplexPoints(issueCount, count);
  let joint = weighRows(evidence, weights, SCALES[0]);
  let marginal = sumModels(joint, count);
  if (effectiveRows(marginal) >= count * ENOUGH_ROWS) return beliefOf(weights, joint, count);
  const luck = drawLuck(count);
  const scales = tellsWeights(evidence) ? SCALES : SCALES.slice(0, 1);
  let share = marginal;
  let move = -1;
  for (const scale of scales) {
    if (scale !== SCALES[0]) {
      const sharper = sumModels(weighRows(evidence, weights, scale), count);
      share = sharper;
      for (let row = 0; row < count; row += 1) share[row]! /= marginal[row]!;
    }
    weights = takeRows(weights, drawRows(share, count), issueCount);
    joint = weighRows(evidence, weights, scale);
    for (let round = 0; round < MOVE_ROUNDS; round += 1) joint = moveRows(evidence, { weights, joint, count, issueCount, scale, luck: luck[(move += 1) % luck.length]! });
    marginal = sumModels(joint, count);
  }
  for (let from = 0; from < joint.length; from += count) for (let row = 0; row < count; row += 1) joint[from + row]! /= marginal[row]!;
  return beliefOf(weights, joint, count);
}

/** The mass of each row over all models, or of anything laid out like it. */
export function sumModels(joint: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let from = 0; from < joint.length; from += count) for (let row = 0; row < count; row += 1) sums[row]! += joint[from + row]!;
  return sums;
}

/** Row numbers in proportion to their shares, evenly spaced through the cumulated share (systematic resampling). */
export function drawRows(share: Float64Array, draws: number): Int32Array {
  const rows = new Int32Array(draws);
  const step = sumOf(share) / draws;
  let row = 0;
  let reached = share[0]!;
  for (let draw = 0; draw < draws; draw += 1) {
    while (reached < (draw + 0.5) * step && row < share.length - 1) reached += share[row += 1]!;
    rows[draw] = row;
  }
  return rows;
}

/** A round of Metropolis moves, in place; gives the rows' new joint masses. */
function moveRows(evidence: OpponentEvidence, { weights, joint, count, issueCount, scale, luck }: { weights: Float64Array; joint: Float64Array; count: number; issueCount: number; scale: number; luck: Float64Array }): Float64Array {
  const tried = new Float64Array(weights.length);
  const inside = new Uint8Array(count).fill(1);
  for (let row = 0; row < count; row += 1) {
    const one = Math.floor(luck[row * DRAWS]! * count) * issueCount;
    const other = Math.floor(luck[row * DRAWS + 1]! * count) * issueCount;
    const step = LEAST_STEP + (MOST_STEP - LEAST_STEP) * luck[row * DRAWS + 2]!;
    for (let issue = 0, at = row * issueCount; issue < issueCount; issue += 1, at += 1) {
      tried[at] = weights[at]! + step * (weights[one + issue]! - weights[other + issue]!);
      if (tried[at]! < 0) inside[row] = 0;
    }
  }
  const triedJoint = weighRows(evidence, tried, scale);
  const before = sumModels(joint, count);
  const after = sumModels(triedJoint, count);
  for (let row = 0; row < count; row += 1) {
    if (inside[row] === 0 || after[row]! < luck[row * DRAWS + 3]! * before[row]!) continue;
    for (let at = row * issueCount; at < (row + 1) * issueCount; at += 1) weights[at] = tried[at]!;
    for (let at = row; at < joint.length; at += count) joint[at] = triedJoint[at]!;
  }
  return joint;
}

function takeRows(weights: Float64Array, rows: Int32Array, issueCount: number): Float64Array {
  const taken = new Float64Array(rows.length * issueCount);
  for (let draw = 0, to = 0; draw < rows.length; draw += 1) {
    for (let issue = 0, from = rows[draw]! * issueCount; issue < issueCount; issue += 1, to += 1, from += 1) taken[to] = weights[from]!;
  }
  return taken;
}

/** The belief of joint masses, which are scaled in place to sum to 1. */
function beliefOf(weights: Float64Array, joint: Float64Array, count: number): OpponentBelief {
  const sum = sumOf(joint);
  for (let at = 0; at < joint.length; at += 1) joint[at]! /= sum;
  const shares = new Float64Array(joint.length / count);
  for (let at = 0, model = 0; model < shares.length; model += 1) {
    let share = 0;
    for (const end = at + count; at < end; at += 1) share += joint[at]!;
    shares[model] = share;
  }
  return { count, weights, mass: joint, shares };
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function effectiveRows(share: Float64Array): number {
  let sum = 0;
  let squares = 0;
  for (const value of share) {
    sum += value;
    squares += value * value;
  }
  return (sum * sum) / squares;
}
