import type { Earned, Estimate } from './backtest-shape.js';

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = 1.959963984540054;

/** Digits that are told: a mean of some thousand draws carries no more, and what is cut differs between engines. */
const DIGITS = 6;

/**
 * The mean of a sample with its interval of 95 %, by the normal approximation. Of one value the interval is that value;
 * of none all is 0.
 * @param unit what a value of 1 stands for
 * @example estimate([0, 1, 0, 1]) // { mean: 0.5, low: -0.065793, high: 1.06579 }
 */
export function estimate(sample: readonly number[], unit = 1): Estimate {
  const { length } = sample;
  if (length === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sample.reduce((sum, value) => sum + value, 0) / length;
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = length > 1 ? QUANTILE * Math.sqrt(squares / (length - 1) / length) : 0;
  return { mean: told(mean * unit), low: told((mean - error) * unit), high: told((mean + error) * unit) };
}

/** A figure as it is told: six digits, and never −0. */
export const told = (figure: number): number => Number(figure.toPrecision(DIGITS)) + 0;

/** What one sample has more than another of the same draws. */
export function differences(sample: readonly number[], other: readonly number[]): number[] {
  return sample.map((value, at) => value - (other[at] ?? 0));
}

/** What is earned, from a sample of shares of the range: in both units. */
export function earnedOf(shares: readonly number[], range: number): Earned {
  return { money: estimate(shares, range), share: estimate(shares) };
}
