import type { Prior } from '@svc/numerics';
import { findEquilibriumBid, tabulateEquilibriumBids } from './equilibrium-bid.js';

/** A bid as a function of the coordinate of the value. */
export type BidCurve = (x: number) => number;

const CELLS = 1024;
/**
 * The table spans the coordinates that the highest of all bidders, or any one bidder, has with all but e^−40 of the
 * probability.
 */
const TAIL_LOG = -40;

/**
 * The symmetric first-price equilibrium as a fast function: cubic Hermite interpolation in the prior's coordinate over
 * 1,024 cells, relative error about 1e-8 for sigma up to 3; outside the table, exactly. Without a rival it is the
 * reserve.
 * @example tabulateBidCurve(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 1, 0)(0.6) // 0.3
 */
export function tabulateBidCurve(prior: Prior, rivals: number, reserve: number): BidCurve {
  if (rivals === 0 || reserve >= prior.high) return () => reserve;
  const floor = Math.max(reserve, prior.low);
  const { coordinate } = prior;
  const start = coordinate.of(floor);
  if (prior.family === 'uniform') return uniformBidCurve(prior, rivals, start);
  const low = Math.max(start, coordinate.atLogCdf(TAIL_LOG));
  const high = Math.max(low + 1, -coordinate.atLogCdf(TAIL_LOG));
  const width = (high - low) / CELLS;
  const xs = Array.from({ length: CELLS + 1 }, (_, index) => low + width * index);
  const bids = Float64Array.from(tabulateEquilibriumBids(prior, rivals, floor, xs));
  const slopes = Float64Array.from(
    xs,
    (x, index) =>
      width *
      (coordinate.valueAt(x) - (bids[index] as number)) *
      rivals *
      Math.exp(coordinate.logDensityAt(x) - coordinate.logCdfAt(x)),
  );
  return (x) => {
    const place = (x - low) / width;
    if (!(place >= 0 && place < CELLS)) return x > start ? findEquilibriumBid(prior, rivals, floor, x).bid : floor;
    const cell = Math.trunc(place);
    const s = place - cell;
    const [left, right] = [bids[cell] as number, bids[cell + 1] as number];
    const [leaving, arriving] = [slopes[cell] as number, slopes[cell + 1] as number];
    const rise = right - left;
    return left + s * (leaving + s * (3 * rise - 2 * leaving - arriving + s * (leaving + arriving - 2 * rise)));
  };
}

/** The closed form: low + rise·(n + (start/x)^(n+1))/(n + 1). */
function uniformBidCurve({ low, high }: Prior, rivals: number, start: number): BidCurve {
  const slope = (high - low) / (rivals + 1);
  const logStart = Math.log(start);
  return (x) => low + slope * x * (rivals + (x > start ? Math.exp((rivals + 1) * (logStart - Math.log(x))) : 1));
}
