import { BACKTEST_BUYERS_OPEN, BACKTEST_ROWS } from '../limits.js';
import { anotherReserves, bestReserves, priceTags, tryReserves } from './another.js';
import type { BacktestInput, BacktestRow, PolicyBacktest, PriceBin, TypeShares } from './backtest-shape.js';
import { earnedOf, estimate, told } from './estimate.js';
import { guardInput } from './guard-input.js';
import { openMechanism } from './mechanism.js';
import { partEffects } from './parts.js';
import { drawBuyers } from './population.js';
import { playThing } from './season.js';
import { sayBacktest } from './say-backtest.js';
import { mixed, runTrial, type Crowd, type Trial } from './trial.js';

/** The types of buyers where none are named: those of the measurements in the docs. */
const DEFAULT_TYPES: TypeShares = { concedes: 0.25, repeats: 0.25, asks_then_bids: 0.25, bids_once: 0.25 };
const DEFAULT_KNOW = 0.1;
const DEFAULT_PATIENCE = 0.6;

/** The histogram of prices has so many bins between floor and list. */
const BINS = 12;

/**
 * Plays a policy against a population of buyers, by moves and not by words: what it earns, what each of its parts
 * brings, what another reserve or a price tag would. Deterministic: equal inputs give equal results, and the first
 * buyers of a seed are the same however many are drawn.
 *
 * Earnings count from the lowest price, net of what options cost, a unit and visitor; `share` is of the range from the
 * lowest price to the list price.
 *
 * @throws BacktestError for a prior, bids or shares that cannot be used, and for a policy with nothing to bargain over
 * @example
 * const policy = { ...rug, list_price: 1000, floor_price: 600, reserve_price: 735 };
 * backtestPolicy({ policy, buyers: 2000, know: 0.3 })
 * // { deals: { mean: 0.62, … }, earned: { money: { mean: 133, … }, share: { mean: 0.33, … } }, … }
 */
export function backtestPolicy(input: BacktestInput): PolicyBacktest {
  guardInput(input);
  const { policy } = input;
  const seed = input.seed ?? 0;
  const crowd = crowdOf(input, seed);
  const whole = runTrial(crowd, policy);
  const rows = new Set<BacktestRow>(input.rows ?? BACKTEST_ROWS);
  const tried = rows.has('another') || rows.has('best') ? tryReserves(crowd, policy) : [];
  const shares = mixed(whole, 'shares', crowd.know);
  const reserve = openMechanism(policy).stages[0]?.reserve ?? policy.list_price;
  const result: Omit<PolicyBacktest, 'summary'> = {
    buyers: crowd.buyers.length,
    seed,
    know: crowd.know,
    currency: policy.currency,
    list_price: policy.list_price,
    floor_price: policy.floor_price,
    reserve_price: reserve,
    deals: estimate(mixed(whole, 'deals', crowd.know)),
    earned: earnedOf(shares, crowd.range),
    from_others: earnedOf(whole.others.shares, crowd.range),
    from_knowing: earnedOf(whole.knowing.shares, crowd.range),
    prices: rows.has('prices') ? priceBins(crowd, whole) : null,
    parts: rows.has('parts') ? partEffects(crowd, policy, whole) : null,
    another: rows.has('another') ? anotherReserves(crowd, tried) : null,
    best: rows.has('best') ? bestReserves(crowd, tried, { price: reserve, trial: whole }) : null,
    tags: rows.has('tags') ? priceTags(crowd, policy, whole) : null,
    thing: input.visitors ? playThing(crowd, policy, input.visitors, seed) : null,
  };
  return { ...result, summary: sayBacktest(result, policy) };
}

function crowdOf({ policy, buyers, prior, bids, types, know, patience }: BacktestInput, seed: number): Crowd {
  return {
    buyers: drawBuyers(policy, {
      count: buyers ?? BACKTEST_BUYERS_OPEN,
      seed,
      prior: prior ?? { family: 'uniform' },
      bids: bids ?? [],
      types: types ?? DEFAULT_TYPES,
    }),
    know: know ?? DEFAULT_KNOW,
    patience: patience ?? DEFAULT_PATIENCE,
    floor: policy.floor_price,
    range: policy.list_price - policy.floor_price,
  };
}

/** How many visitors pay how much, net a unit; what lies outside of floor and list counts in the bin at that end. */
function priceBins({ know, floor, range, buyers }: Crowd, { others, knowing }: Trial): PriceBin[] {
  const bins = Array.from({ length: BINS }, () => 0);
  const count = (nets: readonly (number | null)[], weight: number): void => {
    for (const net of nets) {
      if (net === null) continue;
      const at = Math.min(BINS - 1, Math.max(0, Math.floor(((net - floor) / range) * BINS + 1e-9)));
      bins[at] = (bins[at] ?? 0) + weight / buyers.length;
    }
  };
  count(others.nets, 1 - know);
  count(knowing.nets, know);
  const edge = (at: number): number => told(floor + (range * at) / BINS);
  return bins.map((share, at) => ({ from: edge(at), to: edge(at + 1), share: told(share) }));
}
