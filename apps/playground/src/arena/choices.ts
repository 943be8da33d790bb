import { OPPONENTS, PRACTICE_SEED, REFERENCE_PLAYERS, SCENARIOS, type OpponentName, type Role } from '@svc/gauntlet';

export { OPPONENTS, PRACTICE_SEED, REFERENCE_PLAYERS };

/** How many scenarios there are to choose from. */
export const SCENARIO_COUNT = SCENARIOS;

/** Who may play in the page. */
export const PLAYERS = ['engine', ...OPPONENTS] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** What is played. */
export interface GameChoice {
  /** From 1. */
  readonly scenario: number;
  readonly role: Role;
  readonly player: PlayerName;
  readonly opponent: OpponentName;
}
