import type { NumberSense } from './number-mention.js';

/** A number before its surroundings are read; positions are of the folded text. */
export interface Candidate {
  value: number;
  alternative: number | null;
  start: number;
  end: number;
  form: 'digits' | 'words' | 'hanzi';
  /** Characters of the number proper, scale words left out. */
  size: number;
  /** A scale (`k`, 万) was read, so it is an amount. */
  scaled: boolean;
  /** It names no one value: "12 thousand 5", 三十几万. */
  unclear: boolean;
  sense: NumberSense | null;
}
