import type { BundleTurn } from '../bundle/read-bundle.js';
import { chanceOfSettled, followsScript, readSettled, type Behaviour } from './behaviours.js';
import { LIKELIHOOD } from './constants.js';

/** What a sampler asks: how likely everything that was observed is, for given weights. */
export interface Likelihood {
  readonly issueCount: number;
  readonly behaviours: readonly Behaviour[];
  /** Distances, in utility, at which an offer counts as near what a behaviour asks for: coarse to fine. */
  readonly scales: readonly number[];
  /**
   * The likelihood under the first `count` rows of weights, behaviours summed up, into `totals`.
   * @param joint gets that of each behaviour, `joint[behaviour × count + row]`, where it is given
   * @param among the behaviours that count; all where it is left out
   */
  readonly weigh: (
    weights: Float64Array,
    count: number,
    scale: number,
    totals: Float64Array,
    joint: Float64Array | null,
    among?: readonly number[],
  ) => void;
}

/** What has been said, and when. */
export type Said = Pick<BundleTurn, 'game' | 'theirOffers' | 'myOffers' | 'clock' | 'theirBatna'>;

/** The evidence about each model: what needs no weights is summed up, what does is kept to be weighed with each row. */
interface Evidence {
  /** Prior × the likelihood of all that follows a script, by model; the greatest is 1. */
  readonly scripted: Float64Array;
  /**
   * Their offers that concede: the options' utilities, and what each model asks for, or NaN where its script was
   * compared.
   */
  readonly asked: readonly PackageEvidence[];
  /** The caller's offers that were not taken: the options' utilities, and the least that each model accepts. */
  readonly refused: readonly PackageEvidence[];
}

/** A package by the utilities of its options, one an issue, and a level of utility for each model. */
interface PackageEvidence {
  readonly utilities: Float64Array;
  readonly levels: Float64Array;
}

/**
 * The likelihood of what has been said under each behaviour, for a sampler. A conceding behaviour offers the package
 * nearest to its level, so an offer's distance from the level is small; the scale is how small, in utility. Of packages
 * that crowd as densely as they do a share 1 / (2 × packages × scale) would have stood nearer. Rows are weighed
 * together, one behaviour after the other.
 */
export function likelihoodOf(said: Said, models: readonly Behaviour[]): Likelihood {
  const { issueCount, theirTops } = said.game;
  const evidence = readEvidence(said, models);
  const { scripted, asked, refused } = evidence;
  const packages = [theirTops, ...[...asked, ...refused].map(({ utilities }) => utilities)];
  const everyone = [...models.keys()];
  let [worths, column] = [new Float64Array(0), new Float64Array(0)];
  return {
    issueCount,
    behaviours: models,
    scales: tellsWeights(evidence) ? LIKELIHOOD.scales : LIKELIHOOD.scales.slice(0, 1),
    weigh: (weights, count, scale, totals, joint, among = everyone) => {
      if (column.length < count)
        [worths, column] = [new Float64Array(packages.length * count), new Float64Array(count)];
      for (const [index, utilities] of packages.entries()) sumWorths(worths, index * count, count, weights, utilities);
      totals.fill(0, 0, count);
      for (let place = 0; place < among.length; place += 1) {
        const index = among[place]!;
        const into = joint === null ? column : joint;
        const from = joint === null ? 0 : index * count;
        into.fill(scripted[index]!, from, from + count);
        if (scripted[index]! >= LIKELIHOOD.negligible)
          multiplyBy(said, evidence, models[index]!, index, { worths, count, scale, into, from });
        for (let row = 0; row < count; row += 1) totals[row]! += into[from + row]!;
      }
    },
  };
}

/** Sorts what was said into evidence: the latest of their offers, and what the caller had offered before each. */
function readEvidence(
  { game, theirOffers, myOffers, clock, theirBatna }: Said,
  models: readonly Behaviour[],
): Evidence {
  const { issueCount, packageCount, optionCounts, theirBest } = game;
  const scripted = Float64Array.from(models, ({ prior }) => prior);
  const asked: PackageEvidence[] = [];
  const refused: PackageEvidence[] = [];
  const rowOf = <A extends Float64Array | Uint8Array>(rows: A, row: number): A =>
    rows.subarray(row * issueCount, (row + 1) * issueCount) as A;
  const first = Math.max(0, theirOffers.count - LIKELIHOOD.offers);
  for (let row = first; row < theirOffers.count; row += 1) {
    const turn = clock.theirs[row]!;
    const answered = myOffers.count - theirOffers.count + row;
    const settled = readSettled(optionCounts, theirBest, rowOf(theirOffers.choices, row));
    const asks = new Float64Array(models.length).fill(NaN);
    const accepts = new Float64Array(models.length);
    let concedes = false;
    let likeliest = 0;
    for (let model = 0; model < models.length; model += 1) {
      const one = models[model]!;
      if (answered >= 0) accepts[model] = one.accepts(turn, clock.total, theirBatna);
      if (one.opensBelow && settled.rest && settled.moved === 0) {
        scripted[model]! *= (row === first ? LIKELIHOOD.openingSurprise : LIKELIHOOD.offerSurprise) / packageCount;
      } else if (followsScript(one, turn, clock.total, theirBatna)) {
        const middles = one.middles?.(turn, clock.total, issueCount) ?? 0;
        scripted[model]! *=
          (row === first ? LIKELIHOOD.openingSurprise : LIKELIHOOD.offerSurprise) / packageCount +
          (1 - LIKELIHOOD.offerSurprise) * chanceOfSettled(settled, middles);
      } else {
        asks[model] = one.asks(turn, clock.total, theirBatna);
        concedes = true;
      }
      likeliest = Math.max(likeliest, scripted[model]!);
    }
    if (concedes) asked.push({ utilities: rowOf(theirOffers.theirs, row), levels: asks });
    if (answered >= 0) refused.push({ utilities: rowOf(myOffers.theirs, answered), levels: accepts });
    for (let model = 0; model < models.length; model += 1) scripted[model]! /= likeliest;
  }
  return { scripted, asked, refused };
}

/** Whether any behaviour that is still likely asks for packages of a certain worth: then offers tell of the weights. */
function tellsWeights({ scripted, asked }: Evidence): boolean {
  return asked.some(({ levels }) =>
    levels.some((level, index) => !Number.isNaN(level) && scripted[index]! > LIKELIHOOD.negligible),
  );
}

/** What a package is worth under the first `count` rows of weights, from `from` on. Issues are added in their order. */
function sumWorths(
  worths: Float64Array,
  from: number,
  count: number,
  weights: Float64Array,
  utilities: Float64Array,
): void {
  const issueCount = utilities.length;
  for (let issue = 0; issue < issueCount; issue += 2) {
    const utility = utilities[issue]!;
    const step = issue + 1 < issueCount ? 1 : 0;
    const following = step * utilities[issue + step]!;
    for (let to = from, at = issue; to < from + count; to += 1, at += issueCount)
      worths[to] = (issue === 0 ? 0 : worths[to]!) + weights[at]! * utility + weights[at + step]! * following;
  }
}

/** A column of likelihoods, from `from` on, and what it is made of. */
interface Column {
  readonly worths: Float64Array;
  readonly count: number;
  readonly scale: number;
  readonly into: Float64Array;
  readonly from: number;
}

/** Multiplies a column by the likelihood under one behaviour of what was refused and asked for. */
function multiplyBy(
  { game: { packageCount }, theirBatna }: Said,
  { asked, refused }: Evidence,
  { exact, opensBelow }: Behaviour,
  index: number,
  column: Column,
): void {
  const { count, scale } = column;
  for (let refusal = 0; refusal < refused.length; refusal += 1)
    multiplyByRefusal(column, (1 + asked.length + refusal) * count, refused[refusal]!.levels[index]!);
  const near = Math.max(scale, exact ? 0 : LIKELIHOOD.leastScale);
  for (let offer = 0; offer < asked.length; offer += 1) {
    const level = asked[offer]!.levels[index]!;
    if (Number.isNaN(level)) continue;
    const at = (1 + offer) * count;
    if (opensBelow)
      multiplyByWay(column, at, offer === 0 ? 0 : level, Math.max(theirBatna, opensBelow.floor), packageCount);
    else multiplyByDemand(column, at, level, near, packageCount);
  }
}

/** A package that was refused, whose worths begin at `at`. */
function multiplyByRefusal({ worths, count, into, from }: Column, at: number, level: number): void {
  for (let row = 0; row < count; row += 1) into[from + row]! *= FACTORS[Number(worths[at + row]! >= level)]!;
}

/** A package that was asked for by somebody who asks for about a share of its best. */
function multiplyByDemand(
  { worths, count, into, from }: Column,
  at: number,
  level: number,
  near: number,
  packageCount: number,
): void {
  const stray = LIKELIHOOD.offerSurprise / packageCount;
  const share = 1 / Math.max(1, 2 * packageCount * near);
  for (let row = 0; row < count; row += 1) {
    const distance = (worths[at + row]! - level * worths[row]!) / near;
    const breadth = 1 + distance * distance;
    into[from + row]! *= stray + share / (breadth * breadth);
  }
}

/** A package that was asked for by somebody who opens below its best. */
function multiplyByWay(
  { worths, count, into, from }: Column,
  at: number,
  gone: number,
  floor: number,
  packageCount: number,
): void {
  const stray = LIKELIHOOD.offerSurprise / packageCount;
  for (let row = 0; row < count; row += 1) {
    const top = worths[row]!;
    into[from + row]! *=
      stray + chanceBelow(worths[at + row]! / top, worths[count + row]! / top, gone, floor) / packageCount;
  }
}

/** How likely a package is left on the table by somebody who would not take it, and by somebody who would. */
const FACTORS = Float64Array.of(1 - LIKELIHOOD.answerSurprise, LIKELIHOOD.answerSurprise);

/**
 * The density of the offers of a side that opens below its best: at first anything, the less the further below; later
 * what lies between there and an even way to its floor.
 * @param level what the offer is worth to it, as a share of its best package
 * @param opening the same of its first offer
 * @param gone the share of the way that is behind it; 0 for the first offer
 */
function chanceBelow(level: number, opening: number, gone: number, floor: number): number {
  if (gone === 0) return Math.exp((level - 1) / LIKELIHOOD.openingGap) / LIKELIHOOD.openingGap;
  const width = Math.max(0, opening - floor) * gone;
  const outside = level > opening ? level - opening : Math.max(0, opening - width - level);
  const distance = outside / LIKELIHOOD.waySlack;
  return 1 / ((width + 2 * LIKELIHOOD.waySlack) * (1 + distance * distance) * (1 + distance * distance));
}
