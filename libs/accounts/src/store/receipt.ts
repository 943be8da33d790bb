import { canonicalBytes, signEd25519, verifyEd25519, type OkpPrivateJwk } from '@svc/signing';
import { AccountsError } from '../accounts-error.js';

/** What was delivered, for exactly which price, by whom signed. */
export interface StoreReceiptShape {
  /** Unique; of a charge, what the ledger names it by. */
  id: string;
  /** What was sold, such as `park`. */
  slot: string;
  /** The exact price in millicents; 0 where the delivery was part of something paid before. */
  price_millicents: number;
  /** SHA-256 of what was delivered, hexadecimal: of a parcel, of the caller’s bytes. */
  content_hash: string;
  /** ISO 8601 in UTC. */
  issued_at: string;
  /** The condition that held when the charge was settled. */
  predicate_id: string;
  /** Which key signed: SHA-256 of its public half (DER, SubjectPublicKeyInfo), hexadecimal. */
  key_fingerprint: string;
  /** Ed25519 over the canonical bytes (RFC 8785) of all other members, base64url. */
  signature: string;
}

/** A receipt before it is signed. */
export type UnsignedStoreReceipt = Omit<StoreReceiptShape, 'signature'>;

const HASH = /^[0-9a-f]{64}$/;

/**
 * Signs a receipt with the notary's key.
 * @throws {AccountsError} `receipt_invalid` for a price that is no whole number of 0 or more, or a hash that is none
 */
export async function signStoreReceipt(
  receipt: UnsignedStoreReceipt,
  notaryJwk: OkpPrivateJwk,
): Promise<StoreReceiptShape> {
  const { price_millicents: price, content_hash: content, key_fingerprint: key } = receipt;
  if (!Number.isSafeInteger(price) || price < 0 || !HASH.test(content) || !HASH.test(key))
    throw new AccountsError(
      'receipt_invalid',
      'a receipt must have a whole price of at least 0 millicents and two SHA-256 hashes',
    );
  return { ...receipt, signature: await signEd25519(canonicalBytes({ ...receipt }), notaryJwk) };
}

/**
 * Whether a receipt is as the holder of this key signed it. Needs no service: pin the key once.
 * @param publicJwk an Ed25519 key as a JWK
 * @example await verifyStoreReceipt(receipt, pinnedJwk) // true
 */
export async function verifyStoreReceipt(receipt: StoreReceiptShape, publicJwk: unknown): Promise<boolean> {
  const { signature, ...signed } = receipt;
  return verifyEd25519(signature, canonicalBytes(signed), publicJwk);
}
