import { SigningError } from './signing-error.js';

/** Order of the P-256 group. Source: FIPS 186-5 / SP 800-186, section 3.2.1.3. */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Whether a raw `r || s` signature of P-256 carries the lower of its two possible `s`.
 * (r, n − s) verifies wherever (r, s) does, so only one of them may count as the signature.
 * @example isLowS(new Uint8Array(64).fill(255)) // false
 */
export function isLowS(signature64: Uint8Array): boolean {
  return scalarS(signature64) <= P256_ORDER / 2n;
}

/**
 * The same signature with the lower `s`.
 * @param signature64 raw `r || s`, 64 bytes
 * @throws {SigningError} `parameter_invalid` for another length
 * @example isLowS(toLowS(new Uint8Array(64).fill(200))) // true
 */
export function toLowS(signature64: Uint8Array): Uint8Array {
  if (signature64.length !== 64) throw new SigningError('parameter_invalid', 'a raw P-256 signature has 64 bytes');
  if (isLowS(signature64)) return signature64;
  const low = Uint8Array.from(signature64);
  let s = P256_ORDER - scalarS(signature64);
  for (let index = 63; index >= 32; index -= 1) {
    low[index] = Number(s & 255n);
    s >>= 8n;
  }
  return low;
}

function scalarS(signature64: Uint8Array): bigint {
  let s = 0n;
  for (const byte of signature64.subarray(32)) s = (s << 8n) | BigInt(byte);
  return s;
}
