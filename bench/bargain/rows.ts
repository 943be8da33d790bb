import { EIGHT, HONEST, KNOWING } from './buyers.js';
import { playTypes, type Mechanism, type Setting } from './play.js';
import { evenly, mixed, type Estimate, type Sample } from './sample.js';

/** Every type of buyer: the eight honest ones and those who know the mechanism. */
export const ALL_TYPES = { ...EIGHT, ...KNOWING } as const;

/** The shares of visitors who know the mechanism, for which a mixture is shown. */
export const KNOWING_SHARES = [0.05, 0.3, 0.6] as const;

/** What a mechanism earns from each population, a visitor, as a share of the range. */
export interface Row {
  four: Estimate;
  eight: Estimate;
  /** Those who know the mechanism and buy at once, and those who may wait, with patience 0.6 and 0.9. */
  knows: Estimate;
  waits60: Estimate;
  waits90: Estimate;
  /** Four honest types with a share of visitors who know, by `KNOWING_SHARES`. */
  shares: Estimate[];
  /** The same where those who know may wait with patience 0.6. */
  sharesWaiting: Estimate[];
}

/** A row of the table, from samples of every type. */
export function rowOf(samples: Readonly<Record<string, Sample>>): Row {
  const of = (names: readonly string[]): Sample[] => names.flatMap((name) => samples[name] ?? []);
  const honest = of(Object.keys(HONEST));
  const withShare = (share: number, name: keyof typeof KNOWING): Estimate =>
    mixed([
      ...honest.map((sample) => ({ sample, weight: (1 - share) / honest.length })),
      ...of([name]).map((sample) => ({ sample, weight: share })),
    ]);
  return {
    four: evenly(honest),
    eight: evenly(of(Object.keys(EIGHT))),
    knows: evenly(of(['knows'])),
    waits60: evenly(of(['waits60'])),
    waits90: evenly(of(['waits90'])),
    shares: KNOWING_SHARES.map((share) => withShare(share, 'knows')),
    sharesWaiting: KNOWING_SHARES.map((share) => withShare(share, 'waits60')),
  };
}

/** Plays every type with a mechanism. */
export const playRow = (setting: Omit<Setting, 'types'>, mechanism: Mechanism): Row =>
  rowOf(playTypes({ ...setting, types: ALL_TYPES }, mechanism));
