import { fromMicros, lowestPrice, packageListMicros, type Offer } from '@svc/policy-rules';
import type { Judge } from './lawful.js';
import type { PriceTicks } from './price-ticks.js';

/**
 * The lowest price between floor and the package's list, in ticks, at which the judge allows an order; null where it
 * does not allow it at the package's list. All rules on price hold at every higher price too, so a search by halving
 * finds it; the price that the rules compute is only where the search starts.
 */
export function lowestLawfulTicks(judge: Judge, ticks: PriceTicks, order: Omit<Offer, 'price'>): number | null {
  const allows = (price: number): boolean => judge.allows({ ...order, price: ticks.priceOf(price) });
  const { floorTicks } = ticks;
  const listTicks = packageListTicks(judge, ticks, order);
  if (floorTicks > listTicks || !allows(listTicks)) return null;
  const hint = lowestPrice(judge.policy, order, judge.context);
  const start = hint === null ? listTicks : Math.min(listTicks, Math.max(floorTicks, ticks.ticksOf(hint)));
  if (!allows(start)) return bisect(allows, start, listTicks);
  let allowed = start;
  for (let stride = 1; allowed > floorTicks; stride *= 2) {
    const lower = Math.max(floorTicks, allowed - stride);
    if (!allows(lower)) return bisect(allows, lower, allowed);
    allowed = lower;
  }
  return allowed;
}

/** The list of a package in ticks: what everybody pays at most for it. */
export function packageListTicks(judge: Judge, ticks: PriceTicks, order: Omit<Offer, 'price'>): number {
  return ticks.ticksOf(fromMicros(packageListMicros(judge.policy, order, judge.context)));
}

/** The lowest allowed price above a refused one. */
function bisect(allows: (price: number) => boolean, refused: number, allowed: number): number {
  let [low, high] = [refused, allowed];
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (allows(middle)) high = middle;
    else low = middle;
  }
  return high;
}
