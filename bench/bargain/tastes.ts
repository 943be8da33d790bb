import type { Random } from '@svc/numerics';
import type { Offer, Policy } from '@svc/policy-rules';

/** A buyer with tastes in money: what each option adds for them, and what they would pay for the plain thing. */
export interface Tastes {
  reservation: number;
  /** `term=option` → what it adds for them, a unit; options that are not named add nothing. */
  likes: ReadonlyMap<string, number>;
  /** The share of the range that they would like to keep at first, 0..1. */
  margin: number;
  quantity: number;
}

/**
 * Draws a buyer of a policy. Of each option half of them think in proportion to what it is worth to the seller (0.3 or
 * 2.2 times as much, with the opposite sign), the others as they like, within 15 % of the range.
 */
export function drawTastes(policy: Policy, random: Random): Tastes {
  const range = policy.list_price - policy.floor_price;
  const { min, max } = { min: 1, max: 1, ...policy.quantity };
  const quantity = Math.min(max, Math.floor(min * (1 + 9 * random.next() * random.next())));
  const likes = new Map<string, number>();
  for (const term of policy.terms ?? []) {
    for (const option of term.options) {
      const worth = (option.worth ?? 0) / (option.worth_per === 'deal' ? quantity : 1);
      const like = random.chance(0.5) ? -worth * (random.chance(0.5) ? 0.3 : 2.2) : (random.next() - 0.5) * 0.3 * range;
      likes.set(`${term.id}=${option.id}`, option.id === term.default ? 0 : like);
    }
  }
  return {
    reservation: policy.floor_price + range * (random.next() * 1.2 - 0.2),
    likes,
    margin: 0.15 + 0.4 * random.next(),
    quantity,
  };
}

/** What a package is worth to a buyer, a unit. */
export const valueOf = ({ likes, reservation }: Tastes, { terms }: Pick<Offer, 'terms'>): number =>
  Object.entries(terms).reduce((sum, pair) => sum + (likes.get(pair.join('=')) ?? 0), reservation);

/** The option of each term that a buyer likes best. */
export function favouriteTerms(policy: Policy, { likes }: Tastes): Record<string, string> {
  return Object.fromEntries(
    (policy.terms ?? []).map((term) => {
      const liking = (option: string): number => likes.get(`${term.id}=${option}`) ?? 0;
      const best = term.options.reduce((top, { id }) => (liking(id) > liking(top) ? id : top), term.default);
      return [term.id, best];
    }),
  );
}
