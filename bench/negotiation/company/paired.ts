import { negotiateBundle } from '../../../libs/negotiation-math/src/index.js';
import { BATNA_ESTIMATE } from '../domains/domain.js';
import { enginePlayer } from '../domains/engine-player.js';
import { playGame } from '../domains/play.js';
import { FIELDS, type Field } from './field.js';

/** Two states of the engine on the same games: mean own utilities, their difference and its standard error. */
export interface PairedResult {
  readonly before: number;
  readonly now: number;
  readonly difference: number;
  /** One standard error over domains. */
  readonly error: number;
}

/** Plays an earlier engine and today's against each opponent of a field, in both seats, on the same domains. */
export function playPaired(
  earlier: typeof negotiateBundle,
  setting: { seed: number; domains: number; rounds: number; field: Field; most?: number | undefined },
): PairedResult {
  const { seed, domains, rounds, field, most } = setting;
  const { knowledge, opponents, draw } = FIELDS[field];
  const [before, now] = [earlier, negotiateBundle].map((engine) => {
    const ours = enginePlayer('our engine', engine, knowledge);
    return Array.from({ length: domains }, (_, index) => {
      const domain = draw(seed, index, most);
      const won = opponents.flatMap((opponent) => [
        playGame(domain, [ours, opponent], rounds, BATNA_ESTIMATE).utilities[0],
        playGame(domain, [opponent, ours], rounds, BATNA_ESTIMATE).utilities[1],
      ]);
      return mean(won);
    });
  }) as [number[], number[]];
  const gains = now.map((value, index) => value - before[index]!);
  const difference = mean(gains);
  const squares = gains.reduce((sum, gain) => sum + (gain - difference) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, domains - 1) / domains);
  return { before: mean(before), now: mean(now), difference, error };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
