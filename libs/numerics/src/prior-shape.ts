/** The families, and the members that each needs in `params`. */
export const PRIOR_PARAMETERS = { uniform: ['low', 'high'], lognorm: ['mu', 'sigma'] } as const;

/** A family of priors. */
export type PriorFamily = keyof typeof PRIOR_PARAMETERS;

/**
 * A coordinate in which a prior is well scaled: z = (ln v − mu)/sigma of a lognormal, the share (v − low)/(high − low)
 * of a uniform one. All of it stays finite or −Infinity where the plain figures fade to 0; the four logarithms are
 * concave, which `integrateLogConcave` needs.
 */
export interface PriorCoordinate {
  /** The coordinates of the support's ends: 0 and 1, or −Infinity and Infinity. */
  readonly from: number;
  readonly to: number;
  /** The coordinate of a value ≥ 0, clipped to the support. */
  of(value: number): number;
  /** The value at a coordinate inside the support. */
  valueAt(x: number): number;
  logValueAt(x: number): number;
  /** valueAt(y) − valueAt(x) without cancellation. */
  rise(x: number, y: number): number;
  /** ln of d value / d x. */
  logSlopeAt(x: number): number;
  /** ln of the density of x. */
  logDensityAt(x: number): number;
  logCdfAt(x: number): number;
  logSurvivalAt(x: number): number;
  /** The virtual value at a coordinate, and its derivative by the coordinate. */
  virtualAt(x: number): number;
  virtualSlopeAt(x: number): number;
  /** The coordinate with this virtual value, as `virtualInverse`: y ≥ 0, clipped to the support. */
  atVirtual(y: number): number;
  /** The coordinate with P(X ≤ x) = p, p in [0, 1]; an upper tail is better served by `atLogCdf`. */
  atCdf(p: number): number;
  /** The coordinate with this distribution, given as ln F ≤ 0: precise in both tails. */
  atLogCdf(logCdf: number): number;
}

/** A prior over values that are not negative, with every figure precise in its far tails. */
export interface Prior {
  readonly family: PriorFamily;
  /** The ends of the support; `high` is Infinity for a lognormal. */
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  /** Per unit of value; 0 outside the support. */
  density(value: number): number;
  /** P(V ≤ value), 0..1. */
  cdf(value: number): number;
  logCdf(value: number): number;
  /** P(V > value), 0..1, without cancellation. */
  survival(value: number): number;
  /** density / survival; Infinity at and above a finite upper end. */
  hazard(value: number): number;
  /** The value with P(V ≤ value) = p, p in [0, 1]. Throws NumericsError `probability_range`. */
  quantile(p: number): number;
  /** The value with P(V > value) = q, q in [0, 1]: the far upper tail. Throws NumericsError `probability_range`. */
  upperQuantile(q: number): number;
  /** v − 1/hazard(v) of Myerson (1981), for v inside the support. */
  virtualValue(value: number): number;
  /**
   * The value with this virtual value, for x ≥ 0, where both families are increasing: the support's lower end where all
   * of it has more, Infinity where none has as much. It is the revenue-optimal reserve against a seller's value x.
   */
  virtualInverse(x: number): number;
  readonly coordinate: PriorCoordinate;
}
