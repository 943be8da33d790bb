import { roundFigure } from '@svc/numerics';
import type { BelievedSide } from '../opponent/particles.js';
import type { BundleAlternative, BundleMove } from './bundle-move.js';
import { namePackage, theirUtilityOf } from './game.js';
import { packageAt, worthOfRow, type PackageList } from './packages.js';
import type { BundleTurn } from './read-bundle.js';
import { sayMove, sayTrade, sayWhy, type MoveFacts, type Settled } from './say-move.js';

/** A move by option indexes, and what it rests on. */
export interface BundleDecision {
  readonly act: BundleMove['action'];
  /** The package to offer or to accept; null where the caller should walk. */
  readonly choices: Uint8Array | null;
  /** What that package is worth to the caller, 0..1; the BATNA where the caller should walk. */
  readonly worth: number;
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
export function presentMove(turn: BundleTurn, decision: BundleDecision, side: BelievedSide): BundleMove {
  const { game, theirBatna } = turn;
  const { act, choices, worth, takes } = decision;
  const weights = Float64Array.from(side.theirWeights);
  const facts = factsOf(turn, decision, side);
  const isOffer = act === 'offer' && choices !== null;
  return {
    action: act,
    recommended_offer: facts.settled && Object.fromEntries(facts.settled),
    my_utility: roundFigure(worth),
    their_utility_estimate: roundFigure(choices ? theirUtilityOf(game, choices, weights) : theirBatna),
    acceptance_probability: isOffer ? roundFigure(takes) : null,
    inferred_priorities: Object.fromEntries(
      game.listed.map((issue) => [game.issues[issue]!.name, roundFigure(weights[issue]!)]),
    ),
    confidence: roundFigure(side.confidence),
    inferred_utilities: tellLearned(turn),
    alternatives: isOffer ? alternativesTo(turn, { choices, worth, weights }, decision.packages) : [],
    trade_logic: isOffer ? sayTrade(facts) : null,
    message: sayMove(facts),
    rationale: sayWhy(facts),
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
  chosen: { choices: Uint8Array; worth: number; weights: Float64Array },
  packages: PackageList,
): BundleAlternative[] {
  const found: { other: Uint8Array; mine: number; theirs: number }[] = [];
  for (let row = 0; row < packages.count; row += 1) {
    const { choices: other, worth: mine } = packageAt(packages, row);
    if (mine < myBatna || Math.abs(mine - chosen.worth) > EQUAL_WORTH) continue;
    if (other.some((option, issue) => option !== chosen.choices[issue]))
      found.push({ other, mine, theirs: worthOfRow(packages.theirs, row, chosen.weights, 0, game.issueCount) });
  }
  const best = found.sort((a, b) => b.theirs - a.theirs || b.mine - a.mine).slice(0, MOST_ALTERNATIVES);
  return best.map(({ other, mine: own, theirs }) => ({
    package: namePackage(game, other),
    my_utility: roundFigure(own),
    their_utility_estimate: roundFigure(theirs),
  }));
}

/** What the words of a move are made from. */
function factsOf(turn: BundleTurn, decision: BundleDecision, { dearest, likeness }: BelievedSide): MoveFacts {
  const { game, myOffers, theirOffers } = turn;
  const { act, choices, worth, goingOn, takes, answerable } = decision;
  const lowest = Math.min(...myOffers.mine);
  return {
    act,
    ...(choices ? settledBy(turn, choices) : { settled: null, asked: [], given: [], kept: [] }),
    answerable,
    worth,
    goingOn,
    best: game.bestUtility,
    batna: turn.myBatna,
    takes,
    isHeard: theirOffers.count > 0,
    isRaised: worth > lowest + RAISE,
    dearest: dearest === null ? null : game.issues[dearest]!.name,
    likeness,
  };
}

/**
 * The issues on which a package is better for the caller than their last offer, those on which it gives way to them
 * against the caller's best, and the others.
 */
function settledBy(
  { game, standing }: BundleTurn,
  choices: ArrayLike<number>,
): Pick<MoveFacts, 'settled' | 'asked' | 'given' | 'kept'> {
  const [asked, given, kept]: [Settled[], Settled[], Settled[]] = [[], [], []];
  const settled = game.listed.map((issue): Settled => {
    const { name, options, my_utility: mine, their_utility: theirs } = game.issues[issue]!;
    const best = mine.indexOf(Math.max(...mine));
    const here = choices[issue]!;
    const before = standing?.choices[issue];
    const one: Settled = [name, options[here]!];
    if (before === undefined ? here === best : mine[here]! > mine[before]!) asked.push(one);
    else if (mine[here]! < mine[best]! && theirs[here]! > theirs[best]!) given.push(one);
    else kept.push(one);
    return one;
  });
  return { settled, asked, given, kept };
}
