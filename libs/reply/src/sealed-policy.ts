import type { Policy, StockRecord } from '@svc/policy-rules';
import { deflate, inflate } from './deflate.js';
import { SEALED_POLICY_MAX_CHARACTERS, SEALED_POLICY_VALID_DAYS } from './limits.js';
import type { StateSealer } from './state.js';

const DAY_SECONDS = 86_400;

/** What the seal is bound to beside its time, so that no other sealed thing opens as a policy. */
const PURPOSE = 'svc-sealed-policy/1';

/** The time in whole seconds since 1970, the name of the key, and what is sealed. */
const FORM = /^([0-9a-z]{1,8})\.([\w-]{1,64})\.([\w-]+)$/;

/** A policy as a link carries it, with what the seller's side says beside it. */
export interface OfferToSeal {
  policy: Policy;
  /** Who sells, as buyers are told; null where nobody says. */
  seller: string | null;
  /** The stock records that hold as long as the seal does. */
  stock: StockRecord[] | null;
  /** A hash of the key that sealed it, which decides in its talks; null where there was none. */
  owner: string | null;
  /** Whose holds and waiting bids its talks are; null where nothing is kept. */
  holder: string | null;
}

/** What sealing and opening need. */
export interface SealedWith {
  sealer: StateSealer;
  /** Names the key that seals now, so that a seal of another service is told from an altered one. */
  keyName: string;
  now: Date;
}

/** Why a sealed policy was not opened, or could not be made. */
export type SealedPolicyFault =
  'sealed_policy_altered' | 'sealed_policy_foreign' | 'sealed_policy_expired' | 'sealed_policy_too_large';

type Fault = { ok: false; code: SealedPolicyFault };

/**
 * Seals a policy for seven days from `now`: nobody without the key can read or change it. At most 16,384 characters,
 * all of which may stand in the fragment of an address; more is the fault `sealed_policy_too_large`.
 * @example
 * const made = await sealPolicy({ policy, seller: 'Ann', stock: null, owner: null, holder: null }, sealedWith);
 * made.ok && (await openSealedPolicy(made.text, sealedWith)) // { ok: true, offer: { policy, … }, expiresAt: … }
 */
export async function sealPolicy(
  offer: OfferToSeal,
  { sealer, keyName, now }: SealedWith,
): Promise<{ ok: true; text: string; expiresAt: Date } | Fault> {
  const expires = Math.floor(now.getTime() / 1000) + SEALED_POLICY_VALID_DAYS * DAY_SECONDS;
  const head = `${expires.toString(36)}.${keyName}`;
  const sealed = await sealer.seal(await deflate(encode(JSON.stringify(offer))), associatedData(head));
  const text = `${head}.${sealed}`;
  if (text.length > SEALED_POLICY_MAX_CHARACTERS) return { ok: false, code: 'sealed_policy_too_large' };
  return { ok: true, text, expiresAt: new Date(expires * 1000) };
}

/**
 * Opens what {@link sealPolicy} made, up to its last second. Faults, as values: `sealed_policy_altered` for any change,
 * `sealed_policy_foreign` where another key sealed it, `sealed_policy_expired`. Never rejects because of what came.
 */
export async function openSealedPolicy(
  text: string,
  { sealer, keyName, now }: SealedWith,
): Promise<{ ok: true; offer: OfferToSeal; expiresAt: Date } | Fault> {
  const [, expires = '', sealedBy = '', sealed = ''] = FORM.exec(text) ?? [];
  if (sealed === '') return { ok: false, code: 'sealed_policy_altered' };
  const bytes = await sealer.open(sealed, associatedData(`${expires}.${sealedBy}`));
  if (bytes === null)
    return { ok: false, code: sealedBy === keyName ? 'sealed_policy_altered' : 'sealed_policy_foreign' };
  const expiresAt = new Date(parseInt(expires, 36) * 1000);
  if (now.getTime() > expiresAt.getTime()) return { ok: false, code: 'sealed_policy_expired' };
  const offer = JSON.parse(new TextDecoder().decode(await inflate(bytes))) as OfferToSeal;
  return { ok: true, offer, expiresAt };
}

const associatedData = (head: string): Uint8Array => encode(JSON.stringify([PURPOSE, head]));

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
