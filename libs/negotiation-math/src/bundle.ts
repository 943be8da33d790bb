import type { BundleMove, BundleRequest } from './bundle/bundle-move.js';
import { isLongGame, recommendLongMove } from './bundle/long/recommend-long.js';
import { readBundle } from './bundle/read-bundle.js';
import { recommendShortMove } from './bundle/short-move.js';

/**
 * Recommends a move in a negotiation over several issues: an offer, to accept the offer on the table, or to walk.
 * Never an offer below `my_batna`, never an acceptance of less. Deterministic: equal requests give equal answers.
 * Up to 4 own turns in all, those behind included, every offer that is left is planned at once against a belief about the other side's weights and ways;
 * longer games are planned by how its demands have moved. Verified peers use `negotiateBundleAmongPeers`. `docs/bundle.md` describes the model and its limits.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example negotiateBundle({ issues, my_priorities: { price: 3, delivery: 1 }, my_batna: 0.3, rounds_left: 4 }).action // 'offer'
 */
export function negotiateBundle(request: BundleRequest): BundleMove {
  const turn = readBundle(request);
  if (isLongGame(turn)) return recommendLongMove(turn.game, turn);
  return recommendShortMove(turn);
}
