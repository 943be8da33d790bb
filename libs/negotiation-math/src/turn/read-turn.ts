import { DEFAULT_TURN_ROUNDS, MAX_ITEM_CHARACTERS, MAX_OFFER_HISTORY } from '../limits.js';
import { requireDollars } from '../dollars.js';
import { NegotiationMathError } from '../negotiation-math-error.js';
import { requireHistory } from '../requirements.js';
import type { TurnRequest } from './turn-request.js';

/** A request that holds its preconditions. */
export interface PriceTurn {
  readonly side: TurnRequest['side'];
  readonly walkAway: number;
  readonly target: number;
  readonly theirs: readonly number[];
  readonly mine: readonly number[];
  readonly roundsLeft: number;
  readonly item: string;
}

/**
 * Reads a request.
 * @throws NegotiationMathError that names the first place that breaks a precondition
 */
export function readTurn({
  side,
  walk_away,
  target,
  counterparty_offers = [],
  my_previous_offers = [],
  rounds_left = DEFAULT_TURN_ROUNDS,
  item = 'this',
}: TurnRequest): PriceTurn {
  if (side !== 'sell' && side !== 'buy')
    throw new NegotiationMathError('side_unknown', ['side'], 'Side should be sell or buy');
  requireDollars(walk_away, ['walk_away']);
  requireDollars(target, ['target']);
  if (side === 'sell' ? target < walk_away : target > walk_away) {
    throw new NegotiationMathError(
      'target_side',
      ['target'],
      side === 'sell'
        ? 'A seller’s target should not be below walk_away'
        : 'A buyer’s target should not be above walk_away',
    );
  }
  requirePrices(counterparty_offers, 'counterparty_offers');
  requirePrices(my_previous_offers, 'my_previous_offers');
  if (!(Number.isInteger(rounds_left) && rounds_left >= 1))
    throw new NegotiationMathError('rounds_range', ['rounds_left'], 'Rounds left should be a whole number from 1');
  if (!(typeof item === 'string' && item !== '' && [...item].length <= MAX_ITEM_CHARACTERS))
    throw new NegotiationMathError(
      'item_length',
      ['item'],
      `Item should be a text of 1 to ${MAX_ITEM_CHARACTERS} characters`,
    );
  return {
    side,
    walkAway: walk_away,
    target,
    theirs: counterparty_offers,
    mine: my_previous_offers,
    roundsLeft: rounds_left,
    item,
  };
}

function requirePrices(prices: unknown, member: string): asserts prices is number[] {
  requireHistory(prices, MAX_OFFER_HISTORY, member);
  for (const [index, price] of prices.entries()) requireDollars(price, [member, index]);
}
