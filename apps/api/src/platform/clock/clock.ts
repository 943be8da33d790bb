import { randomBytes } from 'node:crypto';

/** Nest token of the {@link Clock}. */
export const CLOCK = Symbol('CLOCK');

/** Nest token of the {@link RandomBytes}. */
export const RANDOM_BYTES = Symbol('RANDOM_BYTES');

/** The one source of time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMillis(): number;
}

/** The one source of randomness: `count` unpredictable bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** The clock of the machine. */
export const systemClock: Clock = { nowMillis: () => Date.now() };

/** The random source of the machine. */
export const systemRandomBytes: RandomBytes = (count) => new Uint8Array(randomBytes(count));
