import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** Seals bytes so that their owner can carry them, but neither read nor change them. */
export interface StateSealer {
  /** Encrypts and authenticates the bytes together with the associated data; base64url. */
  seal(bytes: Uint8Array, associatedData: Uint8Array): string;
  /** The sealed bytes, or null when the text was changed, was sealed by another key or with other associated data. */
  open(sealed: string, associatedData: Uint8Array): Uint8Array | null;
  /** 32 bytes that follow from a text and the key that seals: HMAC-SHA-256 (RFC 2104). */
  derive(text: string): Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The length of a key, in bytes. */
export const STATE_KEY_BYTES = 32;

/** How many characters the seal of so many bytes has. */
export const sealedLength = (bytes: number): number => Math.ceil(((NONCE_BYTES + bytes + TAG_BYTES) * 4) / 3);

/**
 * A sealer over AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce.
 *
 * @param keys 32 bytes each; the first seals, every one of them opens, so that a key can be replaced while
 *   states sealed by the old one are still with their callers.
 * @param randomBytes the source of nonces
 * @throws RangeError for no key, and for one of another length
 * @example
 *   const sealer = createStateSealer([key], (count) => randomBytes(count));
 *   sealer.open(sealer.seal(bytes, policyHash), policyHash); // the bytes; null with another hash
 */
export function createStateSealer(
  keys: readonly Uint8Array[],
  randomBytes: (count: number) => Uint8Array,
): StateSealer {
  const [current] = keys;
  if (current === undefined || keys.some((key) => key.length !== STATE_KEY_BYTES)) {
    throw new RangeError(`a state key has ${STATE_KEY_BYTES} bytes`);
  }
  return {
    seal(bytes, associatedData) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, nonce);
      cipher.setAAD(associatedData);
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    derive: (text) => new Uint8Array(createHmac('sha256', current).update(text, 'utf8').digest()),
    open(sealed, associatedData) {
      const bytes = Buffer.from(sealed, 'base64url');
      // Node's decoder forgives padding, other alphabets and spare bits: only the exact spelling is ours.
      if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return null;
      for (const key of keys) {
        const opened = openWith(key, bytes, associatedData);
        if (opened !== null) return opened;
      }
      return null;
    },
  };
}

function openWith(key: Uint8Array, bytes: Buffer, associatedData: Uint8Array): Uint8Array | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(associatedData);
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
    return new Uint8Array(Buffer.concat([body, decipher.final()]));
  } catch {
    return null;
  }
}
