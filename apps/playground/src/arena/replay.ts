import {
  answerTurn,
  createEngineAgent,
  playMatch,
  practiceSet,
  roleOfTurn,
  scriptedAgent,
  startMatch,
  utilityOf,
  worthOfPackage,
  type AgentMove,
  type Choices,
  type MatchSetup,
  type MatchState,
} from '@svc/gauntlet';
import type { ReplayStep } from '../components/replay-board.js';
import type { GameChoice } from './choices.js';

const { scenarios } = practiceSet();

/** A game of the practice set, played now: equal choices play the same game. */
export function playGame({ scenario, role, player, opponent }: GameChoice): ReplayStep[] {
  const found = scenarios[scenario - 1];
  if (found === undefined) throw new Error(`there is no scenario ${scenario}`);
  const setup = { scenario: found, role, opponent };
  return stepsOf(setup, playMatch(setup, player === 'engine' ? createEngineAgent() : scriptedAgent(player)).moves);
}

/** A game as it is told, a step a turn: what was offered, and what that would be worth to either side. */
export function stepsOf(setup: MatchSetup, moves: readonly AgentMove[]): ReplayStep[] {
  const states = moves.reduce<MatchState[]>(
    (played, move) => [...played, answerTurn(played.at(-1) ?? startMatch(setup), move)],
    [startMatch(setup)],
  );
  const last = states.at(-1);
  if (last === undefined) return [];
  const [agents, opponents] = [[...last.agent_offers], [...last.opponent_offers]];
  const said = moves.filter((move) => move === 'malformed' || Array.isArray(move));
  const steps: ReplayStep[] = [];
  for (let turn = 0; agents.length + opponents.length > 0 || said.length > 0; turn += 1) {
    const own = roleOfTurn(turn) === setup.role;
    if (own && said.shift() === 'malformed') continue;
    const offer = own ? agents.shift() : opponents.shift();
    if (offer === undefined) break;
    steps.push(stepOf(last, turn, own, offer));
  }
  return [...steps, endOf(last)];
}

function stepOf(match: MatchState, turn: number, own: boolean, choices: Choices): ReplayStep {
  return {
    turn: turn + 1,
    by: own ? 'agent' : 'opponent',
    package: packageOf(match, choices),
    agent: utilityOf(worthOfPackage(match.agent_worths, choices)),
    opponent: utilityOf(worthOfPackage(match.opponent_worths, choices)),
    ending: null,
  };
}

const packageOf = ({ scenario }: MatchState, choices: Choices): ReplayStep['package'] =>
  scenario.issues.map(({ name, options }, issue) => ({
    issue: name,
    option: (choices[issue] ?? 0) + 1,
    options: options.length,
  }));

function endOf(match: MatchState): ReplayStep {
  const { outcome } = match;
  if (outcome === null) throw new Error('the game is not over');
  return {
    turn: outcome.turn + 1,
    by: outcome.ending === 'opponent_accepted' ? 'opponent' : 'agent',
    package: outcome.package === null ? [] : packageOf(match, outcome.package),
    agent: outcome.utility,
    opponent: outcome.opponent_utility,
    ending: outcome.ending,
  };
}
