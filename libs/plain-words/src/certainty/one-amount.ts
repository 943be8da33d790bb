import type { SaidFigure } from '../text/said-figures.js';
import { hasDigit } from '../words/bare-sum.js';

/**
 * "Eleven pounds fifty": a sum and a numeral in words right behind it are one amount; behind an article the numeral is
 * what the sum is paid for ("$6 a dozen").
 */
export function isOneAmount(sum: SaidFigure, next: SaidFigure | undefined, points: readonly string[]): boolean {
  return (
    sum.kind === 'money' &&
    /\s/.test(points[sum.end] ?? '') &&
    next !== undefined &&
    next.start === sum.end + 1 &&
    next.unit === null &&
    !hasDigit(next.quote) &&
    !/^an? /i.test(next.quote)
  );
}
