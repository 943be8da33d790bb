import { myUtilityOf, type BundleGame, type PackageList } from '../game.js';
import { seekCandidates } from './candidates.js';
import { compileHistory, type LongTurn } from './history.js';
import { planLadder } from './ladder.js';
import { drawScenarios, offerNoise, type Scenarios } from './scenarios.js';

/** The move of a long negotiation, by option indexes. */
export interface LongMove {
  act: 'offer' | 'accept' | 'walk';
  /** The package to offer or to accept; null where there is none worth the BATNA. */
  choices: readonly number[] | null;
  /** Expected own utility of going on, 0..1. */
  goingOn: number;
  /** How likely the offer is to be taken now, 0..1; 0 where nothing is offered. */
  takes: number;
  /** The other side's mean believed weights, in the order of the issues. */
  theirWeights: readonly number[];
  /** Why: the phase of the plan. */
  phase: 'waiting' | 'closing' | 'accepting' | 'walking';
}

/** The offers that are planned one by one; before them the caller holds out. */
const RUNGS = 5;

/** How much of what is not known yet is learnt by the last offer: this share with many turns left, less with few. */
const LEARNING_SHARE = 0.9;
const LEARNING_TURNS = 0.7;

/** Offers that better the expectation by less are no reason to leave the path. */
const LEAST_GAIN = 0.002;

/** The path of what is asked for bends down towards the end by this power of time. */
const HOLDING_POWER = 3;

const SAME = 1e-9;

/**
 * Plans a move while many are left. From the offers made and refused it draws opponents that fit: what each weighs, and how its demand will go on to
 * fall (by time, by mirroring, by small steps, not at all). The last offers are planned together against those thresholds (`planLadder`); until then the caller
 * asks for more than the plan is worth, each time with another package, the one that pleases the other side most. It accepts what is worth at
 * least as much as going on. Deterministic. Costs about a millisecond.
 */
export function planLongHorizon(game: BundleGame, turn: LongTurn): LongMove {
  const history = compileHistory(game, turn);
  const { clock } = history;
  const scenarios = drawScenarios(game, history, turn.theirBatna, Math.max(1, clock.answerable));
  const theirWeights = Array.from(scenarios.mean);
  const standing = turn.theirOffers.at(-1);
  const standingWorth = standing ? myUtilityOf(game, standing) : -1;
  const { planned, shown } = seekCandidates(game, scenarios, turn.theirOffers);
  const fallbacks = fallbacksOf(game, turn, scenarios, shown);
  const ladder = clock.answerable === 0 ? null : planLadder({
    packages: planned, scenarios, turns: clock.answerable, rungs: Math.min(RUNGS, clock.answerable), fallbacks,
    learning: LEARNING_SHARE * (1 - Math.exp(-LEARNING_TURNS * (clock.answerable - 1))), leastWorth: turn.myBatna + SAME, softness: 0.012 + offerNoise(game) / 2,
  });
  const goingOn = ladder?.value ?? turn.myBatna;
  const accepting: LongMove = { act: 'accept', choices: standing ?? null, goingOn, takes: 0, theirWeights, phase: 'accepting' };
  if (standing && standingWorth >= turn.myBatna && standingWorth >= goingOn - SAME) return accepting;
  const waiting = clock.answerable > 1 && ladder !== null && ladder.gain < LEAST_GAIN;
  const row = waiting ? holdingRow(shown, turn, scenarios, ladder.hope, game.issueCount) : (ladder?.row ?? -1);
  const list = waiting ? shown : planned;
  if (row >= 0) return { act: 'offer', choices: Array.from(list.choices.subarray(row * game.issueCount, (row + 1) * game.issueCount)), goingOn, takes: waiting ? 0 : (ladder?.takes ?? 0), theirWeights, phase: waiting ? 'waiting' : 'closing' };
  return standing && standingWorth >= turn.myBatna ? accepting : { act: 'walk', choices: null, goingOn, takes: 0, theirWeights, phase: 'walking' };
}

/**
 * What is left where no offer is taken: the BATNA, or where they speak before the caller's last turn the offer they will most likely make then,
 * the mean over packages near their final demand, or the last one they made.
 */
function fallbacksOf(game: BundleGame, { myBatna, theirOffers, opponentMovesLast }: LongTurn, scenarios: Scenarios, shown: PackageList): Float64Array {
  if (opponentMovesLast) return new Float64Array(scenarios.count).fill(myBatna);
  const last = theirOffers.at(-1);
  const least = Math.max(myBatna, last ? myUtilityOf(game, last) : 0);
  const levels = 20;
  const sums = new Float64Array(levels + 1);
  const counts = new Float64Array(levels + 1);
  for (let row = 0; row < shown.count; row += 1) {
    let theirs = 0;
    for (let issue = 0; issue < game.issueCount; issue += 1) theirs += (scenarios.mean[issue] ?? 0) * (shown.theirs[row * game.issueCount + issue] ?? 0);
    const level = Math.min(levels, Math.max(0, Math.round(theirs * levels)));
    sums[level] = (sums[level] ?? 0) + Math.max(myBatna, shown.mine[row] ?? 0);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return scenarios.finalDemands.map((demand) => {
    const level = Math.min(levels, Math.max(0, Math.round(demand * levels)));
    return counts[level] ? Math.max(least, (sums[level] ?? 0) / (counts[level] ?? 1)) : least;
  });
}

/** A package that asks for enough, not shown before if there is one, and among those the one that pleases the other side most. The first of all asks for everything. */
function holdingRow(shown: PackageList, { myOffers, roundsLeft, myBatna }: LongTurn, scenarios: Scenarios, aspired: number, issueCount: number): number {
  let top = 0;
  for (let row = 0; row < shown.count; row += 1) top = Math.max(top, shown.mine[row] ?? 0);
  const progress = Math.min(1, myOffers.length / Math.max(1, myOffers.length + roundsLeft - RUNGS));
  const wanted = Math.max(myBatna + SAME, myOffers.length === 0 ? top : aspired + Math.max(0, top - aspired) * (1 - Math.pow(progress, HOLDING_POWER)));
  const made = new Set(myOffers.map((choices) => choices.join()));
  const sign = myOffers.length === 0 ? -1 : 1;
  let best = -1;
  let bestRank = -Infinity;
  for (let row = 0; row < shown.count; row += 1) {
    const mine = shown.mine[row] ?? 0;
    if (mine < wanted - SAME) continue;
    let theirs = 0;
    for (let issue = 0; issue < issueCount; issue += 1) theirs += (scenarios.mean[issue] ?? 0) * (shown.theirs[row * issueCount + issue] ?? 0);
    const repeated = made.has(shown.choices.subarray(row * issueCount, (row + 1) * issueCount).join());
    const rank = sign * theirs + 0.001 * mine - (repeated ? 2 : 0);
    if (rank > bestRank) [best, bestRank] = [row, rank];
  }
  return best;
}
