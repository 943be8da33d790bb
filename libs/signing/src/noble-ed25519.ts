import { Point, hashes, signAsync } from '@noble/ed25519';
import type { Ed25519Signer, Ed25519Verifier } from './ed25519.js';

/** Order of the base point (RFC 8032, section 5.1). */
const GROUP_ORDER = Point.CURVE().n;

/**
 * Signs with Ed25519 in JavaScript, for platforms whose WebCrypto has none. Slower, and its timing is only roughly
 * constant.
 */
export const signWithNoble: Ed25519Signer = async (bytes, seed) => signAsync(bytes, seed);

/**
 * Checks with Ed25519 in JavaScript, for platforms whose WebCrypto has none. About 3 kB gzipped, so it is passed
 * where it is needed and costs nothing elsewhere.
 *
 * The package's own check multiplies by the cofactor and so accepts signatures that WebCrypto refuses; this one decides
 * as WebCrypto does.
 * @example await verifyEd25519(signature, bytes, publicJwk, verifyWithNoble)
 */
export const verifyWithNoble: Ed25519Verifier = async (signature, bytes, publicKey) => {
  const encodedR = signature.subarray(0, 32);
  const s = littleEndian(signature.subarray(32));
  if (s >= GROUP_ORDER) return false;
  const challenge = littleEndian(await hash(encodedR, publicKey, bytes)) % GROUP_ORDER;
  const expected = Point.BASE.multiply(s, false)
    .subtract(Point.fromBytes(publicKey).multiply(challenge, false))
    .toBytes();
  return expected.every((byte, index) => byte === encodedR[index]);
};

async function hash(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return hashes.sha512Async(joined);
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}
