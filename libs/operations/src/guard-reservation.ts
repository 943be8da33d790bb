import { DISPUTE_NEGOTIATE, NEGOTIATE_BUNDLE } from '@svc/contracts';
import type { BundleMove, BundleRequest, DisputeAdvice, DisputeRequest } from '@svc/negotiation-math';
import type { OperationAnswer } from './answers.js';
import { OperationFault } from './operation-fault.js';

/** Utilities are rounded in answers: a difference below this is rounding. */
const UTILITY_ROUNDING = 1e-9;

/** Operation id → whether an answer recommends nothing that is worse for the caller than its own reservation. A figure that is no number is never within. */
const WITHIN_RESERVATION: ReadonlyMap<string, (input: never, answer: never) => boolean> = new Map<string, (input: never, answer: never) => boolean>([
  [NEGOTIATE_BUNDLE.id, bundleWithin],
  [DISPUTE_NEGOTIATE.id, disputeWithin],
]);

/**
 * An answer that cannot recommend what is beyond the caller's own reservation: where the function behind it does, by a mistake of ours, it is refused with 400.
 * Answers without a reservation are passed through.
 */
export function guardReservation(id: string, answer: OperationAnswer): OperationAnswer {
  const isWithin = WITHIN_RESERVATION.get(id);
  if (isWithin === undefined) return answer;
  return async (input, ports) => {
    const output = await answer(input, ports);
    if (isWithin(input, output as never)) return output;
    throw new OperationFault(400, 'no recommendation can be given that stays within your own reservation');
  };
}

function bundleWithin({ issues, my_priorities, my_batna = 0.4 }: BundleRequest, { recommended_offer: offer }: BundleMove): boolean {
  if (offer === null) return true;
  const weights = issues.map(({ name }) => (my_priorities ? (Object.hasOwn(my_priorities, name) ? (my_priorities[name] ?? 0) : 0) : 1));
  const worth = issues.reduce((sum, { name, options, my_utility }, index) => sum + (weights[index] ?? 0) * (my_utility[options.indexOf(offer[name] as string)] ?? Number.NaN), 0);
  return worth / weights.reduce((sum, weight) => sum + weight, 0) >= my_batna - UTILITY_ROUNDING;
}

function disputeWithin({ customer_floor }: DisputeRequest, { opening_ask, recommended_offer, schedule }: DisputeAdvice): boolean {
  return [opening_ask, recommended_offer, ...schedule.flatMap(({ ask, accept_at_least }) => [ask, accept_at_least])].every((amount) => amount >= customer_floor);
}
