import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { StateSealer } from '@svc/reply';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes of a key that seals states. */
export const STATE_KEY_BYTES = 32;

/** A sealer over AES-256-GCM (NIST SP 800-38D) with a random nonce of 96 bits. The key has 32 bytes. */
export function createStateSealer(key: Uint8Array): StateSealer {
  return {
    seal: (bytes, data) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(data);
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, data) => {
      const bytes = Buffer.from(sealed, 'base64url');
      // Only the exact spelling is ours: the decoder forgives padding and spare bits.
      if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(data).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]));
      } catch {
        return null;
      }
    },
  };
}
