/**
 * A coordinate in which a prior is well scaled: z = (ln v − mu)/sigma of a lognormal, the share (v − low)/(high − low) of a uniform one.
 * All of it stays finite or −Infinity where the plain figures fade to 0; the four logarithms are concave, which `integrateLogConcave` needs.
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
