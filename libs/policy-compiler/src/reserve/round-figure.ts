import { fromMicros, priceStepMicros, toMicros } from '@svc/policy-rules';
import type { Policy } from '@svc/policy-rules';

/** What a price is rounded within. */
export type PriceRange = Pick<Policy, 'list_price' | 'floor_price' | 'currency' | 'price_decimals'>;

/** The way from floor to list has at least so many round figures, so that rounding moves a price by a twentieth. */
const FIGURES_ON_THE_WAY = 10n;

/**
 * A price as people name prices: the nearest multiple of 1, 2 or 5 × 10ⁿ, above the floor, never above the list price.
 * @param most how far apart such figures may lie; by default a tenth of the way from floor to list, so that rounding
 *   moves a price by a twentieth of it
 * @example roundFigure(741.37, { list_price: 900, floor_price: 600, currency: 'USD' }) // 740
 */
export function roundFigure(price: number, range: PriceRange, most?: number): number {
  const [list, floor] = [toMicros(range.list_price), toMicros(range.floor_price)];
  const apart = most === undefined ? (list - floor) / FIGURES_ON_THE_WAY : toMicros(Number(most.toFixed(6)));
  const step = largestStep(apart, priceStepMicros(range));
  const nearest = ((toMicros(price) + step / 2n) / step) * step;
  const above = nearest > floor ? nearest : (floor / step + 1n) * step;
  return fromMicros(above > list ? list : above);
}

/** The largest of 1, 2 and 5 × 10ⁿ price steps that is at most so much; at least one price step. */
function largestStep(most: bigint, priceStep: bigint): bigint {
  let power = priceStep;
  while (power * 10n <= most) power *= 10n;
  return [5n, 2n].map((times) => power * times).find((step) => step <= most) ?? power;
}
