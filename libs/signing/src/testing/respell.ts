import { decodeBase64url, encodeBase64url } from '../index.js';

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text with the spare bits of its last character set in another way: loose decoders read the same bytes. */
export function flipSpareBits(text: string): string {
  const last = ALPHABET.indexOf(text.at(-1) ?? 'A');
  return text.slice(0, -1) + (ALPHABET[last ^ 1] ?? '');
}

/** Every spelling of a base64url text that loose decoders take for the same bytes. */
export function looseSpellings(text: string): string[] {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  const inserted = [' ', '\n', '\t', '=', '.', '\u0000', '%'].flatMap((extra) => [
    extra + text,
    text + extra,
    text.slice(0, 10) + extra + text.slice(10),
  ]);
  return [flipSpareBits(text), `${text}==`, `${text}=`, ...(standard === text ? [] : [standard]), ...inserted];
}

/** (r, n − s): the second form of a P-256 signature, whichever the first is. */
export function twinOf(signature64: Uint8Array): Uint8Array {
  let s = ORDER - signature64.subarray(32).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  const twin = Uint8Array.from(signature64);
  for (let index = 63; index >= 32; index -= 1, s >>= 8n) twin[index] = Number(s & 255n);
  return twin;
}

/** The text with one bit of the bytes it stands for flipped; spelt exactly. */
export function flipBit(text: string, bit: number): string {
  const bytes = decodeBase64url(text) ?? new Uint8Array();
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return encodeBase64url(bytes);
}
