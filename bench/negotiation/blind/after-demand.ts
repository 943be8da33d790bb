import { BATNA } from '../../../libs/gauntlet/src/index.js';
import type { Random } from '../../../libs/numerics/src/index.js';
import { demandUnder, sampleKnown, worthAt, type Known } from './known-weights.js';
import { NOTHING, type Line, type Plan } from './offer-lists.js';
import { codeAt, LEVELS, type Position } from './position.js';
import { bestReaching, layRows, type Rows } from './rows.js';

/** How far below its best a conceder asks at a turn. */
const STEP = 0.15;
const belowAt = (turn: number): number => STEP * Math.floor(turn / 2);

/** What the last offer brings less than it would if the weights were known, about: for the choice of the one before. */
const GUESSWORK = 0.03;

/** Two offers are left to a conceder that has shown a package which tells of its weights; it shows another between. */
export interface Endgame {
  readonly position: Position;
  readonly plan: Plan;
  readonly line: Line;
  /** What no deal counts. */
  readonly refused: number;
  /** Weights that stand for what is known. */
  readonly sampled: number;
  readonly random: Random;
}

/** A mean over weights, no deal counting `refused`, and the share of no deals. */
export interface Most {
  readonly worth: number;
  readonly failures: number;
}

/**
 * What a player has of a conceder with these weights from its first step on, and more than any player has on average:
 * that one sees what the conceder shows next before it offers, and is judged on the weights that it planned with.
 */
export function playEndgame(endgame: Endgame, weights: ArrayLike<number>): { had: number; most: Most } {
  const { position, plan, line, refused, sampled, random } = endgame;
  const { mine, candidates, answers, movesLast } = position;
  const shown = line.path.length - 1;
  const [next, last] = [answers[shown + 1]!, answers[shown + 2]!];
  const draw = (known: Known): Rows =>
    layRows(position, sampleKnown(position, known, weights, { count: sampled, random }));
  const demandOf = (turn: number) => ({ index: demandUnder(position, weights, belowAt(turn)), below: belowAt(turn) });
  const first: Known = {
    demands: [demandOf(answers[shown]!)],
    refusals: line.path.flatMap((node, place) => refusalOf(position, plan[node]!, line.codes[place]!)),
  };
  const both: Known = { ...first, demands: [...first.demands, demandOf(next)] };
  const standing = movesLast ? -1 : mine[both.demands[1]!.index]!;
  const most = bestPair(endgame, draw(both), { next, last, standing });

  const rows = draw(first);
  const later = bestReaching(position, rows, codeAt('conceder', last)).map((worth) =>
    Math.max(refused, worth - GUESSWORK),
  );
  const { choice } = bestOffer(position, rows, later, codeAt('conceder', next));
  const takes = (one: number, turn: number): boolean =>
    one !== NOTHING && worthAt(position, weights, candidates[one]!) >= LEVELS[codeAt('conceder', turn) - 1]!;
  if (takes(choice, next)) return { had: mine[candidates[choice]!]!, most };
  const rest = restOf(endgame, weights, last);
  const refusals = [...both.refusals, ...refusalOf(position, choice, codeAt('conceder', next))];
  const left = draw({ ...both, refusals });
  const rests = restsOf(endgame, left, last);
  const final = bestOffer(position, left, rests, codeAt('conceder', last));
  if (standing > BATNA && standing > meanOf(rests) + final.gain) return { had: standing, most };
  return { had: takes(final.choice, last) ? mine[candidates[final.choice]!]! : rest, most };
}

function refusalOf({ candidates }: Position, choice: number, code: number): Known['refusals'] {
  return choice >= 0 ? [{ index: candidates[choice]!, level: LEVELS[code - 1]! }] : [];
}

/** What the caller has when the last offer is refused: a buyer may still take what the conceder then shows. */
function restOf({ position, refused }: Endgame, weights: ArrayLike<number>, turn: number): number {
  if (!position.movesLast) return refused;
  const worth = position.mine[demandUnder(position, weights, belowAt(turn))]!;
  return worth > BATNA ? worth : refused;
}

function restsOf(endgame: Endgame, { weights, count }: Rows, turn: number): Float64Array {
  const size = weights.length / count;
  return Float64Array.from({ length: count }, (_, row) =>
    restOf(endgame, weights.subarray(row * size, (row + 1) * size), turn),
  );
}

/** The two offers that are best for all rows together, each given the other; a seller may take what stands instead. */
function bestPair(
  endgame: Endgame,
  rows: Rows,
  { next, last, standing }: { next: number; last: number; standing: number },
): Most {
  const { position, refused } = endgame;
  const rests = restsOf(endgame, rows, last).map((rest) => Math.max(rest, standing > BATNA ? standing : rest));
  const [early, late] = [codeAt('conceder', next), codeAt('conceder', last)];
  let most: Most = { worth: -1, failures: 0 };
  let pair = [NOTHING, NOTHING];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const open = rests.map((rest, row) => (isTaken(rows, pair[0]!, row, early) ? NaN : rest));
    const final = bestOffer(position, rows, open, late);
    const otherwise = rests.map((rest, row) =>
      isTaken(rows, final.choice, row, late) ? position.mine[position.candidates[final.choice]!]! : rest,
    );
    const begun = bestOffer(position, rows, otherwise, early);
    pair = [begun.choice, final.choice];
    const worth = meanOf(otherwise) + begun.gain;
    const failing = otherwise.filter((one, row) => one === refused && !isTaken(rows, begun.choice, row, early));
    if (worth > most.worth) most = { worth, failures: failing.length / rows.count };
  }
  return most;
}

const SWEEPS = 3;

function isTaken({ codes, count }: Rows, choice: number, row: number, code: number): boolean {
  return choice >= 0 && codes[choice * count + row]! >= code;
}

const meanOf = (numbers: Float64Array): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The offer that betters most, on average over all rows, what they bring if it is refused; NaN is not asked. */
function bestOffer(
  { mine, candidates }: Position,
  { codes, count }: Rows,
  otherwise: Float64Array,
  code: number,
): { choice: number; gain: number } {
  let best = { choice: NOTHING, gain: 0 };
  for (let choice = 0; choice < candidates.length; choice += 1) {
    const worth = mine[candidates[choice]!]!;
    let gain = 0;
    for (let row = 0, at = choice * count; row < count; row += 1, at += 1)
      if (codes[at]! >= code && worth > otherwise[row]!) gain += worth - otherwise[row]!;
      else if (codes[at]! >= code && worth < otherwise[row]!) gain -= otherwise[row]! - worth;
    if (gain > best.gain) best = { choice, gain };
  }
  return { ...best, gain: best.gain / count };
}
