import { BATNA, otherRole, roleOfTurn, TURNS, type OpponentName, type Role } from './game.js';
import type { Scenario } from './scenario.js';
import { leastAccepted } from './scripts.js';
import { utilityOf, visitPackages, worthOfPackage, worthOfUtility, worthsOf } from './worths.js';

/**
 * The most that one side can get from a scripted opponent by its own offers when it knows the opponent's weights: the
 * best package that the opponent takes in the laxest turn in which it can still be asked; the BATNA where there is
 * none.
 */
export function bestKnownUtility(scenario: Scenario, role: Role, opponent: OpponentName): number {
  const theirs = worthsOf(scenario, otherRole(role));
  // A script grows no stricter, so its first turn, on which nothing can be on the table, does not count.
  const judged = Array.from({ length: TURNS }, (_, turn) => turn).filter((turn) => roleOfTurn(turn) !== role);
  const least = Math.min(...judged.map((turn) => leastAccepted(opponent, turn)));
  let best = worthOfUtility(BATNA);
  visitPackages(worthsOf(scenario, role), (choices, worth) => {
    if (worth > best && worthOfPackage(theirs, choices) >= least) best = worth;
  });
  return utilityOf(best);
}
