import { createRandom } from '@svc/numerics';
import { layEvidence, tellsWeights, weighRow, weighRows, type LaidEvidence, type OpponentEvidence } from './opponent-evidence.js';
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
const ENOUGH_ROWS = 0.4;

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
 * @param count rows of the prior
 * @param draws rows that are drawn where the evidence leaves few of those
 */
export function believeOpponent(evidence: OpponentEvidence, count: number, draws = count): OpponentBelief {
  const issueCount = evidence.best.length;
  const prior = simplexPoints(issueCount, count);
  const laid = layEvidence(evidence);
  const weighed = weighRows(laid, SCALES[0], prior, new Float64Array(evidence.scripted.length * count));
  const marginal = sumModels(weighed, count);
  if (effectiveRows(marginal) >= count * ENOUGH_ROWS) return beliefOf(prior, weighed, count);
  const luck = drawLuck(draws);
  const scales = tellsWeights(evidence) ? SCALES : SCALES.slice(0, 1);
  const layRows = (): WeighedRows => ({ weights: new Float64Array(draws * issueCount), joint: new Float64Array(evidence.scripted.length * draws), marginal: new Float64Array(draws) });
  let [rows, taken] = [layRows(), layRows()];
  const sharper = layRows();
  takeRows({ weights: prior, joint: weighed, marginal }, drawRows(marginal, draws), rows);
  let move = -1;
  for (const scale of scales) {
    if (scale !== SCALES[0]) {
      weighRows(laid, scale, rows.weights, sharper.joint);
      sharper.marginal.set(sumModels(sharper.joint, draws));
      const share = sharper.marginal.map((mass, row) => mass / rows.marginal[row]!);
      takeRows({ ...sharper, weights: rows.weights }, drawRows(share, draws), taken);
      [rows, taken] = [taken, rows];
    }
    for (let round = 0; round < MOVE_ROUNDS; round += 1) moveRows(laid, scale, rows, luck[(move += 1) % luck.length]!);
  }
  for (let from = 0; from < rows.joint.length; from += draws) for (let row = 0; row < draws; row += 1) rows.joint[from + row]! /= rows.marginal[row]!;
  return beliefOf(rows.weights, rows.joint, draws);
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

/** Rows of weights with the mass of each model and of all models. */
interface WeighedRows {
  readonly weights: Float64Array;
  readonly joint: Float64Array;
  readonly marginal: Float64Array;
}

/** A round of Metropolis moves, in place: all are tried from where the rows stood before. */
function moveRows(laid: LaidEvidence, scale: number, { weights, joint, marginal }: WeighedRows, luck: Float64Array): void {
  const { issueCount } = laid;
  const count = marginal.length;
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
  const masses = Float64Array.from(laid.scripted);
  for (let row = 0; row < count; row += 1) {
    if (inside[row] === 0) continue;
    weighRow(laid, scale, tried, row, masses);
    let after = 0;
    for (let model = 0; model < masses.length; model += 1) after += masses[model]!;
    if (after < luck[row * DRAWS + 3]! * marginal[row]!) continue;
    marginal[row] = after;
    for (let at = row * issueCount; at < (row + 1) * issueCount; at += 1) weights[at] = tried[at]!;
    for (let model = 0, at = row; model < masses.length; model += 1, at += count) joint[at] = masses[model]!;
  }
}

/** Copies rows by their numbers. */
function takeRows({ weights, joint, marginal }: WeighedRows, drawn: Int32Array, to: WeighedRows): void {
  const count = marginal.length;
  const draws = drawn.length;
  const issueCount = weights.length / count;
  for (let draw = 0, at = 0; draw < draws; draw += 1) {
    const row = drawn[draw]!;
    to.marginal[draw] = marginal[row]!;
    for (let issue = 0, from = row * issueCount; issue < issueCount; issue += 1, at += 1, from += 1) to.weights[at] = weights[from]!;
  }
  for (let from = 0, at = 0; from < joint.length; from += count, at += draws) for (let draw = 0; draw < draws; draw += 1) to.joint[at + draw] = joint[from + drawn[draw]!]!;
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
  for (let at = 0; at < values.length; at += 1) sum += values[at]!;
  return sum;
}

function effectiveRows(share: Float64Array): number {
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < share.length; row += 1) {
    sum += share[row]!;
    squares += share[row]! * share[row]!;
  }
  return (sum * sum) / squares;
}
