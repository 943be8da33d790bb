import {
  BATNA,
  leastAccepted,
  OPPONENTS,
  otherRole,
  playScript,
  roleOfTurn,
  TURNS,
  utilitiesOf,
  utilityOf,
  visitPackages,
  worthsOf,
  type OpponentName,
  type Role,
  type Scenario,
} from '../../../libs/gauntlet/src/index.js';

/** A game of the certificate as one side sees it: everything but the other side's weights and its script. */
export interface Position {
  readonly issueCount: number;
  /** The caller's utility of every package; the first issue varies slowest. */
  readonly mine: Float64Array;
  /** The other side's utilities of the options, an issue a row. */
  readonly theirs: readonly (readonly number[])[];
  /** Packages worth more than the BATNA, the caller's best first. */
  readonly candidates: Int32Array;
  /** The turns at which the caller's offers are answered. */
  readonly answers: readonly number[];
  /** What the caller has from the offer of a script that tells nothing, made at a turn. */
  readonly standing: (opponent: OpponentName, turn: number) => number;
  /** The caller still has a turn after its last offer is refused. */
  readonly movesLast: boolean;
}

/** The levels of utility from which some script takes a package at some turn, rising. */
export const LEVELS: readonly number[] = [
  ...new Set(OPPONENTS.flatMap((name) => Array.from({ length: TURNS }, (_, turn) => levelAt(name, turn)))),
].sort((one, other) => one - other);

/** How many of the levels a package has to reach to be taken by a script at a turn. */
export function codeAt(opponent: OpponentName, turn: number): number {
  return LEVELS.indexOf(levelAt(opponent, turn)) + 1;
}

function levelAt(opponent: OpponentName, turn: number): number {
  return utilityOf(leastAccepted(opponent, turn));
}

/** Reads a scenario from one seat. */
export function readPosition(scenario: Scenario, role: Role): Position {
  const worths = worthsOf(scenario, role);
  const theirs = scenario.issues.map((_, issue) => utilitiesOf(scenario, issue, otherRole(role)));
  const utilities: number[] = [];
  visitPackages(worths, (_, worth) => utilities.push(utilityOf(worth)));
  const candidates = Int32Array.from(
    [...utilities.keys()]
      .filter((index) => utilities[index]! > BATNA)
      .sort((one, other) => utilities[other]! - utilities[one]! || one - other),
  );
  const first = role === 'seller' ? 0 : 1;
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return {
    issueCount: theirs.length,
    mine: Float64Array.from(utilities),
    theirs,
    candidates,
    answers: turns.filter((turn) => turn > first && roleOfTurn(turn) !== role),
    standing: (opponent, turn) => {
      const move = playScript(opponent, { worths: theirs, turn, onTable: null });
      return utilities[indexOf(move as readonly number[], theirs)]!;
    },
    movesLast: roleOfTurn(TURNS - 1) === role,
  };
}

/** The place of a package among all. */
function indexOf(choices: readonly number[], theirs: readonly (readonly number[])[]): number {
  return theirs.reduce((index, row, issue) => index * row.length + choices[issue]!, 0);
}
