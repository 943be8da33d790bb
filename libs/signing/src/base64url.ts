const ALPHABET = /^[A-Za-z0-9_-]*$/;
const CHUNK_BYTES = 8192;

/**
 * Bytes as unpadded base64url (RFC 4648, section 5).
 * @example encodeBase64url(new Uint8Array([255])) // '_w'
 */
export function encodeBase64url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Bytes as padded base64 (RFC 4648, section 4), as structured fields carry them.
 * @example encodeBase64(new Uint8Array([255])) // '/w=='
 */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    // Applied to the bytes, not spread from them: an iterator would be asked for each one.
    binary += String.fromCharCode.apply(null, bytes.subarray(start, start + CHUNK_BYTES) as unknown as number[]);
  return btoa(binary);
}

/**
 * The bytes of an unpadded base64url text; null unless the text is the one spelling of its bytes.
 * Padding, white space, the other alphabet and spare bits that are not zero are all refused: a
 * signature that can be respelled is a record that can be changed.
 * @example decodeBase64url('_w==') // null
 */
export function decodeBase64url(text: string): Uint8Array | null {
  if (typeof text !== 'string' || !ALPHABET.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length).map((_, at) => binary.charCodeAt(at));
  return encodeBase64url(bytes) === text ? bytes : null;
}
