import type { OperationRecord } from '@svc/contracts';

const ACCESS: Readonly<Record<OperationRecord['access'], string>> = {
  open: 'no key',
  svc_key: 'key `svc_…`',
  gt_key: 'key `gt_…`',
};

const COST: Readonly<Record<OperationRecord['cost'], string>> = {
  free: 'free',
  model: 'model budget',
  wallet: 'paid from the wallet',
};

/**
 * Who may call an operation, and what a call costs.
 * @example accessAndCost(POLICY_COMPILE) // 'key `svc_…`, model budget'
 */
export function accessAndCost({ access, cost }: OperationRecord): string {
  return `${ACCESS[access]}, ${COST[cost]}`;
}

/**
 * How a text begins, up to its first full stop: lists stay short when there are many.
 * @example firstSentence('One. Two.') // 'One.'
 */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= [A-Z`]|$)/s.exec(text)?.[0] ?? text;
}

/** A number as people read it: 2,000. */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
