import { playMatch, scriptedAgent, type Agent } from './agents.js';
import type { OpponentName, Role } from './game.js';
import { GauntletError } from './gauntlet-error.js';
import type { AgentMove, MatchEnding, MatchSetup, MatchState } from './match.js';
import type { Scenario } from './scenario.js';
import { scheduleMatches, type ScheduledMatch } from './schedule.js';

/** One match as a certificate carries it: the agent's moves are what the rest follows from. */
export interface MatchRow {
  /** Index of the scenario. */
  scenario: number;
  /** The agent's side. */
  role: Role;
  opponent: OpponentName;
  /** The agent's moves in order: the option indices of an offer, or a word. */
  moves: (number[] | 'accept' | 'walk' | 'malformed')[];
  ending: MatchEnding;
  /** The option indices that were agreed; null without a deal. */
  package: number[] | null;
  /** Of the agent, 0..1 with 10 decimals. */
  utility: number;
  opponent_utility: number;
  /** What the naive baseline has as agent of the same match. */
  baseline_utility: number;
  /** Replies that could not be read. */
  format_failures: number;
}

/**
 * The row of a finished match.
 * @throws GauntletError `match_open`
 */
export function rowOf(scenario: number, match: MatchState): MatchRow {
  const { role, opponent, outcome } = match;
  if (outcome === null) throw new GauntletError('match_open', [], 'The match should be over');
  return {
    scenario,
    role,
    opponent,
    moves: match.moves.map(copyMove),
    ending: outcome.ending,
    package: outcome.package === null ? null : [...outcome.package],
    utility: outcome.utility,
    opponent_utility: outcome.opponent_utility,
    baseline_utility: baselineUtility(match),
    format_failures: match.moves.filter((move) => move === 'malformed').length,
  };
}

/** What the naive baseline gets as agent of this match. */
export function baselineUtility({ scenario, role, opponent }: MatchSetup): number {
  return playMatch({ scenario, role, opponent }, scriptedAgent('naive')).outcome.utility;
}

/**
 * Plays all matches of a run with an agent in this process.
 * @param seed shuffles the ids that the agent sees
 * @example playAll(generateScenarios({ seed: '7' }), '7', engineAgent).length // 360
 */
export function playAll(scenarios: readonly Scenario[], seed: string, agent: Agent): MatchRow[] {
  return scheduleMatches(scenarios.length, seed).map(({ match_id: id, scenario, role, opponent }: ScheduledMatch) =>
    rowOf(scenario, playMatch({ scenario: scenarios[scenario] as Scenario, role, opponent }, agent, id)),
  );
}

function copyMove(move: AgentMove): number[] | 'accept' | 'walk' | 'malformed' {
  return typeof move === 'string' ? move : [...move];
}
