import { BATNA, otherRole, PROTOCOL, TURNS, type Role } from './game.js';
import type { AgentMove, MatchState } from './match.js';
import { utilitiesOf, type Choices } from './worths.js';

/** A package on the wire: issue → option. */
export type WirePackage = Record<string, string>;

/**
 * One turn as the agent gets it, by POST. Everything it may know of the match is in it, so an agent needs no memory.
 */
export interface TurnMessage {
  /** `svc-gauntlet/1`, or another name that the run was told to use. */
  protocol: string;
  /** The same on every turn of a match. Says nothing of the opponent. */
  match_id: string;
  /** The agent's side. */
  role: Role;
  /** 0..7; the seller has the even ones. */
  turn: number;
  /** Turns in all. */
  deadline: number;
  /** What either side has without a deal. */
  batna: number;
  /** Per option utilities of both sides, 0..1. */
  issues: { name: string; options: string[]; my_utility: number[]; their_utility: number[] }[];
  /** The agent's weights, issue → 0..1; they sum to 1. */
  weights: Record<string, number>;
  /** Own offers, oldest first. */
  your_offers: WirePackage[];
  /** The other side's offers, oldest first; the last one is on the table. */
  their_offers: WirePackage[];
}

/** What an agent answers. */
export type AgentReply = { action: 'offer'; package: WirePackage } | { action: 'accept' } | { action: 'walk' };

/** A reply as it was read: a move, and why it could not be read where it is malformed. */
export interface ReadReply {
  readonly move: AgentMove;
  /** Null unless the move is `malformed`. */
  readonly fault: string | null;
}

/** The most characters of a reply. */
export const MAX_REPLY_CHARACTERS = 65_536;

/** What the agent is sent on its turn. */
export function turnMessage(match: MatchState, matchId: string, protocol: string = PROTOCOL): TurnMessage {
  const { scenario, role, turn } = match;
  const weights = role === 'seller' ? scenario.seller_weights : scenario.buyer_weights;
  const named = (choices: Choices): WirePackage => namePackage(match, choices);
  return {
    protocol,
    match_id: matchId,
    role,
    turn,
    deadline: TURNS,
    batna: BATNA,
    issues: scenario.issues.map(({ name, options }, issue) => ({
      name,
      options: [...options],
      my_utility: utilitiesOf(scenario, issue, role),
      their_utility: utilitiesOf(scenario, issue, otherRole(role)),
    })),
    weights: Object.fromEntries(scenario.issues.map(({ name }, issue) => [name, weights[issue] ?? 0])),
    your_offers: match.agent_offers.map(named),
    their_offers: match.opponent_offers.map(named),
  };
}

/** A package by the names of its issues and options. */
export function namePackage({ scenario }: Pick<MatchState, 'scenario'>, choices: Choices): WirePackage {
  return Object.fromEntries(
    scenario.issues.map(({ name, options }, issue) => [name, options[choices[issue] ?? 0] ?? '']),
  );
}

/**
 * Reads what an agent answered. Members that the protocol does not know are passed over; anything else that is not a
 * reply is malformed, never a guess: no JSON object, another action, an offer that leaves an issue open or names what
 * is not there.
 * @param body the text of the answer, or the value where it was parsed already
 */
export function readReply(body: unknown, { issues }: Pick<TurnMessage, 'issues'>): ReadReply {
  const value = typeof body === 'string' ? parse(body) : body;
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return malformed('the reply is not a JSON object');
  const { action, package: chosen } = value as { action?: unknown; package?: unknown };
  if (action === 'accept' || action === 'walk') return { move: action, fault: null };
  if (action !== 'offer') return malformed('the action is not offer, accept or walk');
  if (chosen === null || typeof chosen !== 'object' || Array.isArray(chosen))
    return malformed('the package is not an object');
  const named = chosen as Record<string, unknown>;
  if (Object.keys(named).some((name) => !issues.some((issue) => issue.name === name)))
    return malformed('the package names an unknown issue');
  const choices = issues.map(({ name, options }) =>
    Object.hasOwn(named, name) ? options.indexOf(named[name] as string) : -1,
  );
  return choices.includes(-1)
    ? malformed('the package leaves an issue open or names an unknown option')
    : { move: choices, fault: null };
}

function parse(text: string): unknown {
  if (text.length > MAX_REPLY_CHARACTERS) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function malformed(fault: string): ReadReply {
  return { move: 'malformed', fault };
}
