import { allPackages, BATNA_ESTIMATE, drawDomain, worthOf, type Domain } from './domain.js';
import { CLASSICS } from './classics.js';
import { playGame, type Player, type View } from './play.js';

/** How one player did against the mix. */
export interface TournamentRow {
  name: string;
  /** Mean own utility against all players, itself included. */
  mean: number;
  /** The same against the classic strategies only. */
  againstClassics: number;
  /** Share of its games that ended in a deal. */
  deals: number;
  /** Mean own utility against each player, in the order of the players. */
  against: number[];
}

/** What the engine did with what its opponents left it. */
export interface FeasibleDeals {
  games: number;
  deals: number;
}

export interface TournamentResult {
  rows: TournamentRow[];
  /**
   * Of the first player's games against classics: those in which more than its BATNA could be had, and the deals among
   * them.
   */
  feasible: FeasibleDeals;
  missed: Record<string, number>;
}

/** Everybody against everybody on the same domains, in both seats. Equal settings give equal rows. */
export function playTournament({
  ours,
  seed,
  domains,
  rounds,
  everybody = true,
}: {
  ours: Player;
  seed: number;
  domains: number;
  rounds: number;
  everybody?: boolean;
}): TournamentResult {
  const players = [ours, ...CLASSICS];
  const sums = players.map(() => players.map(() => 0));
  const deals = players.map(() => 0);
  const feasible: FeasibleDeals = { games: 0, deals: 0 };
  const missed: Record<string, number> = {};
  for (let index = 0; index < domains; index += 1) {
    const domain = drawDomain(seed, index);
    for (const [a, first] of players.entries()) {
      for (const [b, second] of players.entries()) {
        if (!everybody && a !== 0 && b !== 0) continue;
        const { deal, utilities } = playGame(domain, [first, second], rounds, BATNA_ESTIMATE);
        (sums[a] as number[])[b]! += utilities[0];
        (sums[b] as number[])[a]! += utilities[1];
        if (deal) [deals[a], deals[b]] = [(deals[a] ?? 0) + 1, (deals[b] ?? 0) + 1];
        const seat = a === 0 && b !== 0 ? 0 : b === 0 && a !== 0 ? 1 : null;
        if (seat === null || !leavesMore(domain, seat, seat === 0 ? second : first, rounds)) continue;
        feasible.games += 1;
        if (deal) feasible.deals += 1;
        else missed[(seat === 0 ? second : first).name] = (missed[(seat === 0 ? second : first).name] ?? 0) + 1;
      }
    }
  }
  const games = 2 * domains;
  const rows = players.map(({ name }, a) => {
    const against = (sums[a] as number[]).map((sum) => sum / games);
    return {
      name,
      mean: average(against),
      againstClassics: average(against.slice(1)),
      deals: (deals[a] ?? 0) / (games * players.length),
      against,
    };
  });
  return { rows, feasible, missed };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Whether an opponent leaves a seat more than its BATNA: played to the end by an accommodating player, it makes or
 * takes an offer worth more. Two accommodating players try, both knowing its true weights: one gives at once all that
 * leaves it more than its BATNA, the other goes there in even steps.
 */
export function leavesMore(domain: Domain, seat: 0 | 1, opponent: Player, rounds: number): boolean {
  return [false, true].some((stepwise) => {
    const probe = accommodating(domain, seat, stepwise);
    if (!probe) return false;
    const { deal, offers } = playGame(
      domain,
      seat === 0 ? [probe, opponent] : [opponent, probe],
      rounds,
      BATNA_ESTIMATE,
    );
    return (
      deal !== null ||
      offers[1 - seat]!.some((choices) => worthOf(domain.seats[seat], choices) > domain.seats[seat].batna)
    );
  });
}

function accommodating(domain: Domain, seat: 0 | 1, stepwise: boolean): Player | null {
  const own = domain.seats[seat];
  const other = domain.seats[1 - seat] as typeof own;
  const lawful = allPackages(own)
    .map((choices) => ({ choices, mine: worthOf(own, choices), theirs: worthOf(other, choices) }))
    .filter(({ mine }) => mine > own.batna)
    .sort((a, b) => b.theirs - a.theirs);
  if (lawful.length === 0) return null;
  return {
    name: 'accommodating',
    sit:
      ({ turns }: View) =>
      ({ turn }) => {
        const wanted = stepwise ? Math.max(own.batna, 1 - ((1 - own.batna) * (turn + 2)) / turns) : own.batna;
        return {
          act: 'offer',
          choices: (lawful.find(({ mine }) => mine >= wanted) ?? (lawful[0] as (typeof lawful)[number])).choices,
        };
      },
  };
}
