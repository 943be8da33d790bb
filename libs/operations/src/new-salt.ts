import { encodeBase64url } from '@svc/signing';
import type { OperationPorts } from './ports.js';

const SALT_BYTES = 16;

/** A policy's salt: 128 random bits, base64url. */
export function newSalt({ randomBytes }: Pick<OperationPorts, 'randomBytes'>): string {
  return encodeBase64url(randomBytes(SALT_BYTES));
}

/**
 * The salt of a policy that is compiled: it follows from the description and a secret of the service, so that compiling
 * once more, or with an answer, proposes the same reserve, and no average of many draws tells the lowest price.
 */
export async function saltOf(
  description: string,
  { deriveSecret }: Pick<OperationPorts, 'deriveSecret'>,
): Promise<string> {
  const bytes = await deriveSecret(`svc-policy salt\n${description}`);
  return encodeBase64url(bytes.slice(0, SALT_BYTES));
}
