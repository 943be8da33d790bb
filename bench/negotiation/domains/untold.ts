import { negotiateBundle } from '../../../libs/negotiation-math/src/index.js';
import { CLASSICS } from './classics.js';
import { BATNA_ESTIMATE, drawDomain } from './domain.js';
import { enginePlayer, type Knowledge } from './engine-player.js';
import { playGame } from './play.js';

/** How the engine did with so much knowledge of the other side's options, against the classic strategies. */
export interface KnowledgeRow {
  knowledge: Knowledge;
  games: number;
  mean: number;
  deals: number;
  /** The mean difference to being told, on the same games, and its standard error over domains. */
  beside: number;
  error: number;
}

const KNOWLEDGE: readonly Knowledge[] = ['told', 'untold', 'assumed'];

/**
 * The same games with the other side's utilities told, untold, and taken to be opposite: both seats against each
 * classic strategy, on the opposed domains of a seed or on its mixed ones.
 */
export function playUntold(setting: {
  seed: number;
  domains: number;
  rounds: number;
  opposed: boolean;
}): KnowledgeRow[] {
  const { seed, domains, rounds, opposed } = setting;
  const players = KNOWLEDGE.map((knowledge) => enginePlayer(knowledge, negotiateBundle, knowledge));
  const byDomain = players.map(() => new Array<number>(domains).fill(0));
  const deals = players.map(() => 0);
  const games = 2 * CLASSICS.length;
  for (let index = 0; index < domains; index += 1) {
    const domain = drawDomain(seed, 2 * index + (opposed ? 0 : 1));
    for (const [place, player] of players.entries()) {
      for (const classic of CLASSICS) {
        const first = playGame(domain, [player, classic], rounds, BATNA_ESTIMATE);
        const second = playGame(domain, [classic, player], rounds, BATNA_ESTIMATE);
        byDomain[place]![index]! += (first.utilities[0] + second.utilities[1]) / games;
        deals[place]! += (first.deal ? 1 : 0) + (second.deal ? 1 : 0);
      }
    }
  }
  return KNOWLEDGE.map((knowledge, place) => {
    const gaps = byDomain[place]!.map((value, index) => value - byDomain[0]![index]!);
    const beside = average(gaps);
    const variance = average(gaps.map((gap) => (gap - beside) ** 2));
    return {
      knowledge,
      games: games * domains,
      mean: average(byDomain[place]!),
      deals: deals[place]! / (games * domains),
      beside,
      error: Math.sqrt(variance / Math.max(1, domains - 1)),
    };
  });
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
