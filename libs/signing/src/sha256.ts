import { encodeBase64, encodeBase64url } from './base64url.js';

const encoder = new TextEncoder();

/**
 * SHA-256 of bytes, or of a text's UTF-8 bytes, as 43 characters of base64url.
 * @example await sha256Base64url('') // '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
 */
export async function sha256Base64url(input: Uint8Array | string): Promise<string> {
  return encodeBase64url(await digest(input));
}

/**
 * SHA-256 as padded base64, the form of a Content-Digest.
 * @example await sha256Base64('') // '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
 */
export async function sha256Base64(input: Uint8Array | string): Promise<string> {
  return encodeBase64(await digest(input));
}

async function digest(input: Uint8Array | string): Promise<Uint8Array> {
  return new Uint8Array(
    await crypto.subtle.digest('SHA-256', typeof input === 'string' ? encoder.encode(input) : input),
  );
}
