import { computedReserve } from '@svc/policy-rules/reserve';
import type { Policy } from '@svc/policy-rules';
import { roundFigure } from './round-figure.js';

/** The members of a policy by which its reserve falls; the seller fills in the days. */
export interface FallingReserve {
  reserve_price: number;
  reserve_dates: { from: 'YYYY-MM-DD'; price: number }[];
}

/** Where the reserve of a single thing begins, as a share of the way from floor to list. */
const BEGINS_AT = { several: 0.9, few: 0.6 } as const;
/** How many prices it has, and how far it falls at least, as a share of that way. */
const PRICES = 5;
const FALLS_BY = 0.1;

/**
 * Round figures by which the reserve of a single thing falls: from nine tenths of the way from floor to list where
 * several buyers are expected, else from six tenths, to the reserve that the policy has, or where that is higher to the
 * computed one.
 * @example fallingReserve(bike, 'few') // {reserve_price: 780, reserve_dates: [{from: 'YYYY-MM-DD', price: 760}, …]}
 */
export function fallingReserve(
  policy: Policy & { reserve_price: number },
  buyers: keyof typeof BEGINS_AT,
): FallingReserve {
  const { list_price: list, floor_price: floor, reserve_price: reserve } = policy;
  const begins = floor + (list - floor) * BEGINS_AT[buyers];
  const last = reserve < begins ? reserve : roundFigure(computedReserve(policy), policy);
  const first = Math.min(list, Math.max(begins, reserve, last + (list - floor) * FALLS_BY));
  const each = (first - last) / (PRICES - 1);
  const prices = Array.from({ length: PRICES - 1 }, (_, step) =>
    step === 0 && first === reserve
      ? reserve
      : Math.max(last, roundFigure(Number((first - each * step).toFixed(6)), policy, each)),
  );
  const [opening = last, ...later] = [...new Set([...prices, last])];
  return { reserve_price: opening, reserve_dates: later.map((price) => ({ from: 'YYYY-MM-DD', price })) };
}
