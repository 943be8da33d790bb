import { followsScript, readSettled, type Behaviour } from '../../opponent/behaviours.js';
import { regressWorth, type BundleGame } from '../game.js';
import type { PackageList } from '../packages.js';
import type { BundleTurn } from '../read-bundle.js';
import { bestReaching, codeOfLevel, layAcceptance, type AcceptanceCodes } from './acceptance-codes.js';
import type { Workspace } from './workspace.js';

/** An offer to be chosen: after `depth` refusals, to all models that have looked alike so far. */
export interface OfferNode {
  readonly depth: number;
  readonly lines: readonly Rollout[];
  /** Mass of all lines. */
  readonly share: number;
  /** The candidate that is chosen. */
  candidate: number;
}

/** How the negotiation would go on with one model: the offers to it, and what remains when all are refused. */
export interface Rollout {
  /** Mass of each row of weights. */
  readonly mass: Float64Array;
  /** Mass of all rows. */
  readonly share: number;
  readonly path: OfferNode[];
  /** The code from which the answer to each offer of the path is yes. */
  readonly codes: number[];
  /** The caller's utility, by row, when the offers of the path are all refused. */
  rest: Float64Array;
  /** By row, a bit for each offer of the path: that it would be taken. */
  readonly takes: Uint8Array;
  /** By offer: for which package those bits were set. */
  readonly marked: number[];
}

/** The offers that are to be planned, the present one first. */
export interface OfferTree {
  readonly nodes: readonly OfferNode[];
  readonly lines: readonly Rollout[];
  readonly acceptance: AcceptanceCodes;
}

/** A model with the mass of each row of weights, and of all rows. */
export interface PlannedModel {
  readonly model: Behaviour;
  readonly mass: Float64Array;
  readonly share: number;
}

/** What the tree is grown from. */
export interface Outlook extends Pick<
  BundleTurn,
  'game' | 'clock' | 'myBatna' | 'theirBatna' | 'opponentMovesLast' | 'standing' | 'effort'
> {
  readonly candidates: PackageList;
  readonly models: readonly PlannedModel[];
  readonly weights: Float64Array;
  readonly workspace: Workspace;
}

/** Once a conceder's offers have told its weights, the package is aimed so far above what it accepts. */
const AIM = 0.1;

/**
 * Grows the tree. Models part where they would ask for different packages. One that follows a script is planned to the
 * end; one whose next demand tells its weights leaves the tree there, and is worth what can be had once they are known.
 */
export function growOfferTree(outlook: Outlook): OfferTree {
  const { game, candidates, models, weights, clock, theirBatna } = outlook;
  const answers = clock.answers.length > 0 ? clock.answers : [clock.now + 1];
  const least = models.map(({ model }) => answers.map((turn) => model.accepts(turn, clock.total, theirBatna)));
  const acceptance = layAcceptance(candidates, weights, game.optionCounts, distinct(least.flat()), outlook.workspace);
  const restOf = layRests(outlook, acceptance.rows);
  const lines = models.map(({ model, mass, share }, index): Rollout => ({
    mass,
    share,
    path: [],
    codes: least[index]!.map((level) => codeOfLevel(acceptance, level)),
    rest: restOf(model),
    takes: new Uint8Array(acceptance.rows),
    marked: answers.map(() => -1),
  }));
  const nodes: OfferNode[] = [];
  const revealed: { line: Rollout; level: number }[] = [];
  const grow = (alike: readonly number[], depth: number): void => {
    const node: OfferNode = {
      depth,
      lines: alike.map((index) => lines[index]!),
      share: alike.reduce((sum, index) => sum + lines[index]!.share, 0),
      candidate: 0,
    };
    nodes.push(node);
    for (const line of node.lines) line.path.push(node);
    if (depth === answers.length - 1) return;
    const branches = new Map<number, number[]>();
    for (const index of alike) {
      const demand = demandOf(outlook, models[index]!.model, answers[depth]!);
      if (demand === null)
        revealed.push({ line: lines[index]!, level: Math.min(...least[index]!.slice(depth + 1)) + AIM });
      else if (branches.has(demand)) branches.get(demand)!.push(index);
      else branches.set(demand, [index]);
    }
    for (const branch of branches.values()) grow(branch, depth + 1);
  };
  if (candidates.count > 0) grow([...models.keys()], 0);
  const aims = distinct(revealed.map(({ level }) => level));
  const reachable = bestReaching(acceptance, candidates.mine, aims);
  for (const { line, level } of revealed) {
    const from = aims.indexOf(level) * acceptance.rows;
    line.rest = line.rest.slice();
    for (let row = 0; row < acceptance.rows; row += 1)
      line.rest[row] = Math.max(line.rest[row]!, reachable[from + row]!);
  }
  return { nodes, lines, acceptance };
}

/** Each number once, rising. */
function distinct(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers)
    .sort()
    .filter((number, place, sorted) => place === 0 || number !== sorted[place - 1]);
}

/**
 * What a model would ask for at a turn: on how many leading issues the middle option; null where its demand depends on
 * the weights.
 */
function demandOf({ game, clock, theirBatna }: Outlook, model: Behaviour, turn: number): number | null {
  return followsScript(model, turn, clock.total, theirBatna)
    ? (model.middles?.(turn, clock.total, game.issueCount) ?? 0)
    : null;
}

/**
 * What the caller has, by row, when every offer to a model is refused: their last offer where it can still be accepted,
 * else no deal.
 */
function layRests(
  { game, weights, clock, myBatna, theirBatna, opponentMovesLast, standing, effort }: Outlook,
  rows: number,
): (model: Behaviour) => Float64Array {
  const settle = (worth: number): number => (worth >= myBatna ? worth : myBatna - effort.noDealRegret);
  const turn = clock.answers.at(-1);
  if (opponentMovesLast || turn === undefined) {
    const nothing = new Float64Array(rows).fill(settle(-1));
    return () => nothing;
  }
  let regression: Float64Array | null = null;
  return (model) => {
    const rest = new Float64Array(rows);
    if (followsScript(model, turn, clock.total, theirBatna)) {
      return rest.fill(
        settle(
          splitWorth(
            game,
            standing?.choices ?? game.theirBest,
            model.middles?.(turn, clock.total, game.issueCount) ?? 0,
          ),
        ),
      );
    }
    regression ??= regressWorth(game, weights);
    const level = model.asks(turn, clock.total, theirBatna);
    for (let row = 0, at = 0; row < rows; row += 1, at += 2)
      rest[row] = settle(regression[at]! + regression[at + 1]! * level);
    return rest;
  };
}

/**
 * What the offer of a splitter is worth to the caller on average when `middles` issues are at the middle option: those
 * of its last offer, and any others.
 */
function splitWorth(game: BundleGame, last: ArrayLike<number>, middles: number): number {
  const { optionCounts, firstOption, myWorth, theirBest: best } = game;
  const { issues } = readSettled(optionCounts, best, last);
  let [worth, moved, gain] = [0, 0, 0];
  for (const [issue, option] of best.entries()) {
    const first = firstOption[issue]!;
    const middle = myWorth[first + Math.floor(optionCounts[issue]! / 2)]!;
    const here = myWorth[first + option]!;
    moved += issues[issue]!;
    worth += issues[issue] ? middle : here;
    gain += issues[issue] ? 0 : middle - here;
  }
  const open = best.length - moved;
  return worth + (open > 0 ? (gain * Math.min(open, Math.max(0, middles - moved))) / open : 0);
}
