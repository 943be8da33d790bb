/**
 * Whether a value is an object and no list.
 * @example isRecord([]) // false
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
