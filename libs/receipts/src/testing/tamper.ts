import { decodeBase64url, encodeBase64url } from '@svc/signing';
import type { Receipt } from '../index.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const RETYPED: readonly Json[] = [null, true, false, 0, 1, -1, '', '1', 'true', [], {}, [1], { value: 1 }];
const ADDED: readonly (readonly [string, Json])[] = [
  ['extra', 1],
  ['floor_price', 1],
  ['__proto__', { price: 1 }],
  ['constructor', 1],
  ['toJSON', 1],
  ['Price', 1],
  ['price ', 1],
  ['', null],
  ['alg', 'none'],
];

/** Every change of one value: other content, other type, members and elements added or removed, at every depth. */
export function changesOf(value: Json): Json[] {
  if (Array.isArray(value))
    return [
      ...value.flatMap((item, index) => [
        value.toSpliced(index, 1),
        value.toSpliced(index, 0, item),
        ...changesOf(item).map((changed) => value.with(index, changed)),
      ]),
      [...value, 1],
      ...RETYPED,
    ];
  if (value !== null && typeof value === 'object') return [...changesOfMembers(value), ...RETYPED];
  if (typeof value === 'string') return [...changesOfText(value), ...RETYPED];
  if (typeof value === 'number')
    return [
      value + 1,
      value - 0.01,
      value + 0.01,
      value * 2,
      -value,
      String(value),
      `${value}.0`,
      value + 1e-6,
      2 ** 53,
      ...RETYPED,
    ];
  return [...RETYPED];
}

function changesOfMembers(object: { [key: string]: Json }): Json[] {
  const entries = Object.entries(object);
  const build = (members: readonly (readonly [string, Json])[]): Json =>
    JSON.parse(
      `{${members.map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member)}`).join(',')}}`,
    ) as Json;
  return [
    ...ADDED.filter(([key]) => !Object.hasOwn(object, key)).map((added) => build([...entries, added])),
    ...entries.map((_entry, index) => build(entries.toSpliced(index, 1))),
    ...entries.map(([key, member], index) => build(entries.with(index, [`${key}_`, member]))),
    ...entries.flatMap(([key, member], index) =>
      changesOf(member).map((changed) => build(entries.with(index, [key, changed]))),
    ),
  ];
}

function changesOfText(text: string): string[] {
  const replaced = [...text].flatMap((character, index) =>
    [
      'x',
      '0',
      character.toUpperCase(),
      character.toLowerCase(),
      String.fromCodePoint((character.codePointAt(0) ?? 0) ^ 1),
      String.fromCodePoint((character.codePointAt(0) ?? 0) + 3),
    ].map((other) => text.slice(0, index) + other + text.slice(index + 1)),
  );
  return [
    ...replaced,
    `${text} `,
    ` ${text}`,
    `${text}\n`,
    text.slice(1),
    text.slice(0, -1),
    `${text}\u0000`,
    `${text}\u200b`,
    text.normalize('NFD'),
    `${text}\ud800`,
  ];
}

/** Other texts that a loose decoder takes for the same signature. */
export function spellingsOf(text: string): string[] {
  const last = ALPHABET.indexOf(text.at(-1) ?? 'A');
  const spare = text.slice(0, -1) + (ALPHABET[last ^ 1] ?? '');
  const inserted = [' ', '\n', '\r', '\t', '=', '%', '\u0000'].flatMap((extra) => [
    extra + text,
    text + extra,
    text.slice(0, 10) + extra + text.slice(10),
  ]);
  const standardAlphabet = text.replaceAll('-', '+').replaceAll('_', '/');
  return [spare, `${text}==`, standardAlphabet, ...inserted].filter((spelling) => spelling !== text);
}

/** The text with one bit of its bytes flipped, spelt exactly. */
export function flipBit(text: string, bit: number): string {
  const bytes = decodeBase64url(text) ?? new Uint8Array();
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return encodeBase64url(bytes);
}

/** (r, n − s) of a raw P-256 signature. */
export function twinOf(signature: string): string {
  const bytes = decodeBase64url(signature) ?? new Uint8Array();
  let s = ORDER - bytes.subarray(32).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  for (let index = 63; index >= 32; index -= 1, s >>= 8n) bytes[index] = Number(s & 255n);
  return encodeBase64url(bytes);
}

/** Every tampering with the signatures of a receipt, given the receipt of another deal by the same keys. */
export function forgedSignatures(receipt: Receipt, other: Receipt): Receipt[] {
  const { business_authorization: jws, notary_sig: notary } = receipt;
  const [header = '', signature = ''] = jws.split('..');
  const withJws = (text: string): Receipt => ({ ...receipt, business_authorization: text });
  const withNotary = (text: string): Receipt => ({ ...receipt, notary_sig: text });
  const headers = [
    { alg: 'none', kid: 'business-1' },
    { alg: 'HS256', kid: 'business-1' },
    { alg: 'ES384', kid: 'business-1' },
    { alg: 'ES256', kid: 'unknown' },
    { alg: 'ES256' },
    { alg: 'ES256', kid: 'business-1', jwk: { kty: 'EC' } },
    { alg: 'ES256', kid: 'business-1', x5u: 'https://x.example' },
    { kid: 'business-1', alg: 'ES256' },
  ].map((changed) => `${encodeBase64url(new TextEncoder().encode(JSON.stringify(changed)))}..${signature}`);
  const bits = Array.from({ length: 512 }, (_unused, bit) => bit);
  return [
    ...bits.flatMap((bit) => [withJws(`${header}..${flipBit(signature, bit)}`), withNotary(flipBit(notary, bit))]),
    ...bits
      .slice(0, header.length * 6)
      .map((bit) => withJws(`${flipBit(header, bit % (Math.floor((header.length * 6) / 8) * 8))}..${signature}`)),
    ...spellingsOf(signature).map((text) => withJws(`${header}..${text}`)),
    ...spellingsOf(header).map((text) => withJws(`${text}..${signature}`)),
    ...spellingsOf(notary).map(withNotary),
    ...headers.map(withJws),
    withJws(`${header}..${twinOf(signature)}`),
    withJws(`${header}..`),
    withJws(signature),
    withJws(`${header}.e30.${signature}`),
    { ...receipt, business_authorization: `${header}..${notary}`, notary_sig: signature },
    { ...receipt, business_authorization: notary, notary_sig: jws },
    withJws(other.business_authorization),
    withNotary(other.notary_sig),
    { ...receipt, business_authorization: other.business_authorization, notary_sig: other.notary_sig },
  ];
}
