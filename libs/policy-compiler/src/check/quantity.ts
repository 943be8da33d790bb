import type { Policy, PolicyQuantity, QuantityBreak } from '@svc/policy-rules';
import { POLICY_LIMITS, reductionMicros, toMicros } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/**
 * Bounds the wrong way round, and breaks that are never or always reached, repeat, or give less for more: of what is
 * ordered, and of the time that it is ordered for.
 */
export function checkQuantity(policy: Policy): Finding[] {
  const { quantity, period } = policy;
  return [
    ...(quantity ? checkCounts(policy, '/quantity', quantity) : []),
    ...(period ? checkCounts(policy, '/period', { min: 1, max: POLICY_LIMITS.quantity, ...period }) : []),
  ];
}

function checkCounts(
  policy: Policy,
  counts: '/quantity' | '/period',
  { min, max, breaks = [] }: Pick<PolicyQuantity, 'min' | 'max' | 'breaks'>,
): Finding[] {
  const issues: Finding[] = [];
  if (min > max) issues.push(finding('quantityBounds', `${counts}/min`, [min, max]));
  let before: { from: number; off: bigint } | undefined;
  breaks.forEach((step, index) => {
    const path = `${counts}/breaks/${index}`;
    const off = mostOff(policy, step);
    if (!step.gives && !step.unlocks) issues.push(finding('breakEmpty', path, [step.from]));
    // What the smallest order may be bargained down to need not hold for those behind the next break.
    const isForAll = step.unlocks !== undefined && step.gives === undefined && breaks.length > index + 1;
    if (step.from < min || (step.from === min && !isForAll))
      issues.push(finding('breakBelowMin', `${path}/from`, [step.from, min]));
    if (step.from > max) issues.push(finding('breakAboveMax', `${path}/from`, [step.from, max]));
    if (before && (step.from <= before.from || off < before.off)) issues.push(finding('breaksNotIncreasing', path, []));
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
