import type { PeerNextOfferIn } from '@svc/contracts';
import { buyNextOffer, sellNextOffer, type SellNextOffer, type Tunables } from '@svc/negotiation-math';
import { OperationFault, pureAnswer } from '@svc/operations';

/** What the engine remembers and plans for at most. */
const MAX_HISTORY = 128;
const MAX_ROUNDS = 64;

const move = pureAnswer((input: PeerNextOfferIn, tunables: Tunables): SellNextOffer => {
  const shared = {
    my_reservation: input.my_reservation,
    my_offer_history: (input.my_offer_history ?? []).slice(-MAX_HISTORY),
    deadline_rounds: Math.min(input.deadline_rounds ?? 10, MAX_ROUNDS),
    frontier_knob: input.frontier_knob ?? 0.5,
    peer_mode: true,
  };
  const theirs = (input.opponent_offer_history ?? []).slice(-MAX_HISTORY);
  if (input.role === 'seller')
    return sellNextOffer({ ...shared, opponent_offer_history: theirs, buyer_wtp_prior: input.prior ?? null }, tunables);
  const answer = buyNextOffer(
    { ...shared, seller_offer_history: theirs, defenses: [], market_prior: input.prior ?? null },
    tunables,
  );
  const { recommended_offer, acceptance_probability, expected_payoff, rationale, posterior } = answer;
  const { bargaining_share, focal_floor } = answer;
  return {
    recommended_offer,
    acceptance_probability,
    expected_payoff,
    rationale,
    posterior,
    bargaining_share,
    focal_floor,
  };
});

/**
 * The next offer of one side in cooperative play.
 * @throws OperationFault 422 for utilities outside 0..1, 400 where a recommendation would lie beyond the own
 *   reservation
 */
export function cooperativeMove(input: PeerNextOfferIn, tunables: Tunables): SellNextOffer {
  const answer = move(input, tunables);
  if (answer.recommended_offer < input.my_reservation)
    throw new OperationFault(400, 'the recommendation would lie beyond the reservation', {
      code: 'beyond_reservation',
    });
  return answer;
}
