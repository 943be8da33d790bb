import { createHash } from 'node:crypto';

/** SHA-256 of a text, base64url: one link of the transcript's chain. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
