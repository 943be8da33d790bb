import type { Policy } from '@svc/policy-rules';
import { wantsOf, type BuyerType, type Market, type Talk } from './buyers.js';
import { addTo, emptySample, type Sample } from './sample.js';
import { marketOf, type Seller } from './sellers.js';
import { drawBuyers, type PriorName } from './valuations.js';

/** The price that a buyer and a seller agree on; null where they do not. */
export function playTalk(buyer: Talk, seller: Seller): number | null {
  let step = buyer.next();
  while (!step.done) step = buyer.next(seller.hear(step.value));
  return step.value ? seller.seal() : null;
}

/** Who is played with whom: every type of buyer with every policy, `count` drawn buyers each. */
export interface Setting {
  policies: readonly Policy[];
  types: Readonly<Record<string, BuyerType>>;
  prior: PriorName;
  count: number;
  seed: string;
}

/** A way to sell by a policy: a seller for each talk, and what buyers can know of it. */
export interface Mechanism {
  sellerOf(policy: Policy, talk: string): Seller;
  marketOf(policy: Policy): Market;
}

/** A mechanism of which buyers know what the policy tells. */
export const mechanism = (sellerOf: Mechanism['sellerOf']): Mechanism => ({ sellerOf, marketOf });

/**
 * What a seller earns from each type: the price above the floor as a share of the range, 0 without a deal, over all
 * policies. The same buyers come to every mechanism.
 */
export function playTypes(setting: Setting, { sellerOf, marketOf: known }: Mechanism): Record<string, Sample> {
  const samples: Record<string, Sample> = {};
  for (const [name, type] of Object.entries(setting.types)) {
    const sample = (samples[name] = emptySample());
    for (const policy of setting.policies) {
      const market = known(policy);
      const draws = drawBuyers(setting.prior, setting.count, `${setting.seed}/${policy.name}/${name}`);
      for (const [index, draw] of draws.entries()) {
        const price = playTalk(type(wantsOf(market, draw)), sellerOf(policy, `${name}/${index}`));
        addTo(sample, price === null ? null : (price - market.floor) / (market.list - market.floor));
      }
    }
  }
  return samples;
}
