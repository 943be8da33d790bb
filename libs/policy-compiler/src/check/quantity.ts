import type { Policy, QuantityBreak } from '@svc/policy-rules';
import { reductionMicros, toMicros } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/** Bounds the wrong way round, and breaks that are never or always reached, repeat, or give less for more. */
export function checkQuantity(policy: Policy): Finding[] {
  const { quantity } = policy;
  if (!quantity) return [];
  const issues: Finding[] = [];
  if (quantity.min > quantity.max) {
    issues.push(finding('quantityBounds', '/quantity/min', [quantity.min, quantity.max]));
  }
  let before: { from: number; off: bigint } | undefined;
  quantity.breaks?.forEach((step, index) => {
    const path = `/quantity/breaks/${index}`;
    const off = mostOff(policy, step);
    if (!step.gives && !step.unlocks) issues.push(finding('breakEmpty', path, [step.from]));
    if (step.from <= quantity.min) issues.push(finding('breakBelowMin', `${path}/from`, [step.from, quantity.min]));
    if (step.from > quantity.max) issues.push(finding('breakAboveMax', `${path}/from`, [step.from, quantity.max]));
    if (before && (step.from <= before.from || off < before.off)) {
      issues.push(finding('breaksNotIncreasing', path, []));
    }
    before = { from: step.from, off };
  });
  return issues;
}

/** How far below list an order that reaches the break may come by it. */
function mostOff(policy: Policy, { gives, unlocks }: QuantityBreak): bigint {
  const list = toMicros(policy.list_price);
  const given = gives ? reductionMicros(gives, list) : 0n;
  return given + (unlocks ? reductionMicros(unlocks, list - given) : 0n);
}
