/**
 * Whether a value is an object and no list, as a body or the arguments of a tool should be.
 * @example isRecord([]) // false
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
