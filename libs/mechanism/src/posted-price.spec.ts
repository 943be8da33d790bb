import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createPrior, createRandom } from '@svc/numerics';
import { findStaticPrice } from './static-price.js';
import { MAX_SCHEDULE_ROWS, MechanismError, postPrice, type PostedPrice, type PostedPriceProblem } from './index.js';

type Prior = PostedPriceProblem['buyer_arrival_prior'];
interface Vectors {
  static: [Prior, number, number, string, string, string][];
  dynamic: [Prior, number, number, string][];
}
/** All of them, with 1,000 and 10,000 units, are compared by bench/auction/accuracy.mjs. */
const vectors = JSON.parse(readFileSync(new URL('../vectors/posted-prices.json', import.meta.url), 'utf8')) as Vectors;

const uniform = (low: number, high: number): Prior => ({ family: 'uniform', params: { low, high } });
const lognorm = (mu: number, sigma: number): Prior => ({ family: 'lognorm', params: { mu, sigma } });
const within = (value: number, reference: string | number): number => Math.abs(value / Number(reference) - 1);
const post = (
  buyer_arrival_prior: Prior,
  inventory: number,
  arrivals: number,
  change: Partial<PostedPriceProblem> = {},
): PostedPrice => {
  const arrival_rate_per_second = Math.min(100, arrivals);
  return postPrice({
    buyer_arrival_prior,
    inventory,
    arrival_rate_per_second,
    horizon_seconds: arrivals / arrival_rate_per_second,
    n_simulations: 100,
    ...change,
  });
};

/** The price list as it is meant to be followed: the last block reached, in it the row of the nearest inventory. */
function follow({ dynamic_schedule }: PostedPrice): (secondsLeft: number, inventory: number) => number {
  const blocks: { from: number; rows: PostedPrice['dynamic_schedule'] }[] = [];
  for (const row of dynamic_schedule) {
    if (blocks.at(-1)?.from === row.seconds_left) blocks.at(-1)?.rows.push(row);
    else blocks.push({ from: row.seconds_left, rows: [row] });
  }
  return (secondsLeft, inventory) => {
    let [low, high] = [0, blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((blocks[middle]?.from ?? 0) >= secondsLeft) low = middle;
      else high = middle - 1;
    }
    const { rows } = blocks[low] as (typeof blocks)[number];
    return rows.reduce((nearest, row) =>
      Math.abs(row.inventory_left - inventory) < Math.abs(nearest.inventory_left - inventory) ? row : nearest,
    ).price;
  };
}

/**
 * The exact expected revenue of following a list, by small implicit steps of the linear equations between its blocks.
 */
function valueOfList(list: PostedPrice, prior: Prior, inventory: number, arrivalsPerSecond: number): number {
  const { survival } = createPrior(prior);
  const price = follow(list);
  const steps = 12;
  const times = [...new Set(list.dynamic_schedule.map(({ seconds_left }) => seconds_left))].sort((a, b) => a - b);
  let values = new Float64Array(inventory + 1);
  let reached = 0;
  for (const time of times) {
    const prices = Float64Array.from({ length: inventory + 1 }, (_, units) => (units > 0 ? price(time, units) : 0));
    const takers = prices.map(survival);
    const width = ((time - reached) * arrivalsPerSecond) / steps;
    const gamma = 1 - Math.SQRT1_2;
    for (let step = 0; step < steps; step += 1) {
      const [stage, after] = [new Float64Array(inventory + 1), new Float64Array(inventory + 1)];
      for (let units = 1; units <= inventory; units += 1) {
        const [rate, pay, before] = [takers[units] as number, prices[units] as number, values[units] as number];
        stage[units] =
          (before + gamma * width * rate * (pay + (stage[units - 1] as number))) / (1 + gamma * width * rate);
        const slope = rate * (pay + (stage[units - 1] as number) - (stage[units] as number));
        after[units] =
          (before + (1 - gamma) * width * slope + gamma * width * rate * (pay + (after[units - 1] as number))) /
          (1 + gamma * width * rate);
      }
      values = after;
    }
    reached = time;
  }
  return values[inventory] as number;
}

describe('the fixed price', () => {
  it('is 1e-8 from 20 digits: price, revenue and share sold', () => {
    for (const [prior, stock, arrivals, price, revenue, share] of vectors.static) {
      const found = findStaticPrice(createPrior(prior), stock, arrivals);
      expect(within(found.price, price)).toBeLessThan(1e-10);
      expect(within(found.revenue, revenue)).toBeLessThan(1e-10);
      expect(within(found.sales / stock, share)).toBeLessThan(1e-10);
    }
  });

  it('is what the simulated seasons earn, equal for equal seeds', () => {
    const prior = lognorm(0, 0.5);
    const problem: PostedPriceProblem = {
      buyer_arrival_prior: prior,
      arrival_rate_per_second: 1,
      inventory: 20,
      horizon_seconds: 60,
      n_simulations: 20_000,
      seed: 5,
    };
    const found = postPrice(problem);
    expect(within(found.static_simulated_revenue, found.static_expected_revenue)).toBeLessThan(0.01);
    expect(JSON.stringify(postPrice(problem))).toBe(JSON.stringify(found));
    expect(postPrice({ ...problem, seed: 6 }).static_simulated_revenue).not.toBe(found.static_simulated_revenue);
  });

  it('sells one unit to Poisson buyers with 1 − e^−m, m who would pay it, and never more units than there are', () => {
    const single = post(uniform(0, 1), 1, 8);
    const takers = 8 * (1 - single.static_price);
    expect(single.sold_out_probability).toBeCloseTo(1 - Math.exp(-takers), 10);
    expect(single.expected_units_sold).toBeCloseTo(1 - Math.exp(-takers), 10);
    const many = post(lognorm(0, 0.5), 1000, 3);
    expect(many.sold_out_probability).toBe(0);
    expect(within(many.expected_units_sold, 1000 * many.sellthrough_rate)).toBeLessThan(1e-10);
  });

  it('is sold out as often as 20,000 drawn seasons are, to 4 standard errors', () => {
    const random = createRandom('sold out');
    for (const [prior, stock, arrivals] of [
      [lognorm(0, 0.5), 5, 12],
      [uniform(1, 2), 20, 30],
    ] as const) {
      const { static_price, sold_out_probability: chance, expected_units_sold } = post(prior, stock, arrivals);
      const takers = arrivals * createPrior(prior).survival(static_price);
      let [soldOut, units] = [0, 0];
      for (let season = 0; season < 20_000; season += 1) {
        let sold = 0;
        for (let time = -Math.log(1 - random.next()); time < takers && sold < stock; sold += 1)
          time -= Math.log(1 - random.next());
        units += sold;
        if (sold === stock) soldOut += 1;
      }
      expect(Math.abs(soldOut / 20_000 - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 20_000));
      expect(Math.abs(units / 20_000 - expected_units_sold)).toBeLessThan((4 * Math.sqrt(takers)) / Math.sqrt(20_000));
    }
  });

  it('is the lowest value where everybody should buy', () => expect(post(uniform(10, 11), 5, 2).static_price).toBe(10));
});

describe('the dynamic value', () => {
  it.each(
    vectors.dynamic
      .filter(
        ([{ params }, stock, arrivals]) => stock <= 100 || (stock === 1000 && arrivals === 2000 && params['low'] === 0),
      )
      .map((vector) => [JSON.stringify(vector[0].params), vector[1], vector[2], vector] as const),
  )('agrees to 1e-5 for %s, %p units, %p buyers', (_, __, ___, [prior, stock, arrivals, value]) => {
    expect(within(post(prior, stock, arrivals).dynamic_value_estimate, value)).toBeLessThan(2e-6);
  });

  it('is closed for one unit and uniform buyers: τ/(τ + 4)', () => {
    for (const arrivals of [0.001, 1, 50, 1e4])
      expect(within(post(uniform(0, 1), 1, arrivals).dynamic_value_estimate, arrivals / (arrivals + 4))).toBeLessThan(
        1e-7,
      );
  });

  it('keeps its digits where hardly a buyer comes and few of them would pay', () => {
    for (const sigma of [1, 3, 10]) {
      const found = post(lognorm(0, sigma), 5, 1e-12);
      expect(within(found.dynamic_value_estimate, found.static_expected_revenue)).toBeLessThan(1e-9);
    }
  });

  it('never estimates more than the fluid bound, where rounding of the solution would', () => {
    const huge = postPrice({
      buyer_arrival_prior: { family: 'uniform', params: { low: 0, high: 1 } },
      arrival_rate_per_second: 10,
      inventory: 10_000,
      horizon_seconds: 1_800,
      n_simulations: 100,
    });
    expect(huge.dynamic_value_estimate).toBeLessThanOrEqual(huge.fluid_bound);
    expect(huge.fluid_bound).toBe(4500);
  });

  it(
    'lies between the fixed price and the fluid bound, which the fixed price misses by at most 1/(2√min(k, τ)) ' +
      '(Gallego and van Ryzin 1994)',
    () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.constant(uniform(0, 1)),
            fc.constant(uniform(2, 3)),
            fc.double({ min: 0.1, max: 2, noNaN: true }).map((sigma) => lognorm(0, sigma)),
          ),
          fc.integer({ min: 1, max: 30 }),
          fc.double({ min: 0.5, max: 100, noNaN: true }),
          (prior, stock, arrivals) => {
            const found = post(prior, stock, arrivals);
            const fluid = Number(/more than ([\d.e+-]+)\. Buyers/.exec(found.rationale)?.[1]);
            expect(found.static_expected_revenue).toBeLessThanOrEqual(found.dynamic_value_estimate);
            expect(found.dynamic_value_estimate).toBeLessThanOrEqual(found.fluid_bound);
            expect(found.dynamic_value_estimate).toBeLessThanOrEqual(fluid * (1 + 1e-5));
            const { virtualInverse, survival, upperQuantile } = createPrior(prior);
            const sold = Math.min(
              stock,
              arrivals * survival(Math.max(virtualInverse(0), upperQuantile(Math.min(1, stock / arrivals)))),
            );
            expect(found.static_expected_revenue).toBeGreaterThanOrEqual(
              fluid * (1 - 1 / (2 * Math.sqrt(sold))) * (1 - 1e-5),
            );
          },
        ),
        { seed: 42, numRuns: 12 },
      );
    },
  );
});

describe('the price list', () => {
  it.each([
    [uniform(0, 1), 2, 5],
    [uniform(1, 2), 20, 40],
    [lognorm(0, 1), 1, 6e7],
    [lognorm(0, 1), 10, 50],
    [lognorm(0, 1), 30, 60],
    [lognorm(0, 0.1), 20, 200],
    [lognorm(0, 3), 10, 6e7],
    [uniform(0, 1), 20, 1e6],
  ])('earns 99.9 % of the dynamic value when followed: %j, %p units, %p buyers', (prior, stock, arrivals) => {
    const list = post(prior, stock, arrivals);
    const value = valueOfList(list, prior, stock, Math.min(100, arrivals));
    expect(value / list.dynamic_value_estimate).toBeGreaterThan(0.999);
    expect(value / list.dynamic_value_estimate).toBeLessThan(1 + 1e-6);
  });

  it('earns its value in simulated seasons, buyer by buyer', () => {
    const prior = lognorm(0, 0.75);
    const list = post(prior, 12, 40);
    const price = follow(list);
    const random = createRandom('seasons');
    const { quantile } = createPrior(prior);
    const revenues = Array.from({ length: 1500 }, () => {
      let [left, stock, revenue] = [1 as number, 12, 0];
      for (;;) {
        left += Math.log(1 - random.next()) / 40;
        if (left < 0 || stock === 0) return revenue;
        const asked = price(left, stock);
        if (quantile(random.next()) < asked) continue;
        revenue += asked;
        stock -= 1;
      }
    });
    const mean = revenues.reduce((sum, revenue) => sum + revenue, 0) / 1500;
    const deviation = Math.sqrt(revenues.reduce((sum, revenue) => sum + (revenue - mean) * (revenue - mean), 0) / 1499);
    expect(Math.abs(mean - list.dynamic_value_estimate)).toBeLessThan((4 * deviation) / Math.sqrt(1500) + 0.001 * mean);
  });

  it(
    'starts with the whole stock and time, goes down in both, falls with time and rises as stock runs out, ' +
      'within its bound of rows',
    () => {
      const { dynamic_schedule: rows } = post(lognorm(0, 1), 300, 600);
      expect(rows[0]).toMatchObject({ seconds_left: 6, inventory_left: 300 });
      expect(rows.length).toBeLessThanOrEqual(MAX_SCHEDULE_ROWS);
      for (let index = 1; index < rows.length; index += 1) {
        const [one, next] = [rows[index - 1], rows[index]] as [
          PostedPrice['dynamic_schedule'][number],
          PostedPrice['dynamic_schedule'][number],
        ];
        if (next.seconds_left < one.seconds_left) continue;
        expect(next.seconds_left).toBe(one.seconds_left);
        expect(next.inventory_left).toBeLessThan(one.inventory_left);
        expect(next.price).toBeGreaterThanOrEqual(one.price * (1 - 1e-9));
      }
    },
  );
});

describe('a price that cannot be computed', () => {
  it.each<[object, string, (string | number)[]]>([
    [
      { buyer_arrival_prior: { family: 'lognorm', params: { mu: 0 } } },
      'prior_parameter',
      ['buyer_arrival_prior', 'params', 'sigma'],
    ],
    [{ arrival_rate_per_second: 0 }, 'rate_range', ['arrival_rate_per_second']],
    [{ arrival_rate_per_second: 101 }, 'rate_range', ['arrival_rate_per_second']],
    [{ inventory: 0 }, 'inventory_range', ['inventory']],
    [{ inventory: 10_001 }, 'inventory_range', ['inventory']],
    [{ horizon_seconds: Number.NaN }, 'horizon_range', ['horizon_seconds']],
    [{ horizon_seconds: 604_801 }, 'horizon_range', ['horizon_seconds']],
    [{ n_simulations: 20_001 }, 'simulation_count', ['n_simulations']],
    [{ seed: 2 ** 53 }, 'seed_range', ['seed']],
  ])('%j is refused with its place', (change, code, path) => {
    const act = (): unknown => post(uniform(0, 1), 1, 1, change);
    expect(act).toThrow(MechanismError);
    expect(act).toThrow(expect.objectContaining({ code, path }));
  });
});
