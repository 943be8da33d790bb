import { roleOfTurn, TURNS, type OpponentName } from './game.js';
import { answerTurn, startMatch, type FinishedMatch, type MatchSetup } from './match.js';
import { playScript } from './scripts.js';
import { readReply, turnMessage, type TurnMessage } from './turn-message.js';
import { worthsFrom } from './worths.js';

/**
 * A player in this process. What it returns is read like the answer of a player over HTTP, so a faulty one is malformed
 * and not an exception.
 */
export type Agent = (turn: TurnMessage) => unknown;

/** Plays a whole match with an agent in this process. */
export function playMatch(setup: MatchSetup, agent: Agent, matchId = 'match-0001'): FinishedMatch {
  let match = startMatch(setup);
  for (;;) {
    const { outcome } = match;
    if (outcome !== null) return { ...match, outcome };
    const message = turnMessage(match, matchId);
    match = answerTurn(match, readReply(agent(message), message).move);
  }
}

/**
 * A scripted opponent as an agent; `naive` is the baseline of the certificate.
 * @example playMatch({ scenario, role: 'buyer', opponent: 'hardball' }, scriptedAgent('naive')).outcome
 */
export function scriptedAgent(name: OpponentName): Agent {
  return ({ turn, issues, weights, their_offers: theirs }) => {
    const onTable = theirs.at(-1);
    const move = playScript(name, {
      turn,
      worths: worthsFrom(
        issues.map((issue) => weights[issue.name] ?? 0),
        issues.map(({ my_utility }) => my_utility),
      ),
      onTable: onTable === undefined ? null : issues.map((issue) => issue.options.indexOf(onTable[issue.name] ?? '')),
    });
    return move === 'accept'
      ? { action: 'accept' }
      : {
          action: 'offer',
          package: Object.fromEntries(
            issues.map(({ name: issue, options }, index) => [issue, options[move[index] ?? 0]]),
          ),
        };
  };
}

/** Turns that the side to move still has, this one included. */
export function ownTurnsLeft(turn: number, deadline: number = TURNS): number {
  return Math.ceil((deadline - turn) / 2);
}

/** Whether the other side has the last turn. */
export function opponentMovesLast({ role, deadline }: Pick<TurnMessage, 'role' | 'deadline'>): boolean {
  return roleOfTurn(deadline - 1) !== role;
}
