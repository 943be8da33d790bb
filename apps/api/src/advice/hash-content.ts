import { canonicalBytes } from '@svc/signing';
import { createHash } from 'node:crypto';

/**
 * SHA-256 over the canonical bytes (RFC 8785) of what was delivered, hexadecimal: what anyone can make again from the
 * answer.
 */
export function hashContent(content: object): string {
  return createHash('sha256').update(canonicalBytes(content)).digest('hex');
}
