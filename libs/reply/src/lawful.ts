import { checkOffer, type Offer, type OfferContext, type Policy } from '@svc/policy-rules';

/** The judge of offers; `checkOffer` unless a test brings another. */
export type Check = typeof checkOffer;

/** The one question that is put to the judge, bound to a policy and a moment. */
export interface Judge {
  policy: Policy;
  context: OfferContext;
  /** Whether the offer keeps every rule. */
  allows(offer: Offer): boolean;
  /** Whether stock is what the offer breaks. */
  outOfStock(offer: Offer): boolean;
  /** What the first rule says that an offer breaks; null where it keeps them all. */
  broken(offer: Offer): string | null;
}

/** Binds the judge to a policy and a moment. All rules live behind it; it judges an offer once. */
export function createJudge(policy: Policy, context: OfferContext, check: Check = checkOffer): Judge {
  const judged = new Map<string, ReturnType<Check>>();
  const linesOf = (offer: Offer): ReturnType<Check> => {
    const key = JSON.stringify(offer);
    const lines = judged.get(key) ?? check(policy, offer, context);
    judged.set(key, lines);
    return lines;
  };
  return {
    policy,
    context,
    allows: (offer) => linesOf(offer).every((line) => line.ok),
    outOfStock: (offer) => linesOf(offer).some((line) => line.id === 'in_stock' && !line.ok),
    broken: (offer) => linesOf(offer).find((line) => !line.ok)?.message ?? null,
  };
}
