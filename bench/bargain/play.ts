import type { Policy } from '@svc/policy-rules';
import { wantsOf, type BuyerType } from './buyers.js';
import type { Seller } from './sellers.js';
import { addTo, emptySample, type Sample } from './sample.js';
import { drawBuyers, type PriorName } from './valuations.js';

/** The price that a buyer and a seller agree on; null where they do not. */
export function playTalk(buyer: ReturnType<BuyerType>, seller: Seller): number | null {
  let table = Infinity;
  for (let step = buyer.next(); ; step = buyer.next(table)) {
    if (step.done) return step.value ? table : null;
    table = seller.hear(step.value);
  }
}

/** Who is played with whom: every type of buyer with every policy, `count` drawn buyers each. */
export interface Setting {
  policies: readonly Policy[];
  types: Readonly<Record<string, BuyerType>>;
  prior: PriorName;
  count: number;
  seed: string;
}

/**
 * What a seller earns from each type: the price above the floor as a share of the range, 0 without a deal, over all
 * policies. The same buyers come to every seller.
 */
export function playTypes(setting: Setting, sellerOf: (policy: Policy) => Seller): Record<string, Sample> {
  const samples: Record<string, Sample> = {};
  for (const [name, type] of Object.entries(setting.types)) {
    const sample = (samples[name] = emptySample());
    for (const policy of setting.policies) {
      const { list_price: list, floor_price: floor } = policy;
      for (const draw of drawBuyers(setting.prior, setting.count, `${setting.seed}/${policy.name}/${name}`)) {
        const price = playTalk(type(wantsOf({ list, floor }, draw)), sellerOf(policy));
        addTo(sample, price === null ? null : (price - floor) / (list - floor));
      }
    }
  }
  return samples;
}
