import { line } from '@svc/policy-rules';
import { canonicalBytes, isEd25519, SigningError, verifyDetachedJws, verifyEd25519 } from '@svc/signing';
import type { Ed25519Verifier, Es256Verifier } from '@svc/signing';
import { membersOf } from './receipt-check.js';
import type { ReceiptCheck } from './receipt-check.js';
import { receiptFaults } from './receipt-shape.js';

/** How signatures are checked where not by WebCrypto, whose every call is a job on another thread. */
export interface VerifyOptions {
  /** Such as `verifyWithNoble` of `@svc/signing`, for a platform whose WebCrypto has no Ed25519. */
  ed25519?: Ed25519Verifier | undefined;
  es256?: Es256Verifier | undefined;
  /** SHA-256 of a text in UTF-8, base64url. */
  sha256?: ((text: string) => string | Promise<string>) | undefined;
}

/** The checks that need nothing but the receipt and the published keys: shape, and both signatures. */
export async function checkSignatures(
  receipt: unknown,
  publishedKeys: readonly unknown[],
  options: VerifyOptions,
): Promise<ReceiptCheck[]> {
  const faults = attempt(() => receiptFaults(receipt), ['the receipt cannot be read']);
  const shape = line(
    'shape',
    faults.length === 0,
    `the receipt has exactly the members of ${String(membersOf(receipt)['version'])}`,
    faults.slice(0, 3).join('; '),
  );
  const { business_authorization: jws, notary_sig: notary, ...unsigned } = membersOf(receipt);
  const bytes = attempt(() => canonicalBytes(unsigned), null);
  const keys = Array.isArray(publishedKeys) ? publishedKeys : [];
  return [shape, await checkBusiness(jws, bytes, keys, options), await checkNotary(notary, bytes, keys, options)];
}

const NOTHING_TO_SIGN = 'the receipt has no canonical form';

async function checkBusiness(
  jws: unknown,
  bytes: Uint8Array | null,
  keys: readonly unknown[],
  { es256 }: VerifyOptions,
): Promise<ReceiptCheck> {
  const id = 'business_authorization';
  if (!bytes) return { id, ok: false, message: NOTHING_TO_SIGN };
  const { ok, reason, kid } = await verifyDetachedJws(jws as string, bytes, keys, es256);
  return {
    id,
    ok,
    message:
      reason === null ? `the business signed these bytes with key ${kid}` : `refused: ${reason.replaceAll('_', ' ')}`,
  };
}

/** Whether a published Ed25519 key of the notary made this signature over these bytes. */
export async function checkNotary(
  signature: unknown,
  bytes: Uint8Array | null,
  keys: readonly unknown[],
  { ed25519 }: VerifyOptions,
): Promise<ReceiptCheck> {
  const id = 'notary_sig';
  if (!bytes) return { id, ok: false, message: NOTHING_TO_SIGN };
  let message = 'refused: no published key signed these bytes';
  try {
    for (const key of keys.filter(isEd25519)) {
      if (await verifyEd25519(signature as string, bytes, key, ed25519))
        return { id, ok: true, message: `the notary signed these bytes with key ${key.kid}` };
    }
  } catch (error) {
    if (!(error instanceof SigningError)) throw error;
    message = error.message;
  }
  return { id, ok: false, message };
}

/** What a function gives, or a fallback where hostile input makes it throw. */
function attempt<Value, Fallback>(run: () => Value, fallback: Fallback): Value | Fallback {
  try {
    return run();
  } catch {
    return fallback;
  }
}
