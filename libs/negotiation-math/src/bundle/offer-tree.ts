import { codeAcceptance, codeOfLevel, type AcceptanceCodes } from './acceptance-codes.js';
import { myUtilityOf, type BundleGame, type PackageList } from './game.js';
import { bestOptions, followsScript } from './opponent-evidence.js';
import type { OpponentModel } from './opponent-models.js';
import type { TurnClock } from './turn-clock.js';

/** An offer to be chosen: after `depth` refusals, to all models that have looked alike so far. */
export interface OfferNode {
  readonly depth: number;
  readonly lines: readonly ModelLine[];
  /** The candidate that is chosen. */
  candidate: number;
}

/** How the negotiation would go on with one model: the offers to it, and what remains when all are refused. */
export interface ModelLine {
  /** Mass of each row of weights. */
  readonly mass: Float64Array;
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

/** What the tree is grown from. */
export interface Outlook {
  readonly game: BundleGame;
  readonly candidates: PackageList;
  readonly models: readonly { readonly model: OpponentModel; readonly mass: Float64Array }[];
  readonly weights: Float64Array;
  readonly clock: TurnClock;
  readonly myBatna: number;
  readonly theirBatna: number;
  readonly opponentMovesLast: boolean;
}

/** How much worse than the BATNA no deal counts while planning: fewer failures at the cost of a little utility. `docs/bundle.md` shows the exchange. */
const NO_DEAL_REGRET = 0.36;

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
  const aims = least.map((levels) => levels.map((_, offer) => Math.min(...levels.slice(offer)) + AIM));
  const acceptance = codeAcceptance(candidates, weights, game.issueCount, [...new Set([...least, ...aims].flat())].sort((one, other) => one - other));
  const reachable = bestByCode(candidates, acceptance);
  const lines = models.map(({ mass }, index): ModelLine => ({ mass, path: [], codes: least[index]!.map((level) => codeOfLevel(acceptance, level)), rest: restOf(outlook, models[index]!.model, acceptance.rows) }));
  const nodes: OfferNode[] = [];
  const grow = (alike: readonly number[], depth: number): void => {
    const node = { depth, lines: alike.map((index) => lines[index]!), candidate: 0 };
    nodes.push(node);
    for (const line of node.lines) line.path.push(node);
    if (depth === answers.length - 1) return;
    const branches = new Map<string, number[]>();
    for (const index of alike) {
      const demand = demandOf(outlook, models[index]!.model, answers[depth]!);
      if (demand === null) lines[index]!.rest = informedRest(lines[index]!.rest, reachable, acceptance, codeOfLevel(acceptance, aims[index]![depth + 1]!));
      else branches.set(demand, [...(branches.get(demand) ?? []), index]);
    }
    for (const branch of branches.values()) grow(branch, depth + 1);
  };
  if (candidates.count > 0) grow([...models.keys()], 0);
  return { nodes, lines, acceptance };
}

/** What a model would ask for at a turn, as text that tells models apart; null where it depends on the weights. */
function demandOf({ game, clock, theirBatna }: Outlook, model: OpponentModel, turn: number): string | null {
  return followsScript(model, turn, clock.total, theirBatna) ? String(model.middles?.(turn, clock.total, game.issueCount) ?? 0) : null;
}

/** The caller's best utility among candidates of each code or above, `[row × (levels + 1) + code]`; 0 where there is none. */
function bestByCode({ count, mine }: PackageList, { codes, levels, rows }: AcceptanceCodes): Float64Array {
  const best = new Float64Array(rows * (levels.length + 1));
  for (let row = 0; row < rows; row += 1) {
    for (let candidate = 0, reached = 0; candidate < count && reached < levels.length; candidate += 1) {
      for (const code = codes[candidate * rows + row]!; reached < code; ) best[row * (levels.length + 1) + (reached += 1)] = mine[candidate]!;
    }
  }
  return best;
}

function informedRest(rest: Float64Array, reachable: Float64Array, { levels }: AcceptanceCodes, code: number): Float64Array {
  return rest.map((value, row) => Math.max(value, reachable[row * (levels.length + 1) + code]!));
}

/** What the caller has when every offer is refused: their last offer where it can still be accepted, else no deal. */
function restOf({ game, weights, clock, myBatna, theirBatna, opponentMovesLast }: Outlook, model: OpponentModel, rows: number): Float64Array {
  const settle = (worth: number): number => (worth >= myBatna ? worth : myBatna - NO_DEAL_REGRET);
  const turn = clock.answers.at(-1);
  if (opponentMovesLast || turn === undefined) return new Float64Array(rows).fill(settle(-1));
  if (followsScript(model, turn, clock.total, theirBatna)) {
    const middles = model.middles?.(turn, clock.total, game.issueCount) ?? 0;
    return new Float64Array(rows).fill(settle(myUtilityOf(game, bestOptions(game).map((option, issue) => (issue < middles ? Math.floor(game.optionCounts[issue]! / 2) : option)))));
  }
  const level = model.asks(turn, clock.total, theirBatna);
  return Float64Array.from({ length: rows }, (_, row) => settle(expectedWorthAt(game, weights, row * game.issueCount, level)));
}

/** The caller's utility to be expected of a package that is worth `level` of their best to them: the regression over all packages, whose issues vary independently. */
function expectedWorthAt({ issueCount, optionCounts, firstOption, myWorth, theirUtility }: BundleGame, weights: Float64Array, from: number, level: number): number {
  let [mine, theirs, best, covariance, variance] = [0, 0, 0, 0, 0];
  for (let issue = 0; issue < issueCount; issue += 1) {
    const first = firstOption[issue]!;
    const count = optionCounts[issue]!;
    const weight = weights[from + issue]!;
    let [sumMine, sumTheirs, sumProducts, sumSquares, most] = [0, 0, 0, 0, 0];
    for (let option = first; option < first + count; option += 1) {
      const worth = weight * theirUtility[option]!;
      sumMine += myWorth[option]!;
      sumTheirs += worth;
      sumProducts += worth * myWorth[option]!;
      sumSquares += worth * worth;
      most = Math.max(most, worth);
    }
    mine += sumMine / count;
    theirs += sumTheirs / count;
    best += most;
    covariance += sumProducts / count - (sumMine / count) * (sumTheirs / count);
    variance += sumSquares / count - (sumTheirs / count) * (sumTheirs / count);
  }
  return mine + (variance > 0 ? (covariance / variance) * (level * best - theirs) : 0);
}
