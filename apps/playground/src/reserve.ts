import type { Policy } from './service/service.js';

/**
 * The lowest price at which a conversation closes by itself on a day, as a policy names it: that of the latest of its
 * dates that has begun, else `reserve_price`; null where it names none, and the service computes one.
 * @param day `YYYY-MM-DD`
 * @example namedReserve({ ...policy, reserve_price: 740 }, '2027-01-10') // 740
 */
export function namedReserve(policy: Pick<Policy, 'reserve_price' | 'reserve_dates'>, day: string): number | null {
  const begun = (policy.reserve_dates ?? [])
    .filter(({ from }) => from <= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return begun.at(-1)?.price ?? policy.reserve_price ?? null;
}

/** The day at a moment, in UTC, where the dates of a policy begin. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
