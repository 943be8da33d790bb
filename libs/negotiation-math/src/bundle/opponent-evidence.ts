import type { BundleGame } from './game.js';
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
  readonly asked: readonly { readonly worths: Float64Array; readonly levels: Float64Array }[];
  /** The caller's offers that were not taken: the options' utilities, and the least that each model accepts. */
  readonly refused: readonly { readonly worths: Float64Array; readonly levels: Float64Array }[];
  /** Utilities of their best option on each issue. */
  readonly best: Float64Array;
  readonly packageCount: number;
}

/** How often an opponent departs from its model: when it offers, and when it answers. Keeps every model possible. */
const OFFER_SURPRISE = 0.01;
const ANSWER_SURPRISE = 0.02;

/** The chance that a package is refused that a model would not take, and that it would. */
const REFUSED = Float64Array.of(1 - ANSWER_SURPRISE, ANSWER_SURPRISE);

/** Below this share of the likeliest a model is left out of the weighing. */
const NEGLIGIBLE = 1e-7;

/** Sorts what was said into evidence. */
export function readEvidence(game: BundleGame, models: readonly OpponentModel[], { mine, theirs, clock, theirBatna }: Said): OpponentEvidence {
  const { issueCount, packageCount } = game;
  const extremes = bestOptions(game);
  const scripted = Float64Array.from(models, ({ prior }) => prior);
  const worthsOf = (choices: ArrayLike<number>): Float64Array => Float64Array.from(game.firstOption, (first, issue) => game.theirUtility[first + choices[issue]!]!);
  const asked: OpponentEvidence['asked'][number][] = [];
  const refused: OpponentEvidence['refused'][number][] = [];
  for (const [index, offer] of theirs.entries()) {
    const turn = turnOfOffer(clock, index, theirs.length);
    const levels = models.map((model) => (followsScript(model, turn, clock.total, theirBatna) ? NaN : model.asks(turn, clock.total, theirBatna)));
    for (const [index, model] of models.entries()) {
      if (!Number.isNaN(levels[index]!)) continue;
      const middles = model.middles?.(turn, clock.total, issueCount) ?? 0;
      const expected = offer.every((option, issue) => option === (issue < middles ? Math.floor(game.optionCounts[issue]! / 2) : extremes[issue]));
      scripted[index]! *= expected ? 1 - OFFER_SURPRISE : OFFER_SURPRISE / packageCount;
    }
    if (levels.some((level) => !Number.isNaN(level))) asked.push({ worths: worthsOf(offer), levels: Float64Array.from(levels) });
    const answered = mine[mine.length - theirs.length + index];
    if (answered) refused.push({ worths: worthsOf(answered), levels: Float64Array.from(models, (model) => model.accepts(turn, clock.total, theirBatna)) });
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
    const utilities = theirUtility.subarray(firstOption[issue], firstOption[issue]! + count);
    return utilities.indexOf(Math.max(...utilities));
  });
}

/** Whether any model that is still likely asks for packages of a certain worth: then offers tell of the weights. */
export function tellsWeights({ scripted, asked }: OpponentEvidence): boolean {
  return asked.some(({ levels }) => levels.some((level, model) => !Number.isNaN(level) && scripted[model]! > NEGLIGIBLE));
}

/**
 * Prior × likelihood of each model with each row of weights: `joint[model × rows + row]`.
 * A conceding model offers the package nearest to its level, so an offer's distance from the level is small; `scale` is how small, in utility.
 * Of packages that crowd as densely as they do a share 1 / (2 × packages × scale) would have stood nearer.
 */
export function weighRows({ scripted, asked, refused, best, packageCount }: OpponentEvidence, weights: Float64Array, scale: number): Float64Array {
  const rows = weights.length / best.length;
  const joint = new Float64Array(scripted.length * rows);
  for (let model = 0; model < scripted.length; model += 1) joint.fill(scripted[model]!, model * rows, (model + 1) * rows);
  const bestWorth = worthOfRows(weights, best);
  const stray = OFFER_SURPRISE / packageCount;
  const share = Math.min(1, 1 / (2 * packageCount * scale));
  for (const { worths, levels } of asked) {
    const worth = worthOfRows(weights, worths);
    for (let model = 0; model < scripted.length; model += 1) {
      const level = levels[model]!;
      if (Number.isNaN(level) || scripted[model]! < NEGLIGIBLE) continue;
      for (let row = 0, at = model * rows; row < rows; row += 1, at += 1) {
        const distance = (worth[row]! - level * bestWorth[row]!) / scale;
        const kernel = 1 / (1 + distance * distance);
        joint[at]! *= stray + share * kernel * kernel;
      }
    }
  }
  for (const { worths, levels } of refused) {
    const worth = worthOfRows(weights, worths);
    for (let model = 0; model < scripted.length; model += 1) {
      if (scripted[model]! < NEGLIGIBLE) continue;
      for (let row = 0, at = model * rows; row < rows; row += 1, at += 1) joint[at]! *= REFUSED[Number(worth[row]! >= levels[model]!)]!;
    }
  }
  return joint;
}

/** The utility of one package under each row of weights. */
function worthOfRows(weights: Float64Array, worths: Float64Array): Float64Array {
  const issueCount = worths.length;
  const worth = new Float64Array(weights.length / issueCount);
  for (let row = 0, at = 0; row < worth.length; row += 1) {
    let sum = 0;
    for (let issue = 0; issue < issueCount; issue += 1, at += 1) sum += weights[at]! * worths[issue]!;
    worth[row] = sum;
  }
  return worth;
}
