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
 * @example playAll(generateScenarios({ seed: '7' }), '7', createEngineAgent()).length // 360
 */
export function createEngineAgent(): Agent {
  const negotiate = createBundleNegotiator();
  return (message) => replyWith(message, negotiate);
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
