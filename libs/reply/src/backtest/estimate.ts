import { roundFigure } from '@svc/numerics';
import type { Earned, Estimate } from './backtest-shape.js';

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = 1.959963984540054;

/**
 * The mean of a sample with its interval of 95 %, by the normal approximation. Of one value the interval is that value;
 * of none all is 0.
 * @example estimate([0, 1, 0, 1]) // { mean: 0.5, low: -0.066, high: 1.066 } in three decimals
 */
export function estimate(sample: readonly number[]): Estimate {
  const { length } = sample;
  if (length === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sample.reduce((sum, value) => sum + value, 0) / length;
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = length > 1 ? QUANTILE * Math.sqrt(squares / (length - 1) / length) : 0;
  return { mean: roundFigure(mean), low: roundFigure(mean - error), high: roundFigure(mean + error) };
}

/** The mean of one sample less another of the same draws, with the interval of the difference. */
export function difference(sample: readonly number[], other: readonly number[]): Estimate {
  return estimate(sample.map((value, at) => value - (other[at] ?? 0)));
}

/** What is earned, from shares of the range: in both units. */
export function earnedOf(share: Estimate, range: number): Earned {
  const times = (figure: number): number => roundFigure(figure * range);
  return { money: { mean: times(share.mean), low: times(share.low), high: times(share.high) }, share };
}
