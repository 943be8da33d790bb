import type { BundleMove, BundleRequest } from './bundle/bundle-move.js';
import { planLongGame } from './bundle/long/plan-long-game.js';
import { lookAhead } from './bundle/look-ahead.js';
import { describeBelief } from './opponent/particles.js';
import { believeTurn } from './opponent/posterior.js';
import { presentMove } from './bundle/present-move.js';
import { readBundle, type BundleTurn } from './bundle/read-bundle.js';
import { planShortGame } from './bundle/short/plan-short-game.js';
import { createWorkspace, type Workspace } from './bundle/short/workspace.js';

/**
 * Recommends a move in a negotiation over several issues: an offer, to accept the offer on the table, or to walk. Never
 * an offer below `my_batna`, never an acceptance of less. Deterministic: equal requests give equal answers. Up to 4 own
 * turns in all, those behind included, every offer that is left is planned at once against a belief about the other
 * side's weights and ways; longer games are planned by how its demands have moved. `docs/bundle.md` describes the model
 * and its limits.
 * @throws NegotiationMathError that names the place of the first broken precondition
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * negotiateBundle({ issues, my_priorities: { price: 3, delivery: 1 }, rounds_left: 4 }).action // 'offer'
 */
export function negotiateBundle(request: BundleRequest): BundleMove {
  return answer(request, createWorkspace());
}

/**
 * The same function with scratch arrays of its own, used again from call to call: for whoever asks for many moves, one
 * after the other. It answers alike.
 * @example
 * const issue = { options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] };
 * const issues = [{ name: 'price', ...issue }, { name: 'delivery', ...issue }];
 * const negotiate = createBundleNegotiator();
 * [8, 4].map((rounds_left) => negotiate({ issues, rounds_left }).action) // ['offer', 'offer']
 */
export function createBundleNegotiator(): (request: BundleRequest) => BundleMove {
  const workspace = createWorkspace();
  return (request) => answer(request, workspace);
}

function answer(request: BundleRequest, workspace: Workspace): BundleMove {
  const turn = readBundle(request);
  const move = recommend(turn, workspace);
  if (!request.look_ahead) return move;
  return { ...move, next_moves: lookAhead(request, turn, move, (next) => answer(next, workspace)) };
}

/** From what a request says to a move, each stage from what the one before it found. */
function recommend(turn: BundleTurn, workspace: Workspace): BundleMove {
  const posterior = believeTurn(turn);
  const plan = turn.isLong ? planLongGame(turn) : planShortGame(turn, posterior, workspace);
  return presentMove(turn, plan, describeBelief(posterior));
}
