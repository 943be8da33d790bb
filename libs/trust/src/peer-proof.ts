import { canonicalBytes, type Ed25519Verifier } from '@svc/signing';
import { MAX_PROOF_SECONDS, MAX_TOKEN_CHARACTERS } from './limits.js';
import {
  isSignedBy,
  readAttestation,
  type AttestedOperator,
  type HeldAttestation,
  type OperatorLevel,
} from './operator.js';
import { TrustError } from './trust-error.js';

/** The two sides of a negotiation. */
export type PeerRole = 'seller' | 'buyer';

/** That an operator takes part in a negotiation with another, in a role. */
export interface PeerProof {
  operator_attestation_jwt: string;
  /** Ed25519 by the operator over {@link proofBytes}, base64. */
  sig_b64: string;
  /** Null: the side that the proof is given for; the signature names that side. */
  role?: PeerRole | null;
  /** Whole seconds since 1970-01-01T00:00:00Z; null: the end of the attestation, which the signature names. */
  expires_at?: number | null;
}

/** What a proof is held against. */
export interface ProofCheck {
  negotiation_id: string;
  /** With whom: the id of the other operator. */
  counterparty: string;
  role: PeerRole;
  require_level: OperatorLevel;
  /** The published keys of the trust anchor. */
  keys: readonly unknown[];
  nowSeconds: number;
  verify?: Ed25519Verifier;
}

/** What an operator signs: canonical JSON, in which role and end are always named. */
export function proofBytes({
  counterparty,
  expires_at,
  negotiation_id,
  role,
}: {
  counterparty: string;
  expires_at: number;
  negotiation_id: string;
  role: PeerRole;
}): Uint8Array {
  return canonicalBytes({ counterparty, expires_at, negotiation_id, role });
}

/**
 * The operator of a proof that holds for this negotiation, this counterparty, this role and now.
 * @throws {TrustError} `token_…` for the attestation; `proof_malformed`, `proof_role`, `proof_expired`,
 *   `proof_too_long`,
 *   `proof_signature` for the proof; `level_too_low`
 */
export async function checkPeerProof(proof: PeerProof, check: ProofCheck): Promise<AttestedOperator> {
  return checkSignature(proof, await readOperator(proof, check), check);
}

/** Whose proof it is: everything but its signature, which needs the counterparty. */
async function readOperator(proof: PeerProof, check: Omit<ProofCheck, 'counterparty'>): Promise<HeldAttestation> {
  const { operator_attestation_jwt: jwt, role = null, expires_at = null } = proof;
  if (jwt.length > MAX_TOKEN_CHARACTERS || (expires_at !== null && !Number.isSafeInteger(expires_at)))
    throw new TrustError(
      'proof_malformed',
      'the proof must have an attestation, a signature, a role and an expiry time',
    );
  if (role !== null && role !== check.role)
    throw new TrustError('proof_role', `the proof is for the role ${role}, not ${check.role}`);
  if (expires_at !== null && expires_at <= check.nowSeconds)
    throw new TrustError('proof_expired', 'the proof has expired');
  if (expires_at !== null && expires_at > check.nowSeconds + MAX_PROOF_SECONDS)
    throw new TrustError('proof_too_long', 'a proof must expire within thirty days');
  return readAttestation(jwt, check);
}

async function checkSignature(
  { sig_b64, expires_at }: PeerProof,
  { operator, expiresAt }: HeldAttestation,
  { counterparty, negotiation_id, role, require_level, verify }: ProofCheck,
): Promise<AttestedOperator> {
  const bytes = proofBytes({ counterparty, expires_at: expires_at ?? expiresAt, negotiation_id, role });
  if (!(await isSignedBy(operator.public_key_b64, sig_b64, bytes, verify)))
    throw new TrustError(
      'proof_signature',
      'the proof is not the operator’s signature over this counterparty, negotiation, role and expiry time',
    );
  if (require_level === 'domain' && operator.level !== 'domain')
    throw new TrustError('level_too_low', 'the operator is not verified by a domain');
  return operator;
}

/**
 * Both peers of a session, who must be two different operators with two different keys, each of whom signed for the
 * other.
 * @throws {TrustError} what {@link checkPeerProof} throws, its path beginning with the proof; `same_operator`
 */
export async function checkPeers(
  { seller_proof, buyer_proof }: { seller_proof: PeerProof; buyer_proof: PeerProof },
  check: Omit<ProofCheck, 'role' | 'counterparty'>,
): Promise<{ seller: AttestedOperator; buyer: AttestedOperator }> {
  const held = {
    seller: await at('seller_proof', () => readOperator(seller_proof, { ...check, role: 'seller' })),
    buyer: await at('buyer_proof', () => readOperator(buyer_proof, { ...check, role: 'buyer' })),
  };
  const [sellerOf, buyerOf] = [held.seller.operator, held.buyer.operator];
  if (sellerOf.operator_id === buyerOf.operator_id || sellerOf.public_key_b64 === buyerOf.public_key_b64)
    throw new TrustError('same_operator', 'a session needs two different operators', ['buyer_proof']);
  const forSeller = { ...check, role: 'seller', counterparty: buyerOf.operator_id } as const;
  const forBuyer = { ...check, role: 'buyer', counterparty: sellerOf.operator_id } as const;
  return {
    seller: await at('seller_proof', () => checkSignature(seller_proof, held.seller, forSeller)),
    buyer: await at('buyer_proof', () => checkSignature(buyer_proof, held.buyer, forBuyer)),
  };
}

async function at<Result>(member: string, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (thrown) {
    if (!(thrown instanceof TrustError)) throw thrown;
    throw new TrustError(thrown.code, thrown.message, [member, ...thrown.path]);
  }
}
