import {
  DEFAULT_BATNA,
  DEFAULT_BUNDLE_ROUNDS,
  MAX_BUNDLE_OFFERS,
  MAX_BUNDLE_ROUNDS,
  MIN_BUNDLE_ISSUES,
} from '../limits.js';
import type { BundleRequest } from './bundle-move.js';
import { choicesOf, normaliseWeights, requireIssues, type BundleIssue } from '../deal-issues.js';
import { NegotiationMathError } from '../negotiation-math-error.js';
import { compileGame, type BundleGame } from './game.js';

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
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * readBundle({ issues }).roundsLeft // 8
 */
export function readBundle(request: BundleRequest): BundleTurn {
  const {
    issues,
    their_offers = [],
    my_offers = [],
    my_priorities = null,
    my_batna = DEFAULT_BATNA,
    their_batna_estimate = DEFAULT_BATNA,
    rounds_left = null,
    opponent_moves_last = false,
  } = request;
  requireIssues(issues);
  if (issues.length < MIN_BUNDLE_ISSUES)
    throw new NegotiationMathError('issue_count', ['issues'], `There should be at least ${MIN_BUNDLE_ISSUES} issues`);
  const theirOffers = readOffers(their_offers, request, 'their_offers');
  const myOffers = readOffers(my_offers, request, 'my_offers');
  if (my_priorities !== null) normaliseWeights(my_priorities, issues, 'my_priorities');
  const order = orderIssues(issues, my_priorities, [theirOffers, myOffers]);
  const ordered = order.map((issue) => issues[issue]!);
  const shares =
    my_priorities === null
      ? ordered.map(() => 1 / issues.length)
      : normaliseWeights(my_priorities, ordered, 'my_priorities');
  const listed = issues.map((_, issue) => order.indexOf(issue));
  const reorder = (offers: readonly (readonly number[])[]): number[][] =>
    offers.map((choices) => order.map((issue) => choices[issue]!));
  const roundsLeft = rounds_left ?? DEFAULT_BUNDLE_ROUNDS;
  if (!(Number.isInteger(roundsLeft) && roundsLeft >= 1 && roundsLeft <= MAX_BUNDLE_ROUNDS))
    throw new NegotiationMathError(
      'rounds_range',
      ['rounds_left'],
      `Rounds left should be a whole number from 1 to ${MAX_BUNDLE_ROUNDS}`,
    );
  return {
    game: compileGame(ordered, shares, listed),
    theirOffers: reorder(theirOffers),
    myOffers: reorder(myOffers),
    myBatna: readShare(my_batna, 'my_batna'),
    theirBatna: readShare(their_batna_estimate, 'their_batna_estimate'),
    roundsLeft,
    opponentMovesLast: opponent_moves_last,
  };
}

/**
 * The order in which issues are thought about: by what is said of each, names last. So an answer does not depend on the
 * order in which the issues are listed.
 */
function orderIssues(
  issues: readonly BundleIssue[],
  priorities: Readonly<Record<string, number>> | null,
  offers: readonly (readonly (readonly number[])[])[],
): number[] {
  const keys = issues.map(({ name, my_utility, their_utility }, issue) => [
    JSON.stringify([
      priorities === null ? 1 : Object.hasOwn(priorities, name) ? priorities[name] : 0,
      my_utility,
      their_utility,
      offers.map((side) => side.map((choices) => choices[issue])),
    ]),
    name,
  ]);
  const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return issues
    .map((_, issue) => issue)
    .sort((a, b) => compare(keys[a]![0]!, keys[b]![0]!) || compare(keys[a]![1]!, keys[b]![1]!));
}

function readOffers(
  offers: NonNullable<BundleRequest['their_offers']>,
  { issues }: BundleRequest,
  member: string,
): number[][] {
  if (offers.length > MAX_BUNDLE_OFFERS)
    throw new NegotiationMathError('history_length', [member], `There should be at most ${MAX_BUNDLE_OFFERS} offers`);
  return offers.map((offer, index) => choicesOf(offer, issues, member, index));
}

function readShare(value: number, member: string): number {
  if (!(typeof value === 'number' && value >= 0 && value <= 1))
    throw new NegotiationMathError('utility_range', [member], 'Utility should be a number from 0 to 1');
  return value;
}
