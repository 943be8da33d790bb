import { integrateLogConcave, type Prior } from '@svc/numerics';

/**
 * The symmetric first-price equilibrium against `rivals` risk-neutral rivals, a real number ≥ 1, who draw from the
 * prior: the expected highest rival value, or the floor where none is above it, given that all are below x. Riley and
 * Samuelson 1981; risk aversion r turns n rivals into n/r (Holt 1980).
 */
export interface EquilibriumBid {
  readonly bid: number;
  /** value − bid, without cancellation. */
  readonly rent: number;
}

/**
 * @param floor max(reserve, lower support); `x` is the coordinate of the bidder's value, above that of the floor
 * @example findEquilibriumBid(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 1, 0, 0.8).bid // 0.4
 */
export function findEquilibriumBid(prior: Prior, rivals: number, floor: number, x: number): EquilibriumBid {
  const { coordinate } = prior;
  const start = coordinate.of(floor);
  if (prior.family === 'uniform') {
    const below = Math.pow(start / x, rivals + 1);
    const rise = coordinate.rise(0, x);
    return { bid: prior.low + (rise * (rivals + below)) / (rivals + 1), rent: (rise * (1 - below)) / (rivals + 1) };
  }
  const logTop = coordinate.logCdfAt(x);
  return {
    bid: floorShare(prior, rivals, floor, logTop) + integrateLogConcave(logRivalValue(prior, rivals, logTop), start, x),
    rent: integrateLogConcave((t) => rivals * (coordinate.logCdfAt(t) - logTop) + coordinate.logSlopeAt(t), start, x),
  };
}

/** The part of the bid where every rival is below the floor: floor × (F(floor)/F(v))^rivals. */
function floorShare(prior: Prior, rivals: number, floor: number, logTop: number): number {
  return floor > 0 ? floor * Math.exp(rivals * (prior.logCdf(floor) - logTop)) : 0;
}

/** ln of value × density of the highest rival, given that it is below the top. */
function logRivalValue({ coordinate }: Prior, rivals: number, logTop: number): (t: number) => number {
  const logRivals = Math.log(rivals);
  return (t) =>
    coordinate.logValueAt(t) +
    logRivals +
    (rivals - 1) * coordinate.logCdfAt(t) +
    coordinate.logDensityAt(t) -
    rivals * logTop;
}

/**
 * Gauss–Legendre of 8 points on [−1, 1], its positive half: node, weight. For steps over which an integrand changes by
 * a few e-folds at most.
 */
export const SHORT_RULE = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.31370664587788727],
  [0.7966664774136267, 0.22238103445337448],
  [0.9602898564975363, 0.10122853629037626],
] as const;

/** ∫ over a step so short that the integrand changes by a few e-folds at most: 8 points leave 1e-13 of it. */
function integrateShort(integrand: (t: number) => number, from: number, to: number): number {
  const centre = 0.5 * (from + to);
  const half = 0.5 * (to - from);
  let sum = 0;
  for (const [node, weight] of SHORT_RULE)
    sum += weight * (integrand(centre - half * node) + integrand(centre + half * node));
  return half * sum;
}

/**
 * Bids at ascending coordinates, each from the one before: one short integral a step, all terms positive.
 * @example
 * const prior = createPrior({ family: 'uniform', params: { low: 0, high: 1 } });
 * tabulateEquilibriumBids(prior, 1, 0, [0.5, 1]) // [0.25, 0.5]
 */
export function tabulateEquilibriumBids(prior: Prior, rivals: number, floor: number, xs: readonly number[]): number[] {
  const [first, ...later] = xs as [number, ...number[]];
  if (prior.family === 'uniform') return xs.map((x) => findEquilibriumBid(prior, rivals, floor, x).bid);
  let x = first;
  let bid = x > prior.coordinate.of(floor) ? findEquilibriumBid(prior, rivals, floor, x).bid : floor;
  let logTop = prior.coordinate.logCdfAt(x);
  const bids = [bid];
  for (const next of later) {
    const logNext = prior.coordinate.logCdfAt(next);
    const logIntegrand = logRivalValue(prior, rivals, logNext);
    bid = bid * Math.exp(rivals * (logTop - logNext)) + integrateShort((t) => Math.exp(logIntegrand(t)), x, next);
    [x, logTop] = [next, logNext];
    bids.push(bid);
  }
  return bids;
}
