import type { OptionName } from '../deal-issues.js';
import { namePackage, type BundleGame } from './game.js';
import type { BundleDecision } from './present-move.js';
import type { BundleTurn } from './read-bundle.js';

/**
 * What an offer asks for and what it gives for it, in a sentence for the caller: against their last offer, or against
 * the caller's best package where they have made none. Null where nothing is given for anything.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const turn = readBundle({ issues, their_offers: [{ price: 'high', delivery: 'low' }] });
 * tradeOf(turn, [1, 0]) // 'It asks for price: low and gives delivery: high for it.'
 */
export function tradeOf(turn: BundleTurn, choices: ArrayLike<number>): string | null {
  const { asked, given } = partsOf(turn, choices);
  if (asked.length === 0 || given.length === 0) return null;
  return `It asks for ${listOf(turn.game, choices, asked)} and gives ${listOf(turn.game, choices, given)} for it.`;
}

/**
 * The words to send to the other side. Nothing is in them but the package and whether it is the last: no utility, no
 * alternative, no guess about them.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const turn = readBundle({ issues });
 * sayMove(turn, { act: 'walk', choices: null, answerable: 2 }).slice(0, 24) // 'Thank you for your time.'
 */
export function sayMove(
  turn: BundleTurn,
  { act, choices, answerable }: Pick<BundleDecision, 'act' | 'choices' | 'answerable'>,
): string {
  const { game } = turn;
  if (act === 'walk' || choices === null)
    return 'Thank you for your time. I see no package here that works for me, so I will leave it at that.';
  const every = listOf(game, choices, game.listed);
  if (act === 'accept') return `I accept your offer: ${every}. We have a deal.`;
  if (answerable <= 1) return `This is my final offer: ${every}.`;
  const { asked, given } = partsOf(turn, choices);
  if (asked.length === 0 || given.length === 0) return `I can offer this: ${every}.`;
  const rest = game.listed.filter((issue) => !asked.includes(issue) && !given.includes(issue));
  const kept = rest.length > 0 ? `, with ${listOf(game, choices, rest)}` : '';
  return `If you can do ${listOf(game, choices, asked)}, I can do ${listOf(game, choices, given)}${kept}.`;
}

/**
 * The issues on which a package is better for the caller than their last offer, and those on which it gives way to them
 * against the caller's best.
 */
function partsOf({ game, theirOffers }: BundleTurn, choices: ArrayLike<number>): { asked: number[]; given: number[] } {
  const last = theirOffers.at(-1);
  const [asked, given]: [number[], number[]] = [[], []];
  for (const issue of game.listed) {
    const { my_utility: mine, their_utility: theirs } = game.issues[issue]!;
    const best = mine.indexOf(Math.max(...mine));
    const here = choices[issue]!;
    const before = last?.[issue];
    if (before === undefined ? here === best : mine[here]! > mine[before]!) asked.push(issue);
    else if (mine[here]! < mine[best]! && theirs[here]! > theirs[best]!) given.push(issue);
  }
  return { asked, given };
}

/** Issues with the options that are chosen. */
function listOf(game: BundleGame, choices: ArrayLike<number>, issues: readonly number[]): string {
  const named = namePackage(game, choices);
  const names = issues.map((issue) => game.issues[issue]!.name);
  return listPackage(names.map((name) => [name, named[name]!]));
}

/**
 * Issues with their options in words.
 * @example listPackage([['price', 'low'], ['support', '24 h'], ['delivery', '4 weeks']])
 *   // 'price: low, support: 24 h and delivery: 4 weeks'
 */
export function listPackage(named: readonly (readonly [issue: string, option: OptionName])[]): string {
  const parts = named.map(([issue, option]) => `${issue}: ${String(option)}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
