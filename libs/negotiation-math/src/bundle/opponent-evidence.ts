import type { BundleGame } from './game.js';
import { keepFloats } from './kept-arrays.js';
import type { OpponentModel } from './opponent-models.js';
import { turnOfOffer, type TurnClock } from './turn-clock.js';

/** What has been said, as option indexes, oldest first, and when. */
export interface Said {
  readonly mine: readonly (readonly number[])[];
  readonly theirs: readonly (readonly number[])[];
  readonly clock: TurnClock;
  readonly theirBatna: number;
}

/** The evidence about each model: what needs no weights is summed up, what does is kept to be weighed with each row. */
export interface OpponentEvidence {
  /** Prior × the likelihood of all that follows a script, by model; the greatest is 1. */
  readonly scripted: Float64Array;
  /** Their offers that concede: the options' utilities, and what each model asks for, or NaN where its script was compared. */
  readonly asked: readonly PackageEvidence[];
  /** The caller's offers that were not taken: the options' utilities, and the least that each model accepts. */
  readonly refused: readonly PackageEvidence[];
  /** Utilities of their best option on each issue. */
  readonly best: Float64Array;
  readonly packageCount: number;
}

/** A package by the utilities of its options, one an issue, and a level of utility for each model. */
export interface PackageEvidence {
  readonly worths: Float64Array;
  readonly levels: Float64Array;
}

/** How often an opponent departs from its model: when it offers, and when it answers. Keeps every model possible. */
const OFFER_SURPRISE = 0.01;
const ANSWER_SURPRISE = 0.02;

/** The chance that a package is refused that a model would not take, and that it would. */
const REFUSED_BELOW_LEVEL = 1 - ANSWER_SURPRISE;
const REFUSED_AT_LEVEL = ANSWER_SURPRISE;

/** Below this share of the likeliest a model is left out of the weighing. */
const NEGLIGIBLE = 1e-7;

/** Sorts what was said into evidence. */
export function readEvidence(game: BundleGame, models: readonly OpponentModel[], { mine, theirs, clock, theirBatna }: Said): OpponentEvidence {
  const { issueCount, packageCount } = game;
  const extremes = bestOptions(game);
  const scripted = new Float64Array(models.length);
  for (let model = 0; model < models.length; model += 1) scripted[model] = models[model]!.prior;
  const worthsOf = (choices: readonly number[]): Float64Array => {
    const worths = new Float64Array(issueCount);
    for (let issue = 0; issue < issueCount; issue += 1) worths[issue] = game.theirUtility[game.firstOption[issue]! + choices[issue]!]!;
    return worths;
  };
  const asked: PackageEvidence[] = [];
  const refused: PackageEvidence[] = [];
  for (let index = 0; index < theirs.length; index += 1) {
    const offer = theirs[index]!;
    const turn = turnOfOffer(clock, index, theirs.length);
    const answered = mine[mine.length - theirs.length + index];
    const asks = new Float64Array(models.length).fill(NaN);
    const accepts = new Float64Array(models.length);
    let concedes = false;
    let likeliest = 0;
    for (let model = 0; model < models.length; model += 1) {
      const one = models[model]!;
      if (answered) accepts[model] = one.accepts(turn, clock.total, theirBatna);
      if (followsScript(one, turn, clock.total, theirBatna)) {
        const middles = one.middles?.(turn, clock.total, issueCount) ?? 0;
        const expected = offer.every((option, issue) => option === (issue < middles ? Math.floor(game.optionCounts[issue]! / 2) : extremes[issue]));
        scripted[model]! *= expected ? 1 - OFFER_SURPRISE : OFFER_SURPRISE / packageCount;
      } else {
        asks[model] = one.asks(turn, clock.total, theirBatna);
        concedes = true;
      }
      likeliest = Math.max(likeliest, scripted[model]!);
    }
    if (concedes) asked.push({ worths: worthsOf(offer), levels: asks });
    if (answered) refused.push({ worths: worthsOf(answered), levels: accepts });
    for (let model = 0; model < models.length; model += 1) scripted[model]! /= likeliest;
  }
  return { scripted, asked, refused, best: worthsOf(extremes), packageCount };
}

/** Whether what a model asks at a turn is one certain package, whatever the weights. */
export function followsScript(model: OpponentModel, turn: number, total: number, batna: number): boolean {
  return model.middles !== undefined || model.asks(turn, total, batna) > 0.999;
}

/** The option of each issue that is best for them, the first of equals. */
export function bestOptions({ optionCounts, firstOption, theirUtility }: BundleGame): number[] {
  return optionCounts.map((count, issue) => {
    const first = firstOption[issue]!;
    let best = 0;
    for (let option = 1; option < count; option += 1) if (theirUtility[first + option]! > theirUtility[first + best]!) best = option;
    return best;
  });
}

/** Whether any model that is still likely asks for packages of a certain worth: then offers tell of the weights. */
export function tellsWeights({ scripted, asked }: OpponentEvidence): boolean {
  return asked.some(({ levels }) => levels.some((level, model) => !Number.isNaN(level) && scripted[model]! > NEGLIGIBLE));
}

/** Evidence laid out to be weighed with many rows of weights: see `layEvidence`. */
export interface LaidEvidence {
  readonly issueCount: number;
  readonly packageCount: number;
  /** By model: what follows a script, or all there is to say of a model that is left out of the weighing. */
  readonly scripted: Float64Array;
  /** The models that are weighed. */
  readonly weighed: readonly number[];
  /** The packages that a row is asked about, `issueCount` utilities each: their best one, those that concede, those that were refused. */
  readonly packages: Float64Array;
  readonly askedCount: number;
  /** What `packages` are worth for the row in hand. */
  readonly worths: Float64Array;
  /** `levels[model × packages + package]`: what the model asks for or accepts; NaN where the package says nothing of it. */
  readonly levels: Float64Array;
}

/** Lays evidence out flat. */
export function layEvidence({ scripted, asked, refused, best, packageCount }: OpponentEvidence): LaidEvidence {
  const issueCount = best.length;
  const count = 1 + asked.length + refused.length;
  const packages = new Float64Array(issueCount * count);
  const levels = new Float64Array(scripted.length * count);
  packages.set(best);
  for (let index = 1; index < count; index += 1) {
    const evidence = index <= asked.length ? asked[index - 1]! : refused[index - 1 - asked.length]!;
    packages.set(evidence.worths, issueCount * index);
    for (let model = 0; model < scripted.length; model += 1) levels[model * count + index] = evidence.levels[model]!;
  }
  const weighed: number[] = [];
  for (let model = 0; model < scripted.length; model += 1) if (scripted[model]! >= NEGLIGIBLE) weighed.push(model);
  return { issueCount, packageCount, scripted, weighed, packages, askedCount: asked.length, worths: new Float64Array(count), levels };
}

const keptWorths = keepFloats();

/**
 * Prior × likelihood of each model with each row of weights: into `joint[model × rows + row]`, which is given back.
 * A conceding model offers the package nearest to its level, so an offer's distance from the level is small; `scale` is how small, in utility.
 * Of packages that crowd as densely as they do a share 1 / (2 × packages × scale) would have stood nearer.
 */
export function weighRows({ issueCount, packageCount, scripted, weighed, packages, askedCount, worths: { length: count }, levels }: LaidEvidence, scale: number, weights: Float64Array, joint: Float64Array): Float64Array {
  const rows = weights.length / issueCount;
  const worths = keptWorths(count * rows);
  for (let index = 0, to = 0; index < count; index += 1) {
    for (let row = 0, from = 0; row < rows; row += 1, to += 1) {
      let sum = 0;
      for (let issue = 0, at = index * issueCount; issue < issueCount; issue += 1, from += 1, at += 1) sum += weights[from]! * packages[at]!;
      worths[to] = sum;
    }
  }
  const stray = OFFER_SURPRISE / packageCount;
  const share = shareNearer(packageCount, scale);
  for (let model = 0; model < scripted.length; model += 1) joint.fill(scripted[model]!, model * rows, (model + 1) * rows);
  for (let place = 0; place < weighed.length; place += 1) {
    const model = weighed[place]!;
    const to = model * rows;
    for (let index = 1; index < count; index += 1) {
      const level = levels[model * count + index]!;
      if (Number.isNaN(level)) continue;
      const at = index * rows;
      if (index > askedCount) for (let row = 0; row < rows; row += 1) joint[to + row]! *= worths[at + row]! >= level ? REFUSED_AT_LEVEL : REFUSED_BELOW_LEVEL;
      else for (let row = 0; row < rows; row += 1) joint[to + row]! *= stray + share * kernelAt((worths[at + row]! - level * worths[row]!) / scale);
    }
  }
  return joint;
}

/** Weighs one row of weights: each weighed model's mass goes to its place in `masses`. */
export function weighRow({ issueCount, packageCount, scripted, weighed, packages, askedCount, worths, levels }: LaidEvidence, scale: number, weights: Float64Array, row: number, masses: Float64Array): void {
  const count = worths.length;
  for (let index = 0, at = 0; index < count; index += 1) {
    let sum = 0;
    for (let issue = 0, from = row * issueCount; issue < issueCount; issue += 1, from += 1, at += 1) sum += weights[from]! * packages[at]!;
    worths[index] = sum;
  }
  const stray = OFFER_SURPRISE / packageCount;
  const share = shareNearer(packageCount, scale);
  for (let place = 0; place < weighed.length; place += 1) {
    const model = weighed[place]!;
    let mass = scripted[model]!;
    for (let index = 1; index < count; index += 1) {
      const level = levels[model * count + index]!;
      if (index > askedCount) mass *= worths[index]! >= level ? REFUSED_AT_LEVEL : REFUSED_BELOW_LEVEL;
      else if (!Number.isNaN(level)) mass *= stray + share * kernelAt((worths[index]! - level * worths[0]!) / scale);
    }
    masses[model] = mass;
  }
}

function shareNearer(packageCount: number, scale: number): number {
  return Math.min(1, 1 / (2 * packageCount * scale));
}

/** How likely an offer at a distance is, beside one that hits its level. */
function kernelAt(distance: number): number {
  const root = 1 / (1 + distance * distance);
  return root * root;
}
