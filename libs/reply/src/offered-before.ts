import { fromMicros, netPerUnit, priceStepMicros, type Offer } from '@svc/policy-rules';
import { dealKey, decodeDeal } from './deal-code.js';
import type { Turn } from './turn.js';

/**
 * The earlier offer that a message asks for: one whose price it names, or betters, on the same terms; or one whose
 * terms it asks for without a price. Null where there is none, where the buyer wants it cheaper, and where the seller
 * has since come so far down that the earlier price would be a step back.
 */
export function offeredBefore(turn: Turn): Offer | null {
  const { reading, proposal } = turn;
  if (reading.facts.wants_discount || Object.keys(reading.refuses).length > 0) return null;
  const same = earlierOffer(turn, dealKey(turn.policy, proposal.order));
  if (proposal.price !== null) return same && same.price <= proposal.price ? same : atNamedPrice(turn, proposal.price);
  const asks = proposal.said.length > 0 && turn.standing.length > 0;
  return asks && same && !isStepBack(turn, same) ? same : null;
}

/** The offer of a deal at the lowest price at which it was made. */
function earlierOffer({ policy, memory }: Turn, key: string): Offer | null {
  return Object.hasOwn(memory.offered, key) ? decodeDeal(policy, `${memory.offered[key] as number}@${key}`) : null;
}

/** The one earlier offer of this very price, where the message names a price and no terms. */
function atNamedPrice(turn: Turn, price: number): Offer | null {
  if (turn.proposal.said.length > 0 || turn.reading.facts.unread !== undefined) return null;
  const [only, ...more] = Object.keys(turn.memory.offered)
    .filter((key) => turn.memory.offered[key] === price)
    .map((key) => earlierOffer(turn, key));
  return only && more.length === 0 && only.quantity === turn.proposal.order.quantity ? only : null;
}

/** Whether an offer is worth more to the seller than what is on the table, by more than a price step. */
function isStepBack({ policy, standing }: Turn, offer: Offer): boolean {
  const lowest = Math.min(...standing.map((one) => netPerUnit(policy, one)));
  return netPerUnit(policy, offer) > lowest + fromMicros(priceStepMicros(policy)) * 1.5;
}
