import { verifySignature } from 'http-message-sig';
import type { UntrustedSignatureCandidate, Verifier } from 'http-message-sig';
import { encodeBase64 } from './base64url.js';
import { verifyEs256 } from './detached-jws.js';
import { contentDigest, SIGNATURE_LABEL, SIGNED_COMPONENTS } from './http-message-signature.js';
import { isP256 } from './jwk.js';
import { isLowS } from './low-s.js';

const ALGORITHM = 'ecdsa-p256-sha256';
const SIGNATURE_FIELD = new RegExp(`^${SIGNATURE_LABEL}=:([A-Za-z0-9+/]{86}==):$`);

/**
 * A response as a client received it; `headers` needs only `get`, so a fetch `Headers` or a `Map` with lower-case names
 * will do.
 */
export interface ReceivedResponse {
  status: number;
  headers: { get(name: string): string | null | undefined };
  /** The body's bytes before anything parsed them. */
  body: Uint8Array;
}

/** Why a response's signature does not hold. */
export type ResponseFault = 'field_missing' | 'digest_mismatch' | 'key_not_published' | 'signature_wrong';

/** The verdict on a response: `reason` is null exactly when `ok`; `kid` is the key that signed. */
export interface ResponseVerdict {
  ok: boolean;
  reason: ResponseFault | null;
  kid: string | null;
}

/**
 * Checks a signed response: the digest against the body, and the ES256 signature over status, digest and content type.
 * Total: any response and any keys give a verdict.
 * @param options.nowSeconds seconds since 1970
 * @param options.maxAgeSeconds how old the signature may be; absent = any age. A minute of clock skew is allowed for.
 */
export async function verifyResponseSignature(
  response: ReceivedResponse,
  publicJwks: readonly unknown[],
  options: { nowSeconds: number; maxAgeSeconds?: number },
): Promise<ResponseVerdict> {
  const fields = ['signature', 'signature-input', 'content-digest', 'content-type'].map((name) => ({
    name,
    value: response.headers.get(name) ?? '',
  }));
  if (fields.some(({ value }) => value === '')) return { ok: false, reason: 'field_missing', kid: null };
  if ((response.headers.get('content-digest') ?? '') !== (await contentDigest(response.body)))
    return { ok: false, reason: 'digest_mismatch', kid: null };

  let reason: ResponseFault = 'signature_wrong';
  const exactBase64 = SIGNATURE_FIELD.exec(response.headers.get('signature') ?? '')?.[1];
  const resolveVerifier = ({ parameters }: UntrustedSignatureCandidate): Verifier => {
    const keys = publicJwks.filter(isP256).filter((key) => key.kid === parameters.keyid);
    if (keys.length === 0) reason = 'key_not_published';
    return {
      algorithm: ALGORITHM,
      async verify(base, signature) {
        if (encodeBase64(signature) !== exactBase64 || !isLowS(signature)) return false;
        for (const key of keys) if (await verifyEs256(key, signature, base)) return true;
        return false;
      },
    };
  };
  const policy = {
    algorithms: [ALGORITHM],
    requiredComponents: SIGNED_COMPONENTS,
    requiredParameters: ['created', 'keyid'],
    clockSkew: 60,
    now: options.nowSeconds,
    ...(options.maxAgeSeconds === undefined ? {} : { maxAge: options.maxAgeSeconds }),
  };
  try {
    const verified = await verifySignature(
      { kind: 'response', status: response.status, fields },
      { label: SIGNATURE_LABEL, policy, resolveVerifier },
    );
    return { ok: true, reason: null, kid: verified.parameters.keyid ?? null };
  } catch {
    return { ok: false, reason, kid: null };
  }
}
