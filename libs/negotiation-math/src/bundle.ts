import { readBundle } from './bundle/read-bundle.js';
import { frontierPackages, listPackages, myUtilityOf, namePackage, theirUtilityOf } from './bundle/game.js';
import { isLongGame, recommendLongMove } from './bundle/long/recommend-long.js';
import { believeWeights, certaintyOf, meanWeights } from './bundle/weights-belief.js';
import type { BundleIssue, OptionName } from './deal-issues.js';

/** A negotiation over several issues at once, as the caller sees it. */
export interface BundleRequest {
  /** 2 to 32; the options combine to at most 250,000 packages. `their_utility` is what is known of the other side: the value of each option before its weight. */
  issues: BundleIssue[];
  /** The other side's offers, oldest first, at most 128: issue name → option, every issue named. */
  their_offers?: Record<string, OptionName>[];
  /** The caller's own offers, oldest first, at most 128: what was refused teaches. */
  my_offers?: Record<string, OptionName>[];
  /** Issue name → weight, 0..1,000,000; only their proportions count. Null or absent: all equal. */
  my_priorities?: Record<string, number> | null;
  /** What the caller has without a deal, 0..1; 0.4 if absent. */
  my_batna?: number;
  /** What the other side is thought to have without a deal, 0..1; 0.4 if absent. */
  their_batna_estimate?: number;
  /** The caller's remaining turns, this one included, 1..1000. Null or absent: 8. */
  rounds_left?: number | null;
  /** That the other side can still answer the offer of the caller's last turn; false if absent. */
  opponent_moves_last?: boolean;
}

/** The recommended move. */
export interface BundleMove {
  action: 'offer' | 'accept' | 'walk';
  /** The package to offer; the standing offer where it is to be accepted; null where the caller should walk. */
  recommended_offer: Record<string, OptionName> | null;
  /** What `recommended_offer` is worth to the caller, 0..1; `my_batna` where the caller should walk. */
  my_utility: number;
  /** What it is thought to be worth to the other side, 0..1: the mean over the believed weights; `their_batna_estimate` where the caller should walk. */
  their_utility_estimate: number;
  /** Issue name → believed weight of the other side; they sum to 1. */
  inferred_priorities: Record<string, number>;
  /** How much of the uncertainty about those weights is gone, 0..1. */
  confidence: number;
  /** Up to 3 other packages worth about as much to the caller, the likeliest to please first. */
  alternatives: BundleAlternative[];
  /** What decided the move. */
  rationale: string;
}

/** A package that may stand beside the recommended one. */
export interface BundleAlternative {
  package: Record<string, OptionName>;
  my_utility: number;
  their_utility_estimate: number;
}

/** Digits of the figures in an answer. */
const SIGNIFICANT_DIGITS = 12;

/** Up to this number of packages all are looked at; above it those that are best at some rate of exchange. */
const LISTED_PACKAGES = 1500;

/** Rates of exchange between their utility and ours at which packages are sought. */
const RATES = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 1, 1.4, 2, 3, 5, 10];

/**
 * Recommends a move in a negotiation over several issues: an offer, to accept the offer on the table, or to walk.
 * Never an offer below `my_batna`, never an acceptance of less. Deterministic: equal requests give equal answers.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example negotiateBundle({ issues, my_priorities: { price: 3, delivery: 1 }, my_batna: 0.3, rounds_left: 4 }).recommended_offer // { price: 'low', delivery: 'late' }
 */
export function negotiateBundle(request: BundleRequest): BundleMove {
  const turn = readBundle(request);
  const { game, theirOffers, myOffers, myBatna, theirBatna, roundsLeft, opponentMovesLast } = turn;
  if (isLongGame(turn)) return recommendLongMove(game, turn);
  const belief = believeWeights(game, { mine: myOffers, theirs: theirOffers, theyBegan: theirOffers.length > myOffers.length });
  const packages = game.packageCount <= LISTED_PACKAGES ? listPackages(game) : frontierPackages(game, belief.weights, RATES);
  const mean = Float64Array.from(meanWeights(belief));
  const inferred = { inferred_priorities: Object.fromEntries(game.issues.map(({ name }, issue) => [name, figure(mean[issue] ?? 0)])), confidence: figure(certaintyOf(belief)) };

  const standing = theirOffers.at(-1);
  const standingWorth = standing ? myUtilityOf(game, standing) : -1;
  const last = roundsLeft === 1 && !opponentMovesLast;
  let best = { worth: -1, row: -1 };
  for (let row = 0; row < packages.count; row += 1) {
    const mine = packages.mine[row] ?? 0;
    if (mine < myBatna) continue;
    const choices = packages.choices.subarray(row * game.issueCount, (row + 1) * game.issueCount);
    let accepted = 0;
    for (let particle = 0; particle < belief.count; particle += 1) {
      if (theirUtilityOf(game, choices, belief.weights, particle * game.issueCount) >= Math.max(theirBatna, 0.5)) accepted += belief.probability[particle] ?? 0;
    }
    const worth = accepted * mine + (1 - accepted) * myBatna;
    if (worth > best.worth) best = { worth, row };
  }
  if (standing && standingWorth >= myBatna && (last || standingWorth >= best.worth)) {
    return {
      action: 'accept', recommended_offer: namePackage(game, standing), my_utility: figure(standingWorth), their_utility_estimate: figure(theirUtilityOf(game, standing, mean)),
      ...inferred, alternatives: [], rationale: 'The offer on the table is worth at least as much as going on.',
    };
  }
  if (best.row === -1) {
    return { action: 'walk', recommended_offer: null, my_utility: figure(myBatna), their_utility_estimate: figure(theirBatna), ...inferred, alternatives: [], rationale: 'No package is worth as much as what you have without a deal.' };
  }
  const choices = packages.choices.subarray(best.row * game.issueCount, (best.row + 1) * game.issueCount);
  return {
    action: 'offer', recommended_offer: namePackage(game, choices), my_utility: figure(packages.mine[best.row] ?? 0), their_utility_estimate: figure(theirUtilityOf(game, choices, mean)),
    ...inferred, alternatives: [], rationale: 'This package has the best expected value under what their offers tell of their priorities.',
  };
}

function figure(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
