import { worthOf, type Domain } from '../domains/domain.js';
import { playGame, type Player } from '../domains/play.js';
import { COMPANY } from './agents.js';
import { drawCompanyDomain } from './domains.js';
import { rankPackages } from './ranking.js';

/** Our games against one opponent, in both seats over all domains, and what else could be had of it. */
export interface LossRow {
  readonly name: string;
  /** Mean own utility, and the greatest mean of any other player against it. */
  readonly ours: number;
  readonly best: number;
  /** Share of the games without a deal. */
  readonly missed: number;
  /** Of the games that we ended by accepting: their share, and means over them. */
  readonly accepted: number;
  /** When, 0..1 over the game. */
  readonly when: number;
  /** What was accepted, and the most that this opponent offers later to somebody who only asks for everything. */
  readonly standing: number;
  readonly later: number;
}

/** What either side has without a deal is not told; this is what a caller assumes who says nothing. */
const ESTIMATE = 0.4;

/** Asks for its best package at every turn, and takes nothing. */
const HOLDOUT: Player = {
  name: 'holdout',
  sit: ({ seat }) => {
    const best = rankPackages(seat)[0]!;
    return () => ({ act: 'offer', choices: best.choices });
  },
};

/** Where our games against each agent of the company are lost: too early an acceptance, no deal, or neither. */
export function findLosses(
  ours: Player,
  setting: { seed: number; domains: number; rounds: number; most?: number | undefined },
): LossRow[] {
  const { seed, domains, rounds, most } = setting;
  const drawn = Array.from({ length: domains }, (_, index) => drawCompanyDomain(seed, index, most));
  return COMPANY.map((opponent) => {
    const games = drawn.flatMap((domain) =>
      ([0, 1] as const).map((seat) => playWatched(domain, [ours, opponent], seat, rounds)),
    );
    const accepted = games.filter(({ isAccepted }) => isAccepted);
    return {
      name: opponent.name,
      ours: mean(games.map(({ worth }) => worth)),
      best: Math.max(
        ...COMPANY.map((other) => mean(drawn.flatMap((domain) => worths(domain, [other, opponent], rounds)))),
      ),
      missed: mean(games.map(({ isDeal }) => (isDeal ? 0 : 1))),
      accepted: accepted.length / games.length,
      when: mean(accepted.map(({ when }) => when)),
      standing: mean(accepted.map(({ worth }) => worth)),
      later: mean(accepted.map(({ later }) => later)),
    };
  });
}

/** One game of ours, and what its opponent would have offered after it to the holdout. */
function playWatched(domain: Domain, players: readonly [Player, Player], seat: 0 | 1, rounds: number) {
  const { deal, utilities, turns } = playIn(domain, players, seat, rounds);
  const isAccepted = deal !== null && (turns - 1) % 2 === seat;
  const { offers } = playIn(domain, [HOLDOUT, players[1]], seat, rounds);
  const coming = offers[1 - seat]!.slice(turns >> 1);
  const later = Math.max(0, ...coming.map((choices) => worthOf(domain.seats[seat], choices)));
  return { worth: utilities[seat], isDeal: deal !== null, isAccepted, when: turns / (2 * rounds), later };
}

/** The first player's utilities in both seats. */
const worths = (domain: Domain, players: readonly [Player, Player], rounds: number): number[] =>
  ([0, 1] as const).map((seat) => playIn(domain, players, seat, rounds).utilities[seat]);

/** A game with the first player in a seat. */
const playIn = (domain: Domain, [one, other]: readonly [Player, Player], seat: 0 | 1, rounds: number) =>
  playGame(domain, seat === 0 ? [one, other] : [other, one], rounds, ESTIMATE);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
