import {
  AUCTION_OPTIMAL_BID,
  BUY_NEXT_OFFER,
  DISPUTE_NEGOTIATE,
  NEGOTIATE_BUNDLE,
  NEGOTIATE_TURN,
  SELL_NEXT_OFFER,
} from '@svc/contracts';
import {
  DEFAULT_BATNA,
  type BundleMove,
  type BundleRequest,
  type DisputeAdvice,
  type DisputeRequest,
  type TurnAdvice,
  type TurnRequest,
} from '@svc/negotiation-math';
import type { OperationAnswer } from './operation-answer.js';
import { OperationFault } from './operation-fault.js';

/** Utilities are rounded in answers: a difference below this is rounding. */
const UTILITY_ROUNDING = 1e-9;

/**
 * Operation id → whether an answer recommends nothing that is worse for the caller than its own reservation. A figure
 * that is no number is never within.
 */
const WITHIN_RESERVATION: ReadonlyMap<string, (input: never, answer: never) => boolean> = new Map<
  string,
  (input: never, answer: never) => boolean
>([
  [NEGOTIATE_TURN.id, turnWithin],
  [SELL_NEXT_OFFER.id, offerWithin],
  [BUY_NEXT_OFFER.id, offerWithin],
  [NEGOTIATE_BUNDLE.id, bundleWithin],
  [DISPUTE_NEGOTIATE.id, disputeWithin],
  [AUCTION_OPTIMAL_BID.id, bidWithin],
]);

/**
 * An answer that cannot recommend what is beyond the caller's own reservation: where the function behind it does, by a
 * mistake of ours, it is refused with 400. Answers without a reservation are passed through.
 */
export function guardReservation(id: string, answer: OperationAnswer): OperationAnswer {
  const isWithin = WITHIN_RESERVATION.get(id);
  if (isWithin === undefined) return answer;
  return async (input, ports) => {
    const output = await answer(input, ports);
    if (isWithin(input, output as never)) return output;
    throw new OperationFault(400, 'no recommendation is within your own reservation', {
      code: 'beyond_reservation',
    });
  };
}

function turnWithin({ side, walk_away }: TurnRequest, { recommended_price }: TurnAdvice): boolean {
  return side === 'sell' ? recommended_price >= walk_away : recommended_price <= walk_away;
}

function offerWithin(
  { my_reservation }: { my_reservation: number },
  { recommended_offer }: { recommended_offer: number },
): boolean {
  return recommended_offer >= my_reservation - UTILITY_ROUNDING;
}

/** A bid's reservation is the valuation; equal but for the rounding to 12 digits. */
function bidWithin({ my_valuation }: { my_valuation: number }, { optimal_bid }: { optimal_bid: number }): boolean {
  return optimal_bid <= my_valuation * (1 + UTILITY_ROUNDING);
}

function bundleWithin(
  { issues, my_priorities, my_batna = DEFAULT_BATNA }: BundleRequest,
  { recommended_offer: offer }: BundleMove,
): boolean {
  if (offer === null) return true;
  const weights = issues.map(({ name }) =>
    my_priorities ? (Object.hasOwn(my_priorities, name) ? (my_priorities[name] ?? 0) : 0) : 1,
  );
  const worth = issues.reduce(
    (sum, { name, options, my_utility }, index) =>
      sum + (weights[index] ?? 0) * (my_utility[options.indexOf(offer[name] as string)] ?? Number.NaN),
    0,
  );
  return worth / weights.reduce((sum, weight) => sum + weight, 0) >= my_batna - UTILITY_ROUNDING;
}

function disputeWithin(
  { customer_floor }: DisputeRequest,
  { opening_ask, recommended_offer, schedule }: DisputeAdvice,
): boolean {
  return [
    opening_ask,
    recommended_offer,
    ...schedule.flatMap(({ ask, accept_at_least }) => [ask, accept_at_least]),
  ].every((amount) => amount >= customer_floor);
}
