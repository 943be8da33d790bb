import { createPrior, findPriorFault, type Prior, type PriorParams } from '@svc/numerics';
import { MechanismError, type MechanismErrorCode } from './mechanism-error.js';

export function requirePrior(prior: Readonly<PriorParams>, path: readonly (string | number)[]): Prior {
  const fault = findPriorFault(prior);
  if (fault !== null) throw new MechanismError(fault.code, [...path, ...fault.path], fault.message);
  return createPrior(prior);
}

export function requireCount(count: number, least: number, most: number, code: MechanismErrorCode, member: string): number {
  if (!(Number.isInteger(count) && count >= least && count <= most)) throw new MechanismError(code, [member], `${member} should be a whole number from ${least} to ${most}`);
  return count;
}

export function requireSeed(seed: number | null | undefined, fallback: number): number {
  return requireCount(seed ?? fallback, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'seed_range', 'seed');
}
