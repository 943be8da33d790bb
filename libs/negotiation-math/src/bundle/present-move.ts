import { roundFigure } from '@svc/numerics';
import type { BelievedSide } from '../opponent/believe-turn.js';
import type { BundleAlternative, BundleMove } from './bundle-move.js';
import { myUtilityOf, namePackage, theirUtilityOf, type PackageList } from './game.js';
import type { BundleTurn } from './read-bundle.js';
import { sayMove, tradeOf } from './say-move.js';

/** A move by option indexes, and what it rests on. */
export interface BundleDecision extends BelievedSide {
  readonly act: BundleMove['action'];
  /** The package to offer or to accept; null where the caller should walk. */
  readonly choices: ArrayLike<number> | null;
  /** Expected own utility of going on, 0..1. */
  readonly goingOn: number;
  /** How likely the offer is to be taken now, 0..1. */
  readonly takes: number;
  /** How many of the caller's offers, this one included, can still be answered. */
  readonly answerable: number;
  /** The packages that were looked at. */
  readonly packages: PackageList;
}

/**
 * Alternatives are worth at most this much more or less to the caller than what is recommended, and so many are shown.
 */
const EQUAL_WORTH = 0.03;
const MOST_ALTERNATIVES = 3;

/** An offer that is worth so much more to the caller than one before it asks for more, and says why. */
const RAISE = 0.02;

/**
 * The decision in the shape of the operation: packages by names, figures of 12 digits, and the words for both sides.
 */
export function presentMove(turn: BundleTurn, decision: BundleDecision): BundleMove {
  const { game, myBatna, theirBatna } = turn;
  const { act, choices, takes, confidence } = decision;
  const weights = Float64Array.from(decision.theirWeights);
  const isOffer = act === 'offer' && choices !== null;
  return {
    action: act,
    recommended_offer: choices && namePackage(game, choices),
    my_utility: roundFigure(choices ? myUtilityOf(game, choices) : myBatna),
    their_utility_estimate: roundFigure(choices ? theirUtilityOf(game, choices, weights) : theirBatna),
    acceptance_probability: isOffer ? roundFigure(takes) : null,
    inferred_priorities: Object.fromEntries(
      game.listed.map((issue) => [game.issues[issue]!.name, roundFigure(weights[issue]!)]),
    ),
    confidence: roundFigure(confidence),
    inferred_utilities: tellLearned(turn),
    alternatives: isOffer ? alternativesTo(turn, choices, weights, decision.packages) : [],
    trade_logic: isOffer ? tradeOf(turn, choices) : null,
    message: sayMove(turn, decision),
    rationale: rationaleOf(turn, decision),
  };
}

/** What was learned of the issues that were not told in full, by their names. */
function tellLearned({ game, learned }: BundleTurn): BundleMove['inferred_utilities'] {
  return Object.fromEntries(
    game.listed.flatMap((issue) => {
      const one = learned[issue];
      if (!one) return [];
      const told = { utilities: one.utilities.map(roundFigure), confidence: roundFigure(one.confidence) };
      return [[game.issues[issue]!.name, told]];
    }),
  );
}

/** Packages of about equal worth to the caller, those first that they should like most. */
function alternativesTo(
  { game, myBatna }: BundleTurn,
  chosen: ArrayLike<number>,
  weights: Float64Array,
  { count, choices, mine }: PackageList,
): BundleAlternative[] {
  const { issueCount } = game;
  const worth = myUtilityOf(game, chosen);
  const found: { other: Uint8Array; mine: number; theirs: number }[] = [];
  for (let row = 0; row < count; row += 1) {
    if (mine[row]! < myBatna || Math.abs(mine[row]! - worth) > EQUAL_WORTH) continue;
    const other = choices.subarray(row * issueCount, (row + 1) * issueCount);
    if (other.some((option, issue) => option !== chosen[issue]))
      found.push({ other, mine: mine[row]!, theirs: theirUtilityOf(game, other, weights) });
  }
  const best = found.sort((a, b) => b.theirs - a.theirs || b.mine - a.mine).slice(0, MOST_ALTERNATIVES);
  return best.map(({ other, mine: own, theirs }) => ({
    package: namePackage(game, other),
    my_utility: roundFigure(own),
    their_utility_estimate: roundFigure(theirs),
  }));
}

/** What decided the move: what they seem to be and to want, how many answers are left, and what is expected. */
function rationaleOf(turn: BundleTurn, decision: BundleDecision): string {
  const { game, myBatna, myOffers, theirOffers } = turn;
  const { act, choices, goingOn, takes, dearest, likeness, answerable } = decision;
  if (act === 'walk' || choices === null)
    return (
      `No package is worth your alternative: the best of them is worth ${tell(game.bestUtility)} to you, ` +
      `your alternative ${tell(myBatna)}.`
    );
  const worth = tell(myUtilityOf(game, choices));
  if (act === 'accept')
    return answerable === 0
      ? `No offer of yours can be answered any more. Theirs is worth ${worth} to you, your alternative ` +
          `${tell(myBatna)}.`
      : `Their offer is worth ${worth} to you; going on is worth about ${tell(goingOn)}.`;
  const seen =
    theirOffers.length === 0
      ? 'Nothing has been heard from them yet.'
      : `${likeness ? `They bargain most like a ${likeness}. ` : ''}${
          dearest === null
            ? 'What matters most to them is not clear yet.'
            : `${game.issues[dearest]!.name} seems to matter most to them.`
        }`;
  if (answerable === 0)
    return (
      `${seen} No offer of yours is expected to be answered any more. This package, worth ${worth} to you, ` +
      `is the best to leave with them in case it is.`
    );
  const left =
    answerable === 1
      ? 'This is the last offer of yours that can be answered.'
      : `${answerable} offers of yours can still be answered, this one included.`;
  const lowest = Math.min(...myOffers.map((offer) => myUtilityOf(game, offer)));
  const raised =
    myUtilityOf(game, choices) > lowest + RAISE
      ? ' It asks for more than an offer of yours before, because by what they have said since more can be had.'
      : '';
  return (
    `${seen} ${left}${raised} This package is worth ${worth} to you and is taken with a chance of about ` +
    `${Math.round(100 * takes)} %; with what may follow, going on is worth about ${tell(goingOn)}.`
  );
}

const tell = (utility: number): string => utility.toFixed(2);
