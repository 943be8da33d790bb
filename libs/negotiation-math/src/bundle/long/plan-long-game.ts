import { compileHistory, type OfferHistory } from '../../opponent/history.js';
import { drawScenarios, type Scenarios } from '../../opponent/scenarios.js';
import { seekCandidates } from './candidates.js';
import { regressWorth } from '../game.js';
import { numberOf, packageAt, worthOfRow, type PackageList } from '../packages.js';
import type { BundleDecision } from '../present-move.js';
import type { BundleTurn } from '../read-bundle.js';
import { planLadder, RUNGS, SAME, type Ladder } from './ladder.js';

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

/** So many of their latest offers show what the next ones will be like. */
const DRAWS_SEEN = 10;

/** With so many offers still to come, half is made of what the course of the best one promises. */
const HALF_PROMISED = 20;

/**
 * Plans a move while many are left. From the offers made and refused it draws opponents that fit: what each weighs, and
 * how its demand will go on to fall (by time, by mirroring, by small steps, not at all). The last offers are planned
 * together against those thresholds (`planLadder`); until then the caller asks for more than the plan is worth, each
 * time with another package, the one that pleases the other side most. It accepts what is worth at least as much as
 * going on; since what they have asked for can mostly be had later too, that is seldom before the end. Deterministic.
 * Costs a few milliseconds.
 */
export function planLongGame(turn: BundleTurn): BundleDecision {
  const { clock, standing, myBatna } = turn;
  const answerable = clock.answers.length;
  const history = compileHistory(turn);
  const scenarios = drawScenarios(turn, history, RUNGS);
  const candidates = seekCandidates(turn, scenarios);
  const { planned, shown } = candidates;
  const ladder = answerable > 0 ? planLadder(turn, candidates, scenarios, fallbacksOf(turn, scenarios)) : null;
  const goingOn = valueOfWaiting(turn, ladder?.value ?? myBatna);
  const believed = { answerable, packages: shown, goingOn };
  const isGoodEnough = standing !== null && standing.worth >= myBatna;
  if (isGoodEnough && (ladder === null || standing.worth >= goingOn - SAME))
    return { act: 'accept', ...standing, takes: 0, ...believed };
  const waiting = answerable > 1 && ladder !== null && (ladder.gain < LEAST_GAIN || answerable > RUNGS);
  const list = waiting ? shown : planned;
  const planRow = waiting ? holdingRow(turn, history, shown, scenarios, ladder) : (ladder?.row ?? -1);
  if (planRow < 0 && isGoodEnough) return { act: 'accept', ...standing, takes: 0, ...believed };
  const row = planRow >= 0 ? planRow : dearestRow(list, myBatna);
  if (row < 0) return { act: 'walk', choices: null, worth: myBatna, takes: 0, ...believed };
  return {
    act: 'offer',
    ...packageAt(list, row),
    takes: ladder === null ? 0 : waiting ? takenNow(list, row, scenarios, 0) : ladder.takes,
    ...believed,
    goingOn: Math.max(goingOn, myBatna),
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
  { game, myBatna, standing, opponentMovesLast }: BundleTurn,
  { count, stands, finalDemands, weights }: Scenarios,
): Float64Array {
  if (opponentMovesLast) return new Float64Array(count).fill(myBatna);
  const repeated = standing?.worth ?? 0;
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
  { game, myOffers, theirOffers, roundsLeft, myBatna }: BundleTurn,
  { shown: made, stepsOwed }: OfferHistory,
  shown: PackageList,
  scenarios: Scenarios,
  { hope, value }: Ladder,
): number {
  const { issueCount } = game;
  const { mean: theirWeights } = scenarios;
  const top = shown.mine.reduce((max, mine) => Math.max(max, mine), 0);
  const progress = Math.min(1, myOffers.count / Math.max(1, myOffers.count + roundsLeft - RUNGS));
  const variety = VARIETY * Math.min(1, (myOffers.count + roundsLeft) / VARIETY_TURNS);
  const fair = hope - variety * (hope - value) - SAME;
  const path = hope + Math.max(0, top - hope) * (1 - Math.pow(progress, HOLDING_POWER));
  const wanted = Math.max(myBatna + SAME, myOffers.count === 0 ? top : path);
  const answering = stepsOwed <= STEPS_FORGIVEN && scenarios.stepping >= LEAST_STEPPING && theirOffers.count > 0;
  const paced = answering ? top - Math.max(0, top - value) * progress : Infinity;
  const refused = answering
    ? worthOfRow(theirOffers.theirs, theirOffers.count - 1, theirWeights, 0, issueCount) - SURE_REFUSAL
    : -Infinity;
  const sign = myOffers.count === 0 ? -1 : 1;
  let best = -1;
  let bestRank = -Infinity;
  for (let row = 0; row < shown.count; row += 1) {
    const mine = shown.mine[row]!;
    if (mine <= myBatna + SAME / 2) continue;
    const theirs = worthOfRow(shown.theirs, row, theirWeights, 0, issueCount);
    const isNew = !made.has(numberOf(game, shown.choices, row * issueCount));
    const isFair = isNew && mine >= fair && myOffers.count > 0;
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

/**
 * What going on is worth where the other side still makes offers before the caller's last turn. Each is a draw like its
 * latest ones: the best is taken when it comes (optimal stopping), and else `planned` is had. One draw more than were
 * seen counts as nothing. Where many are still to come it is also worth what their best offer has come to and will.
 */
export function valueOfWaiting(
  { game, theirOffers, roundsLeft }: Pick<BundleTurn, 'game' | 'theirOffers' | 'roundsLeft'>,
  planned: number,
): number {
  const worths = theirOffers.mine;
  const latest = worths.slice(-DRAWS_SEEN);
  let value = planned;
  for (let offer = 1; offer < roundsLeft; offer += 1) {
    const gain = latest.reduce((sum, worth) => sum + Math.max(0, worth - value), 0) / (latest.length + 1);
    value += gain;
  }
  return Math.max(value, Math.min(game.bestUtility, promisedBest(worths, roundsLeft - 1)));
}

/**
 * What the best of their offers will come to: it will gain over the offers to come what it gained over as many before,
 * or over all if there were fewer. A forecast rests on what their options are thought to be worth to them; this does
 * not. The fewer are to come, the less is made of it: a gain over few offers may be chance, and the best of a few need
 * not come again.
 * @example promisedBest(Float64Array.of(0.2, 0.3, 0.4, 0.5), 20) // 0.4
 */
export function promisedBest(worths: Float64Array, coming: number): number {
  if (worths.length === 0) return 0;
  const best = Math.max(...worths);
  const before = Math.max(...worths.slice(0, Math.max(1, worths.length - coming)));
  return (coming / (coming + HALF_PROMISED)) * (2 * best - before);
}
