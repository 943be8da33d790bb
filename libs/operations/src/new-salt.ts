import { encodeBase64url } from '@svc/signing';
import type { OperationPorts } from './ports.js';

const SALT_BYTES = 16;

/** A policy's salt: 128 random bits, base64url. */
export function newSalt({ randomBytes }: Pick<OperationPorts, 'randomBytes'>): string {
  return encodeBase64url(randomBytes(SALT_BYTES));
}
