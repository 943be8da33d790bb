/** The largest lawful requests of the four operations that take longest. */

const N = 1024;
const range = (count) => Array.from({ length: count }, (_, at) => at);

/** Deferred acceptance with the most proposals there can be: n² − n + 1. */
export function worstMatching(n = N) {
  return {
    proposers: range(n).map((i) => ({
      id: `p${i}`,
      preferences: [...range(n - 1).map((j) => `r${(i + j) % (n - 1)}`), `r${n - 1}`],
    })),
    receivers: range(n).map((j) => ({ id: `r${j}`, preferences: range(n).map((i) => `p${(j + 1 + i) % n}`) })),
  };
}

const lognormal = (mu, sigma) => ({ family: 'lognorm', params: { mu, sigma } });

/** Path and body of each. */
export function largestRequests() {
  return [
    {
      name: 'matching 1,024 × 1,024, worst case',
      path: '/v1/mechanism/gale_shapley',
      body: JSON.stringify(worstMatching()),
    },
    {
      name: 'posted price, 10,000 units, 100 buyers a second, 7 days',
      path: '/v1/mechanism/posted_price_optimal',
      body: JSON.stringify({
        buyer_arrival_prior: lognormal(3, 1),
        arrival_rate_per_second: 100,
        inventory: 10_000,
        horizon_seconds: 604_800,
        n_simulations: 20_000,
      }),
    },
    {
      name: 'simulation, 100,000 auctions, 100 unequal bidders',
      path: '/v1/auction/simulate',
      body: JSON.stringify({
        auction_format: 'second_price_truthful',
        bidder_priors: range(100).map((at) => lognormal(4 + at / 100, 0.5)),
        reserve_price: 10,
        n_simulations: 100_000,
        seed: 1,
      }),
    },
    {
      name: 'auction design, 50 unequal bidders, 50,000 simulations',
      path: '/v1/mechanism/optimal_auction_design',
      body: JSON.stringify({
        bidder_priors: range(50).map((at) => lognormal(4 + at / 50, 0.5)),
        seller_valuation: 10,
        n_simulations: 50_000,
      }),
    },
  ];
}
