import type { BelievedSide } from '../../opponent/believe-turn.js';
import type { BundleDecision } from '../present-move.js';
import { myUtilityOf, numberOf, theirUtilityOf, type BundleGame, type PackageList } from '../game.js';
import { seekCandidates } from './candidates.js';
import { compileHistory, worthOfRow, type LongTurn } from '../../opponent/history.js';
import { coarsenessOf } from '../../opponent/offer-noise.js';
import { regressWorth } from '../regress-worth.js';
import { planLadder, type Ladder } from './ladder.js';
import { valueOfWaiting } from './waiting-value.js';
import { drawScenarios, type Scenarios } from '../../opponent/scenarios.js';

/** The offers that are planned one by one; before them the caller holds out. */
const RUNGS = 12;

/** How much of what is not known yet is learnt by the last offer: this share with many turns left, less with few. */
const LEARNING_SHARE = 0.98;
const LEARNING_TURNS = 0.7;

/** Offers that better the expectation by less are no reason to leave the path. */
const LEAST_GAIN = 0.002;

/**
 * So many new packages may the other side owe, and so few scenarios say so, and it still counts as one that answers
 * each with one of its own.
 */
const STEPS_FORGIVEN = 2;
const LEAST_STEPPING = 0.02;

/**
 * An offer worth so much less to them than what they ask for is surely refused. It is no use where that is doubtful:
 * where what may be lost, by the scenarios that come near, is more than `REFUSAL_COST`.
 */
const SURE_REFUSAL = 0.1;
const REFUSAL_MARGIN = 0.05;
const REFUSAL_COST = 0.003;

/** The path of what is asked for bends down towards the end by this power of time. */
const HOLDING_POWER = 8;

/**
 * For the sake of variety an offer may lie below what is hoped for by this share of the way to what is expected, with
 * so many turns in all or more; with fewer by less.
 */
const VARIETY = 0.5;
const VARIETY_TURNS = 100;

const SAME = 1e-9;

/**
 * Plans a move while many are left. From the offers made and refused it draws opponents that fit: what each weighs, and
 * how its demand will go on to fall (by time, by mirroring, by small steps, not at all). The last offers are planned
 * together against those thresholds (`planLadder`); until then the caller asks for more than the plan is worth, each
 * time with another package, the one that pleases the other side most. It accepts what is worth at least as much as
 * going on; since what they have asked for can mostly be had later too, that is seldom before the end. Deterministic.
 * Costs a few milliseconds.
 */
export function planLongHorizon(game: BundleGame, turn: LongTurn): Omit<BundleDecision, keyof BelievedSide> {
  const history = compileHistory(game, turn);
  const { clock } = history;
  const scenarios = drawScenarios(game, history, turn, {
    horizon: Math.max(1, clock.answers.length),
    lastTurns: RUNGS,
  });
  const standing = turn.theirOffers.at(-1);
  const standingWorth = standing ? myUtilityOf(game, standing) : -1;
  const { planned, recalledFrom, shown } = seekCandidates(game, scenarios, turn.theirOffers);
  const believed = { answerable: clock.answers.length, packages: shown };
  const fallbacks = fallbacksOf(game, turn, scenarios);
  const ladder =
    clock.answers.length === 0
      ? null
      : planLadder({
          packages: planned,
          recalledFrom,
          scenarios,
          turns: clock.answers.length,
          rungs: clock.answers.length > RUNGS ? 1 : clock.answers.length,
          fallbacks,
          learning: LEARNING_SHARE * (1 - Math.exp(-LEARNING_TURNS * (clock.answers.length - 1))),
          leastWorth: turn.myBatna + SAME,
          softness: 0.012 + coarsenessOf(game) / 2,
        });
  const goingOn = valueOfWaiting(game, turn, ladder?.value ?? turn.myBatna);
  if (standing && standingWorth >= turn.myBatna && (ladder === null || standingWorth >= goingOn - SAME))
    return { act: 'accept', choices: standing, goingOn, takes: 0, ...believed };
  const waiting =
    clock.answers.length > 1 && ladder !== null && (ladder.gain < LEAST_GAIN || clock.answers.length > RUNGS);
  const list = waiting ? shown : planned;
  const planRow = waiting ? holdingRow(game, shown, turn, scenarios, ladder, history.stepsOwed) : (ladder?.row ?? -1);
  if (planRow < 0 && standing && standingWorth >= turn.myBatna)
    return { act: 'accept', choices: standing, goingOn, takes: 0, ...believed };
  const row = planRow >= 0 ? planRow : dearestRow(list, turn.myBatna);
  if (row < 0) return { act: 'walk', choices: null, goingOn, takes: 0, ...believed };
  return {
    act: 'offer',
    choices: list.choices.subarray(row * game.issueCount, (row + 1) * game.issueCount),
    goingOn: Math.max(goingOn, turn.myBatna),
    takes: ladder === null ? 0 : waiting ? takenNow(list, row, scenarios, 0) : ladder.takes,
    ...believed,
  };
}

/** The package that is worth most to the caller, if that is at least the BATNA; else −1. */
function dearestRow({ count, mine }: PackageList, myBatna: number): number {
  let best = -1;
  for (let row = 0; row < count; row += 1)
    if (mine[row]! >= myBatna && (best < 0 || mine[row]! > mine[best]!)) best = row;
  return best;
}

/**
 * What is left where no offer is taken: the BATNA, or where they speak before the caller's last turn the offer they
 * will most likely make then: of a side that has not moved the last one, else what packages at its final demand are
 * worth on average.
 */
function fallbacksOf(
  game: BundleGame,
  { myBatna, theirOffers, opponentMovesLast }: LongTurn,
  { count, stands, finalDemands, weights }: Scenarios,
): Float64Array {
  if (opponentMovesLast) return new Float64Array(count).fill(myBatna);
  const last = theirOffers.at(-1);
  const repeated = last ? myUtilityOf(game, last) : 0;
  const lines = regressWorth(game, weights);
  return finalDemands.map((demand, scenario) => {
    const expected = Math.min(game.bestUtility, lines[2 * scenario]! + lines[2 * scenario + 1]! * demand);
    return Math.max(myBatna, stands[scenario] ? repeated : expected);
  });
}

/**
 * A package that asks for enough: one not shown before, of those the one that pleases the other side most. Where none
 * is left and they answer every new package with a new one, they are made to go on: by the dearest new one on an even
 * path down to what going on is worth, else by the dearest that they will surely refuse; either only where it costs
 * next to nothing should they take it after all. Else one again. The first of all asks for everything.
 */
function holdingRow(
  game: BundleGame,
  shown: PackageList,
  { myOffers, theirOffers, roundsLeft, myBatna }: LongTurn,
  scenarios: Scenarios,
  { hope, value }: Ladder,
  stepsOwed: number,
): number {
  const { issueCount } = game;
  const { mean: theirWeights } = scenarios;
  const top = shown.mine.reduce((max, mine) => Math.max(max, mine), 0);
  const progress = Math.min(1, myOffers.length / Math.max(1, myOffers.length + roundsLeft - RUNGS));
  const variety = VARIETY * Math.min(1, (myOffers.length + roundsLeft) / VARIETY_TURNS);
  const fair = hope - variety * (hope - value) - SAME;
  const path = hope + Math.max(0, top - hope) * (1 - Math.pow(progress, HOLDING_POWER));
  const wanted = Math.max(myBatna + SAME, myOffers.length === 0 ? top : path);
  const answering = stepsOwed <= STEPS_FORGIVEN && scenarios.stepping >= LEAST_STEPPING && theirOffers.length > 0;
  const paced = answering ? top - Math.max(0, top - value) * progress : Infinity;
  const refused = answering ? theirUtilityOf(game, theirOffers.at(-1) ?? [], theirWeights) - SURE_REFUSAL : -Infinity;
  const made = new Set(myOffers.map((choices) => numberOf(game, choices)));
  const sign = myOffers.length === 0 ? -1 : 1;
  let best = -1;
  let bestRank = -Infinity;
  for (let row = 0; row < shown.count; row += 1) {
    const mine = shown.mine[row] ?? 0;
    if (mine <= myBatna + SAME / 2) continue;
    const theirs = worthOfRow(shown.theirs, row, theirWeights, 0, issueCount);
    const isNew = !made.has(numberOf(game, shown.choices, row * issueCount));
    const isFair = isNew && mine >= fair && myOffers.length > 0;
    if (mine < wanted - SAME && !isFair && !(isNew && (mine >= paced || theirs <= refused))) continue;
    const rank =
      mine >= wanted - SAME ? sign * theirs + 0.001 * mine + (isNew ? 6 : 0) : mine + (isFair || mine >= paced ? 4 : 2);
    if (
      rank > bestRank &&
      (mine >= Math.min(hope, fair) - SAME ||
        (hope - mine) * takenNow(shown, row, scenarios, REFUSAL_MARGIN) <= REFUSAL_COST)
    )
      [best, bestRank] = [row, rank];
  }
  return best;
}

/** Under how many of the scenarios a package is taken now, or would be were it worth `margin` more to them, 0..1. */
function takenNow(
  { theirs }: PackageList,
  row: number,
  { count, weights, thresholds, horizon, mean }: Scenarios,
  margin: number,
): number {
  let taken = 0;
  for (let scenario = 0; scenario < count; scenario += 1) {
    if (
      worthOfRow(theirs, row, weights, scenario * mean.length, mean.length) >
      (thresholds[scenario * horizon] ?? 1) - margin
    )
      taken += 1 / count;
  }
  return taken;
}
