import { integrateLogConcave, type Prior } from '@svc/numerics';

/** k·logarithm where a factor to the power 0 is 1, also of ln 0. */
function logPower(exponent: number, logarithm: number): number {
  return exponent === 0 ? 0 : exponent * logarithm;
}

/**
 * E[payment], or with `moment` 2 E[payment²], of n bidders who draw from one prior where the best pays the second value
 * or the reserve: R^k·n·F(R)^(n−1)·(1−F(R)) + ∫_R v^k dF₂(v), F₂ of the second-highest. Every term is positive.
 * @example
 * secondPricePayment(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 2, 0) // 0.333333333333
 */
export function secondPricePayment(prior: Prior, bidders: number, reserve: number, moment: 1 | 2 = 1): number {
  const { coordinate } = prior;
  if (reserve > prior.high) return 0;
  const start = coordinate.of(reserve);
  const alone =
    reserve > 0
      ? Math.pow(reserve, moment) *
        Math.exp(
          Math.log(bidders) + logPower(bidders - 1, coordinate.logCdfAt(start)) + coordinate.logSurvivalAt(start),
        )
      : 0;
  if (bidders === 1) return alone;
  const logPairs = Math.log(bidders * (bidders - 1));
  return (
    alone +
    integrateLogConcave(
      (x) =>
        moment * coordinate.logValueAt(x) +
        logPairs +
        logPower(bidders - 2, coordinate.logCdfAt(x)) +
        coordinate.logSurvivalAt(x) +
        coordinate.logDensityAt(x),
      start,
      coordinate.to,
    )
  );
}

/**
 * E[payment − the seller's value; sold] of the same auction with a reserve not below that value, by the same sum with v
 * − c for v^k: no part of it is a difference of larger ones.
 */
export function secondPriceProfit(prior: Prior, bidders: number, reserve: number, sellerValue: number): number {
  const { coordinate } = prior;
  if (reserve > prior.high) return 0;
  const base = Math.max(reserve, prior.low);
  const start = coordinate.of(base);
  const alone =
    (reserve - sellerValue) *
    Math.exp(Math.log(bidders) + logPower(bidders - 1, coordinate.logCdfAt(start)) + coordinate.logSurvivalAt(start));
  if (bidders === 1) return alone;
  const logPairs = Math.log(bidders * (bidders - 1));
  return (
    alone +
    integrateLogConcave(
      (x) =>
        Math.log(base - sellerValue + coordinate.rise(start, x)) +
        logPairs +
        logPower(bidders - 2, coordinate.logCdfAt(x)) +
        coordinate.logSurvivalAt(x) +
        coordinate.logDensityAt(x),
      start,
      coordinate.to,
    )
  );
}

/**
 * ln of the density of the highest of n draws, in the coordinate of the prior.
 * @example Math.exp(logHighestDensity(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 2)(0.5)) // 1
 */
export function logHighestDensity({ coordinate }: Prior, bidders: number): (x: number) => number {
  const logBidders = Math.log(bidders);
  return (x) => logBidders + logPower(bidders - 1, coordinate.logCdfAt(x)) + coordinate.logDensityAt(x);
}

/**
 * E[(max v − sellerValue); sellerValue < max v < reserve]: what a reserve above the seller's own value leaves unsold.
 * @example unsoldSurplus(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 1, 0, 0.5) // 0.125
 */
export function unsoldSurplus(prior: Prior, bidders: number, sellerValue: number, reserve: number): number {
  const { coordinate } = prior;
  const base = Math.max(sellerValue, prior.low);
  const from = coordinate.of(base);
  const logDensity = logHighestDensity(prior, bidders);
  return integrateLogConcave(
    (x) => Math.log(base - sellerValue + coordinate.rise(from, x)) + logDensity(x),
    from,
    coordinate.of(reserve),
  );
}

/**
 * P(the item is sold) = 1 − F(reserve)^n.
 * @example saleProbability(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 2, 0.5) // 0.75
 */
export function saleProbability(prior: Prior, bidders: number, reserve: number): number {
  return 0 - Math.expm1(bidders * prior.logCdf(reserve));
}
