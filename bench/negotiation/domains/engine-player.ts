import { negotiateBundle, type BundleMove, type BundleRequest } from '../../../libs/negotiation-math/src/index.js';
import type { Player, View } from './play.js';

const nameOf = (issue: number): string => `issue ${issue + 1}`;

/**
 * What a caller knows of the other side's options: their utilities, nothing, or nothing and takes them to be the
 * opposite of its own.
 */
export type Knowledge = 'told' | 'untold' | 'assumed';

const theirsAs = {
  told: (theirs: readonly number[]) => [...theirs],
  untold: () => null,
  assumed: (_: readonly number[], mine: readonly number[]) => mine.map((utility) => 1 - utility),
} as const;

/** A player that asks a function of the library at every turn, as a caller of it would. */
export function enginePlayer(
  name: string,
  recommend: (request: BundleRequest) => BundleMove,
  knowledge: Knowledge = 'told',
): Player {
  return {
    name,
    sit: ({ seat, theirUtilities, turns, first, theirBatnaEstimate }: View) => {
      const issues = seat.utilities.map((utilities, issue) => ({
        name: nameOf(issue),
        options: utilities.map((_, option) => option),
        my_utility: utilities,
        their_utility: theirsAs[knowledge](theirUtilities[issue] ?? [], utilities),
      }));
      const my_priorities = Object.fromEntries(seat.weights.map((weight, issue) => [nameOf(issue), weight]));
      const named = (choices: readonly number[]): Record<string, number> =>
        Object.fromEntries(choices.map((option, issue) => [nameOf(issue), option]));
      return ({ turn, mine, theirs }) => {
        const { action, recommended_offer: offer } = recommend({
          issues,
          my_priorities,
          my_batna: seat.batna,
          their_batna_estimate: theirBatnaEstimate,
          my_offers: mine.map(named),
          their_offers: theirs.map(named),
          rounds_left: Math.ceil((turns - turn) / 2),
          opponent_moves_last: first,
        });
        return action === 'offer' && offer
          ? { act: 'offer', choices: issues.map((_, issue) => Number(offer[nameOf(issue)])) }
          : { act: action === 'accept' ? 'accept' : 'walk' };
      };
    },
  };
}

/** Our engine, as everybody gets it. */
export const ENGINE: Player = enginePlayer('our engine', negotiateBundle);
