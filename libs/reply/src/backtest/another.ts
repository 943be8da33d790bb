import { fromMicros, priceStepMicros, type Policy } from '@svc/policy-rules';
import type { AnotherReserve, BestReserve, PriceTag } from './backtest-shape.js';
import { differences, earnedOf, estimate } from './estimate.js';
import { openMarket } from './market.js';
import { mixed, runTrial, visitsOf, type Crowd, type Trial, type Visits } from './trial.js';

/** One reserve that was tried in place of the policy's. */
export interface TriedReserve {
  price: number;
  trial: Trial;
}

/** The reserves that are tried: so many even steps from floor to list. */
const STEPS = 20;

/** Shares of buyers who know the rules for which the best reserve is told. */
const KNOWING_SHARES = [0.1, 0.3, 0.6] as const;

/** The prices of an even ladder from floor to list, each once, in whole price steps. */
export function priceLadder(policy: Policy): number[] {
  const step = fromMicros(priceStepMicros(policy));
  const { floor_price: floor, list_price: list } = policy;
  const rungs = Array.from({ length: STEPS + 1 }, (_, at) => {
    const price = Math.round((floor + ((list - floor) * at) / STEPS) / step) * step;
    return Math.min(list, Math.max(floor, Number(price.toFixed(6))));
  });
  return [...new Set(rungs)];
}

/** The policy with one reserve all along. */
export function withReserve({ reserve_dates: _dates, ...policy }: Policy, price: number): Policy {
  return { ...policy, reserve_price: price };
}

/** The same buyers at each reserve of the ladder. */
export function tryReserves(crowd: Crowd, policy: Policy): TriedReserve[] {
  return priceLadder(policy).map((price) => ({ price, trial: runTrial(crowd, withReserve(policy, price)) }));
}

/** What each tried reserve brings where as many know the rules as in the crowd. */
export function anotherReserves({ know, range }: Crowd, tried: readonly TriedReserve[]): AnotherReserve[] {
  return tried.map(({ price, trial }) => ({
    price,
    deals: estimate(mixed(trial, 'deals', know)),
    earned: earnedOf(mixed(trial, 'shares', know), range),
  }));
}

/**
 * The best reserve for each share of those who know: one of those tried, or the policy as it stands where none of them
 * brings more.
 */
export function bestReserves(crowd: Crowd, tried: readonly TriedReserve[], whole: TriedReserve): BestReserve[] {
  return KNOWING_SHARES.map((know) => {
    const sharesOf = ({ trial }: TriedReserve): number[] => mixed(trial, 'shares', know);
    const { price, shares } = bestOf([whole, ...tried].map((one) => ({ ...one, shares: sharesOf(one) })));
    const gain = differences(shares, sharesOf(whole));
    return { know, price, earned: earnedOf(shares, crowd.range), gain: earnedOf(gain, crowd.range) };
  });
}

/** One that earns most; of equals the first. */
function bestOf<One extends { shares: readonly number[] }>(all: readonly One[]): One {
  const sum = ({ shares }: One): number => shares.reduce((total, share) => total + share, 0);
  return all.reduce((best, one) => (sum(one) > sum(best) + 1e-9 ? one : best));
}

/** A fixed price half way and at the best price, beside the policy: the same buyers, who take it or leave it. */
export function priceTags(crowd: Crowd, policy: Policy, whole: Trial): PriceTag[] {
  const shares = mixed(whole, 'shares', crowd.know);
  const tags = priceLadder(policy).map((price) => ({ price, ...tagVisits(crowd, policy, price) }));
  const halfWay = tags[Math.floor((tags.length - 1) / 2)] as (typeof tags)[number];
  return [
    { kind: 'half_way' as const, ...halfWay },
    { kind: 'best' as const, ...bestOf(tags) },
  ].map((tag) => ({
    kind: tag.kind,
    price: tag.price,
    deals: estimate(tag.deals),
    earned: earnedOf(tag.shares, crowd.range),
    gain: earnedOf(differences(shares, tag.shares), crowd.range),
  }));
}

/**
 * Visits to a price tag: the plain price for everybody, less what options, counts and offers give anyway, and never
 * below what the rules allow.
 */
function tagVisits({ buyers, floor, range }: Crowd, policy: Policy, price: number): Visits {
  const market = openMarket(withReserve(policy, policy.list_price), 0);
  const off = policy.list_price - price;
  const nets = buyers.map((buyer) => {
    const pack = market.packageFor(buyer);
    if (pack === null) return null;
    const asked = Math.min(pack.prices.list, Math.max(pack.lowest, pack.prices.list - off + pack.prices.cost));
    return asked + pack.minded <= buyer.value ? asked + pack.worth : null;
  });
  return visitsOf(nets, floor, range);
}
