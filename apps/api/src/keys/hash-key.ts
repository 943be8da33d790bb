import { createHmac } from 'node:crypto';

/** The keyed hash under which a key is stored (HMAC-SHA-256, hexadecimal): who reads the database learns no key. */
export function hashKey(pepper: Uint8Array, plainKey: string): string {
  return createHmac('sha256', pepper).update(plainKey, 'utf8').digest('hex');
}
