import { createEngineAgent, scriptedAgent, type Agent } from '@svc/gauntlet';
import { askAddress, askInProcess, type AskAgent } from './ask-agent.js';
import type { PlayerChoice } from './command-line.js';

/** The player of this program that was chosen. */
export function agentOf(player: Exclude<PlayerChoice, { kind: 'address' }>): Agent {
  return player.kind === 'engine' ? createEngineAgent() : scriptedAgent(player.name);
}

/** How the chosen player is asked. */
export function askPlayer(player: PlayerChoice, timeoutMillis: number): AskAgent {
  return player.kind === 'address' ? askAddress(player.url, { timeoutMillis }) : askInProcess(agentOf(player));
}
