import { SigningError } from './signing-error.js';

/** How many objects and arrays may stand inside one another. */
export const MAX_DEPTH = 32;

const encoder = new TextEncoder();

/**
 * JSON text of a value in the one form that RFC 8785 gives it: members sorted by UTF-16 code units,
 * no white space, numbers as ECMAScript prints them.
 *
 * @throws {SigningError} for whatever JSON cannot say exactly: numbers that are not finite, lone surrogates,
 *   `undefined`, functions, symbols, bigints, objects of a class, arrays with holes, more than 32 levels, a member
 *   named `toJSON`
 * @example canonicalJson({ b: 1e21, a: '€' }) // '{"a":"€","b":1e+21}'
 */
export function canonicalJson(value: unknown): string {
  return textOf(value, 0);
}

/**
 * UTF-8 bytes of `canonicalJson`.
 * @example canonicalBytes({ a: '€' }).length // 11
 */
export function canonicalBytes(value: unknown): Uint8Array {
  return encoder.encode(canonicalJson(value));
}

/** One walk judges and writes: what JSON cannot say exactly never reaches a text. */
function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return textOfString(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new SigningError('number_not_finite', 'a number that is not finite');
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') throw new SigningError('value_not_json', `no JSON form of a ${typeof value}`);
  if (depth >= MAX_DEPTH) throw new SigningError('too_deep', `more than ${MAX_DEPTH} levels`);
  return Array.isArray(value) ? textOfArray(value, depth + 1) : textOfObject(value, depth + 1);
}

function textOfString(text: string): string {
  if (!text.isWellFormed()) throw new SigningError('string_not_well_formed', 'an unpaired surrogate');
  return JSON.stringify(text);
}

function textOfArray(array: readonly unknown[], depth: number): string {
  // A hole is neither null nor left out: joining would make it nothing.
  if (Object.keys(array).length !== array.length)
    throw new SigningError('array_has_holes', 'an array with holes or with named properties');
  return `[${array.map((element) => textOf(element, depth)).join()}]`;
}

function textOfObject(object: object, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  // By shape and not by identity: a plain object of another realm (a frame, a worker, a test's sandbox) is plain too.
  const plain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!plain || Object.getOwnPropertySymbols(object).length > 0)
    throw new SigningError('object_not_plain', 'no plain object');
  // Without a comparison of its own, sort goes by UTF-16 code units.
  const members = Object.keys(object)
    .sort()
    .map((key) => {
      // JSON.stringify would call it, wherever such an object is sent on.
      if (key === 'toJSON') throw new SigningError('member_not_allowed', 'a member named toJSON');
      return `${textOfString(key)}:${textOf((object as Record<string, unknown>)[key], depth)}`;
    });
  return `{${members.join()}}`;
}
