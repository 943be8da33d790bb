import { BATNA, otherRole, roleOfTurn, TURNS, type OpponentName, type Role } from './game.js';
import { GauntletError } from './gauntlet-error.js';
import type { Scenario } from './scenario.js';
import { playScript } from './scripts.js';
import { utilityOf, worthOfPackage, worthsOf, type Choices, type Worths } from './worths.js';

/**
 * A move of the agent as it is recorded: the option indices of an offer, a word, or a reply that could not be read and
 * lost its turn.
 */
export type AgentMove = Choices | 'accept' | 'walk' | 'malformed';

/** How a match ended. */
export type MatchEnding = 'agent_accepted' | 'opponent_accepted' | 'agent_walked' | 'deadline';

/** Who plays what against whom. */
export interface MatchSetup {
  readonly scenario: Scenario;
  /** The agent's side. */
  readonly role: Role;
  readonly opponent: OpponentName;
}

/** What came out of a match. */
export interface MatchOutcome {
  readonly ending: MatchEnding;
  /** The turn in which it ended, 0..7; 8 after the last. */
  readonly turn: number;
  /** What was agreed; null without a deal. */
  readonly package: Choices | null;
  /** Of the agent, 0..1; the BATNA without a deal. */
  readonly utility: number;
  readonly opponent_utility: number;
}

/** A match between two turns. Where `outcome` is null it is the agent's turn. */
export interface MatchState extends MatchSetup {
  readonly turn: number;
  readonly agent_offers: readonly Choices[];
  readonly opponent_offers: readonly Choices[];
  readonly moves: readonly AgentMove[];
  readonly outcome: MatchOutcome | null;
  readonly agent_worths: Worths;
  readonly opponent_worths: Worths;
}

/** A match that is over. */
export type FinishedMatch = MatchState & { readonly outcome: MatchOutcome };

/** Opens a match and plays it up to the agent's first turn. */
export function startMatch({ scenario, role, opponent }: MatchSetup): MatchState {
  return playOpponent({
    scenario,
    role,
    opponent,
    turn: 0,
    agent_offers: [],
    opponent_offers: [],
    moves: [],
    outcome: null,
    agent_worths: worthsOf(scenario, role),
    opponent_worths: worthsOf(scenario, otherRole(role)),
  });
}

/**
 * The match after the agent's move and the opponent's answer. Accepting with no offer on the table is walking; a
 * malformed reply loses its turn, and the agent's last offer stays on the table.
 * @throws GauntletError `match_over`, `package_invalid`
 */
export function answerTurn(match: MatchState, move: AgentMove): MatchState {
  if (match.outcome !== null) throw new GauntletError('match_over', [], 'The match should not be over');
  const moved = { ...match, moves: [...match.moves, move] };
  if (move === 'accept') {
    const onTable = match.opponent_offers.at(-1);
    return onTable === undefined ? end(moved, 'agent_walked', null) : end(moved, 'agent_accepted', onTable);
  }
  if (move === 'walk') return end(moved, 'agent_walked', null);
  if (move === 'malformed') return playOpponent({ ...moved, turn: match.turn + 1 });
  requireChoices(move, match.agent_worths);
  return playOpponent({ ...moved, turn: match.turn + 1, agent_offers: [...match.agent_offers, move] });
}

/**
 * A whole match from the agent's recorded moves.
 * @throws GauntletError `match_over` where moves are left, `match_open` where some are missing, `package_invalid`
 */
export function replayMatch(setup: MatchSetup, moves: readonly AgentMove[]): MatchOutcome {
  const { outcome } = moves.reduce(answerTurn, startMatch(setup));
  if (outcome === null) throw new GauntletError('match_open', ['moves'], 'Moves should lead to the end of the match');
  return outcome;
}

function playOpponent(match: MatchState): MatchState {
  if (match.turn >= TURNS) return end(match, 'deadline', null);
  if (roleOfTurn(match.turn) === match.role) return match;
  const onTable = match.agent_offers.at(-1) ?? null;
  const move = playScript(match.opponent, { worths: match.opponent_worths, turn: match.turn, onTable });
  if (move === 'accept') return end(match, 'opponent_accepted', onTable);
  return playOpponent({ ...match, turn: match.turn + 1, opponent_offers: [...match.opponent_offers, move] });
}

function end(match: MatchState, ending: MatchEnding, agreed: Choices | null): MatchState {
  const of = (worths: Worths): number => (agreed === null ? BATNA : utilityOf(worthOfPackage(worths, agreed)));
  return {
    ...match,
    outcome: {
      ending,
      turn: match.turn,
      package: agreed,
      utility: of(match.agent_worths),
      opponent_utility: of(match.opponent_worths),
    },
  };
}

function requireChoices(choices: Choices, worths: Worths): void {
  const sound =
    Array.isArray(choices) &&
    choices.length === worths.length &&
    worths.every((row, issue) => Number.isInteger(choices[issue]) && Object.hasOwn(row, choices[issue] as number));
  if (!sound)
    throw new GauntletError(
      'package_invalid',
      ['package'],
      'A package should be the index of an option for each issue',
    );
}
