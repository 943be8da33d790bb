import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalBytes, canonicalJson, MAX_DEPTH } from './index.js';

interface Rfc8785 {
  documents: { name: string; input: string; sha256_prefix: string }[];
  numbers: [string, string][];
  not_numbers: string[];
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/rfc8785.json', import.meta.url), 'utf8')) as Rfc8785;
const double = (hex: string): number => Buffer.from(hex, 'hex').readDoubleBE();
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const withCode = (code: string) => expect.objectContaining({ name: 'SigningError', code });

describe('canonical JSON (RFC 8785)', () => {
  it.each(vectors.documents)('agrees with the published output for $name', ({ input, sha256_prefix: prefix }) => {
    expect(
      createHash('sha256')
        .update(canonicalBytes(JSON.parse(input)))
        .digest('hex')
        .slice(0, 8),
    ).toBe(prefix);
  });

  it.each(vectors.numbers)('prints the double %s as %s', (hex, text) => {
    expect(canonicalJson(double(hex))).toBe(text);
  });

  it('equals what another implementation prints, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { numRuns: 1000, seed: 8785 },
    );
  });

  it('does not depend on the order of members, at any level', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ unit: 'grapheme' }).filter((key) => key !== 'toJSON'),
          fc.dictionary(
            fc.string().filter((key) => key !== 'toJSON'),
            fc.integer(),
          ),
        ),
        (object) => {
          const reversed = Object.fromEntries(
            Object.entries(object)
              .reverse()
              .map(([key, inner]) => [key, Object.fromEntries(Object.entries(inner).reverse())]),
          );
          expect(canonicalJson(reversed)).toBe(canonicalJson(object));
        },
      ),
      { seed: 1 },
    );
  });

  it('sorts by UTF-16 code units: an emoji before a Hebrew letter', () => {
    expect(canonicalJson({ '\ufb33': 1, '😂': 2 })).toBe('{"😂":2,"\ufb33":1}');
  });

  it('takes a member named __proto__ for a member', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });
});

describe('the guard of canonical JSON', () => {
  it.each(vectors.not_numbers)('refuses the double %s', (hex) => {
    expect(() => canonicalJson({ value: double(hex) })).toThrow(withCode('number_not_finite'));
  });

  it.each(['\ud800', 'a\udc00b', '\udc00\ud800'])(
    'refuses half of a surrogate pair, as text and as a name (%j)',
    (text) => {
      expect(() => canonicalJson([text])).toThrow(withCode('string_not_well_formed'));
      expect(() => canonicalJson({ [text]: 1 })).toThrow(withCode('string_not_well_formed'));
    },
  );

  it.each([[undefined], [() => 1], [Symbol('s')], [1n]])('refuses %p, which JSON cannot say', (value) => {
    expect(() => canonicalJson(value)).toThrow(withCode('value_not_json'));
    expect(() => canonicalJson({ value })).toThrow(withCode('value_not_json'));
    expect(() => canonicalJson([value])).toThrow(withCode('value_not_json'));
  });

  it.each([[new Date(0)], [new Map()], [Object.create({ inherited: 1 })], [new Uint8Array(1)], [{ [Symbol('s')]: 1 }]])(
    'refuses %p, which is not a plain object',
    (value) => {
      expect(() => canonicalJson({ value })).toThrow(withCode('object_not_plain'));
    },
  );

  it('takes an object without a prototype for plain', () => {
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  it('refuses arrays with holes or with members beside their elements', () => {
    const holed = [1, 2, 3];
    delete holed[1];
    expect(() => canonicalJson(holed)).toThrow(withCode('array_has_holes'));
    expect(() => canonicalJson(new Array(3))).toThrow(withCode('array_has_holes'));
    expect(() => canonicalJson(Object.assign([1], { extra: 2 }))).toThrow(withCode('array_has_holes'));
  });

  it('refuses a member named toJSON, which would end the sorting', () => {
    expect(() => canonicalJson({ b: 1, toJSON: 1, a: 2 })).toThrow(withCode('member_not_allowed'));
  });

  it(`goes ${MAX_DEPTH} levels deep and no further, however deep the value`, () => {
    expect(canonicalJson(nested(MAX_DEPTH))).toBe(`${'['.repeat(MAX_DEPTH)}1${']'.repeat(MAX_DEPTH)}`);
    expect(() => canonicalJson(nested(MAX_DEPTH + 1))).toThrow(withCode('too_deep'));
    expect(() => canonicalJson(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))).toThrow(withCode('too_deep'));
    const circular: unknown[] = [];
    circular.push(circular);
    expect(() => canonicalJson(circular)).toThrow(withCode('too_deep'));
  });
});
