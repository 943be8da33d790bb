import { findRoot, type Prior, type Random } from '@svc/numerics';
import { expectedSales, poissonMass } from './poisson.js';

/** The best single price, and what it brings. */
export interface StaticPrice {
  readonly price: number;
  readonly revenue: number;
  /** Expected units sold. */
  readonly sales: number;
  /** Expected buyers who would pay the price. */
  readonly takers: number;
}

/** Where ln of a ratio that has underflowed is held, so that the root search sees its sign. */
const LOG_FLOOR = -1e4;

/**
 * Maximises p·E[min(stock, Poisson(arrivals·(1 − F(p))))]: the root of ln(p·hazard(p)) + ln(elasticity of sales), which
 * increases, as both families have an increasing generalised failure rate; the lower end of the support where it is
 * positive there already.
 * @example findStaticPrice(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 1000, 10).price // 0.5
 */
export function findStaticPrice(prior: Prior, stock: number, arrivals: number): StaticPrice {
  const { coordinate } = prior;
  const at = (x: number): { takers: number; sales: number; slope: number } => {
    const takers = arrivals * Math.exp(coordinate.logSurvivalAt(x));
    return { takers, ...expectedSales(stock, takers) };
  };
  const excess = (x: number): number => {
    const { takers, sales, slope } = at(x);
    const logElasticity = takers === 0 ? 0 : slope > 0 ? Math.log((takers * slope) / sales) : LOG_FLOOR;
    return (
      coordinate.logValueAt(x) +
      coordinate.logDensityAt(x) -
      coordinate.logSlopeAt(x) -
      coordinate.logSurvivalAt(x) +
      logElasticity
    );
  };
  const x = findRising(excess, coordinate.from, coordinate.to);
  const price = coordinate.valueAt(x);
  const { takers, sales } = at(x);
  return { price, revenue: price * sales, sales, takers };
}

/**
 * The root of an increasing function on a range that may be infinite, or the end that it does not come down or up to.
 */
function findRising(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [Number.isFinite(from) ? from : -1, Number.isFinite(to) ? to - Number.EPSILON : 1];
  if (Number.isFinite(from) && !(of(low) < 0)) return from;
  while (!(of(low) < 0)) low *= 2;
  while (of(high) < 0 && high < to) high *= 2;
  return findRoot((x) => Math.max(LOG_FLOOR, of(x)), low, high);
}

/**
 * The mean revenue of so many seasons at one price: the takers of each are drawn by inversion of the Poisson
 * distribution, as far as the stock goes.
 * @example simulateStaticRevenue(createRandom(1), 2, 5, 0, 10) // 0
 */
export function simulateStaticRevenue(
  random: Random,
  price: number,
  stock: number,
  takers: number,
  count: number,
): number {
  const cumulative = new Float64Array(stock);
  let sum = 0;
  for (let sold = 0; sold < stock; sold += 1) {
    sum += poissonMass(sold, takers);
    cumulative[sold] = sum;
  }
  let units = 0;
  for (let season = 0; season < count; season += 1) units += firstAbove(cumulative, random.next());
  return (price * units) / count;
}

/** The first index whose entry is above a level, or the length. */
function firstAbove(ascending: Float64Array, level: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) > level) high = middle;
    else low = middle + 1;
  }
  return low;
}
