/** Digits of a published figure: what all engines agree on, though exp and log differ in their last bits. */
const SIGNIFICANT_DIGITS = 12;

/**
 * A figure as it is published: 12 significant digits, and never −0.
 * @example roundFigure(0.1 + 0.2) // 0.3
 */
export function roundFigure(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS)) + 0;
}
