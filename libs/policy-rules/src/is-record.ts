/**
 * Whether a value is an object and no list, as a policy, a body or the arguments of a tool should be.
 * @example isRecord([]) // false
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
