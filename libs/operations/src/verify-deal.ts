import type { VerifyIn, VerifyResult } from '@svc/contracts';
import { verifyReceipt } from '@svc/receipts';
import type { OperationPorts } from './ports.js';

/**
 * Re-checks a receipt under the published keys, rotated ones included: both signatures and every rule, one line each.
 */
export function verifyDeal(
  input: VerifyIn,
  { publishedKeys, verifiers, hash }: Pick<OperationPorts, 'publishedKeys' | 'verifiers' | 'hash'>,
): Promise<VerifyResult> {
  return verifyReceipt(input, publishedKeys(), { ...verifiers, sha256: hash });
}
