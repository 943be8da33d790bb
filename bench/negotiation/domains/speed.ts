import { createRandom } from '@svc/numerics';
import { BATNA_ESTIMATE, drawDomain, type Domain, type Seat } from './domain.js';
import { ENGINE } from './engine-player.js';
import { playGame, type Player } from './play.js';

/** What was timed, beside a fixed loop of the same run. */
export interface SpeedRow {
  name: string;
  perSecond: number;
  /** Milliseconds of one of our moves. */
  moveMilliseconds: number | null;
  /**
   * How many turns of the reference loop fit into one of our moves; a measure that a slower machine does not change
   * much.
   */
  referenceLoops: number | null;
}

/** A fixed loop of floating-point work: a million multiplications and additions. */
function referenceLoop(): number {
  let x = 0.5;
  for (let turn = 0; turn < 1_000_000; turn += 1) x = 3.7 * x * (1 - x);
  return x;
}

/** Our moves in games of the certificate's size and in long ones on the largest domains. */
export function measureSpeed({ seed, quick, now }: { seed: number; quick: boolean; now: () => number }): SpeedRow[] {
  const loops = quick ? 20 : 100;
  const began = now();
  let sum = 0;
  for (let loop = 0; loop < loops; loop += 1) sum += referenceLoop();
  const loopMilliseconds = (now() - began) / loops + (sum > Infinity ? 1 : 0);
  const small = Array.from({ length: quick ? 20 : 100 }, (_, index) => sized(seed, index, 4, 3 + (index % 4)));
  const large = Array.from({ length: quick ? 2 : 6 }, (_, index) => sized(seed, index, 6, 6));
  return [
    { name: 'reference loop', perSecond: 1000 / loopMilliseconds, moveMilliseconds: null, referenceLoops: null },
    timeGames('4 issues, 4 turns each, games', small, 4, loopMilliseconds, now),
    timeGames('6 × 6, 8 turns each, games', large, 8, loopMilliseconds, now),
    timeGames('6 × 6, 20 turns each, games', large, 20, loopMilliseconds, now),
    timeGames('6 × 6, 100 turns each, games', large.slice(0, 2), 100, loopMilliseconds, now),
  ];
}

/** Opponents that do not list and sort all packages, so that the clock sees our moves. */
const OPPONENT: Player = {
  name: 'stands',
  sit: ({ seat }) => {
    const best = seat.utilities.map((options) => options.indexOf(1));
    const random = createRandom('stands');
    return () => ({
      act: 'offer',
      choices: best.map((option, issue) =>
        random.chance(0.15) ? random.integer((seat.utilities[issue] as number[]).length) : option,
      ),
    });
  },
};

function timeGames(
  name: string,
  domains: readonly Domain[],
  rounds: number,
  loopMilliseconds: number,
  now: () => number,
): SpeedRow {
  let moves = 0;
  let milliseconds = 0;
  const timed: Player = {
    name: ENGINE.name,
    sit: (view) => {
      const answer = ENGINE.sit(view);
      return (table) => {
        const start = now();
        const move = answer(table);
        milliseconds += now() - start;
        moves += 1;
        return move;
      };
    },
  };
  for (const domain of domains) playGame(domain, [timed, OPPONENT], rounds, BATNA_ESTIMATE);
  return {
    name,
    perSecond: (1000 * domains.length) / milliseconds,
    moveMilliseconds: milliseconds / moves,
    referenceLoops: milliseconds / moves / loopMilliseconds,
  };
}

/** A domain of one size, opposed in every issue, with the weights and BATNAs of a drawn one. */
function sized(seed: number, index: number, issues: number, options: number): Domain {
  const random = createRandom(`speed/${seed}/${index}`);
  const even = Array.from({ length: options }, (_, option) => option / (options - 1));
  const seat = (falling: boolean): Seat => {
    const raw = Array.from({ length: issues }, () => -Math.log(1 - random.next()));
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    return {
      utilities: raw.map(() => (falling ? [...even].reverse() : even)),
      weights: raw.map((weight) => weight / total),
      batna: (drawDomain(seed, index).seats[0] as Seat).batna,
    };
  };
  return { opposed: true, seats: [seat(false), seat(true)] };
}
