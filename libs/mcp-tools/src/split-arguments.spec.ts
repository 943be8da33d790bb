import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ENVELOPE_END_BYTES, splitArguments } from './split-arguments.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const split = (text: string): { envelope: string; args: string } | null => {
  const parts = splitArguments(encode(text));
  return parts === null ? null : { envelope: decode(parts.envelope), args: decode(parts.argumentBytes) };
};

/** What the two parts of a message come to, when each is parsed. */
function joined(text: string): unknown {
  const parts = split(text);
  if (parts === null) return 'not cut';
  const message = JSON.parse(parts.envelope) as { params: { arguments: unknown } };
  expect(message.params.arguments).toEqual({});
  message.params.arguments = JSON.parse(parts.args) as unknown;
  return message;
}

const large = JSON.stringify({ padding: '{["\\"}],'.repeat(10_000), list: Array(10_000).fill({ a: '}"' }) });

describe('a tool call', () => {
  it.each([
    [
      'as clients write it',
      `{"method":"tools/call","params":{"name":"t","arguments":${large},"_meta":{"progressToken":1}},` +
        `"jsonrpc":"2.0","id":1}`,
    ],
    ['arguments last', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":${large}}}`],
    ['arguments first', `{"params":{"arguments":${large},"name":"t"},"method":"tools/call","id":"}","jsonrpc":"2.0"}`],
    [
      'blanks, and lists that look like ends',
      ` {\n"a" : [ { "params" : { "arguments" : 1 } } ] , "params" : {"x":"\\"arguments\\":{","arguments" ` +
        `:\t${large} , "y" : [ "}", {"z":{}} ] } , "b":[[],"\\\\"] }\r\n`,
    ],
  ])('is cut in two: %s', (_, text) => expect(joined(text)).toEqual(JSON.parse(text)));

  it.each([
    ['no object', '[]'],
    ['no JSON', 'x'],
    ['nothing', ''],
    ['an open string', '{"params'],
    ['no params', '{"id":1}'],
    ['params that are no object', '{"params":[{"arguments":{}}]}'],
    ['no arguments', '{"params":{"name":"t"}}'],
    ['arguments that are no object', `{"params":{"arguments":[${'0,'.repeat(50_000)}0]}}`],
    ['a name in another spelling', `{"p\\u0061rams":{"arguments":${large}}}`],
    ['too much before the arguments', `{"a":"${'x'.repeat(ENVELOPE_END_BYTES)}","params":{"arguments":${large}}}`],
    ['too much behind them', `{"params":{"arguments":${large},"a":"${'x'.repeat(ENVELOPE_END_BYTES)}"}}`],
  ])('is left whole: %s', (_, text) => expect(split(text)).toBeNull());

  it.each([
    ['an end that closes too much', `{"params":{"arguments":${large}}}}`],
    ['an end that is missing', `{"params":{"arguments":${large}}`],
    ['arguments that are no JSON', `{"params":{"arguments":{${large}}}}`],
    ['quotes that do not pair', `{"params":{"arguments":${large.replace('","list', ',"list')}}}`],
  ])('that is no JSON is no JSON in two parts either: %s', (_, text) =>
    expect(() => (joined(text) === 'not cut' ? (JSON.parse(text) as unknown) : null)).toThrow(SyntaxError),
  );
});

describe('whatever is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', 'a', 'é', ' ') });
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(text, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));
  const args = fc.record({ padding: fc.constantFrom('', large), more: tree });
  const around = fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    tree,
    { maxKeys: 3, noNullPrototype: true },
  );

  it('is the same message, by the parser', () => {
    fc.assert(
      fc.property(
        around,
        around,
        around,
        around,
        args,
        fc.constantFrom(0, 2),
        (before, behind, first, last, given, indent) => {
          const message = { ...before, params: { ...first, arguments: given, ...last }, ...behind };
          const json = JSON.stringify(message, null, indent);
          expect(joined(json)).toEqual(JSON.parse(json));
        },
      ),
      { seed: 64, numRuns: 200 },
    );
  });

  it('is told apart from what is no JSON, wherever one byte is wrong', () => {
    const small = JSON.stringify({
      id: 1,
      params: { name: 't', arguments: { a: ['}', '"', {}], b: '\\' }, _meta: { c: [] } },
      jsonrpc: '2.0',
    });
    const wrong = fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', '0', '');
    fc.assert(
      fc.property(fc.nat(small.length - 1), wrong, (at, byte) => {
        const spoilt = small.slice(0, at) + byte + small.slice(at + 1);
        const whole = attempt(() => JSON.parse(spoilt) as unknown);
        const parts = attempt(() => joined(spoilt));
        if (parts !== 'not cut') expect(parts).toEqual(whole);
      }),
      { seed: 64, numRuns: 500 },
    );
  });
});

function attempt(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return 'no JSON';
  }
}
