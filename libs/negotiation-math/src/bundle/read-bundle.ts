import type { BundleRequest } from './bundle-move.js';
import { choicesOf, normaliseWeights, requireIssues } from '../deal-issues.js';
import { NegotiationMathError } from '../negotiation-math-error.js';
import { compileGame, type BundleGame } from './game.js';

/** The fewest issues of a bundle: with one there is nothing to trade against. */
export const MIN_BUNDLE_ISSUES = 2;

/** The most offers of either side that are read. */
export const MAX_BUNDLE_OFFERS = 128;

/** The most turns a caller can have left, and how many it has where nothing is said. */
export const MAX_BUNDLE_ROUNDS = 1000;
export const DEFAULT_BUNDLE_ROUNDS = 8;

/** What either side has without a deal where nothing is said. */
export const DEFAULT_BATNA = 0.4;

/** A request that holds its preconditions, with packages as option indexes. */
export interface BundleTurn {
  readonly game: BundleGame;
  readonly theirOffers: readonly (readonly number[])[];
  readonly myOffers: readonly (readonly number[])[];
  readonly myBatna: number;
  readonly theirBatna: number;
  readonly roundsLeft: number;
  readonly opponentMovesLast: boolean;
}

/**
 * Reads a request.
 * @throws NegotiationMathError that names the first place that breaks a precondition
 */
export function readBundle(request: BundleRequest): BundleTurn {
  const { issues, their_offers = [], my_offers = [], my_priorities = null, my_batna = DEFAULT_BATNA, their_batna_estimate = DEFAULT_BATNA, rounds_left = null, opponent_moves_last = false } = request;
  requireIssues(issues);
  if (issues.length < MIN_BUNDLE_ISSUES) throw new NegotiationMathError('issue_count', ['issues'], `There should be at least ${MIN_BUNDLE_ISSUES} issues`);
  const shares = my_priorities === null ? issues.map(() => 1 / issues.length) : normaliseWeights(my_priorities, issues, 'my_priorities');
  const roundsLeft = rounds_left ?? DEFAULT_BUNDLE_ROUNDS;
  if (!(Number.isInteger(roundsLeft) && roundsLeft >= 1 && roundsLeft <= MAX_BUNDLE_ROUNDS)) throw new NegotiationMathError('rounds_range', ['rounds_left'], `Rounds left should be a whole number from 1 to ${MAX_BUNDLE_ROUNDS}`);
  return {
    game: compileGame(issues, shares),
    theirOffers: readOffers(their_offers, request, 'their_offers'), myOffers: readOffers(my_offers, request, 'my_offers'),
    myBatna: readShare(my_batna, 'my_batna'), theirBatna: readShare(their_batna_estimate, 'their_batna_estimate'),
    roundsLeft, opponentMovesLast: opponent_moves_last,
  };
}

function readOffers(offers: NonNullable<BundleRequest['their_offers']>, { issues }: BundleRequest, member: string): number[][] {
  if (offers.length > MAX_BUNDLE_OFFERS) throw new NegotiationMathError('history_length', [member], `There should be at most ${MAX_BUNDLE_OFFERS} offers`);
  return offers.map((offer, index) => choicesOf(offer, issues, member, index));
}

function readShare(value: number, member: string): number {
  if (!(typeof value === 'number' && value >= 0 && value <= 1)) throw new NegotiationMathError('utility_range', [member], 'Utility should be a number from 0 to 1');
  return value;
}
