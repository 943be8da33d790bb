import type { Cut } from './balancer.js';
import type { Failure } from './line.js';

/** A time during which something was away, on the clock of `performance.now()`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Why a try failed, as far as that is allowed. */
export const EXCUSES = ['cut', 'databaseAway', 'busy'] as const;
export type Excuse = (typeof EXCUSES)[number];

/** A refusal that came later waited for a busy machine: the service waits so long for its database, in milliseconds. */
const LATE_MILLIS = 2_900;

/**
 * Whether a try may have failed, null where not: its connection was cut behind the balancer by an instance that had
 * been told to end, it was refused with 503 while the database was away, or it was refused with 503 after a long wait.
 */
export function excuseOf(failure: Failure, cuts: readonly Cut[], databaseAway: readonly Span[]): Excuse | null {
  const { status, port, sentAt, endedAt } = failure;
  if (status === null) {
    const cut = cuts.find((one) => one.port === port && one.at >= sentAt - SOON_MILLIS && one.at <= endedAt);
    const toldAt = cut?.backend?.toldToEndAt ?? null;
    return cut !== undefined && toldAt !== null && toldAt <= cut.at ? 'cut' : null;
  }
  if (status !== 503) return null;
  if (databaseAway.some(({ from, to }) => sentAt <= to && endedAt >= from)) return 'databaseAway';
  return endedAt - sentAt >= LATE_MILLIS ? 'busy' : null;
}

/** A connection may have been cut while nothing was sent, and its caller has not noticed yet. */
const SOON_MILLIS = 1_000;

/** What one address was let through, and for how long it called. */
export interface Limited {
  readonly allowed: number;
  readonly refused: number;
  readonly seconds: number;
  /** Instances that said that they count for themselves, as they may while the shared buckets do not answer. */
  readonly countedAlone: number;
}

/** Calls a minute of one address. */
export const ADDRESS_RATE = 60;

/** What is wrong with a bucket that both instances fill; none where it let through what one bucket holds. */
export function faultsOfLimit({ allowed, refused, seconds, countedAlone }: Limited): string[] {
  const most = Math.floor(ADDRESS_RATE * (1 + countedAlone) + (ADDRESS_RATE / 60) * seconds * (1 + countedAlone)) + 2;
  return [
    ...(allowed > most ? [`one address made ${allowed} calls in ${seconds} s; one bucket holds ${most}`] : []),
    ...(refused === 0 ? ['the limit of an address was never reached'] : []),
  ];
}
