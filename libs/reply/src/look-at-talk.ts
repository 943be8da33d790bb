import { arrivalOf, stockFault } from './decide-reply.js';
import { nothingSaid } from './decide-bid.js';
import type { ReplyMemory } from './memory.js';
import type { Circumstances, SellerSide } from './reply.js';
import type { ReplyFault } from './reply-error.js';
import { sellerSide } from './seller-side.js';
import { openTurn } from './turn.js';

/**
 * Where a talk stands, for the seller alone: the bid that waits, and a summary in figures. Nothing moves. Faults come
 * as values: `stock_missing`, `unknown_engine`.
 * @example lookAtTalk({ policy, policyHash, memory, engine: null, flags: null, stock: null, nowMillis })
 * // { ok: true, seller: { standing_bid: { price: 800, … }, summary: { turns: 2, … } } }
 */
export function lookAtTalk(
  input: Circumstances & { memory: ReplyMemory },
): { ok: true; seller: SellerSide } | ReplyFault {
  const unsent = stockFault(input);
  if (unsent) return unsent;
  const arrival = arrivalOf({ ...input, reading: nothingSaid(input.memory, input.policy.language) });
  if ('ok' in arrival) return arrival;
  // A turn counts the message that it opens with; here there is none.
  const memory = { ...input.memory, turn: input.memory.turn - 1 };
  return { ok: true, seller: sellerSide(openTurn(arrival, memory), true) };
}
