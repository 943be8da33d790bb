import { myUtilityOf, type BundleGame } from '../game.js';
import type { LongTurn } from '../../opponent/history.js';

/** So many of their latest offers show what the next ones will be like. */
const DRAWS_SEEN = 10;

/** With so many offers still to come, half is made of what the course of the best one promises. */
const HALF_PROMISED = 20;

/**
 * What going on is worth where the other side still makes offers before the caller's last turn. Each is a draw like its
 * latest ones: the best is taken when it comes (optimal stopping), and else `planned` is had. One draw more than were
 * seen counts as nothing. Where many are still to come it is also worth what their best offer has come to and will.
 */
export function valueOfWaiting(
  game: BundleGame,
  { theirOffers, roundsLeft }: Pick<LongTurn, 'theirOffers' | 'roundsLeft'>,
  planned: number,
): number {
  const worths = theirOffers.map((choices) => myUtilityOf(game, choices));
  const latest = worths.slice(-DRAWS_SEEN);
  let value = planned;
  for (let offer = 1; offer < roundsLeft; offer += 1) {
    const gain = latest.reduce((sum, worth) => sum + Math.max(0, worth - value), 0) / (latest.length + 1);
    value += gain;
  }
  return Math.max(value, Math.min(game.bestUtility, promisedBest(worths, roundsLeft - 1)));
}

/**
 * What the best of their offers will come to: it will gain over the offers to come what it gained over as many before,
 * or over all if there were fewer. A forecast rests on what their options are thought to be worth to them; this does
 * not. The fewer are to come, the less is made of it: a gain over few offers may be chance, and the best of a few need
 * not come again.
 * @example promisedBest([0.2, 0.3, 0.4, 0.5], 20) // 0.4
 */
export function promisedBest(worths: readonly number[], coming: number): number {
  if (worths.length === 0) return 0;
  const best = Math.max(...worths);
  const before = Math.max(...worths.slice(0, Math.max(1, worths.length - coming)));
  return (coming / (coming + HALF_PROMISED)) * (2 * best - before);
}
