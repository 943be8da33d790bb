import { GRID_STEPS, KEPT_ELEMENTS } from './limits.js';

/** What is kept of a value: a number on the grid, true or false, null, or a list of numbers. */
export type Feature = number | boolean | null | number[];

/** Features by the path of their member. */
export type Features = Record<string, Feature>;

/**
 * From here on a number is rounded to a whole one: whole numbers lie on the grid, and finer steps are lost to the
 * format.
 */
const WHOLE_FROM = 2 ** 46;

/**
 * A number on the grid of 0.02.
 * @example quantize(0.337) // 0.34
 */
export function quantize(value: number): number {
  if (Math.abs(value) >= WHOLE_FROM) return Math.round(value);
  // The 0 that is added turns -0 into 0.
  return Math.round(value * GRID_STEPS) / GRID_STEPS + 0;
}

/**
 * What is kept of a request or an answer: the named members and nothing else. Numbers are put on the grid, of a list
 * the last 16 are
 * kept. Names are ours, never the caller's; a text is left out wherever it stands.
 * @param members paths of members, their names joined by dots
 * @example redact({ my_reservation: 0.337, note: 'mine' }, ['my_reservation', 'note']) // { my_reservation: 0.34 }
 */
export function redact(value: unknown, members: readonly string[]): Features {
  return Object.fromEntries(
    members.flatMap((path) => {
      const kept = featureOf(memberAt(value, path));
      return kept === undefined ? [] : [[path, kept]];
    }),
  );
}

function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    const hasIt = typeof at === 'object' && at !== null && Object.hasOwn(at, name);
    return hasIt ? (at as Record<string, unknown>)[name] : undefined;
  }, value);
}

function featureOf(value: unknown): Feature | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (isFigure(value)) return quantize(value);
  return Array.isArray(value) && value.every(isFigure) ? value.slice(-KEPT_ELEMENTS).map(quantize) : undefined;
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
