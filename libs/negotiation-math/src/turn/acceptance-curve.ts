import { roundFigure } from '@svc/numerics';
import { DEFAULT_TUNABLES, type Tunables } from '../next-offer/tunables.js';
import { chanceOfAsk, foresee } from './outlook.js';
import { readTurn } from './read-turn.js';
import { scaleOf } from './price-scale.js';
import type { TurnRequest } from './turn-request.js';

/** A price and how likely it is taken. */
export interface AcceptancePoint {
  /** Dollars. */
  readonly price: number;
  /** The chance that the other side takes it now, 0..1. */
  readonly acceptance_probability: number;
}

/**
 * How likely each of some prices would be taken now, by the outlook that `negotiateTurn` recommends from: a price
 * that it counters with has the probability that its advice names. Empty where target and walk-away price are one.
 * @throws NegotiationMathError that names the first place of the request that breaks a precondition
 * @example
 * const sale = { side: 'sell', walk_away: 700, target: 1000 };
 * acceptanceCurve(sale, [1000]) // [{ price: 1000, acceptance_probability: 0 }]
 */
export function acceptanceCurve(
  request: TurnRequest,
  prices: readonly number[],
  tunables: Tunables = DEFAULT_TUNABLES,
): AcceptancePoint[] {
  const turn = readTurn(request);
  const { walkAway, target } = turn;
  if (target === walkAway) return [];
  const outlook = foresee(turn, scaleOf(turn), tunables);
  return prices.map((price) => ({
    price,
    acceptance_probability: roundFigure(chanceOfAsk(outlook, (price - walkAway) / (target - walkAway))),
  }));
}
