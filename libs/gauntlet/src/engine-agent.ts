import { createBundleNegotiator, negotiateBundle } from '@svc/negotiation-math';
import { opponentMovesLast, ownTurnsLeft, type Agent } from './agents.js';
import type { AgentReply, TurnMessage, WirePackage } from './turn-message.js';

/**
 * The engine of this service as an agent: `negotiateBundle` on what the turn tells. Stateless and deterministic, so it
 * plays the same in this process, behind an address and in another run.
 * @example playMatch({ scenario, role: 'seller', opponent: 'naive' }, engineAgent)
 */
export function engineAgent(message: TurnMessage): AgentReply {
  return replyWith(message, negotiateBundle);
}

/**
 * The same with scratch arrays of its own, which it uses from turn to turn: for whoever plays many matches one after
 * the other. It answers alike.
 * @param options `negotiate`: another engine in its place; `budget`: times the usual computing of a move, 1 to 8
 * @example playAll(generateScenarios({ seed: '7' }), '7', createEngineAgent()).length // 360
 */
export function createEngineAgent({
  negotiate = createBundleNegotiator(),
  budget,
}: { negotiate?: typeof negotiateBundle; budget?: number } = {}): Agent {
  return (message) =>
    replyWith(message, (request) => negotiate(budget === undefined ? request : { ...request, budget }));
}

function replyWith(message: TurnMessage, negotiate: typeof negotiateBundle): AgentReply {
  const { action, recommended_offer } = negotiate({
    issues: message.issues,
    my_priorities: message.weights,
    my_batna: message.batna,
    their_batna_estimate: message.batna,
    my_offers: message.your_offers,
    their_offers: message.their_offers,
    rounds_left: ownTurnsLeft(message.turn, message.deadline),
    opponent_moves_last: opponentMovesLast(message),
  });
  return action === 'offer' && recommended_offer !== null
    ? { action, package: recommended_offer as WirePackage }
    : { action: action === 'walk' ? 'walk' : 'accept' };
}
