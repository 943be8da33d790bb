import type { Standing } from './reading.js';

/** So much above what an offer comes to may still be said of it. */
const A_LITTLE_ABOVE = 1.05;

/**
 * Whether a figure is near what an offer on the table comes to, options and all: between half of it and a little above
 * it. A buyer who names such a number speaks of that sum.
 * @example nearTotal(1300, { offers: [{ price: 11.4, quantity: 100, total: 1340, terms: {} }] }) // true
 */
export const nearTotal = (value: number, { offers }: Pick<Standing, 'offers'>): boolean =>
  offers.some(({ price, quantity, total = price * quantity, dealTotal = total }) =>
    [total, dealTotal].some((sum) => value >= sum / 2 && value <= sum * A_LITTLE_ABOVE),
  );
