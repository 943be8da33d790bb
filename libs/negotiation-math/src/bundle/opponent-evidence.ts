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
  readonly scripted: readonly number[];
  /** Their offers that concede: the options' utilities, and what each model asks for, or NaN where its script was compared. */
  readonly asked: readonly PackageEvidence[];
  /** The caller's offers that were not taken: the options' utilities, and the least that each model accepts. */
  readonly refused: readonly PackageEvidence[];
  /** Utilities of their best option on each issue. */
  readonly best: readonly number[];
  readonly packageCount: number;
}

/** A package by the utilities of its options, one an issue, and a level of utility for each model. */
export interface PackageEvidence {
  readonly worths: readonly number[];
  readonly levels: readonly number[];
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
  const scripted = models.map(({ prior }) => prior);
  const worthsOf = (choices: readonly number[]): number[] => game.firstOption.map((first, issue) => game.theirUtility[first + choices[issue]!]!);
  const asked: PackageEvidence[] = [];
  const refused: PackageEvidence[] = [];
  for (const [index, offer] of theirs.entries()) {
    const turn = turnOfOffer(clock, index, theirs.length);
    const levels = models.map((model) => (followsScript(model, turn, clock.total, theirBatna) ? NaN : model.asks(turn, clock.total, theirBatna)));
    for (const [index, model] of models.entries()) {
      if (!Number.isNaN(levels[index]!)) continue;
      const middles = model.middles?.(turn, clock.total, issueCount) ?? 0;
      const expected = offer.every((option, issue) => option === (issue < middles ? Math.floor(game.optionCounts[issue]! / 2) : extremes[issue]));
      scripted[index]! *= expected ? 1 - OFFER_SURPRISE : OFFER_SURPRISE / packageCount;
    }
    if (levels.some((level) => !Number.isNaN(level))) asked.push({ worths: worthsOf(offer), levels });
    const answered = mine[mine.length - theirs.length + index];
    if (answered) refused.push({ worths: worthsOf(answered), levels: models.map((model) => model.accepts(turn, clock.total, theirBatna)) });
    const likeliest = Math.max(...scripted);
    for (let model = 0; model < scripted.length; model += 1) scripted[model]! /= likeliest;
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

/** Evidence laid out to be weighed with many rows of weights: see `layScale`. */
export interface EvidenceScale {
  readonly issueCount: number;
  /** By model: what follows a script, or all there is to say of a model that is left out of the weighing. */
  readonly scripted: readonly number[];
  /** The models that are weighed. */
  readonly weighed: readonly WeighedModel[];
  /** The packages whose worth a row is asked for, `issueCount` utilities each: their best one, those that concede, those that were refused. */
  readonly packages: Float64Array;
  /** What `packages` are worth for the row in hand. */
  readonly worths: Float64Array;
  /** What a conceding model offers by chance, the share of a package that stands just right, and how near that is. */
  readonly stray: number;
  readonly share: number;
  readonly scale: number;
}

/** A model with its levels and the packages they are held against, as places in `worths`. */
interface WeighedModel {
  readonly model: number;
  readonly askedOf: readonly number[];
  readonly askedLevels: readonly number[];
  readonly refusedOf: readonly number[];
  readonly refusedLevels: readonly number[];
}

/**
 * Lays evidence out at a scale. A conceding model offers the package nearest to its level, so an offer's distance from the level is small; `scale` is how small, in utility.
 * Of packages that crowd as densely as they do a share 1 / (2 × packages × scale) would have stood nearer.
 */
export function layScale({ scripted, asked, refused, best, packageCount }: OpponentEvidence, scale: number): EvidenceScale {
  const weighed: WeighedModel[] = [];
  for (let model = 0; model < scripted.length; model += 1) {
    if (scripted[model]! < NEGLIGIBLE) continue;
    const askedOf = asked.flatMap(({ levels }, index) => (Number.isNaN(levels[model]!) ? [] : [index]));
    weighed.push({
      model, askedOf: askedOf.map((index) => 1 + index), askedLevels: askedOf.map((index) => asked[index]!.levels[model]!),
      refusedOf: refused.map((_, index) => 1 + asked.length + index), refusedLevels: refused.map(({ levels }) => levels[model]!),
    });
  }
  const packages = Float64Array.from([best, ...asked.map(({ worths }) => worths), ...refused.map(({ worths }) => worths)].flat());
  return {
    issueCount: best.length, scripted, weighed, packages, worths: new Float64Array(packages.length / best.length),
    stray: OFFER_SURPRISE / packageCount, share: Math.min(1, 1 / (2 * packageCount * scale)), scale,
  };
}

const keptWorths = keepFloats();

/** Prior × likelihood of each model with the rows of weights from `weights[0]` on: into `joint[model × rows + row]`, which is given. */
export function weighRows({ issueCount, scripted, weighed, packages, worths: { length: packageCount }, stray, share, scale }: EvidenceScale, weights: Float64Array, joint: Float64Array): Float64Array {
  const rows = weights.length / issueCount;
  const worths = keptWorths(packageCount * rows);
  for (let index = 0, to = 0; index < packageCount; index += 1) {
    for (let row = 0, from = 0; row < rows; row += 1, to += 1) {
      let sum = 0;
      for (let issue = 0, at = index * issueCount; issue < issueCount; issue += 1, from += 1, at += 1) sum += weights[from]! * packages[at]!;
      worths[to] = sum;
    }
  }
  for (let model = 0; model < scripted.length; model += 1) joint.fill(scripted[model]!, model * rows, (model + 1) * rows);
  for (const { model, askedOf, askedLevels, refusedOf, refusedLevels } of weighed) {
    const to = model * rows;
    for (let offer = 0; offer < askedOf.length; offer += 1) {
      const level = askedLevels[offer]!;
      for (let row = 0, at = askedOf[offer]! * rows; row < rows; row += 1, at += 1) {
        const distance = (worths[at]! - level * worths[row]!) / scale;
        const kernel = 1 / (1 + distance * distance);
        joint[to + row]! *= stray + share * kernel * kernel;
      }
    }
    for (let offer = 0; offer < refusedOf.length; offer += 1) {
      const level = refusedLevels[offer]!;
      for (let row = 0, at = refusedOf[offer]! * rows; row < rows; row += 1, at += 1) joint[to + row]! *= worths[at]! >= level ? REFUSED_AT_LEVEL : REFUSED_BELOW_LEVEL;
    }
  }
  return joint;
}

/** Weighs one row of weights: each weighed model's mass goes to `joint[to + model × stride]`. */
export function weighRow({ issueCount, scripted, weighed, packages, worths, stray, share, scale }: EvidenceScale, weights: Float64Array, row: number, joint: Float64Array, to: number, stride: number): void {
  for (let index = 0, at = 0; index < worths.length; index += 1) {
    let sum = 0;
    for (let issue = 0, from = row * issueCount; issue < issueCount; issue += 1, from += 1, at += 1) sum += weights[from]! * packages[at]!;
    worths[index] = sum;
  }
  const best = worths[0]!;
  for (let index = 0; index < weighed.length; index += 1) {
    const { model, askedOf, askedLevels, refusedOf, refusedLevels } = weighed[index]!;
    let mass = scripted[model]!;
    for (let offer = 0; offer < askedOf.length; offer += 1) {
      const distance = (worths[askedOf[offer]!]! - askedLevels[offer]! * best) / scale;
      const kernel = 1 / (1 + distance * distance);
      mass *= stray + share * kernel * kernel;
    }
    for (let offer = 0; offer < refusedOf.length; offer += 1) mass *= worths[refusedOf[offer]!]! >= refusedLevels[offer]! ? REFUSED_AT_LEVEL : REFUSED_BELOW_LEVEL;
    joint[to + model * stride] = mass;
  }
}
