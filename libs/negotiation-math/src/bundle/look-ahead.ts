import { choicesOf, type OptionName } from '../deal-issues.js';
import { MAX_BUNDLE_OFFERS } from '../limits.js';
import type { BundleMove, BundleRequest, NextMove } from './bundle-move.js';
import { namePackage, theirUtilityOf } from './game.js';
import { listPackages, packageAt, worthOfRow } from './packages.js';
import type { BundleTurn } from './read-bundle.js';
import { listPackage } from './say-move.js';

type Package = Record<string, OptionName>;

/** How far the other side comes towards the offer, as a share of the way in its own utility. */
const WAYS: readonly (readonly [NextMove['when'], number])[] = [
  ['no_change', 0],
  ['half_way', 0.5],
  ['most_of_the_way', 0.8],
];

/** Packages within this much of their utility are as far on their way: the best of them for the caller is taken. */
const STEP = 0.02;

/**
 * What to do on the caller's next turn, for each of up to three answers to an offer: the other side stays where it is,
 * comes half way, or most of the way. Each is what `answer` says to the request of that turn, so that the plan is kept
 * where the answer is exactly that. Empty where nothing is offered or no turn follows.
 * @param turn what the request says
 * @param answer the engine itself
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const request = { issues, my_priorities: { price: 3, delivery: 1 }, rounds_left: 4 };
 * lookAhead(request, readBundle(request), negotiateBundle(request), negotiateBundle)[0].when // 'no_change'
 */
export function lookAhead(
  request: BundleRequest,
  turn: BundleTurn,
  move: BundleMove,
  answer: (request: BundleRequest) => BundleMove,
): NextMove[] {
  const offered = move.recommended_offer;
  if (move.action !== 'offer' || offered === null || turn.roundsLeft < 2) return [];
  const found = new Map<string, NextMove>();
  for (const [when, theirOffer] of answersTo(turn, move, offered)) {
    const key = JSON.stringify(theirOffer);
    if (found.has(key)) continue;
    const next = answer({
      ...request,
      look_ahead: false,
      rounds_left: turn.roundsLeft - 1,
      my_offers: [...(request.my_offers ?? []), offered].slice(-MAX_BUNDLE_OFFERS),
      their_offers: [...(request.their_offers ?? []), theirOffer].slice(-MAX_BUNDLE_OFFERS),
    });
    const { action, recommended_offer, my_utility } = next;
    const told = { when, their_offer: theirOffer, action, recommended_offer, my_utility };
    found.set(key, { ...told, words: wordsOf(told, turn.standing !== null) });
  }
  return [...found.values()];
}

/** Where the other side may stand next: between its last offer, or its best package before any, and what is offered. */
function answersTo(turn: BundleTurn, move: BundleMove, offered: Package): [NextMove['when'], Package][] {
  const { game, standing } = turn;
  const weights = Float64Array.from(game.issues, ({ name }) => move.inferred_priorities[name] ?? 0);
  const packages = listPackages(game);
  const { mine } = packages;
  const theirs = mine.map((_, row) => worthOfRow(packages.theirs, row, weights, 0, game.issueCount));
  const from = standing
    ? theirUtilityOf(game, standing.choices, weights)
    : theirs.reduce((most, one) => Math.max(most, one), 0);
  const to = theirUtilityOf(game, choicesOf(offered, game.issues), weights);
  return WAYS.map(([when, share]) => {
    if (share === 0 && standing) return [when, namePackage(game, standing.choices)];
    const target = from + share * (to - from);
    const apart = (row: number): number => Math.floor(Math.abs(theirs[row]! - target) / STEP);
    let best = 0;
    for (let row = 1; row < mine.length; row += 1) {
      const nearer = apart(best) - apart(row);
      if (nearer > 0 || (nearer === 0 && mine[row]! > mine[best]!)) best = row;
    }
    return [when, namePackage(game, packageAt(packages, best).choices)];
  });
}

/** `If they offer price: high, answer with price: low, worth 0.75 to you.` */
function wordsOf(
  { when, their_offer, action, recommended_offer, my_utility }: Omit<NextMove, 'words'>,
  heard: boolean,
): string {
  const stays = when === 'no_change' && heard ? 'If they stay at' : 'If they offer';
  const worth = `worth ${my_utility.toFixed(2)} to you`;
  const answer =
    action === 'walk' || recommended_offer === null
      ? 'walk'
      : action === 'accept'
        ? `accept it, ${worth}`
        : `answer with ${listPackage(Object.entries(recommended_offer))}, ${worth}`;
  return `${stays} ${listPackage(Object.entries(their_offer))}, ${answer}.`;
}
