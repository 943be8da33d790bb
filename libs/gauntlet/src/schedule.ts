import { createRandom } from '@svc/numerics';
import { OPPONENTS, ROLES, type OpponentName, type Role } from './game.js';

/** One match of a run. */
export interface ScheduledMatch {
  /** What the agent is told: a place in a shuffled list, so that it says nothing of scenario, role and opponent. */
  readonly match_id: string;
  /** Index of the scenario. */
  readonly scenario: number;
  readonly role: Role;
  readonly opponent: OpponentName;
}

/**
 * Every scenario in both roles against each opponent, in the order of a certificate's rows. The ids are shuffled by the
 * seed.
 * @param scenarioCount 0 and more
 */
export function scheduleMatches(scenarioCount: number, seed: string): ScheduledMatch[] {
  const matches = Array.from({ length: scenarioCount }, (_, scenario) =>
    ROLES.flatMap((role) => OPPONENTS.map((opponent) => ({ scenario, role, opponent }))),
  ).flat();
  const places = createRandom(`svc-gauntlet/1 match ids ${seed}`).shuffle(matches.map((_, index) => index + 1));
  return matches.map((match, index) => ({ match_id: `match-${String(places[index]).padStart(4, '0')}`, ...match }));
}
