import type { OpponentType } from './price-move.js';
import type { StreamValue } from './plan-stream.js';
import type { Bargain } from './read-bargain.js';
import type { PriceSituation } from './read-price.js';
import type { Stance } from './stance.js';
import type { Tunables } from './tunables.js';

/** Above this chance, and from the second offer on, the other side is answered as a stream of offers. */
const STREAM_LIKELY = 0.5;

/** All that the answer to an offer is made of. */
export interface View {
  readonly situation: PriceSituation;
  readonly tunables: Tunables;
  readonly stance: Stance;
  readonly bargain: Bargain;
  /** The other side's last offer. */
  readonly standing: number;
  /** How likely its offers come and go, independent of ours, by the offers alone. */
  readonly streamChance: number;
  /**
   * The same as the decision takes it: a caller without offers of its own only chooses among theirs, so from the second
   * on they are a stream to it.
   */
  readonly streaming: number;
  /** What is expected of waiting for better ones. */
  readonly stream: StreamValue;
  /** What bargaining goes for. */
  readonly goal: number;
}

/**
 * Whether the other side is answered as a stream of offers.
 * @example isStream({ situation: { theirs: [0.2, 0.6] }, streaming: 0.9 }) // true
 */
export function isStream({ situation, streaming }: View): boolean {
  return situation.theirs.length > 1 && streaming > STREAM_LIKELY;
}

/** What the other side is taken for, for the caller. */
export function typeOf(view: View): OpponentType {
  const { situation, bargain } = view;
  if (situation.peer) return 'peer';
  if (situation.theirs.length === 1) return 'unknown';
  if (isStream(view)) return 'stream';
  return bargain.meeting !== null && bargain.keepsPace ? 'reciprocal' : 'firm';
}
