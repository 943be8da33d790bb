import { createRandom, type Random } from '@svc/numerics';
import { POLICY_DEFAULTS, type Policy } from '@svc/policy-rules';
import { priceLadder, withReserve } from './another.js';
import type { ThingSchedule, ThingSeason } from './backtest-shape.js';
import { differences, earnedOf, estimate } from './estimate.js';
import { openMechanism, packageAt, playVisit, type Mechanism, type Stage, type WaitingBid } from './mechanism.js';
import type { Buyer } from './population.js';
import type { Crowd } from './trial.js';

/** A reserve that falls by dates is tried as this ladder, as shares of the range. */
const FALLS_FROM = 0.9;
const FALLS_TO = 1 / 3;
const FALLS_IN_STEPS = 10;

/** Where a policy names no dates, a step of the ladder is so many days. */
const STEP_DAYS = 3;
const DAY_MILLIS = 86_400_000;
const HOUR_MILLIS = 3_600_000;

/** The first day of a season that the policy does not date: any day is as good. */
const SOME_DAY = Date.parse('2000-01-01');

/** A bid that waits, with who made it and when. */
interface Waiting {
  bid: WaitingBid;
  buyer: Buyer;
  at: number;
}

/** What a policy sold in each season: the net, or null where the thing was left over. */
type Seasons = (number | null)[];

/**
 * A thing that is sold once, over many seasons: the buyers come one after the other until one has it. A bid that waits
 * is offered the thing on the day the reserve has come down to it, the highest first, as long as it is good.
 */
export function playThing(crowd: Crowd, policy: Policy, visitors: number, seed: number): ThingSeason {
  const seasons = intoSeasons(crowd.buyers, visitors, createRandom(`${seed}/seasons`));
  const sell = (tried: Policy): Seasons => {
    const mechanism = openMechanism(tried);
    return seasons.map((season) => sellOnce(season, mechanism, crowd));
  };
  const own = sell(policy);
  const shares = (nets: Seasons): number[] => nets.map((net) => (net === null ? 0 : (net - crowd.floor) / crowd.range));
  const beside = (prices: number[], nets: Seasons): ThingSchedule => ({
    prices,
    earned: earnedOf(shares(nets), crowd.range),
    gain: earnedOf(differences(shares(own), shares(nets)), crowd.range),
  });
  const fixed = priceLadder(policy).map((price) => ({ price, nets: sell(withReserve(policy, price)) }));
  const sum = (nets: Seasons): number => shares(nets).reduce((total, share) => total + share, 0);
  const best = fixed.reduce((most, one) => (sum(one.nets) > sum(most.nets) + 1e-9 ? one : most));
  const falling = fallingPolicy(policy);
  return {
    visitors,
    seasons: seasons.length,
    sold: estimate(own.map((net) => (net === null ? 0 : 1))),
    earned: earnedOf(shares(own), crowd.range),
    fixed: beside([best.price], best.nets),
    falling: beside(schedule(falling), sell(falling)),
  };
}

/** The reserve at the beginning and after each date. */
const schedule = (policy: Policy): number[] => openMechanism(policy).stages.map(({ reserve }) => reserve);

/** Cuts the buyers into seasons: how many come to each varies as strangers do who know nothing of each other. */
function intoSeasons(buyers: readonly Buyer[], visitors: number, random: Random): Buyer[][] {
  const seasons: Buyer[][] = [];
  for (let used = 0; used < buyers.length;) {
    const count = poisson(visitors, random);
    seasons.push(buyers.slice(used, used + count).sort((one, other) => one.arrives - other.arrives));
    used += count;
  }
  return seasons;
}

/** A draw of the Poisson distribution by counting exponential times; fine for means up to some hundred. */
function poisson(mean: number, random: Random): number {
  let count = -1;
  for (let time = 0; time <= mean; time -= Math.log(1 - random.next())) count += 1;
  return count;
}

function sellOnce(
  season: readonly Buyer[],
  mechanism: Mechanism,
  { know, patience }: Pick<Crowd, 'know' | 'patience'>,
): number | null {
  const validity = bidValidity(mechanism);
  const waiting: Waiting[] = [];
  let from = 0;
  for (const buyer of season) {
    const sold = soldToWaiting(waiting, stagesBetween(mechanism, from, buyer.arrives), { patience, validity });
    if (sold !== null) return sold;
    from = buyer.arrives;
    const visit = playVisit(mechanism, buyer, packageAt(mechanism, buyer), { knows: buyer.knows < know, patience });
    if (visit.net !== null) return visit.net;
    if (visit.waiting !== null) waiting.push({ bid: visit.waiting, buyer, at: buyer.arrives });
  }
  return soldToWaiting(waiting, stagesBetween(mechanism, from, 1), { patience, validity });
}

const stagesBetween = ({ stages }: Mechanism, after: number, to: number): Stage[] =>
  stages.filter(({ from }) => from > after && from <= to);

/** Whether a bid that waits gets the thing as the reserve falls: the highest first, who still wants it. */
function soldToWaiting(
  waiting: readonly Waiting[],
  stages: readonly Stage[],
  { patience, validity }: { patience: number; validity: number },
): number | null {
  for (const { from, market } of stages) {
    const reached = waiting
      .filter(({ at, buyer }) => from - at <= validity && buyer.stays < patience)
      .filter(({ bid, buyer }) => bid.price >= (market.packageFor(buyer)?.prices.reserve ?? Infinity))
      .sort((one, other) => other.bid.price - one.bid.price);
    const [first] = reached;
    if (first !== undefined) return first.bid.price + first.bid.pack.worth;
  }
  return null;
}

/** How long a bid is good, as a share of the season. */
function bidValidity({ policy, seasonMillis }: Mechanism): number {
  const hours = policy.manner?.offer_valid_hours ?? POLICY_DEFAULTS.offerValidHours;
  return seasonMillis === 0 ? 0 : (hours * HOUR_MILLIS) / seasonMillis;
}

/** The policy with a reserve that falls evenly over its season, or over thirty days where it names none. */
function fallingPolicy(policy: Policy): Policy {
  const { floor_price: floor, list_price: list } = policy;
  const ladder = priceLadder(policy);
  const prices = Array.from({ length: FALLS_IN_STEPS }, (_, at) => {
    const share = FALLS_FROM - ((FALLS_FROM - FALLS_TO) * at) / (FALLS_IN_STEPS - 1);
    return nearest(ladder, floor + share * (list - floor));
  });
  const days = Math.round(openMechanism(policy).seasonMillis / DAY_MILLIS / FALLS_IN_STEPS);
  const step = Math.max(1, days || STEP_DAYS) * DAY_MILLIS;
  const dates = prices.map((price, at) => ({
    from: new Date(SOME_DAY + at * step).toISOString().slice(0, 10),
    price,
  }));
  const [first, ...later] = dates;
  return { ...policy, reserve_price: first?.price ?? list, reserve_dates: later };
}

const nearest = (prices: readonly number[], wanted: number): number =>
  prices.reduce((best, price) => (Math.abs(price - wanted) < Math.abs(best - wanted) ? price : best));
