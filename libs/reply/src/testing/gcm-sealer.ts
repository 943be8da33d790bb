import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { StateSealer } from '../index.js';

let nonces = 0;

/** AES-256-GCM under a key of 32 bytes, with nonces that count up. */
export const gcmSealer = (key: Uint8Array): StateSealer => ({
  seal(bytes, associatedData) {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(0, (nonces += 1));
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData);
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  },
  open(sealed, associatedData) {
    const all = Buffer.from(sealed, 'base64url');
    if (all.length < 28 || all.toString('base64url') !== sealed) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, 12))
        .setAAD(associatedData)
        .setAuthTag(all.subarray(-16));
      return Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]);
    } catch {
      return null;
    }
  },
});
