import { createPrior, findPriorFault, type Prior, type PriorParams } from '@svc/numerics';
import { MechanismError, type MechanismErrorCode } from './mechanism-error.js';

/**
 * @example requirePrior({ family: 'uniform', params: { low: 0, high: 1 } }, ['prior']).high // 1
 */
export function requirePrior(prior: Readonly<PriorParams>, path: readonly (string | number)[]): Prior {
  const fault = findPriorFault(prior);
  if (fault !== null) throw new MechanismError(fault.code, [...path, ...fault.path], fault.message);
  return createPrior(prior);
}

/**
 * @example requireCount(3, 1, 50, 'bidder_count', 'n_bidders') // 3
 */
export function requireCount(
  count: number,
  least: number,
  most: number,
  code: MechanismErrorCode,
  member: string,
): number {
  if (!(Number.isInteger(count) && count >= least && count <= most))
    throw new MechanismError(code, [member], `${member} should be a whole number from ${least} to ${most}`);
  return count;
}

/**
 * @example requireSeed(null, 42) // 42
 */
export function requireSeed(seed: number | null | undefined, fallback: number): number {
  return requireCount(seed ?? fallback, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'seed_range', 'seed');
}
