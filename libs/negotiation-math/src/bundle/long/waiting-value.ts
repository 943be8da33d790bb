import { myUtilityOf, type BundleGame } from '../game.js';
import type { LongTurn } from '../../opponent/history.js';

/** So many of their latest offers show what the next ones will be like. */
const DRAWS_SEEN = 10;

/**
 * What going on is worth where the other side still makes offers before the caller's last turn, each a draw like its
 * latest ones: the best is taken when it comes (optimal stopping), and else `planned` is had. One draw more than were
 * seen counts as nothing.
 */
export function valueOfWaiting(game: BundleGame, { theirOffers, roundsLeft }: LongTurn, planned: number): number {
  const latest = theirOffers.slice(-DRAWS_SEEN).map((choices) => myUtilityOf(game, choices));
  let value = planned;
  for (let offer = 1; offer < roundsLeft; offer += 1) {
    const gain = latest.reduce((sum, worth) => sum + Math.max(0, worth - value), 0) / (latest.length + 1);
    value += gain;
  }
  return value;
}
