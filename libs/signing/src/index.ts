export { decodeBase64url, encodeBase64, encodeBase64url } from './base64url.js';
export { canonicalBytes, canonicalJson, MAX_DEPTH } from './canonical-json.js';
export { signDetachedJws, verifyDetachedJws, verifyEs256 } from './detached-jws.js';
export type { Es256Verifier, JwsFault, JwsVerdict } from './detached-jws.js';
export { signEd25519, signWithWebCrypto, verifyEd25519, verifyWithWebCrypto } from './ed25519.js';
export type { Ed25519Signer, Ed25519Verifier } from './ed25519.js';
export { equalText } from './equal-text.js';
export {
  contentDigest,
  responseSignatureBase,
  responseSignatureFields,
  SIGNATURE_LABEL,
  SIGNED_COMPONENTS,
} from './http-message-signature.js';
export type { SignedResponse } from './http-message-signature.js';
export { isEd25519, isP256, jwkThumbprint, publicJwkOf } from './jwk.js';
export type {
  EcPrivateJwk,
  EcPublicJwk,
  OkpPrivateJwk,
  OkpPublicJwk,
  PrivateJwk,
  PublicJwk,
  SigningKey,
} from './jwk.js';
export { isLowS, toLowS } from './low-s.js';
export { signWithNoble, verifyWithNoble } from './noble-ed25519.js';
export { sha256Base64, sha256Base64url } from './sha256.js';
export { SigningError } from './signing-error.js';
export type { SigningErrorCode } from './signing-error.js';
export { verifyResponseSignature } from './verify-response-signature.js';
export type { ReceivedResponse, ResponseFault, ResponseVerdict } from './verify-response-signature.js';
