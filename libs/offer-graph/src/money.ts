/**
 * Millionths of a dollar in a dollar, and in a cent. Sums of money are whole micros, so that equal carts have equal
 * figures.
 */
export const MICROS_PER_DOLLAR = 1_000_000;
export const MICROS_PER_CENT = 10_000;

/** The nearest whole number of micros. */
export const toMicros = (dollars: number): number => Math.round(dollars * MICROS_PER_DOLLAR);

/** Dollars, to 12 significant digits. */
export const toDollars = (micros: number): number => figure(micros / MICROS_PER_DOLLAR);

/** A figure of an answer: 12 significant digits, and no negative zero. */
export const figure = (value: number): number => Number(value.toPrecision(12)) + 0;
