import { createHash } from 'node:crypto';

const LEAST_CHARACTERS = 32;

/**
 * Reads secret keys of 32 bytes from text: one or more, parted by commas.
 *
 * Each is 32 bytes in hexadecimal, base64 or base64url; any other text of at least 32 characters is hashed (SHA-256).
 *
 * @returns the keys in their order, or null when one of them is too short to be a secret
 */
export function readKeyBytes(text: string): Uint8Array[] | null {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => part.length >= LEAST_CHARACTERS) ? parts.map(readOne) : null;
}

function readOne(text: string): Uint8Array {
  if (/^[0-9a-f]{64}$/i.test(text)) return new Uint8Array(Buffer.from(text, 'hex'));
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return new Uint8Array(Buffer.from(text, 'base64'));
  return new Uint8Array(createHash('sha256').update(text, 'utf8').digest());
}
