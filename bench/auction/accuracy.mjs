/**
 * The worst relative errors against every stored reference, the largest included: `node bench/auction/accuracy.mjs`.
 * Nothing in it is random but the simulated check of `designOptimalAuction`, which is not compared.
 */
import { readFileSync } from 'node:fs';
import { loadSource } from '../../tools/load-source.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { optimalBid, optimalReserve } = await loadSource(new URL('../../libs/auction/src/index.ts', import.meta.url));
const { designOptimalAuction, postPrice } = await loadSource(
  new URL('../../libs/mechanism/src/index.ts', import.meta.url),
);

const worst = new Map();
function note(name, value, reference, place) {
  const error = Number(reference) === 0 ? Math.abs(value) : Math.abs(value / Number(reference) - 1);
  const { count = 0, error: before = -1, place: where = '' } = worst.get(name) ?? {};
  worst.set(name, { count: count + 1, error: Math.max(error, before), place: error > before ? place : where });
}

const lognormal = read('../../libs/auction/vectors/lognormal.json');
for (const [
  sigma,
  n_competing_bidders,
  risk_aversion,
  my_valuation,
  reserve_price,
  bid,
  win,
  surplus,
] of lognormal.bids) {
  const found = optimalBid({
    auction_format: 'first_price',
    my_valuation,
    n_competing_bidders,
    competitor_value_prior: { family: 'lognorm', params: { mu: 0, sigma } },
    reserve_price,
    risk_aversion,
  });
  const place = `sigma ${sigma}, ${n_competing_bidders} rivals, risk aversion ${risk_aversion}`;
  note('bid', found.optimal_bid, bid, place);
  note('win probability', found.win_probability, win, place);
  note('surplus', found.expected_surplus, surplus, place);
}
for (const [sigma, seller_valuation, n_bidders, reserve, revenue, noReserve, loss] of lognormal.reserves) {
  const found = optimalReserve({
    bidder_value_prior: { family: 'lognorm', params: { mu: 0, sigma } },
    n_bidders,
    seller_valuation,
  });
  const place = `sigma ${sigma}, ${n_bidders} bidders, seller ${seller_valuation}`;
  note('reserve', found.reserve_price, reserve, place);
  note('revenue', found.expected_revenue, revenue, place);
  note('revenue without reserve', found.expected_revenue_no_reserve, noReserve, place);
  note('efficiency loss', found.expected_efficiency_loss, loss, place);
}
for (const [bidder_priors, seller_valuation, revenue, welfareOfRevenue, vcgRevenue, welfare] of read(
  '../../libs/mechanism/vectors/optimal-auctions.json',
).auctions) {
  const best = designOptimalAuction({ bidder_priors, seller_valuation, n_simulations: 500 });
  const fair = designOptimalAuction({ bidder_priors, seller_valuation, n_simulations: 500, objective: 'welfare' });
  const place = `${bidder_priors.length} bidders, seller ${seller_valuation}`;
  note('optimal auction: revenue', best.expected_revenue, revenue, place);
  if (welfareOfRevenue !== null) note('optimal auction: welfare', best.expected_welfare, welfareOfRevenue, place);
  note('vcg: revenue', fair.expected_revenue, vcgRevenue, place);
  note('vcg: welfare', fair.expected_welfare, welfare, place);
}
const shop = (buyer_arrival_prior, inventory, arrivals) => {
  const arrival_rate_per_second = Math.min(100, arrivals);
  return postPrice({
    buyer_arrival_prior,
    inventory,
    arrival_rate_per_second,
    horizon_seconds: arrivals / arrival_rate_per_second,
    n_simulations: 100,
  });
};
const prices = read('../../libs/mechanism/vectors/posted-prices.json');
for (const [prior, stock, arrivals, price, revenue, share] of prices.static) {
  const found = shop(prior, stock, arrivals);
  const place = `${JSON.stringify(prior.params)}, ${stock} units, ${arrivals} buyers`;
  note('fixed price', found.static_price, price, place);
  note('revenue of the fixed price', found.static_expected_revenue, revenue, place);
  note('share sold', found.sellthrough_rate, share, place);
}
for (const [prior, stock, arrivals, value] of prices.dynamic) {
  const name = stock <= 1000 ? 'dynamic value, up to 1,000 units' : `dynamic value, ${stock} units, ${arrivals} buyers`;
  note(
    name,
    shop(prior, stock, arrivals).dynamic_value_estimate,
    value,
    `${JSON.stringify(prior.params)}, ${stock} units, ${arrivals} buyers`,
  );
}
for (const [name, { count, error, place }] of worst)
  console.log(`${name}: ${error.toExponential(1)} at worst of ${count} (${place})`);
