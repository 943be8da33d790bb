import type { SaidFigure } from '@svc/plain-words';
import { toMicros } from '@svc/policy-rules';
import type { Draft } from '../assemble/draft.js';

const AMOUNT_MAX = 1e9;

function same(left: number, right: number): boolean {
  return left <= AMOUNT_MAX && right <= AMOUNT_MAX && toMicros(left) === toMicros(right);
}

/** The shares 0..1 that a figure can stand for: 15 %, 八折 and 94折 among them. */
function sharesOf({ kind, value, shareOff }: SaidFigure): number[] {
  const shares = shareOff === null ? [] : [shareOff, 1 - shareOff];
  return kind === 'percent' ? [...shares, Math.abs(value) / 100, 1 - Math.abs(value) / 100] : shares;
}

/** What may have been left out behind a number: "lowest 370" of a house of 385,000. */
export const SCALES = [100, 1000, 10_000, 100_000, 1_000_000] as const;

/** Whether a number of the policy is a figure read at another scale: left out behind it, or counted in hundreds. */
export function scaleBetween({ value }: SaidFigure, wanted: number): boolean {
  return SCALES.some(
    (scale) => same(Math.abs(value) * scale, Math.abs(wanted)) || same(Math.abs(value), Math.abs(wanted) * scale),
  );
}

/**
 * Whether a figure of a description is, or leads to, a number of the policy: as it stands, as a share, or with the
 * list price as the money that it takes off and the price that it leaves.
 * @example figureBecomes(fifteenPercent, 0.15, draft) // true; with a list price of 100 also for 15 and 85
 */
export function figureBecomes(figure: SaidFigure, value: number, draft: Draft): boolean {
  const wanted = Math.abs(value);
  const plain = [figure.value, figure.alternative ?? figure.value].map(Math.abs).filter(Number.isFinite);
  const shares = sharesOf(figure);
  if ([...plain, ...shares].some((one) => same(one, wanted))) return true;
  const list = draft.list_price;
  if (list === undefined || list <= 0 || wanted === 0) return false;
  const step = 10 ** -(draft.price_decimals ?? 2);
  const near = (one: number): boolean => Math.abs(one - wanted) <= step;
  return (
    shares.some((share) => near(list * share)) ||
    plain.some((one) => one < list && (near(list - one) || Math.abs((list - one) / list - wanted) < 1e-6))
  );
}
