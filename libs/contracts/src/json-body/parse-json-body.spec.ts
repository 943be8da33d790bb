import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonBodyFault } from './json-body-fault.js';
import { MAX_JSON_DEPTH } from './json-tree.js';
import { parseJsonBody } from './parse-json-body.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const parseText = (text: string): unknown => parseJsonBody(Buffer.from(text));

function refusal(bytes: Buffer): string {
  try {
    parseJsonBody(bytes);
  } catch (fault) {
    if (fault instanceof JsonBodyFault) return fault.message;
    throw fault;
  }
  return 'accepted';
}

describe('a JSON body', () => {
  it.each<[string, string, string]>([
    ['no JSON', '{"a":', 'the body is not valid JSON: it ends too early'],
    ['a trailing comma', '[1,]', 'the body is not valid JSON'],
    ['NaN', '{"a":NaN}', 'the body is not valid JSON'],
    ['a byte order mark', '\ufeff{}', 'the body is not valid JSON'],
    ['a raw control character', '["\u0001"]', 'the body is not valid JSON, at character 3'],
    [
      'a number beyond the largest double',
      '{"a":[1,1e309]}',
      'the body cannot be accepted: a number too large to represent at /a/1',
    ],
    ['one below the least', '-1e999', 'the body cannot be accepted: a number too large to represent at the top'],
    [
      'nesting one too deep',
      nested(MAX_JSON_DEPTH + 1),
      `the body cannot be accepted: nesting deeper than 32 at ${'/0'.repeat(32)}`,
    ],
    ['very deep nesting', nested(200_000), `the body cannot be accepted: nesting deeper than 32 at ${'/0'.repeat(32)}`],
    [
      'very deep objects',
      '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000),
      `the body cannot be accepted: nesting deeper than 32 at ${'/a'.repeat(32)}`,
    ],
    [
      '__proto__',
      '{"a":{"__proto__":{"admin":true}}}',
      'the body cannot be accepted: the forbidden member name __proto__ at /a/__proto__',
    ],
    [
      '__proto__ spelt with escapes',
      '{"\\u005f_proto__":1}',
      'the body cannot be accepted: the forbidden member name __proto__ at /__proto__',
    ],
    [
      'constructor',
      '{"constructor":{}}',
      'the body cannot be accepted: the forbidden member name constructor at /constructor',
    ],
    [
      'prototype',
      '[{"prototype":1}]',
      'the body cannot be accepted: the forbidden member name prototype at /0/prototype',
    ],
    ['a lone high surrogate', '{"a":"x\\ud83d"}', 'the body cannot be accepted: an unpaired surrogate at /a'],
    ['a lone low surrogate', '["\\uDE00"]', 'the body cannot be accepted: an unpaired surrogate at /0'],
    ['a pair the wrong way round', '["\\ude00\\ud83d"]', 'the body cannot be accepted: an unpaired surrogate at /0'],
    ['a lone surrogate in a name', '{"\\ud800":1}', 'the body cannot be accepted: an unpaired surrogate at /\ufffd'],
    ['NUL in a string', '{"a":"b\\u0000c"}', 'the body cannot be accepted: a NUL character at /a'],
    ['NUL in a name', '{"a\\u0000":1}', 'the body cannot be accepted: a NUL character at /a\ufffd'],
    [
      'a repeated name',
      '{"a":1,"b":{"c":1,"d":2,"c":3}}',
      'the body cannot be accepted: a repeated member name at /b/c',
    ],
    [
      'a repeated name among others with colons',
      '{"x":"::","a":":","a":"a"}',
      'the body cannot be accepted: a repeated member name at /a',
    ],
    [
      'a name repeated in another spelling',
      '{"a":1,"\\u0061":2}',
      'the body cannot be accepted: a repeated member name at /a',
    ],
    [
      'a repeated name made up for by escaped colons',
      '{"a":"\\u003a\\u003A","a":"\\u003a"}',
      'the body cannot be accepted: a repeated member name at /a',
    ],
    [
      'a repeated name in the second item',
      '[{"a":1},{"b/~":1,"b/~":[{"z":":"}]}]',
      'the body cannot be accepted: a repeated member name at /1/b~1~0',
    ],
  ])('is refused for %s', (_, text, detail) => expect(refusal(Buffer.from(text))).toBe(detail));

  it.each([
    ['a broken sequence', [0x22, 0xc3, 0x28, 0x22]],
    ['an overlong spelling', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate spelt in bytes', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('is refused for bytes that are not UTF-8: %s', (_, bytes) =>
    expect(refusal(Buffer.from(bytes))).toBe('the body is not valid UTF-8'),
  );

  it.each([
    '{}',
    '[]',
    'null',
    '"text"',
    nested(MAX_JSON_DEPTH),
    '{"a":"größer 价格 😀 \\ud83d\\ude00","n":-0.5e-3}',
    '{"a":{"x":1},"b":{"x":1}}',
    '[{"a":1},{"a":1}]',
    '{"a:b":"c:d","e":"\\u003a"}',
  ])('is taken as JSON.parse takes it: %s', (text) => expect(parseText(text)).toEqual(JSON.parse(text)));

  it('is taken unchanged whenever it is harmless', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
      fc.string({ unit: fc.constantFrom(':', '"', '\\', '{', ',') }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    );
    const name = fc
      .oneof(fc.string(), fc.string({ unit: fc.constantFrom(':', '"', '\\', 'u', '{') }))
      .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text) && !text.includes('\0'));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        leaf,
        fc.array(tie('tree')),
        fc.dictionary(name, tie('tree'), { noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const text = JSON.stringify(value);
        expect(parseText(text)).toEqual(JSON.parse(text));
      }),
      { seed: 8259, numRuns: 500 },
    );
  });

  it('is refused whenever a name stands twice, wherever and however it is spelt', () => {
    const filler = fc.array(
      fc.tuple(
        fc.string({ unit: fc.constantFrom(':', 'a', '"', '\\') }),
        fc.string({ unit: fc.constantFrom(':', '"', '}') }),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(filler, filler, fc.boolean(), (before, after, escaped) => {
        const members = (list: [string, string][], prefix: string): string[] =>
          list.map(([name, text], index) => `${JSON.stringify(`${prefix}${index}${name}`)}:${JSON.stringify(text)}`);
        const twin = escaped ? '"\\u0074win":"\\u003a"' : '"twin":":"';
        const text = `[0,{${['"twin":1', ...members(before, 'b'), twin, ...members(after, 'c')].join(',')}}]`;
        expect(refusal(Buffer.from(text))).toBe('the body cannot be accepted: a repeated member name at /1/twin');
      }),
      { seed: 8259, numRuns: 300 },
    );
  });

  it('is taken at a mebibyte of any shape', () => {
    const shapes = [
      `"${'\\u003a'.repeat(170_000)}"`,
      `{${Array.from({ length: 90_000 }, (_, index) => `"${index}":"\\u003a"`).join(',')}}`,
      `[${'"::::",'.repeat(140_000)}"\\u003a"]`,
      `"${'\\\\'.repeat(500_000)}"`,
    ];
    for (const shape of shapes) expect(parseText(shape)).toEqual(JSON.parse(shape));
  });
});
