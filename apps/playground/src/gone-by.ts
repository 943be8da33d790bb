/** A way for the reserve to fall, as compile proposes it: the seller fills in the days. */
export interface Falling {
  readonly reserve_price: number;
  readonly reserve_dates: readonly { readonly from: string; readonly price: number }[];
}

/** What compile proposes in the words of its note: first for several buyers, then for few. */
export function proposalsOf(suggestion: string): Falling[] {
  return [...suggestion.matchAll(/\{"reserve_price".*?\]\}/g)].map(([json]) => JSON.parse(json) as Falling);
}

const DAY_MILLIS = 86_400_000;
const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/**
 * The proposal with its days, spread evenly so that the last price holds from the day before the thing should be gone.
 * Where there are fewer days than prices, the last ones of a day count.
 * @param today and `goneBy` are days of the calendar, `YYYY-MM-DD`
 * @example withDays({ reserve_price: 9, reserve_dates: [{ from: '', price: 8 }] }, '2026-12-01', '2026-12-11')
 *   // the price of 8 from 2026-12-10
 */
export function withDays({ reserve_price, reserve_dates }: Falling, today: string, goneBy: string): Falling {
  const start = Date.parse(today);
  const days = Math.max(1, Math.round((Date.parse(goneBy) - start) / DAY_MILLIS) - 1);
  const dated = reserve_dates.map(({ price }, index) => {
    const after = Math.max(1, Math.round((days * (index + 1)) / reserve_dates.length));
    return { from: dayOf(start + after * DAY_MILLIS), price };
  });
  const last = dated.filter(({ from }, index) => dated[index + 1]?.from !== from);
  return { reserve_price, reserve_dates: last };
}
