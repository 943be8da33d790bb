import type { Condition, Values } from './situation.js';

/** Whether a condition holds for what is known; for a value that nobody knows it does not. */
export function holds(condition: Condition, values: Values): boolean {
  const value = values[condition.field] ?? null;
  if (value === null) return false;
  if ('is' in condition) return value === condition.is;
  if (typeof value !== 'number') return false;
  return 'atLeast' in condition ? value >= condition.atLeast : value <= condition.atMost;
}
