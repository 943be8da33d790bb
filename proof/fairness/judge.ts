import { medianOf } from '../growth/times.js';

/** Times of calls that followed each other, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Calls that were timed one after the other: alone first, then as many beside the many. */
export interface Block {
  readonly alone: Times;
  readonly beside: Times;
}

/** What one caller found, alone and beside another who made a hundred calls at once, in short blocks. */
export interface Beside {
  readonly name: string;
  readonly blocks: readonly Block[];
  /** How the calls of the crowd ended: status and count. */
  readonly crowd: Readonly<Record<string, number>>;
  /** Calls of the one caller that were not answered with 200. */
  readonly refused: number;
}

/** Another's 99th percentile may be so many times what it is alone. */
export const MOST_TIMES = 3;

/**
 * How many times the 99th percentile of a caller alone it is beside the many: the median over the blocks. What else the
 * machine does changes from minute to minute, and meets both halves of a block alike.
 */
export function timesAlone(blocks: readonly Block[]): number {
  return medianOf(blocks.map(({ alone, beside }) => beside.p99 / alone.p99));
}

/** Half of them were quicker, and 99 of a hundred. @param millis at least one time */
export function timesOf(millis: readonly number[]): Times {
  const sorted = [...millis].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

/** What is not as it should be, in sentences. */
export function missesOf({ name, blocks, crowd, refused }: Beside): string[] {
  const times = timesAlone(blocks);
  const faults = Object.keys(crowd).filter((status) => !['200', '429', '503'].includes(status));
  return [
    ...(times > MOST_TIMES ? [`${name}: the 99th percentile is ${times.toFixed(1)} times that of a caller alone`] : []),
    ...(refused > 0 ? [`${name}: ${refused} calls of the other were not answered`] : []),
    ...(crowd['200'] === undefined ? [`${name}: no call of the many was answered`] : []),
    ...faults.map((status) => `${name}: the many were answered ${status}`),
  ];
}
