import { OfferGraphError } from './offer-graph-error.js';
import { MAX_DOLLARS, MAX_ID_CHARACTERS, MAX_UNITS } from './limits.js';

/** Where in the input something stands. */
export type Path = readonly (string | number)[];

/**
 * A number of dollars, 0..1e9, or what stands for one that was left out.
 * @example requireDollars(undefined, ['price'], 5) // 5
 */
export function requireDollars(value: number | undefined, path: Path, missing = 0, min = 0): number {
  if (value === undefined) return missing;
  if (!(typeof value === 'number' && value >= min && value <= MAX_DOLLARS))
    throw new OfferGraphError('amount_range', path, `Input should be a number from ${min} to ${MAX_DOLLARS}`);
  return value;
}

/**
 * A share, 0..1.
 * @example requireShare(0.25, ['margin'], 0) // 0.25
 */
export function requireShare(value: number | undefined, path: Path, missing: number): number {
  if (value === undefined) return missing;
  if (!(typeof value === 'number' && value >= 0 && value <= 1))
    throw new OfferGraphError('share_range', path, 'Input should be a number from 0 to 1');
  return value;
}

/**
 * A whole number between two bounds.
 * @example requireWhole(3, ['quantity'], { missing: 1, min: 1, max: 9 }) // 3
 */
export function requireWhole(
  value: number | undefined,
  path: Path,
  { missing, min, max }: { missing: number; min: number; max: number },
): number {
  if (value === undefined) return missing;
  if (!Number.isInteger(value) || value < min || value > max)
    throw new OfferGraphError('count_range', path, `Input should be a whole number from ${min} to ${max}`);
  return value;
}

/**
 * An expected number of units: any number, 0..1e9.
 * @example requireUnits(2.5, ['stock']) // 2.5
 */
export function requireUnits(value: number, path: Path): number {
  if (!(typeof value === 'number' && value >= 0 && value <= MAX_UNITS))
    throw new OfferGraphError('count_range', path, `Input should be a number from 0 to ${MAX_UNITS}`);
  return value;
}

/**
 * True or false.
 * @example requireFlag(undefined, ['perishable'], false) // false
 */
export function requireFlag(value: boolean | undefined, path: Path, missing: boolean): boolean {
  if (value === undefined) return missing;
  if (typeof value !== 'boolean') throw new OfferGraphError('flag_type', path, 'Input should be true or false');
  return value;
}

/**
 * An id of 1..64 characters.
 * @example requireId('tea', ['id']) // 'tea'
 */
export function requireId(value: unknown, path: Path): string {
  if (
    typeof value !== 'string' ||
    value.length === 0 ||
    value.length > 2 * MAX_ID_CHARACTERS ||
    [...value].length > MAX_ID_CHARACTERS
  )
    throw new OfferGraphError('id_length', path, `An id should have 1 to ${MAX_ID_CHARACTERS} characters`);
  return value;
}

/**
 * A text of at most so many characters.
 * @example requireText(undefined, ['label'], 120) // ''
 */
export function requireText(value: string | undefined, path: Path, max: number): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' || value.length > 2 * max || [...value].length > max)
    throw new OfferGraphError('text_length', path, `Input should be a text of at most ${max} characters`);
  return value;
}

/**
 * The own members of an object that may be left out.
 * @example entriesOf({ tea: 3 }, ['values']) // [['tea', 3]]
 */
export function entriesOf<Value>(
  members: Readonly<Record<string, Value>> | undefined | null,
  path: Path,
): [string, Value][] {
  if (members === undefined || members === null) return [];
  if (typeof members !== 'object' || Array.isArray(members))
    throw new OfferGraphError('values_type', path, 'Input should be an object');
  return Object.entries(members);
}
