import type { Rival } from './rival.js';
import type { StiffSystem } from './rosenbrock.js';

const { exp, max, min, sqrt } = Math;
const INFINITE = Number.POSITIVE_INFINITY;

/**
 * An error of a state weighs as much as it changes ln F, and at least this: in a far upper tail a value can be less
 * exact.
 */
const LEAST_WEIGHT = 5e-2;

/**
 * A path from the highest bid down: at each step the bid, and each group's state and d state/d bid (0 while it has not
 * joined).
 */
export interface Path {
  readonly bids: number[];
  readonly states: Float64Array[];
  readonly slopes: Float64Array[];
}

/** How the flow ends for a bidder: above or below what is sought, arrived at it, or lost on the way. */
export type Outcome = 'above' | 'below' | 'arrived' | 'lost';

/** The inverse bids as a system of differential equations, with the bidders who take part. */
export interface Flow {
  readonly system: StiffSystem;
  findNext(state: Float64Array): { readonly index: number; readonly excess: number } | null;
  join(index: number): void;
  keep(state: Float64Array, path: Path | null): void;
  judge(state: Float64Array, rise: number): Outcome | null;
}

/**
 * The equations as an autonomous system of states and t = ln(bid − lowestBid), in the time −t.
 * @param rivals the groups, at least one
 * @param lowestBid where the bids of all groups begin
 */
export function createFlow(rivals: readonly Rival[], lowestBid: number): Flow {
  return new InverseBidFlow(rivals, lowestBid);
}

class InverseBidFlow implements Flow {
  readonly system: StiffSystem;
  private readonly size: number;
  /** 1/(value − bid) by group, as `gather` left them. */
  private readonly urges: Float64Array;
  private readonly slopes: Float64Array;
  /** 1 for the groups that bid here. */
  private readonly bids: Uint8Array;
  private readonly scales: Float64Array;
  private readonly byTop: readonly number[];
  private waiting: number;

  constructor(
    private readonly rivals: readonly Rival[],
    private readonly lowestBid: number,
  ) {
    this.size = rivals.length;
    this.urges = new Float64Array(this.size);
    this.slopes = new Float64Array(this.size);
    this.bids = new Uint8Array(this.size);
    this.scales = new Float64Array(this.size + 1).fill(1);
    this.byTop = rivals.map((_, index) => index).sort((a, b) => (rivals[b] as Rival).top - (rivals[a] as Rival).top);
    this.waiting = this.size;
    this.system = {
      components: this.size + 1,
      scales: this.scales,
      derive: (state, derivatives) => this.derive(state, derivatives),
      linearise: (state, derivatives, jacobian) => this.linearise(state, derivatives, jacobian),
    };
  }

  /**
   * Sets urges to 1/(value − bid), and returns how many bid here; 0 where one of them has a value that is not above the
   * bid.
   */
  private gather(state: Float64Array, above: number): number {
    const { size, urges, bids } = this;
    let active = 0;
    for (let index = 0; index < size; index += 1) {
      const rival = this.rivals[index] as Rival;
      const margin = rival.above(state[index] as number, this.lowestBid) - above;
      if (!(margin > 0) && bids[index] === 1) return 0;
      urges[index] = margin > 0 ? 1 / margin : INFINITE;
      if (bids[index] === 1) active += rival.count;
    }
    return active;
  }

  /**
   * The group that is next to join, and by what share its urge to bid less is under the gain from bidding more: from 0
   * on it joins.
   */
  findNext(state: Float64Array): { index: number; excess: number } | null {
    const { size, urges, bids } = this;
    if (this.waiting === 0) return null;
    const active = this.gather(state, exp(state[size] as number));
    const index = this.byTop.find((place) => bids[place] === 0 && (urges[place] as number) < INFINITE);
    if (index === undefined) return null;
    let sum = 0;
    for (let place = 0; place < size; place += 1)
      if (bids[place] === 1) sum += (this.rivals[place] as Rival).count * (urges[place] as number);
    return { index, excess: active < 2 ? 1 : 1 - ((urges[index] as number) * (active - 1)) / sum };
  }

  join(index: number): void {
    const { bids } = this;
    bids[index] = 1;
    this.waiting -= 1;
  }

  private derive(state: Float64Array, derivatives: Float64Array): boolean {
    const { size, urges, slopes, bids } = this;
    const above = exp(state[size] as number);
    const active = this.gather(state, above);
    if (active < 2) return false;
    let pressure = 0;
    for (let index = 0; index < size; index += 1)
      if (bids[index] === 1)
        pressure += ((this.rivals[index] as Rival).count * (urges[index] as number)) / (active - 1);
    for (let index = 0; index < size; index += 1) {
      if (bids[index] === 0) continue;
      const slope = (this.rivals[index] as Rival).logCdfSlope(state[index] as number);
      slopes[index] = slope;
      derivatives[index] = (-above * (pressure - (urges[index] as number))) / slope;
    }
    derivatives[size] = -1;
    return true;
  }

  private linearise(state: Float64Array, derivatives: Float64Array, jacobian: Float64Array): boolean {
    const { size, urges, slopes, bids } = this;
    if (!this.derive(state, derivatives)) return false;
    const above = exp(state[size] as number);
    const width = size + 1;
    let active = 0;
    for (let index = 0; index < size; index += 1) if (bids[index] === 1) active += (this.rivals[index] as Rival).count;
    jacobian.fill(0);
    let pressureByBid = 0;
    for (let index = 0; index < size; index += 1)
      if (bids[index] === 1)
        pressureByBid += ((this.rivals[index] as Rival).count * (urges[index] as number) ** 2 * above) / (active - 1);
    for (let row = 0; row < size; row += 1) {
      if (bids[row] === 0) continue;
      const scale = -above / (slopes[row] as number);
      for (let column = 0; column < size; column += 1) {
        if (bids[column] === 0) continue;
        const rival = this.rivals[column] as Rival;
        const urgeByState = -((urges[column] as number) ** 2) * rival.valueSlope(state[column] as number);
        jacobian[row * width + column] = scale * urgeByState * (rival.count / (active - 1) - (row === column ? 1 : 0));
      }
      const own = row * width + row;
      jacobian[own] =
        (jacobian[own] as number) -
        (derivatives[row] as number) *
          (this.rivals[row] as Rival).logSlopeChange(state[row] as number, slopes[row] as number);
      jacobian[row * width + size] =
        (derivatives[row] as number) + scale * (pressureByBid - (urges[row] as number) ** 2 * above);
    }
    for (let index = 0; index < size; index += 1)
      this.scales[index] = sqrt(1 + (state[index] as number) ** 2) / min(1, max(LEAST_WEIGHT, slopes[index] as number));
    return true;
  }

  keep(state: Float64Array, path: Path | null): void {
    const { size } = this;
    if (path === null) return;
    const derivatives = new Float64Array(size + 1);
    this.derive(state, derivatives);
    const above = exp(state[size] as number);
    path.bids.push(this.lowestBid + above);
    path.states.push(state.slice(0, size));
    path.slopes.push(derivatives.slice(0, size).map((rate) => -rate / above));
  }

  judge(state: Float64Array, rise: number): Outcome | null {
    const { size, bids } = this;
    const above = exp(state[size] as number);
    let least = INFINITE;
    for (let index = 0; index < size; index += 1) {
      const rival = this.rivals[index] as Rival;
      const at = state[index] as number;
      if (bids[index] !== 1) continue;
      const margin = rival.above(at, this.lowestBid) - above;
      if (margin < 1e-6 * min(above, rival.valueSlope(at) / rival.logCdfSlope(at))) return 'above';
      least = min(least, margin);
    }
    return above < 1e-10 * least || above < 1e-13 * rise ? 'below' : null;
  }
}
