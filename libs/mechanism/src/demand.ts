import { millsRatio, normalDensity, type Prior } from '@svc/numerics';

/**
 * What one arriving buyer brings, by the coordinate x of the price in the prior of buyers' values. The price at x is
 * the best one where a unit sold now is missed later for `cost`: the virtual value at x (Gallego and van Ryzin 1994).
 * `at` sets the fields, so that the inner loop makes no objects.
 */
export interface Demand {
  /** What a unit must be worth later for the price at x to be best; increases with x. */
  cost: number;
  /** d cost / d x. */
  slope: number;
  /** P(a buyer takes the price). */
  sales: number;
  /** sales × (price − cost): the best gain over keeping the unit, for a buyer. d gain / d cost = −sales. */
  gain: number;
  at(x: number): void;
  priceAt(x: number): number;
  /** The x with cost 0: the price where stock is worth nothing later. */
  readonly start: number;
}

/**
 * The demand of a prior.
 * @param arrivals buyers expected in all: it tells how far up prices can go, and so how far the tables reach
 * @example openDemand(createPrior({ family: 'uniform', params: { low: 0, high: 1 } }), 100).start >= 0 // true
 */
export function openDemand(prior: Prior, arrivals: number): Demand {
  return prior.family === 'uniform' ? new UniformDemand(prior.low, prior.high) : new LognormalDemand(prior, arrivals);
}

/**
 * Cells of a table in z, and in the logarithm of the price. Cubic interpolation then errs by less than 1e-9 of a
 * figure.
 */
const CELL_DEVIATIONS = 0.01;
const CELL_LOG = 0.02;
/** The table ends where not one in so many of the arrivals would take the price. */
const TABLE_TAKERS = 1e-3;

/**
 * x is z = (ln price − mu)/sigma. Cost and gain are tabulated with their slopes; beyond the table they are computed.
 */
class LognormalDemand implements Demand {
  cost = 0;
  slope = 0;
  sales = 0;
  gain = 0;
  readonly start: number;
  private readonly median: number;
  private readonly sigma: number;
  private readonly cell: number;
  private readonly cells: number;
  /** cost, slope, sales, gain at the left end of each cell. */
  private readonly table: Float64Array;

  constructor(prior: Prior, arrivals: number) {
    this.median = prior.coordinate.valueAt(0);
    this.sigma = prior.coordinate.logValueAt(1) - prior.coordinate.logValueAt(0);
    this.start = prior.coordinate.atVirtual(0);
    this.cell = Math.min(CELL_DEVIATIONS, CELL_LOG / this.sigma);
    const end = Math.max(
      this.start + 1,
      prior.coordinate.atLogCdf(Math.log1p(-Math.min(0.5, TABLE_TAKERS / arrivals))),
    );
    this.cells = Math.ceil((end - this.start) / this.cell);
    this.table = new Float64Array(4 * (this.cells + 1));
    for (let index = 0; index <= this.cells; index += 1) {
      this.compute(this.start + index * this.cell);
      this.table.set([this.cost, this.slope, this.sales, this.gain], 4 * index);
    }
  }

  at(z: number): void {
    const place = (z - this.start) / this.cell;
    if (!(place >= 0 && place < this.cells)) return this.compute(z);
    const index = Math.trunc(place);
    const s = place - index;
    const { table, cell } = this;
    const at = 4 * index;
    const [slope, nextSlope] = [cell * (table[at + 1] as number), cell * (table[at + 5] as number)];
    const [sales, nextSales] = [table[at + 2] as number, table[at + 6] as number];
    this.cost = cubic(s, table[at] as number, table[at + 4] as number, slope, nextSlope);
    this.gain = cubic(s, table[at + 3] as number, table[at + 7] as number, -sales * slope, -nextSales * nextSlope);
    this.slope = (slope + s * (nextSlope - slope)) / cell;
    this.sales = sales + s * (nextSales - sales);
  }

  private compute(z: number): void {
    const mills = millsRatio(z);
    const spread = this.sigma * mills;
    const price = this.priceAt(z);
    this.cost = price * (1 - spread);
    this.slope = this.sigma * price * (2 - spread - z * mills);
    this.sales = normalDensity(z) * mills;
    this.gain = this.sales * price * spread;
  }

  priceAt(z: number): number {
    return this.median * Math.exp(this.sigma * z);
  }
}

/** Hermite's cubic at s in [0, 1], from the values and the slopes at both ends. */
function cubic(s: number, left: number, right: number, leaving: number, arriving: number): number {
  const rise = right - left;
  return left + s * (leaving + s * (3 * rise - 2 * leaving - arriving + s * (leaving + arriving - 2 * rise)));
}

/**
 * x is the share (price − low)/(high − low); below 0 the price stays at the lower end, which everybody takes, while the
 * cost goes on falling.
 */
class UniformDemand implements Demand {
  cost = 0;
  slope = 0;
  sales = 0;
  gain = 0;
  readonly start: number;

  constructor(
    private readonly low: number,
    private readonly high: number,
  ) {
    this.start = 0.5 * (1 - low / (high - low));
  }

  at(x: number): void {
    const width = this.high - this.low;
    const share = Math.max(0, x);
    this.slope = 2 * width;
    this.cost = this.low - width * (1 - 2 * x);
    this.sales = 1 - share;
    this.gain = this.sales * (this.low + width * share - this.cost);
  }

  priceAt(x: number): number {
    return this.low + (this.high - this.low) * Math.max(0, x);
  }
}
