import type { RefusalCode } from '@svc/contracts';
import { openSealedPolicy, type OfferToSeal, type SealedPolicyFault, type SealedWith } from '@svc/reply';
import { encodeBase64url } from '@svc/signing';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/** What is needed of a place to seal policies and open them. */
export type SealingPorts = Pick<OperationPorts, 'sealer' | 'deriveSecret' | 'nowMillis'>;

/** Bytes of the name of a key: enough that no two services share one by chance. */
const KEY_NAME_BYTES = 6;

/** What a person is told who opens such a link, or whose policy is too long for one. */
const SENTENCES: Readonly<Record<SealedPolicyFault & RefusalCode, string>> = {
  sealed_policy_altered: 'the seal was altered: ask the seller for the link again',
  sealed_policy_foreign: 'the policy was sealed by another service, or with a key that this service no longer has',
  sealed_policy_expired: 'the seal expired after 7 days: ask the seller for a new link',
  sealed_policy_too_large: 'the policy is too long for a link: sealed it would have more than 16384 characters',
};

/** How this place seals policies now. */
export async function sealedWith({ sealer, deriveSecret, nowMillis }: SealingPorts): Promise<SealedWith> {
  const secret = await deriveSecret('the name of the key that seals policies');
  return {
    sealer,
    keyName: encodeBase64url(secret.slice(0, KEY_NAME_BYTES)),
    now: new Date(nowMillis()),
  };
}

/** The refusal that a fault of sealing comes to. */
export const sealFault = (code: SealedPolicyFault): OperationFault =>
  new OperationFault(400, SENTENCES[code], { code });

/**
 * What a link carries.
 * @throws OperationFault 400 for a seal that was altered, is of another key, or has expired
 */
export async function openedOffer(
  sealed: string,
  ports: SealingPorts,
): Promise<{ offer: OfferToSeal; expiresAt: Date }> {
  const opened = await openSealedPolicy(sealed, await sealedWith(ports));
  if (!opened.ok) throw sealFault(opened.code);
  return opened;
}
