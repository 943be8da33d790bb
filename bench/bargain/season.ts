import { createRandom } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { curveRules, packagePrices } from '@svc/reply';
import { HONEST, wantsOf, type BuyerType } from './buyers.js';
import { BARGAIN_POLICIES } from './policies.js';
import { addTo, emptySample, evenly, type Estimate } from './sample.js';
import { curveSeller, marketOf, NOW_MILLIS, type Seller } from './sellers.js';
import { PRIORS } from './valuations.js';

/** How many days the season has; the reserve has a date for each. */
export const SEASON_DAYS = 10;

/** How the reserve goes over a season: shares of the range above the floor, on the first day and on the last. */
export interface Season {
  first: number;
  last: number;
}

/** The share of those who left a bid and still want the thing when it is offered to them. */
export const STILL_WANT = 0.6;

const dayOf = (day: number): string => new Date(NOW_MILLIS + day * 86_400_000).toISOString().slice(0, 10);

/** A policy whose reserve falls by dates, one a day, in even steps. */
export function withDates(policy: Policy, { first, last }: Season): Policy {
  const { list_price: list, floor_price: floor } = policy;
  const reserve_dates = Array.from({ length: SEASON_DAYS }, (_, day) => {
    const share = first + ((last - first) * day) / (SEASON_DAYS - 1);
    return { from: dayOf(day), price: Math.round(100 * (floor + share * (list - floor))) / 100 };
  });
  return { ...policy, reserve_dates };
}

/**
 * What one thing earns in a season of ten days, as a share of the range: so many honest visitors come, each on a day
 * of their own draw. Who does not buy leaves the best bid that they named; on the day on which the reserve reaches it
 * they are offered that price, the highest first, before anybody new is heard, and 60 % of them still want it.
 */
export function playSeason(setting: { visitors: number; season: Season; count: number; seed: string }): Estimate {
  const samples = BARGAIN_POLICIES.map((policy) => {
    const dated = withDates(policy, setting.season);
    const sample = emptySample();
    for (let index = 0; index < setting.count; index += 1) {
      const price = sellOne(dated, setting.visitors, `${setting.seed}/${policy.name}/${index}`);
      const { floor, list } = marketOf(policy);
      addTo(sample, price === null ? null : (price - floor) / (list - floor));
    }
    return sample;
  });
  return evenly(samples);
}

/** The price at which one thing is sold in its season; null where it is not. */
function sellOne(policy: Policy, visitors: number, seed: string): number | null {
  const random = createRandom(seed);
  const types = Object.values<BuyerType>(HONEST);
  const arrivals = Array.from({ length: visitors }, () => ({
    day: random.integer(SEASON_DAYS),
    draw: { valuation: PRIORS.base(random), nature: random.next() },
    type: random.pick(types),
  }));
  const waiting: number[] = [];
  for (let day = 0; day < SEASON_DAYS; day += 1) {
    const nowMillis = NOW_MILLIS + day * 86_400_000;
    const prices = packagePrices({ policy, context: {}, nowMillis }, { quantity: 1, terms: {} });
    if (typeof prices === 'string') throw new RangeError(`${policy.name}: ${prices}`);
    const best = Math.max(...waiting, -Infinity);
    if (best >= prices.reserve) return best;
    const market = { ...marketOf(policy), reserve: prices.reserve, approvedFrom: null };
    for (const { type, draw } of arrivals.filter((one) => one.day === day)) {
      const { price, bid } = visit(type(wantsOf(market, draw)), curveSeller(prices, curveRules(policy)));
      if (price !== null) return price;
      if (bid > -Infinity && random.chance(STILL_WANT)) waiting.push(bid);
    }
  }
  return null;
}

/** One visit: the price agreed, and the best bid that was named. */
function visit(buyer: ReturnType<BuyerType>, seller: Seller): { price: number | null; bid: number } {
  let bid = -Infinity;
  let table = Infinity;
  for (let step = buyer.next(); ; step = buyer.next(table)) {
    if (step.done) return { price: step.value ? table : null, bid };
    if (typeof step.value === 'object') bid = Math.max(bid, step.value.bid);
    table = seller.hear(step.value);
  }
}
