/**
 * Every operation on auctions and prices beside a textbook's, same process and input: `node bench/auction/auctions.mjs
 * [--seed 7] [--rounds 5]`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../../tools/load-source.mjs';
import {
  textbookBid,
  textbookDesign,
  textbookDynamicValue,
  textbookReserve,
  textbookSimulation,
} from './textbook-auctions.mjs';

const lognorm = (mu, sigma) => ({ family: 'lognorm', params: { mu, sigma } });
const uniform = (low, high) => ({ family: 'uniform', params: { low, high } });
const many = (count, prior) => Array.from({ length: count }, () => prior);

/**
 * Milliseconds of the best of so many alternating runs, after one run of each to warm up: what other work on the
 * machine disturbs least.
 */
function compare(ours, textbook, rounds) {
  const [ourTimes, theirTimes] = [[], []];
  let [our, their] = [ours(), textbook()];
  for (let round = 0; round < rounds; round += 1) {
    let started = performance.now();
    our = ours();
    ourTimes.push(performance.now() - started);
    started = performance.now();
    their = textbook();
    theirTimes.push(performance.now() - started);
  }
  return { ours_ms: Math.min(...ourTimes), textbook_ms: Math.min(...theirTimes), our, their };
}

/** A fixed loop, to compare machines by: 20 million exponentials. */
export function referenceLoopMs() {
  const started = performance.now();
  let sum = 0;
  for (let index = 1; index <= 2e7; index += 1) sum += Math.exp(-index / 2e7);
  return sum > 0 ? performance.now() - started : 0;
}

/** The library and the random stream of the textbook, from the sources. */
async function loadEngines() {
  const [auction, mechanism, { createRandom }] = await Promise.all(
    ['auction', 'mechanism', 'numerics'].map((name) =>
      loadSource(new URL(`../../libs/${name}/src/index.ts`, import.meta.url)),
    ),
  );
  return { ...auction, ...mechanism, createRandom };
}

const repeat = (count, run) => () => {
  for (let index = 1; index < count; index += 1) run();
  return run();
};

const RESERVE = { bidder_value_prior: lognorm(0, 1), n_bidders: 10, seller_valuation: 0.5 };
const DIFFERENT_BIDDERS = Array.from({ length: 10 }, (_, index) => lognorm(index / 20, 0.5 + index / 20));

/** Bids, reserves and formats: `[name, ours, textbook]` each. */
function answersOfFormulas({ optimalBid, optimalReserve, recommendFormat, createRandom }, seed) {
  const bid = {
    auction_format: 'first_price',
    my_valuation: 1.5,
    n_competing_bidders: 10,
    competitor_value_prior: lognorm(0, 1),
    reserve_price: 0.25,
    risk_aversion: 0.5,
  };
  const simulated = () => ({
    auction_format: 'second_price_truthful',
    bidder_priors: many(10, lognorm(0, 1)),
    reserve_price: optimalReserve(RESERVE).reserve_price,
    n_simulations: 10_000,
  });
  return [
    [
      '100 bids, lognormal, 10 rivals',
      repeat(100, () => optimalBid(bid).optimal_bid),
      repeat(100, () => textbookBid(bid)),
    ],
    [
      '100 reserves with revenues, lognormal (textbook: reserve only)',
      repeat(100, () => optimalReserve(RESERVE).reserve_price),
      repeat(100, () => textbookReserve(RESERVE)),
    ],
    [
      '10 format recommendations, lognormal (textbook: 10,000 auctions each)',
      repeat(10, () => recommendFormat(RESERVE).expected_revenue_by_format.first_price),
      repeat(10, () => textbookSimulation(simulated(), createRandom(seed).next).mean_revenue),
    ],
  ];
}

/** Simulated auctions, `[name, ours, textbook]` each. */
function simulations({ simulateAuction, createRandom }, seed) {
  return [
    ['100,000 second-price auctions, 10 lognormal bidders', 'second_price_truthful', many(10, lognorm(0, 1))],
    ['100,000 second-price auctions, 50 lognormal bidders', 'second_price_truthful', many(50, lognorm(0, 1))],
    ['100,000 first-price auctions, 10 uniform bidders', 'first_price', many(10, uniform(0, 1))],
    ['100,000 first-price auctions, 50 uniform bidders', 'first_price', many(50, uniform(0, 1))],
    ['100,000 second-price auctions, 10 different lognormal bidders', 'second_price_truthful', DIFFERENT_BIDDERS],
  ].map(([name, auction_format, bidder_priors]) => {
    const request = { auction_format, bidder_priors, reserve_price: 0.5, n_simulations: 100_000, seed };
    return [
      name,
      () => simulateAuction(request).mean_revenue,
      () => textbookSimulation(request, createRandom(seed).next).mean_revenue,
    ];
  });
}

/** An optimal auction and a posted price, `[name, ours, textbook]` each. */
function designs({ designOptimalAuction, postPrice, createRandom }, seed) {
  const design = { bidder_priors: DIFFERENT_BIDDERS, seller_valuation: 0.5, n_simulations: 5000, seed };
  const shop = {
    buyer_arrival_prior: lognorm(0, 0.5),
    arrival_rate_per_second: 1,
    inventory: 50,
    horizon_seconds: 200,
  };
  return [
    [
      'optimal auction, 10 different lognormal bidders, 5,000 simulations',
      () => designOptimalAuction(design).expected_revenue,
      () => textbookDesign(design, createRandom(seed).next),
    ],
    [
      'posted price, 50 units, 200 buyers',
      () => postPrice(shop).dynamic_value_estimate,
      () => textbookDynamicValue(shop),
    ],
  ];
}

/**
 * Runs all comparisons.
 * @returns a row for each: `{name, ours_ms, textbook_ms, ratio, ours, textbook}`; the last two are the figure that both
 *   computed
 */
export async function benchAuctions({ seed = 7, rounds = 5 } = {}) {
  const engines = await loadEngines();
  return [...answersOfFormulas(engines, seed), ...simulations(engines, seed), ...designs(engines, seed)].map(
    ([name, ours, textbook]) => {
      const { ours_ms, textbook_ms, our, their } = compare(ours, textbook, rounds);
      return { name, ours_ms, textbook_ms, ratio: textbook_ms / ours_ms, ours: our, textbook: their };
    },
  );
}

/** The largest lawful posted price on its own, beside the fixed loop. */
export async function timeLargestPostedPrice({ rounds = 5 } = {}) {
  const { postPrice } = await loadSource(new URL('../../libs/mechanism/src/index.ts', import.meta.url));
  return [lognorm(0, 1), lognorm(0, 0.1), lognorm(0, 3), uniform(0, 1)].map((buyer_arrival_prior) => {
    const times = Array.from({ length: rounds }, () => {
      const started = performance.now();
      postPrice({ buyer_arrival_prior, arrival_rate_per_second: 100, inventory: 10_000, horizon_seconds: 604_800 });
      return performance.now() - started;
    });
    return { prior: JSON.stringify(buyer_arrival_prior), best_ms: Math.min(...times), worst_ms: Math.max(...times) };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '7' }, rounds: { type: 'string', default: '5' } },
  });
  const options = { seed: Number(values.seed), rounds: Number(values.rounds) };
  console.log(`seed ${options.seed}, best of ${options.rounds}; reference loop ${referenceLoopMs().toFixed(0)} ms`);
  for (const { name, ours_ms, textbook_ms, ratio, ours, textbook } of await benchAuctions(options)) {
    console.log(
      `${name}: ${ours_ms.toFixed(1)} ms, textbook ${textbook_ms.toFixed(1)} ms, ${ratio.toFixed(1)} times; ` +
        `${ours} and ${Number(textbook).toPrecision(8)}`,
    );
  }
  for (const { prior, best_ms, worst_ms } of await timeLargestPostedPrice(options))
    console.log(
      `posted price, 10,000 units, 100 buyers a second, 7 days, ${prior}: best ${best_ms.toFixed(0)} ms, ` +
        `worst ${worst_ms.toFixed(0)} ms`,
    );
  console.log(`reference loop ${referenceLoopMs().toFixed(0)} ms`);
}
