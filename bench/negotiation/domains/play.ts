import { worthOf, type Domain, type Seat } from './domain.js';

/** What a player sees: its own seat, the other's utilities of the options, and the clock. */
export interface View {
  seat: Seat;
  /** Issue → option → what it is worth to the other side, 0..1. */
  theirUtilities: number[][];
  /** Turns of the whole game; turn 0 is the first seat's. */
  turns: number;
  /** Whether this seat has the even turns. */
  first: boolean;
  /** Its estimate of the other's BATNA. */
  theirBatnaEstimate: number;
}

/** What a player knows at its turn; offers oldest first. */
export interface Table {
  turn: number;
  mine: readonly (readonly number[])[];
  theirs: readonly (readonly number[])[];
}

export type Move = { act: 'offer'; choices: readonly number[] } | { act: 'accept' } | { act: 'walk' };

/** A strategy. `sit` may prepare what does not change during a game; the function it returns answers each turn. */
export interface Player {
  name: string;
  sit(view: View): (table: Table) => Move;
}

export interface GameResult {
  /** The package, or null where there was none. */
  deal: readonly number[] | null;
  utilities: readonly [number, number];
  turns: number;
  offers: readonly [readonly (readonly number[])[], readonly (readonly number[])[]];
}

/**
 * Alternating offers: `rounds` turns for each seat, the first seat has the even ones. Without a deal both have their
 * BATNA.
 */
export function playGame(
  domain: Domain,
  players: readonly [Player, Player],
  rounds: number,
  estimate: number,
): GameResult {
  const turns = 2 * rounds;
  const answer = [0, 1].map((index) =>
    (players[index] as Player).sit({
      seat: domain.seats[index] as Seat,
      theirUtilities: (domain.seats[1 - index] as Seat).utilities,
      turns,
      first: index === 0,
      theirBatnaEstimate: estimate,
    }),
  );
  const offers: [number[][], number[][]] = [[], []];
  const result = (deal: readonly number[] | null, turn: number): GameResult => ({
    deal,
    turns: turn,
    offers,
    utilities: domain.seats.map((seat) => (deal ? worthOf(seat, deal) : seat.batna)) as unknown as [number, number],
  });
  for (let turn = 0; turn < turns; turn += 1) {
    const [own, other] = [turn % 2, 1 - (turn % 2)] as [0 | 1, 0 | 1];
    const move = (answer[own] as (table: Table) => Move)({ turn, mine: offers[own], theirs: offers[other] });
    if (move.act === 'accept') return result(offers[other].at(-1) ?? null, turn + 1);
    if (move.act === 'walk') return result(null, turn + 1);
    offers[own].push([...move.choices]);
  }
  return result(null, turns);
}
