import { tellDollars } from '../dollars.js';
import type { Outlook } from './outlook.js';
import type { PriceTurn } from './read-turn.js';

/** What a rationale tells beside the turn. */
export interface Reasoning {
  readonly action: 'counter' | 'accept' | 'walk';
  readonly price: number;
  /** The expected settlement. */
  readonly expected: number;
  /** Null where target and walk-away price are one. */
  readonly outlook: Outlook | null;
}

/** Why this action, for the caller alone: it may name the walk-away price. */
export function writeRationale(turn: PriceTurn, { action, price, expected, outlook }: Reasoning): string {
  const left = turn.roundsLeft === 1 ? 'This is the last turn' : `${turn.roundsLeft} turns are left`;
  if (outlook === null)
    return (
      'Target and walk-away price are the same: any price at least as good is accepted, and no better one is ' +
      'asked for.'
    );
  if (action === 'walk')
    return (
      `${left}, and the other side’s distance to ${tellDollars(turn.walkAway)} is more than twice what it ` +
      'has conceded so far.'
    );
  if (action === 'accept')
    return `${left}, and continuing promises nothing better than the current offer of ${tellDollars(price)}.`;
  return `${left}. ${beliefOf(turn, outlook)} Continuing is worth as much as a certain ${tellDollars(expected)}.`;
}

/** What is believed of the other side. */
function beliefOf(turn: PriceTurn, { offered, refused, streaming }: Outlook): string {
  const priceAt = (share: number): string =>
    tellDollars(Number((turn.walkAway + share * (turn.target - turn.walkAway)).toFixed(2)));
  const [worst, best] = [priceAt(offered), priceAt(refused)];
  if (turn.theirs.length === 0)
    return `Nothing was offered yet: the other side's limit may lie anywhere from ${worst} to ${best}.`;
  if (streaming > 0.5)
    return 'The other side takes back what it has offered: its prices look like independent random draws.';
  return refused > offered
    ? `The other side's limit is estimated to lie between its offer and what it has refused, ${worst} to ${best}.`
    : `The other side’s last price is ${worst}.`;
}
