import type { Policy } from '@svc/policy-rules';
import { unlockMicros } from '@svc/policy-rules';
import type { Issue } from '../issue.js';
import { issue } from '../issue.js';

/** Bounds the wrong way round, and breaks that are never or always reached, repeat, or give less for more. */
export function checkQuantity(policy: Policy): Issue[] {
  const { quantity } = policy;
  if (!quantity) return [];
  const issues: Issue[] = [];
  if (quantity.min > quantity.max) {
    issues.push(issue('quantity_bounds', '/quantity/min', `At least ${quantity.min} cannot be ordered when at most ${quantity.max} can.`, 'Swap min and max.'));
  }
  let before: { from: number; off: bigint } | undefined;
  quantity.breaks?.forEach((step, index) => {
    const path = `/quantity/breaks/${index}`;
    const off = unlockMicros(policy, step.unlocks);
    if (step.from <= quantity.min) issues.push(issue('break_below_min', `${path}/from`, `Every order reaches ${step.from}: the smallest is ${quantity.min}.`, 'Raise from, or lower the price instead.'));
    if (step.from > quantity.max) issues.push(issue('break_above_max', `${path}/from`, `No order reaches ${step.from}: the largest is ${quantity.max}.`, 'Lower from or raise max.'));
    if (before && (step.from <= before.from || off < before.off)) {
      issues.push(issue('breaks_not_increasing', path, 'A larger order should unlock at least as much as a smaller one, and each quantity should appear once.', 'Sort the breaks by from, with growing discounts.'));
    }
    before = { from: step.from, off };
  });
  return issues;
}
