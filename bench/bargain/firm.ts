import { createRandom } from '@svc/numerics';
import { fromMicros, netPerUnit, priceStepMicros, type Policy } from '@svc/policy-rules';
import { curveRules, packagePrices, type CurveRules, type PackagePrices } from '@svc/reply';
import { HONEST, wantsOf, type BuyerType } from './buyers.js';
import { playTalk } from './play.js';
import { FIRM_POLICIES } from './policies.js';
import { addTo, emptySample, evenly, type Estimate } from './sample.js';
import { curveSeller, marketOf, NOW_MILLIS } from './sellers.js';
import { PRIORS } from './valuations.js';

/** The one trade of these policies: payment in advance. */
const TRADE = { payment: 'prepaid' };

/** What a seller earns where nothing is given for nothing. */
export interface FirmRows {
  /** By the policy: its share of the trade and its counters. */
  live: Estimate;
  /** The best share of the trade and the best counters. */
  ceiling: { share: number; counters: readonly number[]; earned: Estimate };
  /** Nobody is given anything: the list price. */
  list: Estimate;
}

/**
 * Policies with `free_discount: 0`: the price falls for payment in advance alone, which costs a buyer up to twice what
 * it is worth to the seller. Who finds the package that they can have too dear takes the plain one where it is not.
 * Earned is the net above the floor as a share of the range.
 */
export function playFirm(setting: { count: number; seed: string }): FirmRows {
  const by = (share: number | null, counters: readonly number[] | null): Estimate =>
    evenly(FIRM_POLICIES.map((policy) => playPolicy(policy, linesOf(policy, share, counters), setting)));
  const tried = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) =>
    COUNTERS.map((counters) => ({ share, counters, earned: by(share, counters) })),
  );
  return {
    live: by(null, null),
    ceiling: tried.reduce((best, one) => (one.earned.mean > best.earned.mean ? one : best)),
    list: by(0, [1]),
  };
}

const COUNTERS: readonly (readonly number[])[] = [0, 0.25, 0.5, 0.75, 1].flatMap((first) =>
  [0, 0.25, 0.5, 0.75, 1].filter((second) => second >= first).map((second) => [first, second, 1]),
);

interface Lines {
  prices: PackagePrices;
  rules: CurveRules;
}

/** The lines of the package with payment in advance: as the policy has them, or with another share and counters. */
function linesOf(policy: Policy, share: number | null, counters: readonly number[] | null): Lines {
  const manner = { ...policy.manner, ...(share === null ? {} : { share_of_trades: share }) };
  const order = { quantity: 1, terms: TRADE };
  const prices = packagePrices({ policy: { ...policy, manner }, context: {}, nowMillis: NOW_MILLIS }, order);
  if (typeof prices === 'string') throw new RangeError(`${policy.name}: ${prices}`);
  const step = fromMicros(priceStepMicros(policy));
  return { prices, rules: counters === null ? curveRules(policy) : { counters, step } };
}

function playPolicy(policy: Policy, { prices, rules }: Lines, { count, seed }: { count: number; seed: string }) {
  const random = createRandom(`${seed}/${policy.name}/firm`);
  const { floor, list } = marketOf(policy);
  const worth = netPerUnit(policy, { price: 0, quantity: 1, terms: TRADE });
  const sample = emptySample();
  for (let index = 0; index < count; index += 1) {
    const draw = { valuation: PRIORS.base(random), nature: random.next() };
    const type = random.pick<BuyerType>(Object.values(HONEST));
    const plain = wantsOf(marketOf(policy), draw);
    const cost = 2 * worth * random.next();
    const price = playTalk(type({ ...plain, value: plain.value - cost }), curveSeller(prices, rules));
    const net = price !== null ? price + worth : plain.value >= list ? list : null;
    addTo(sample, net === null ? null : (net - floor) / (list - floor));
  }
  return sample;
}
