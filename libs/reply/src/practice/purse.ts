import type { Random } from '@svc/numerics';
import type { PublicFace } from './public-face.js';
import type { HeardOffer } from './read-seller.js';

/** A buyer's own side, drawn from the seed. */
export interface Purse {
  budget: number;
  /** What each option is worth to the buyer beside the default, a share of the budget. */
  likes: ReadonlyMap<string, number>;
  quantity: number;
}

/** The budget and the tastes; they come from the seed and from nothing that is secret. */
export function openPurse(face: PublicFace, budget: number | null, random: Random): Purse {
  const made = face.list_price * (0.86 + 0.14 * random.next());
  const likes = new Map<string, number>();
  for (const term of face.terms)
    for (const option of term.options)
      likes.set(`${term.id}=${option.id}`, option.id === term.default ? 0 : 0.04 * random.normal());
  const most = Math.max(face.quantity.min, Math.min(face.quantity.max, face.quantity.min * 8));
  const quantity = face.quantity.min + random.integer(Math.min(1_000_000, most - face.quantity.min + 1));
  return { budget: budget ?? made, likes, quantity };
}

/** The offer that leaves the buyer most, and its place; null where none was heard. */
export function bestOffer(heard: readonly HeardOffer[], purse: Purse): { offer: HeardOffer; index: number } | null {
  let best: { offer: HeardOffer; index: number; value: number } | null = null;
  heard.forEach((offer, index) => {
    const liked = Object.entries(offer.terms).reduce(
      (sum, [term, option]) => sum + (purse.likes.get(`${term}=${option}`) ?? 0),
      0,
    );
    const value = liked * purse.budget - offer.price - (offer.price > purse.budget ? 1e9 : 0);
    if (!best || value > best.value) best = { offer, index, value };
  });
  return best;
}

/** The label of the option that the buyer likes best, if it likes any beside the defaults. */
export function favouriteOption(face: PublicFace, purse: Purse): string | null {
  let best: { label: string; liking: number } | null = null;
  for (const term of face.terms) {
    for (const option of term.options) {
      const liking = purse.likes.get(`${term.id}=${option.id}`) ?? 0;
      if (option.id !== term.default && liking > (best?.liking ?? 0.01)) best = { label: option.label, liking };
    }
  }
  return best?.label ?? null;
}
