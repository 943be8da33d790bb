import {
  DEFAULT_BATNA,
  DEFAULT_BUNDLE_ROUNDS,
  MAX_BUNDLE_BUDGET,
  MAX_BUNDLE_OFFERS,
  MAX_BUNDLE_ROUNDS,
  MIN_BUNDLE_ISSUES,
} from '../limits.js';
import type { BundleRequest } from './bundle-move.js';
import {
  choicesOf,
  normaliseWeights,
  requireUntoldIssues,
  type BundleIssue,
  type UntoldIssue,
} from '../deal-issues.js';
import { learnUtility, type LearnedUtility } from '../opponent/learned-utility.js';
import { NegotiationMathError } from '../negotiation-math-error.js';
import { requireHistory, requireNumber, requireWhole } from '../requirements.js';
import { effortOf, type Effort } from './effort.js';
import { compileGame, type BundleGame } from './game.js';
import { packageAt, packagesOf, type Package, type PackageList } from './packages.js';

/** Where a negotiation stands. Turns of both sides are counted from 0. */
export interface TurnClock {
  /** The caller's present turn. */
  readonly now: number;
  /** All turns of both sides, those to come included. */
  readonly total: number;
  /** The number of the last of them, at least 1: times run from 0 at the first turn to 1 there. */
  readonly last: number;
  /** The turns at which the other side answers the caller's present and later offers; empty where nobody will. */
  readonly answers: readonly number[];
  /** The turns of the other side's offers; the last one stands just before the caller's present turn. */
  readonly theirs: readonly number[];
}

/** What a request says: its preconditions hold, packages are option indexes, and all that follows from it is told. */
export interface BundleTurn {
  readonly game: BundleGame;
  /** What was learned of each issue of the game; null where everything was told. */
  readonly learned: readonly (LearnedUtility | null)[];
  /** The share of the options that the other side has not valued, over all issues alike, 0..1. */
  readonly untold: number;
  /** The other side's weights, summing to 1, where it has told them. */
  readonly theirWeights: Float64Array | null;
  /** What either side has offered, oldest first, and the other side's last offer. */
  readonly theirOffers: PackageList;
  readonly myOffers: PackageList;
  readonly standing: Package | null;
  readonly myBatna: number;
  readonly theirBatna: number;
  readonly roundsLeft: number;
  readonly opponentMovesLast: boolean;
  readonly clock: TurnClock;
  /** The caller has so many turns in all that they are not planned one by one. */
  readonly isLong: boolean;
  /** How finely the other side is thought about; more than the usual is for short games alone. */
  readonly effort: Effort;
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
    their_priorities = null,
    my_batna = DEFAULT_BATNA,
    their_batna_estimate = DEFAULT_BATNA,
  } = request;
  requireUntoldIssues(issues);
  if (issues.length < MIN_BUNDLE_ISSUES)
    throw new NegotiationMathError('issue_count', ['issues'], `There should be at least ${MIN_BUNDLE_ISSUES} issues`);
  const theirs = readOffers(their_offers, request, 'their_offers');
  const mine = readOffers(my_offers, request, 'my_offers');
  const order = orderIssues(issues, [my_priorities, their_priorities], [theirs, mine]);
  const ordered = order.map((issue) => issues[issue]!);
  const shares = my_priorities
    ? normaliseWeights(my_priorities, ordered, 'my_priorities')
    : ordered.map(() => 1 / issues.length);
  const theirWeights =
    their_priorities && Float64Array.from(normaliseWeights(their_priorities, ordered, 'their_priorities'));
  const listed = issues.map((_, issue) => order.indexOf(issue));
  const learned = order.map((issue) => learnUntold(issues[issue]!, issue, theirs));
  for (const [member, utility] of Object.entries({ my_batna, their_batna_estimate }))
    requireNumber(utility, 0, 1, { name: 'Utility', place: [member], code: 'utility_range' });
  const game = compileGame(ordered.map(completed(learned)), shares, listed);
  const listOffers = (offers: readonly (readonly number[])[]): PackageList =>
    packagesOf(game, Uint8Array.from(offers.flatMap((choices) => order.map((issue) => choices[issue]!))));
  const theirOffers = listOffers(theirs);
  return {
    game,
    learned,
    untold: shareUntold(issues),
    theirWeights,
    theirOffers,
    myOffers: listOffers(mine),
    standing: theirs.length > 0 ? packageAt(theirOffers, theirs.length - 1) : null,
    myBatna: my_batna,
    theirBatna: their_batna_estimate,
    ...readCourse(request, mine.length, theirs.length),
  };
}

/** A game in which the caller has more turns than this in all is planned as a long one, to its end. */
const LONGEST_SHORT_GAME = 4;

/** How many turns are left and whose the last is, and how finely they are worth planning. */
function readCourse(
  { rounds_left = null, opponent_moves_last: opponentMovesLast = false, budget = 1 }: BundleRequest,
  mySpoken: number,
  theirSpoken: number,
): Pick<BundleTurn, 'roundsLeft' | 'opponentMovesLast' | 'clock' | 'isLong' | 'effort'> {
  const roundsLeft = rounds_left ?? DEFAULT_BUNDLE_ROUNDS;
  requireWhole(roundsLeft, 1, MAX_BUNDLE_ROUNDS, { name: 'Rounds left', place: ['rounds_left'], code: 'rounds_range' });
  requireWhole(budget, 1, MAX_BUNDLE_BUDGET, { name: 'The budget', place: ['budget'], code: 'budget_range' });
  const isLong = mySpoken + roundsLeft > LONGEST_SHORT_GAME;
  return {
    roundsLeft,
    opponentMovesLast,
    clock: readTurnClock({ mySpoken, theirSpoken, roundsLeft, opponentMovesLast }),
    isLong,
    effort: effortOf(isLong ? 1 : budget),
  };
}

/**
 * Reads the clock off the histories: the sides alternate, and whoever has spoken more often began.
 * @example
 * readTurnClock({ mySpoken: 1, theirSpoken: 1, roundsLeft: 3, opponentMovesLast: true }).answers // [3, 5, 7]
 */
export function readTurnClock({
  mySpoken,
  theirSpoken,
  roundsLeft,
  opponentMovesLast,
}: Record<'mySpoken' | 'theirSpoken' | 'roundsLeft', number> & { opponentMovesLast: boolean }): TurnClock {
  const now = theirSpoken > mySpoken ? 2 * theirSpoken - 1 : 2 * mySpoken;
  const answered = opponentMovesLast ? roundsLeft : roundsLeft - 1;
  const total = now + roundsLeft + answered;
  return {
    now,
    total,
    last: Math.max(1, total - 1),
    answers: Array.from({ length: answered }, (_, offer) => now + 1 + 2 * offer),
    theirs: Array.from({ length: theirSpoken }, (_, offer) => now - 1 - 2 * (theirSpoken - 1 - offer)),
  };
}

/** An issue with what was learned of it. */
const completed =
  (learned: readonly (LearnedUtility | null)[]) =>
  (issue: UntoldIssue, place: number): BundleIssue => ({
    ...issue,
    their_utility: [...(learned[place]?.utilities ?? (issue.their_utility as number[]))],
  });

function shareUntold(issues: readonly UntoldIssue[]): number {
  const shares = issues.map(({ options, their_utility: told }) =>
    told ? told.filter((utility) => utility === null).length / options.length : 1,
  );
  return shares.reduce((sum, share) => sum + share, 0) / issues.length;
}

/** What the other side's offers say of an issue that it has not told in full; null where it has. */
function learnUntold(
  { my_utility, their_utility }: UntoldIssue,
  place: number,
  offers: readonly (readonly number[])[],
): LearnedUtility | null {
  if (their_utility && !their_utility.includes(null)) return null;
  return learnUtility(
    my_utility,
    offers.map((choices) => choices[place]!),
    their_utility,
  );
}

/**
 * The order in which issues are thought about: by what is said of each, names last. So an answer does not depend on the
 * order in which the issues are listed.
 */
function orderIssues(
  issues: readonly UntoldIssue[],
  priorities: readonly (Readonly<Record<string, number>> | null)[],
  offers: readonly (readonly (readonly number[])[])[],
): number[] {
  const keys = issues.map(({ name, my_utility, their_utility }, issue) => [
    JSON.stringify([
      priorities.map((side) => (side === null ? 1 : Object.hasOwn(side, name) ? side[name] : 0)),
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
  requireHistory(offers, MAX_BUNDLE_OFFERS, member);
  return offers.map((offer, index) => choicesOf(offer, issues, member, index));
}
