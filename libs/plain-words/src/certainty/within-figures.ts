import { readNumbers } from '@svc/language';
import { codePoints } from '../text/code-points.js';

/** The places of the figures of a description, in code points, and every place within one but its first. */
export function figurePlaces(description: string): {
  places: readonly (readonly [start: number, end: number])[];
  within: ReadonlySet<number>;
} {
  const pointOf = codePoints(description);
  const places = readNumbers(description).map(({ start, end }) => [pointOf(start), pointOf(end)] as const);
  const within = places.flatMap(([start, end]) => Array.from({ length: end - start - 1 }, (_, at) => start + at + 1));
  return { places, within: new Set(within) };
}
