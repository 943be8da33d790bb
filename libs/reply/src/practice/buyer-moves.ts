import type { Intent } from '@svc/language';
import { createRandom, type Random } from '@svc/numerics';
import { priceDecimals } from '@svc/policy-rules';
import { phrasesOf } from './phrases.js';
import type { PublicFace } from './public-face.js';
import { readingsOf } from './readings.js';
import { unitOf } from './spoken.js';
import type { BuyerStyle } from './styles.js';

/** One message of the talk so far. */
export interface PracticeTurn {
  role: 'customer' | 'seller';
  shown: string;
}

/** What the practice buyer knows: what any buyer would, and its own purse. */
export interface PracticeInput {
  face: PublicFace;
  /** The talk so far, oldest first. */
  history: readonly PracticeTurn[];
  style: BuyerStyle;
  /** The most it pays a unit, in currency units; null for one of its own making. */
  budget: number | null;
  /** Another seed is another buyer. Default 0. */
  seed?: number | string;
}

/** The practice buyer's next message. */
export interface PracticeMove {
  shown: string;
  intent: Intent;
  /** Whether the buyer is finished. */
  done: boolean;
  outcome: 'deal' | 'walked' | null;
}

/** Down to three significant digits as people name prices, or to the price step where that is coarser. */
export function roundDown(face: PublicFace, price: number): number {
  let scale = 1;
  for (let decimals = priceDecimals(face); decimals > 0 && price * scale < 100; decimals -= 1) scale *= 10;
  let step = 1;
  while (price * scale >= 1000 * step * 10) step *= 10;
  return (Math.floor((price * scale + 1e-9) / step) * step) / scale;
}

/** The highest price that the buyer has bid so far, a middle among them; 0 before the first bid. */
export function lastBid({ face, history }: PracticeInput): number {
  const readings = readingsOf(face);
  const { middle } = phrasesOf(face.language);
  let [highest, theirs] = [0, 0];
  for (const { role, shown } of history) {
    if (role === 'seller') theirs = readings.offersIn(shown)[0]?.price ?? theirs;
    else if (middle.some((words) => shown.includes(words))) highest = Math.max(highest, (highest + theirs) / 2);
    else highest = Math.max(highest, readings.bidIn(shown) ?? 0);
  }
  return highest;
}

/** A yes to one of the offers that were heard. */
export function accept({ face }: PracticeInput, index: number, count: number, voice: Random): PracticeMove {
  const phrases = phrasesOf(face.language);
  const template = count > 1 ? voice.pick(phrases.acceptChoice) : voice.pick(phrases.accept);
  const shown = template.replace('{letter}', 'ABC'[index] ?? 'A').replace('{ordinal}', '一二三'[index] ?? '一');
  return { shown, intent: 'accept', done: true, outcome: 'deal' };
}

/** One of several phrases, another one every round, so that nobody says the same thing twice in a row. */
export function turned(phrases: readonly string[], round: number, { seed }: PracticeInput): string {
  return phrases[(round + createRandom(`${seed ?? 0}/turned`).integer(phrases.length)) % phrases.length] ?? '';
}

/** How many are wanted, put before the first bid; empty where only one count can be ordered. */
export function orderWords(face: PublicFace, quantity: number): string {
  if (face.quantity.max <= face.quantity.min) return '';
  return phrasesOf(face.language)
    .quantity.replace('{count}', String(quantity))
    .replace('{unit}', unitOf(face, quantity));
}
