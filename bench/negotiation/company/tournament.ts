import { playGame, type Player } from '../domains/play.js';
import { drawCompanyDomain } from './domains.js';
import { COMPANY } from './agents.js';

/** How one player did against everybody, itself included. */
export interface CompanyRow {
  readonly name: string;
  /** Mean own utility, and 1.96 standard errors of it over domains. */
  readonly mean: number;
  readonly interval: number;
  /** By how much the first player is ahead on the same domains, and 1.96 standard errors of that. */
  readonly behind: number;
  readonly behindInterval: number;
  /** Mean joint utility and share of deals of its games. */
  readonly joint: number;
  readonly deals: number;
  /** The first player's mean own utility against this one, and the best of any player against it. */
  readonly ours: number;
  readonly best: number;
}

/** What either side has without a deal is not told; this is what a caller assumes who says nothing. */
const ESTIMATE = 0.4;

/**
 * Everybody against everybody, in both seats, on the same domains; the first row is ours. Equal settings give equal
 * rows.
 */
export function playCompany(
  ours: Player,
  setting: { seed: number; domains: number; rounds: number; most?: number | undefined },
): CompanyRow[] {
  const players = [ours, ...COMPANY];
  const byDomain = players.map(() => new Array<number>(setting.domains).fill(0));
  const [joint, deals] = [players.map(() => 0), players.map(() => 0)];
  const against = players.map(() => players.map(() => 0));
  const share = 1 / (2 * players.length);
  for (let index = 0; index < setting.domains; index += 1) {
    const domain = drawCompanyDomain(setting.seed, index, setting.most);
    for (const [a, first] of players.entries()) {
      for (const [b, second] of players.entries()) {
        const { deal, utilities } = playGame(domain, [first, second], setting.rounds, ESTIMATE);
        for (const [one, other, seat] of [
          [a, b, 0],
          [b, a, 1],
        ] as const) {
          byDomain[one]![index]! += utilities[seat] * share;
          against[one]![other]! += utilities[seat] / (2 * setting.domains);
          joint[one]! += ((utilities[0] + utilities[1]) * share) / setting.domains;
          deals[one]! += deal ? share / setting.domains : 0;
        }
      }
    }
  }
  return players.map(({ name }, place) => {
    const gaps = meanOf(byDomain[0]!.map((value, index) => value - byDomain[place]![index]!));
    return {
      name,
      ...meanOf(byDomain[place]!),
      behind: gaps.mean,
      behindInterval: gaps.interval,
      joint: joint[place]!,
      deals: deals[place]!,
      ours: against[0]![place]!,
      best: Math.max(...against.map((row) => row[place]!)),
    };
  });
}

function meanOf(values: readonly number[]): { mean: number; interval: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, interval: 1.96 * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
