/**
 * Auctions and posted prices as a textbook writes them: trapezoids, grids and plain Monte Carlo. For comparison only;
 * the requests are those of the operations, `next` draws uniforms from the same stream as ours.
 */
const STEPS = 1000;

/** Φ by Abramowitz and Stegun 26.2.17, to 7.5e-8. */
function normalCdf(z) {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

function cdf({ family, params }, value) {
  if (family === 'uniform') return Math.min(1, Math.max(0, (value - params.low) / (params.high - params.low)));
  return value > 0 ? normalCdf((Math.log(value) - params.mu) / params.sigma) : 0;
}

function density(prior, value) {
  const step = 1e-5 * Math.max(1, value);
  return (
    (cdf(prior, value + step) - cdf(prior, Math.max(0, value - step))) / (value + step - Math.max(0, value - step))
  );
}

function upperEnd({ family, params }) {
  return family === 'uniform' ? params.high : Math.exp(params.mu + 6 * params.sigma);
}

function trapezoid(of, from, to) {
  const width = (to - from) / STEPS;
  let sum = (of(from) + of(to)) / 2;
  for (let step = 1; step < STEPS; step += 1) sum += of(from + step * width);
  return sum * width;
}

export function textbookBid({
  my_valuation,
  n_competing_bidders,
  competitor_value_prior,
  reserve_price = 0,
  risk_aversion = 1,
}) {
  const power = n_competing_bidders / risk_aversion;
  const best = Math.pow(cdf(competitor_value_prior, my_valuation), power);
  return (
    my_valuation - trapezoid((t) => Math.pow(cdf(competitor_value_prior, t), power), reserve_price, my_valuation) / best
  );
}

/** The reserve by trying a thousand prices for one bidder. */
export function textbookReserve({ bidder_value_prior, seller_valuation }) {
  const top = upperEnd(bidder_value_prior);
  let best = { price: 0, profit: -Infinity };
  for (let step = 0; step <= STEPS; step += 1) {
    const price = (top * step) / STEPS;
    const profit = (price - seller_valuation) * (1 - cdf(bidder_value_prior, price));
    if (profit > best.profit) best = { price, profit };
  }
  return best.price;
}

function draw({ family, params }, next) {
  if (family === 'uniform') return params.low + (params.high - params.low) * next();
  return Math.exp(params.mu + params.sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()));
}

/**
 * Every bidder's value is drawn, every bid computed, and the bids are sorted. First price: uniform priors from 0, whose
 * bid has a closed form.
 */
export function textbookSimulation({ auction_format, bidder_priors, reserve_price, n_simulations }, next) {
  const revenues = [];
  const wins = bidder_priors.map(() => 0);
  let [realised, best] = [0, 0];
  const shade = auction_format === 'first_price' ? (bidder_priors.length - 1) / bidder_priors.length : 1;
  for (let auction = 0; auction < n_simulations; auction += 1) {
    const bidders = bidder_priors.map((prior, index) => {
      const value = draw(prior, next);
      return { index, value, bid: value * shade };
    });
    bidders.sort((one, other) => other.bid - one.bid);
    const winner = bidders[0];
    best += winner.value;
    if (winner.value < reserve_price) {
      revenues.push(0);
      continue;
    }
    realised += winner.value;
    wins[winner.index] += 1;
    revenues.push(auction_format === 'first_price' ? winner.bid : Math.max(reserve_price, bidders[1]?.bid ?? 0));
  }
  const mean = revenues.reduce((sum, revenue) => sum + revenue, 0) / n_simulations;
  const deviation = Math.sqrt(revenues.reduce((sum, revenue) => sum + (revenue - mean) ** 2, 0) / (n_simulations - 1));
  const half = (1.96 * deviation) / Math.sqrt(n_simulations);
  return {
    mean_revenue: mean,
    ci_95: [mean - half, mean + half],
    efficiency: realised / best,
    winner_index_distribution: wins.map((count) => count / n_simulations),
    n_simulations,
  };
}

/**
 * The revenue of Myerson's auction by Monte Carlo: virtual values of all draws, the winner's threshold by bisection.
 */
export function textbookDesign({ bidder_priors, seller_valuation, n_simulations }, next) {
  const virtual = (prior, value) => value - (1 - cdf(prior, value)) / density(prior, value);
  let sum = 0;
  for (let auction = 0; auction < n_simulations; auction += 1) {
    const bidders = bidder_priors.map((prior) => {
      const value = draw(prior, next);
      return { prior, value, score: virtual(prior, value) };
    });
    bidders.sort((one, other) => other.score - one.score);
    if (bidders[0].score < seller_valuation) continue;
    const target = Math.max(seller_valuation, bidders[1]?.score ?? -Infinity);
    let [low, high] = [0, bidders[0].value];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (virtual(bidders[0].prior, middle) < target) low = middle;
      else high = middle;
    }
    sum += high;
  }
  return sum / n_simulations;
}

/** The dynamic price by explicit steps of time and a search over two hundred prices at every state. */
export function textbookDynamicValue({ buyer_arrival_prior, arrival_rate_per_second, inventory, horizon_seconds }) {
  const arrivals = arrival_rate_per_second * horizon_seconds;
  const steps = Math.ceil(arrivals * 4);
  const top = upperEnd(buyer_arrival_prior);
  const prices = Array.from({ length: 200 }, (_, index) => (top * (index + 1)) / 200);
  const takers = prices.map((price) => 1 - cdf(buyer_arrival_prior, price));
  let values = new Array(inventory + 1).fill(0);
  for (let step = 0; step < steps; step += 1) {
    values = values.map((value, units) => {
      if (units === 0) return 0;
      let gain = 0;
      for (let index = 0; index < prices.length; index += 1)
        gain = Math.max(gain, takers[index] * (prices[index] - value + values[units - 1]));
      return value + (arrivals / steps) * gain;
    });
  }
  return values[inventory];
}
