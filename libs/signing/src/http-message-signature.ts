import { encodeBase64 } from './base64url.js';
import { sha256Base64 } from './sha256.js';
import { SigningError } from './signing-error.js';

/** The label under which a response's signature stands in `Signature` and `Signature-Input`. */
export const SIGNATURE_LABEL = 'sig1';

/** What a response's signature covers, in this order (RFC 9421, section 2). */
export const SIGNED_COMPONENTS = ['@status', 'content-digest', 'content-type'] as const;

const COVERED = `(${SIGNED_COMPONENTS.map((name) => `"${name}"`).join(' ')})`;
/** What a quoted string of a structured field may hold unescaped (RFC 8941, section 3.3.3). */
const UNESCAPED = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
/** A field value without the white space at its ends that a recipient would cut off. */
const FIELD_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** A response as its signature sees it: the fields exactly as they are sent. */
export interface SignedResponse {
  /** 100..999 */
  status: number;
  contentDigest: string;
  contentType: string;
  /** Seconds since 1970. */
  created: number;
  keyid: string;
}

/**
 * The bytes to sign (as ASCII text) for a response, and the parameters that `Signature-Input` repeats (RFC 9421,
 * section 2.5).
 *
 * Plain string building, because it runs once a response; the signature itself is the caller's to make (ES256, raw `r
 * || s`). There is no `alg`: the verifier takes it from the key.
 * @throws {SigningError} `parameter_invalid` for what cannot stand in a header
 * @example
 * const response = { status: 200, contentDigest: 'd', contentType: 'application/json', created: 1, keyid: 'k' };
 * responseSignatureBase(response).params // '("@status" "content-digest" "content-type");created=1;keyid="k"'
 */
export function responseSignatureBase({ status, contentDigest, contentType, created, keyid }: SignedResponse): {
  base: string;
  params: string;
} {
  if (!Number.isInteger(status) || status < 100 || status > 999)
    throw new SigningError('parameter_invalid', 'a status has three digits');
  if (!Number.isSafeInteger(created) || created < 0 || created > 999_999_999_999_999)
    throw new SigningError('parameter_invalid', 'created is a whole number of seconds since 1970');
  if (!UNESCAPED.test(keyid))
    throw new SigningError('parameter_invalid', 'a keyid holds printable ASCII without quotes and backslashes');
  if (!FIELD_VALUE.test(contentDigest) || !FIELD_VALUE.test(contentType))
    throw new SigningError('parameter_invalid', 'a field value is printable ASCII without spaces at its ends');
  const params = `${COVERED};created=${created};keyid="${keyid}"`;
  return {
    base:
      `"@status": ${status}\n"content-digest": ${contentDigest}\n"content-type": ${contentType}\n` +
      `"@signature-params": ${params}`,
    params,
  };
}

/**
 * The two header fields that carry a response's signature.
 * @param params as `responseSignatureBase` gave them
 * @param signature64 raw `r || s`, 64 bytes
 * @example responseSignatureFields('()', new Uint8Array([255])).signature // 'sig1=:/w==:'
 */
export function responseSignatureFields(
  params: string,
  signature64: Uint8Array,
): { 'signature-input': string; signature: string } {
  return {
    'signature-input': `${SIGNATURE_LABEL}=${params}`,
    signature: `${SIGNATURE_LABEL}=:${encodeBase64(signature64)}:`,
  };
}

/**
 * The `Content-Digest` of a body: SHA-256 over the bytes as they are sent (RFC 9530).
 * @example await contentDigest(new Uint8Array()) // 'sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:'
 */
export async function contentDigest(body: Uint8Array | string): Promise<string> {
  return `sha-256=:${await sha256Base64(body)}:`;
}
