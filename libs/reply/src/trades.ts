import { fromMicros, netPerUnit, priceStepMicros, type Offer } from '@svc/policy-rules';
import { buildSpace } from './build-space.js';
import type { Turn } from './turn.js';

/** The most other ways that stand beside an offer. */
const BESIDE = 2;

/**
 * Other ways to the same worth for the seller: each settles one term otherwise than the offer and costs the buyer less
 * a unit, nothing charged on top. This is how a price comes down without a concession.
 */
export function tradesBeside(turn: Turn, offer: Offer): Offer[] {
  const { policy, judge, memory } = turn;
  if ((policy.meso ?? 3) < 2) return [];
  const { space, ticks, offerOf } = buildSpace(judge, memory, { quantity: offer.quantity, terms: offer.terms });
  const target = ticks.amountInTicks(netPerUnit(policy, offer));
  const step = fromMicros(priceStepMicros(policy));
  return space.bundles
    .flatMap((bundle) => {
      const priceTicks = Math.ceil(target - bundle.worthTicks - 1e-6);
      return priceTicks >= bundle.lowTicks && priceTicks <= bundle.highTicks
        ? [offerOf({ choices: bundle.choices, priceTicks })]
        : [];
    })
    .filter((other) => other.quantity === offer.quantity && other.price < offer.price - step / 2)
    .filter((other) => changedTerms(offer, other).length === 1 && !isCharged(turn, other, offer))
    .filter((other) => judge.allows(other))
    .sort((left, right) => left.price - right.price)
    .slice(0, BESIDE);
}

const changedTerms = (offer: Offer, other: Offer): string[] =>
  Object.keys(other.terms).filter((term) => other.terms[term] !== offer.terms[term]);

/** Whether an option that differs costs something on top. */
function isCharged({ policy }: Turn, other: Offer, offer: Offer): boolean {
  return changedTerms(offer, other).some(
    (id) =>
      policy.terms?.find((term) => term.id === id)?.options.find((option) => option.id === other.terms[id])?.charge !==
      undefined,
  );
}
