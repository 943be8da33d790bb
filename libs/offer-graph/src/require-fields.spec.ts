import { describe, expect, it } from '@jest/globals';
import {
  entriesOf,
  requireDollars,
  requireFlag,
  requireId,
  requireShare,
  requireText,
  requireUnits,
  requireWhole,
} from './require-fields.js';
import { outcome } from './testing/fault-of.js';

const HERE = ['spec', 'dims', 2];
/** A value of another type than the signature says, as it comes from outside. */
const alien = <Wanted>(value: unknown): Wanted => value as Wanted;
const STRANGE = [null, 'x', true, [], {}, NaN];

describe('an amount of dollars', () => {
  const fault = 'amount_range spec.dims.2: Input should be a number from 0 to 1000000000';

  it('is any number within its bounds, which belong to it', () => {
    for (const value of [0, 0.5, 1_000_000_000]) expect(requireDollars(value, HERE)).toBe(value);
    expect(requireDollars(-5, HERE, 0, -5)).toBe(-5);
  });

  it('is what stands for it where it is left out, which is nothing where none is named', () => {
    expect([requireDollars(undefined, HERE), requireDollars(undefined, HERE, 7)]).toEqual([0, 7]);
  });

  it('is nothing else', () => {
    for (const value of [-0.01, 1_000_000_000.1, Infinity, ...STRANGE])
      expect(outcome(() => requireDollars(alien(value), HERE))).toBe(fault);
  });
});

describe('a share', () => {
  it('is a number from 0 to 1, or what stands for it', () => {
    for (const value of [0, 0.25, 1]) expect(requireShare(value, HERE, 0.5)).toBe(value);
    expect(requireShare(undefined, HERE, 0.5)).toBe(0.5);
    for (const value of [-0.1, 1.1, ...STRANGE])
      expect(outcome(() => requireShare(alien(value), HERE, 0))).toBe(
        'share_range spec.dims.2: Input should be a number from 0 to 1',
      );
  });
});

describe('a count', () => {
  it('is a whole number between its bounds, or what stands for it', () => {
    const bounds = { missing: 9, min: 2, max: 4 };
    for (const value of [2, 3, 4]) expect(requireWhole(value, HERE, bounds)).toBe(value);
    expect(requireWhole(undefined, HERE, bounds)).toBe(9);
    for (const value of [1, 5, 2.5, ...STRANGE])
      expect(outcome(() => requireWhole(alien(value), HERE, bounds))).toBe(
        'count_range spec.dims.2: Input should be a whole number from 2 to 4',
      );
  });
});

describe('a number of units', () => {
  it('is any number that is not negative, to a thousand million', () => {
    for (const value of [0, 2.5, 1_000_000_000]) expect(requireUnits(value, HERE)).toBe(value);
    for (const value of [-1, 1_000_000_001, undefined, ...STRANGE])
      expect(outcome(() => requireUnits(alien(value), HERE))).toBe(
        'count_range spec.dims.2: Input should be a number from 0 to 1000000000',
      );
  });
});

describe('a flag', () => {
  it('is true or false, or what stands for it', () => {
    expect([requireFlag(true, HERE, false), requireFlag(false, HERE, true)]).toEqual([true, false]);
    expect([requireFlag(undefined, HERE, false), requireFlag(undefined, HERE, true)]).toEqual([false, true]);
    for (const value of [null, 'x', 1, [], {}])
      expect(outcome(() => requireFlag(alien(value), HERE, true))).toBe(
        'flag_type spec.dims.2: Input should be true or false',
      );
  });
});

describe('an id', () => {
  const fault = 'id_length spec.dims.2: An id should have 1 to 64 characters';

  it('is a text of 1 to 64 characters, counted as people count them', () => {
    for (const id of ['a', 'a'.repeat(64), '🥐'.repeat(64)]) expect(requireId(id, HERE)).toBe(id);
    for (const id of ['', 'a'.repeat(65), '🥐'.repeat(65), 'a'.repeat(129), undefined, 5, ['a']])
      expect(outcome(() => requireId(id, HERE))).toBe(fault);
  });
});

describe('a text', () => {
  it('has at most so many characters, counted as people count them, and is empty where it is left out', () => {
    for (const text of ['', 'abc', '🥐🥐🥐']) expect(requireText(text, HERE, 3)).toBe(text);
    expect(requireText(undefined, HERE, 3)).toBe('');
    for (const text of ['abcd', '🥐🥐🥐🥐', 'a'.repeat(7), null, 5, ['a']])
      expect(outcome(() => requireText(alien(text), HERE, 3))).toBe(
        'text_length spec.dims.2: Input should be a text of at most 3 characters',
      );
  });
});

describe('the members of an object', () => {
  it('are its own, in order; one that is left out or null has none', () => {
    const own = { own: { value: 2, enumerable: true } };
    const members = Object.create({ inherited: 1 }, own) as Record<string, number>;
    expect(entriesOf(members, HERE)).toEqual([['own', 2]]);
    expect([entriesOf(undefined, HERE), entriesOf(null, HERE)]).toEqual([[], []]);
  });

  it('are not those of a list, a text or a number', () => {
    for (const value of [[], 'x', 5])
      expect(outcome(() => entriesOf(alien<undefined>(value), HERE))).toBe(
        'values_type spec.dims.2: Input should be an object',
      );
  });
});
