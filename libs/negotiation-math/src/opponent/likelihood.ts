import type { BundleGame } from '../bundle/game.js';
import { LIKELIHOOD } from './constants.js';
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
  const extremes = bestOptions(game, game.theirUtility);
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
 * The option of each issue that is best for a side, the first of equals.
 * @param worths of each option to it
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const game = compileGame(issues, [0.75, 0.25]);
 * bestOptions(game, game.theirUtility) // [1, 1]
 */
export function bestOptions({ optionCounts, firstOption }: BundleGame, worths: Float64Array): number[] {
  return optionCounts.map((count, issue) => {
    const first = firstOption[issue]!;
    let best = 0;
    for (let option = 1; option < count; option += 1)
      if (worths[first + option]! > worths[first + best]!) best = option;
    return best;
  });
}

/** Whether any behaviour that is still likely asks for packages of a certain worth: then offers tell of the weights. */
export function tellsWeights({ scripted, asked }: Evidence): boolean {
  return asked.some(({ levels }) =>
    levels.some((level, index) => !Number.isNaN(level) && scripted[index]! > LIKELIHOOD.negligible),
  );
}
