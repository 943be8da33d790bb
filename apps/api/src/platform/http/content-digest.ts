import { hash } from 'node:crypto';

/**
 * The value of `Content-Digest` (RFC 9530) for these bytes, a text in UTF-8.
 * @example contentDigest('') // 'sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:'
 */
export function contentDigest(bytes: Uint8Array | string): string {
  return `sha-256=:${hash('sha256', bytes, 'base64')}:`;
}
