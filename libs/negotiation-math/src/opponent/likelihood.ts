import type { BundleGame } from '../bundle/game.js';
import { LIKELIHOOD } from './constants.js';
import type { Likelihood } from './sample-posterior.js';
import { chanceOfSettled, readSettled, type Behaviour } from './behaviours.js';
import { turnOfOffer, type TurnClock } from './turn-clock.js';

/** What has been said, as option indexes, oldest first, and when. */
export interface Said {
  readonly mine: readonly (readonly number[])[];
  readonly theirs: readonly (readonly number[])[];
  readonly clock: TurnClock;
  readonly theirBatna: number;
}

/** The evidence about each model: what needs no weights is summed up, what does is kept to be weighed with each row. */
export interface Evidence {
  /** Prior × the likelihood of all that follows a script, by model; the greatest is 1. */
  readonly scripted: Float64Array;
  /**
   * Their offers that concede: the options' utilities, and what each model asks for, or NaN where its script was
   * compared.
   */
  readonly asked: readonly PackageEvidence[];
  /** The caller's offers that were not taken: the options' utilities, and the least that each model accepts. */
  readonly refused: readonly PackageEvidence[];
  /** Utilities of their best option on each issue. */
  readonly best: Float64Array;
  readonly packageCount: number;
  /** By model: where one that opens below its best ends; NaN for the others. */
  readonly floors: Float64Array;
  /** The behaviours themselves. */
  readonly behaviours: readonly Behaviour[];
}

/** A package by the utilities of its options, one an issue, and a level of utility for each model. */
export interface PackageEvidence {
  readonly utilities: Float64Array;
  readonly levels: Float64Array;
}

/** Sorts what was said into evidence. */
export function readEvidence(
  game: BundleGame,
  models: readonly Behaviour[],
  { mine, theirs, clock, theirBatna }: Said,
): Evidence {
  const { packageCount } = game;
  const extremes = bestOptions(game);
  const scripted = Float64Array.from(models, ({ prior }) => prior);
  const utilitiesOf = (choices: readonly number[]): Float64Array => utilitiesOfChoices(game, choices);
  const asked: PackageEvidence[] = [];
  const refused: PackageEvidence[] = [];
  for (let index = 0; index < theirs.length; index += 1) {
    const offer = theirs[index]!;
    const turn = turnOfOffer(clock, index, theirs.length);
    const answered = mine[mine.length - theirs.length + index];
    const settled = readSettled(game.optionCounts, extremes, offer);
    const asks = new Float64Array(models.length).fill(NaN);
    const accepts = new Float64Array(models.length);
    let concedes = false;
    let likeliest = 0;
    for (let model = 0; model < models.length; model += 1) {
      const one = models[model]!;
      if (answered) accepts[model] = one.accepts(turn, clock.total, theirBatna);
      if (one.opensBelow && settled.rest && settled.moved === 0) {
        scripted[model]! *= (index === 0 ? LIKELIHOOD.openingSurprise : LIKELIHOOD.offerSurprise) / packageCount;
      } else if (followsScript(one, turn, clock.total, theirBatna)) {
        const middles = one.middles?.(turn, clock.total, game.issueCount) ?? 0;
        scripted[model]! *=
          (index === 0 ? LIKELIHOOD.openingSurprise : LIKELIHOOD.offerSurprise) / packageCount +
          (1 - LIKELIHOOD.offerSurprise) * chanceOfSettled(settled, middles);
      } else {
        asks[model] = one.asks(turn, clock.total, theirBatna);
        concedes = true;
      }
      likeliest = Math.max(likeliest, scripted[model]!);
    }
    if (concedes) asked.push({ utilities: utilitiesOf(offer), levels: asks });
    if (answered) refused.push({ utilities: utilitiesOf(answered), levels: accepts });
    for (let model = 0; model < models.length; model += 1) scripted[model]! /= likeliest;
  }
  const floors = Float64Array.from(models, ({ opensBelow }) =>
    opensBelow ? Math.max(theirBatna, opensBelow.floor) : NaN,
  );
  return { scripted, asked, refused, best: utilitiesOf(extremes), packageCount, floors, behaviours: models };
}

/** Their utilities of a package's options, one an issue. */
function utilitiesOfChoices(
  { issueCount, firstOption, theirUtility }: BundleGame,
  choices: readonly number[],
): Float64Array {
  const utilities = new Float64Array(issueCount);
  for (let issue = 0; issue < issueCount; issue += 1)
    utilities[issue] = theirUtility[firstOption[issue]! + choices[issue]!]!;
  return utilities;
}

/** Whether what a model asks at a turn is one certain package, whatever the weights. */
export function followsScript(model: Behaviour, turn: number, total: number, batna: number): boolean {
  return model.middles !== undefined || (!model.opensBelow && model.asks(turn, total, batna) > 0.999);
}

/**
 * The option of each issue that is best for them, the first of equals.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * bestOptions(game) // [1, 1]
 */
export function bestOptions({ optionCounts, firstOption, theirUtility }: BundleGame): number[] {
  return optionCounts.map((count, issue) => {
    const first = firstOption[issue]!;
    let best = 0;
    for (let option = 1; option < count; option += 1)
      if (theirUtility[first + option]! > theirUtility[first + best]!) best = option;
    return best;
  });
}

/** Whether any behaviour that is still likely asks for packages of a certain worth: then offers tell of the weights. */
export function tellsWeights({ scripted, asked }: Evidence): boolean {
  return asked.some(({ levels }) =>
    levels.some((level, index) => !Number.isNaN(level) && scripted[index]! > LIKELIHOOD.negligible),
  );
}

/**
 * The likelihood of evidence under each behaviour, for a sampler. A conceding behaviour offers the package nearest to
 * its level, so an offer's distance from the level is small; the scale is how small, in utility. Of packages that crowd
 * as densely as they do a share 1 / (2 × packages × scale) would have stood nearer.
 */
export function likelihoodOf(evidence: Evidence): Likelihood {
  const { scripted, best, asked, refused } = evidence;
  const issueCount = best.length;
  const packages = [best, ...asked.map(({ utilities }) => utilities), ...refused.map(({ utilities }) => utilities)];
  const utilities = Float64Array.from(packages.flatMap((row) => [...row]));
  const worths = new Float64Array(packages.length);
  const weighed = Array.from(scripted.keys())
    .filter((index) => scripted[index]! >= LIKELIHOOD.negligible)
    .map((index) => termsOf(evidence, index));
  const unweighed = scripted.reduce((sum, share) => (share >= LIKELIHOOD.negligible ? sum : sum + share), 0);
  return {
    issueCount,
    behaviours: scripted.length,
    scales: tellsWeights(evidence) ? LIKELIHOOD.scales : LIKELIHOOD.scales.slice(0, 1),
    weigh: (weights, from, scale, shares, to) => {
      for (let index = 0, at = 0; index < worths.length; index += 1) {
        let sum = 0;
        for (let issue = 0; issue < issueCount; issue += 1, at += 1) sum += weights[from + issue]! * utilities[at]!;
        worths[index] = sum;
      }
      let total = unweighed;
      if (shares !== null) shares.set(scripted, to);
      for (let place = 0; place < weighed.length; place += 1) {
        const likelihood = likelihoodUnder(weighed[place]!, worths, scale);
        if (shares !== null) shares[to + weighed[place]!.index] = likelihood;
        total += likelihood;
      }
      for (let index = to; shares !== null && index < to + scripted.length; index += 1) shares[index]! /= total;
      return Math.log(total);
    },
  };
}

/**
 * What of the evidence is to be weighed under one behaviour; places are those of the packages' worths: their best,
 * offers, refused ones.
 */
interface Terms {
  readonly index: number;
  readonly scripted: number;
  /** The offers that say something, and the levels that were to be asked for. */
  readonly offers: Int32Array;
  readonly levels: Float64Array;
  /** The first place of a refused package, and the least that is accepted in the place of each. */
  readonly firstRefused: number;
  readonly accepts: Float64Array;
  readonly leastScale: number;
  readonly opensBelow: boolean;
  readonly floor: number;
  readonly packageCount: number;
}

function termsOf({ asked, refused, behaviours, packageCount, floors, scripted }: Evidence, index: number): Terms {
  const levels = asked.map((offer) => offer.levels[index]!);
  const offers = [...levels.keys()].filter((offer) => !Number.isNaN(levels[offer]!));
  return {
    index,
    scripted: scripted[index]!,
    offers: Int32Array.from(offers, (offer) => 1 + offer),
    levels: Float64Array.from(offers, (offer) => levels[offer]!),
    firstRefused: 1 + asked.length,
    accepts: Float64Array.from(refused, (offer) => offer.levels[index]!),
    leastScale: behaviours[index]!.exact ? 0 : LIKELIHOOD.leastScale,
    opensBelow: behaviours[index]!.opensBelow !== undefined,
    floor: floors[index]!,
    packageCount,
  };
}

/**
 * Prior × likelihood of everything that was seen under one behaviour, for weights under which the packages have these
 * worths.
 */
function likelihoodUnder(terms: Terms, worths: Float64Array, scale: number): number {
  const { offers, levels, accepts, firstRefused, packageCount } = terms;
  let product = terms.scripted;
  for (let refusal = 0; refusal < accepts.length; refusal += 1)
    product *= worths[firstRefused + refusal]! >= accepts[refusal]! ? ACCEPTED : REFUSED;
  if (offers.length === 0) return product;
  const top = worths[0]!;
  const stray = LIKELIHOOD.offerSurprise / packageCount;
  const near = scale > terms.leastScale ? scale : terms.leastScale;
  const crowd = 2 * packageCount * near;
  const share = crowd > 1 ? 1 / crowd : 1;
  for (let place = 0; place < offers.length; place += 1) {
    const offer = offers[place]!;
    const worth = worths[offer]!;
    if (terms.opensBelow) {
      const gone = offer === 1 ? 0 : levels[place]!;
      product *= stray + chanceBelow(worth / top, worths[1]! / top, gone, terms.floor) / packageCount;
    } else {
      const distance = (worth - levels[place]! * top) / near;
      const breadth = 1 + distance * distance;
      product *= stray + share / (breadth * breadth);
    }
  }
  return product;
}

/** How likely a package is left on the table by somebody who would take it, and by somebody who would not. */
const ACCEPTED = LIKELIHOOD.answerSurprise;
const REFUSED = 1 - LIKELIHOOD.answerSurprise;

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
