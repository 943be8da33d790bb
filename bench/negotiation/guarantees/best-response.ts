import { createRandom } from '../../../libs/numerics/src/index.js';
import { CLASSICS } from '../domains/classics.js';
import { allPackages, BATNA_ESTIMATE, worthOf, type Domain, type Seat } from '../domains/domain.js';
import { ENGINE } from '../domains/engine-player.js';
import { playGame, type Move, type Player, type Table } from '../domains/play.js';

/** What both seats have at the end; the responder's comes first. */
export interface Outcome {
  readonly responder: number;
  readonly player: number;
}

/**
 * The most that somebody can have of a player whose every answer it can work out, because it knows the player, its
 * weights and its BATNA: all sequences of its own moves are tried. Of equal ones the first.
 * @param seat the responder's: 0 begins, 1 has the last word
 * @param rounds turns of each side; the work grows as packages to the power of it
 */
export function bestResponse(domain: Domain, player: Player, seat: 0 | 1, rounds: number): Outcome {
  const [own, other] = [domain.seats[seat], domain.seats[(1 - seat) as 0 | 1]];
  const answer = player.sit({
    seat: other,
    theirUtilities: own.utilities,
    turns: 2 * rounds,
    first: seat === 1,
    theirBatnaEstimate: BATNA_ESTIMATE,
  });
  const packages = allPackages(own).filter((choices) => worthOf(own, choices) > own.batna);
  const none = { responder: own.batna, player: other.batna };
  const has = (choices: readonly number[] | undefined): Outcome =>
    choices === undefined ? none : { responder: worthOf(own, choices), player: worthOf(other, choices) };
  const playOn = (turn: number, theirs: Table['mine'], mine: Table['mine']): Outcome => {
    if (turn === 2 * rounds) return none;
    if (turn % 2 !== seat) {
      const move: Move = answer({ turn, mine: theirs, theirs: mine });
      if (move.act === 'offer') return playOn(turn + 1, [...theirs, move.choices], mine);
      return move.act === 'accept' ? has(mine.at(-1)) : none;
    }
    let best = none;
    const consider = (outcome: Outcome): void => {
      if (outcome.responder > best.responder) best = outcome;
    };
    if (theirs.length > 0) consider(has(theirs.at(-1)));
    // Nobody answers what is offered on the very last turn.
    if (turn < 2 * rounds - 1) for (const choices of packages) consider(playOn(turn + 1, theirs, [...mine, choices]));
    return best;
  };
  return playOn(0, [], []);
}

/** A domain that is small enough to try everything: 8 or 9 packages, opposed interests. */
export function drawSmallDomain(seed: number, index: number): Domain {
  const random = createRandom(`small domain/${seed}/${index}`);
  const ramps = index % 2 === 0 ? [3, 3] : [2, 2, 2];
  const utilities = ramps.map((size) => (size === 2 ? [0, 1] : [0, 0.35 + 0.3 * random.next(), 1]));
  const seatOf = (rows: number[][]): Seat => {
    const draws = rows.map(() => -Math.log(1 - random.next()));
    const total = draws.reduce((sum, draw) => sum + draw, 0);
    return { utilities: rows, weights: draws.map((draw) => draw / total), batna: BATNA_ESTIMATE };
  };
  const reversed = utilities.map((row) => row.map((utility) => 1 - utility));
  return { opposed: true, seats: [seatOf(utilities), seatOf(reversed)] };
}

/** How a kind of opponent fares against the engine, on average over domains and both seats. */
export interface ResponseRow extends Outcome {
  readonly name: string;
}

/** The best response beside the engine itself and each classic strategy, all against the engine on the same domains. */
export function responseTable({
  seed,
  domains,
  rounds,
}: {
  seed: number;
  domains: number;
  rounds: number;
}): ResponseRow[] {
  const drawn = Array.from({ length: domains }, (_, index) => drawSmallDomain(seed, index));
  const plays = (opponent: Player) => (domain: Domain, seat: 0 | 1) => {
    const players: [Player, Player] = seat === 0 ? [opponent, ENGINE] : [ENGINE, opponent];
    const { utilities } = playGame(domain, players, rounds, BATNA_ESTIMATE);
    return { responder: utilities[seat], player: utilities[(1 - seat) as 0 | 1] };
  };
  const best = (domain: Domain, seat: 0 | 1): Outcome => bestResponse(domain, ENGINE, seat, rounds);
  return [
    row('best response, all of ours known', best, drawn),
    ...[ENGINE, ...CLASSICS].map((player) => row(player.name, plays(player), drawn)),
  ];
}

function row(name: string, play: (domain: Domain, seat: 0 | 1) => Outcome, domains: readonly Domain[]): ResponseRow {
  const outcomes = domains.flatMap((domain) => ([0, 1] as const).map((seat) => play(domain, seat)));
  const mean = (side: keyof Outcome): number =>
    outcomes.reduce((sum, outcome) => sum + outcome[side], 0) / outcomes.length;
  return { name, responder: mean('responder'), player: mean('player') };
}
