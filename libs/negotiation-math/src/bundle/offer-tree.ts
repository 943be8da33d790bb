import { bestReaching, codeOfLevel, layAcceptance, type AcceptanceCodes } from './acceptance-codes.js';
import { myUtilityOf, type BundleGame, type PackageList } from './game.js';
import { bestOptions, followsScript } from './opponent-evidence.js';
import type { OpponentModel } from './opponent-models.js';
import type { TurnClock } from './turn-clock.js';

/** An offer to be chosen: after `depth` refusals, to all models that have looked alike so far. */
export interface OfferNode {
  readonly depth: number;
  readonly lines: readonly ModelLine[];
  /** Mass of all lines. */
  readonly share: number;
  /** The candidate that is chosen. */
  candidate: number;
}

/** How the negotiation would go on with one model: the offers to it, and what remains when all are refused. */
export interface ModelLine {
  /** Mass of each row of weights. */
  readonly mass: Float64Array;
  /** Mass of all rows. */
  readonly share: number;
  readonly path: OfferNode[];
  /** The code from which the answer to each offer of the path is yes. */
  readonly codes: number[];
  /** The caller's utility, by row, when the offers of the path are all refused. */
  rest: Float64Array;
}

/** The offers that are to be planned, the present one first. */
export interface OfferTree {
  readonly nodes: readonly OfferNode[];
  readonly lines: readonly ModelLine[];
  readonly acceptance: AcceptanceCodes;
}

/** A model with the mass of each row of weights, and of all rows. */
export interface PlannedModel {
  readonly model: OpponentModel;
  readonly mass: Float64Array;
  readonly share: number;
}

/** What the tree is grown from. */
export interface Outlook {
  readonly game: BundleGame;
  readonly candidates: PackageList;
  readonly models: readonly PlannedModel[];
  readonly weights: Float64Array;
  readonly clock: TurnClock;
  readonly myBatna: number;
  readonly theirBatna: number;
  readonly opponentMovesLast: boolean;
}

/** How much worse than the BATNA no deal counts while planning: fewer failures at the cost of a little utility. `docs/bundle.md` shows the exchange. */
const NO_DEAL_REGRET = 0.37;

/** Once a conceder's offers have told its weights, the package is aimed so far above what it accepts. */
const AIM = 0.1;

/**
 * Grows the tree. Models part where they would ask for different packages. One that follows a script is planned to the end; one whose next demand
 * tells its weights leaves the tree there, and is worth what can be had once they are known.
 */
export function growOfferTree(outlook: Outlook): OfferTree {
  const { game, candidates, models, weights, clock, theirBatna } = outlook;
  const answers = clock.answers.length > 0 ? clock.answers : [clock.now + 1];
  const least = models.map(({ model }) => answers.map((turn) => model.accepts(turn, clock.total, theirBatna)));
  const acceptance = layAcceptance(candidates, weights, game.optionCounts, distinct(least.flat()));
  const restOf = layRests(outlook, acceptance.rows);
  const lines = models.map(({ model, mass, share }, index): ModelLine => ({ mass, share, path: [], codes: least[index]!.map((level) => codeOfLevel(acceptance, level)), rest: restOf(model) }));
  const nodes: OfferNode[] = [];
  const told: { line: ModelLine; level: number }[] = [];
  const grow = (alike: readonly number[], depth: number): void => {
    const node: OfferNode = { depth, lines: alike.map((index) => lines[index]!), share: alike.reduce((sum, index) => sum + lines[index]!.share, 0), candidate: 0 };
    nodes.push(node);
    for (const line of node.lines) line.path.push(node);
    if (depth === answers.length - 1) return;
    const branches = new Map<number, number[]>();
    for (const index of alike) {
      const demand = demandOf(outlook, models[index]!.model, answers[depth]!);
      if (demand === null) told.push({ line: lines[index]!, level: Math.min(...least[index]!.slice(depth + 1)) + AIM });
      else if (branches.has(demand)) branches.get(demand)!.push(index);
      else branches.set(demand, [index]);
    }
    for (const branch of branches.values()) grow(branch, depth + 1);
  };
  if (candidates.count > 0) grow([...models.keys()], 0);
  const aims = distinct(told.map(({ level }) => level));
  const reachable = bestReaching(acceptance, candidates.mine, aims);
  for (const { line, level } of told) line.rest = informedRest(line.rest, reachable, aims.indexOf(level) * acceptance.rows);
  return { nodes, lines, acceptance };
}

/** Each number once, rising. */
function distinct(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers).sort().filter((number, place, sorted) => place === 0 || number !== sorted[place - 1]);
}

/** What a model would ask for at a turn: on how many leading issues the middle option; null where its demand depends on the weights. */
function demandOf({ game, clock, theirBatna }: Outlook, model: OpponentModel, turn: number): number | null {
  return followsScript(model, turn, clock.total, theirBatna) ? (model.middles?.(turn, clock.total, game.issueCount) ?? 0) : null;
}

/** What is left once the weights are known: the better of what was left before and what can be reached, which stands from `from` on. */
function informedRest(rest: Float64Array, reachable: Float64Array, from: number): Float64Array {
  const informed = new Float64Array(rest.length);
  for (let row = 0; row < rest.length; row += 1) informed[row] = Math.max(rest[row]!, reachable[from + row]!);
  return informed;
}

/** What the caller has, by row, when every offer to a model is refused: their last offer where it can still be accepted, else no deal. */
function layRests({ game, weights, clock, myBatna, theirBatna, opponentMovesLast }: Outlook, rows: number): (model: OpponentModel) => Float64Array {
  const settle = (worth: number): number => (worth >= myBatna ? worth : myBatna - NO_DEAL_REGRET);
  const turn = clock.answers.at(-1);
  if (opponentMovesLast || turn === undefined) {
    const nothing = new Float64Array(rows).fill(settle(-1));
    return () => nothing;
  }
  const best = bestOptions(game);
  let regression: Float64Array | null = null;
  return (model) => {
    const rest = new Float64Array(rows);
    if (followsScript(model, turn, clock.total, theirBatna)) {
      const middles = model.middles?.(turn, clock.total, game.issueCount) ?? 0;
      return rest.fill(settle(myUtilityOf(game, best.map((option, issue) => (issue < middles ? Math.floor(game.optionCounts[issue]! / 2) : option)))));
    }
    regression ??= regressWorth(game, weights);
    const level = model.asks(turn, clock.total, theirBatna);
    for (let row = 0, at = 0; row < rows; row += 1, at += 2) rest[row] = settle(regression[at]! + regression[at + 1]! * level);
    return rest;
  };
}

/**
 * The caller's utility to be expected of a package that is worth `level` of their best to them, as `[row × 2] + level × [row × 2 + 1]`:
 * the regression over all packages, whose issues vary independently.
 */
function regressWorth({ issueCount, optionCounts, firstOption, myWorth, theirUtility }: BundleGame, weights: Float64Array): Float64Array {
  let mine = 0;
  const [means, tops, covariances, variances] = [new Float64Array(issueCount), new Float64Array(issueCount), new Float64Array(issueCount), new Float64Array(issueCount)];
  for (let issue = 0; issue < issueCount; issue += 1) {
    const first = firstOption[issue]!;
    const count = optionCounts[issue]!;
    let sumMine = 0;
    let sumTheirs = 0;
    let sumProducts = 0;
    let sumSquares = 0;
    let most = 0;
    for (let option = first; option < first + count; option += 1) {
      const worth = theirUtility[option]!;
      sumMine += myWorth[option]!;
      sumTheirs += worth;
      sumProducts += worth * myWorth[option]!;
      sumSquares += worth * worth;
      most = Math.max(most, worth);
    }
    mine += sumMine / count;
    means[issue] = sumTheirs / count;
    tops[issue] = most;
    covariances[issue] = sumProducts / count - (sumMine / count) * (sumTheirs / count);
    variances[issue] = sumSquares / count - (sumTheirs / count) * (sumTheirs / count);
  }
  const lines = new Float64Array((2 * weights.length) / issueCount);
  for (let from = 0, to = 0; from < weights.length; from += issueCount, to += 2) {
    let theirs = 0;
    let best = 0;
    let covariance = 0;
    let variance = 0;
    for (let issue = 0; issue < issueCount; issue += 1) {
      const weight = weights[from + issue]!;
      theirs += weight * means[issue]!;
      best += weight * tops[issue]!;
      covariance += weight * covariances[issue]!;
      variance += weight * weight * variances[issue]!;
    }
    const slope = variance > 0 ? covariance / variance : 0;
    lines[to] = mine - slope * theirs;
    lines[to + 1] = slope * best;
  }
  return lines;
}
