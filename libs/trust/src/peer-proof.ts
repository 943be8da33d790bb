import { canonicalBytes, type Ed25519Verifier } from '@svc/signing';
import { MAX_PROOF_SECONDS, MAX_TOKEN_CHARACTERS } from './limits.js';
import { isSignedBy, readAttestation, type AttestedOperator, type OperatorLevel } from './operator.js';
import { TrustError } from './trust-error.js';

/** The two sides of a negotiation. */
export type PeerRole = 'seller' | 'buyer';

/** That an operator takes part in a negotiation, in a role. */
export interface PeerProof {
  operator_attestation_jwt: string;
  /** Ed25519 by the operator over the canonical JSON of `{expires_at, negotiation_id, role}`, base64. */
  sig_b64: string;
  /** Null: the side that the proof is given for. */
  role: PeerRole | null;
  /** Whole seconds since 1970-01-01T00:00:00Z; null: as long as the attestation. */
  expires_at: number | null;
}

/** What a proof is held against. */
export interface ProofCheck {
  negotiation_id: string;
  role: PeerRole;
  require_level: OperatorLevel;
  /** The published keys of the trust anchor. */
  keys: readonly unknown[];
  nowSeconds: number;
  verify?: Ed25519Verifier;
}

/** The bytes that an operator signs: role and end as the proof names them. */
export function proofBytes({
  expires_at,
  negotiation_id,
  role,
}: {
  expires_at: number | null;
  negotiation_id: string;
  role: PeerRole | null;
}): Uint8Array {
  return canonicalBytes({ expires_at, negotiation_id, role });
}

/**
 * The operator of a proof that holds for this negotiation, this role and now.
 * @throws {TrustError} `token_…` for the attestation; `proof_malformed`, `proof_role`, `proof_expired`,
 *   `proof_too_long`,
 *   `proof_signature` for the proof; `level_too_low`
 */
export async function checkPeerProof(proof: PeerProof, check: ProofCheck): Promise<AttestedOperator> {
  const { operator_attestation_jwt: jwt, sig_b64: signature, role, expires_at } = proof;
  if (jwt.length > MAX_TOKEN_CHARACTERS || (expires_at !== null && !Number.isSafeInteger(expires_at)))
    throw new TrustError('proof_malformed', 'an attestation, a signature, a role and an end are needed');
  if (role !== null && role !== check.role)
    throw new TrustError('proof_role', `the proof is for the role ${role}, not ${check.role}`);
  if (expires_at !== null && expires_at <= check.nowSeconds)
    throw new TrustError('proof_expired', 'the proof has expired');
  if (expires_at !== null && expires_at > check.nowSeconds + MAX_PROOF_SECONDS)
    throw new TrustError('proof_too_long', 'a proof ends within thirty days');
  const operator = await readAttestation(jwt, check);
  const bytes = proofBytes({ expires_at, negotiation_id: check.negotiation_id, role });
  if (!(await isSignedBy(operator.public_key_b64, signature, bytes, check.verify)))
    throw new TrustError('proof_signature', 'not the operator’s signature over this negotiation, role and end');
  if (check.require_level === 'domain' && operator.level !== 'domain')
    throw new TrustError('level_too_low', 'the operator is not verified by a domain');
  return operator;
}

/**
 * Both peers of a session, who must be two different operators with two different keys.
 * @throws {TrustError} what {@link checkPeerProof} throws, its path beginning with the proof; `same_operator`
 */
export async function checkPeers(
  proofs: { seller_proof: PeerProof; buyer_proof: PeerProof },
  check: Omit<ProofCheck, 'role'>,
): Promise<{ seller: AttestedOperator; buyer: AttestedOperator }> {
  const one = async (member: 'seller_proof' | 'buyer_proof', role: PeerRole): Promise<AttestedOperator> => {
    try {
      return await checkPeerProof(proofs[member], { ...check, role });
    } catch (thrown) {
      throw thrown instanceof TrustError
        ? new TrustError(thrown.code, thrown.message, [member, ...thrown.path])
        : thrown;
    }
  };
  const [seller, buyer] = [await one('seller_proof', 'seller'), await one('buyer_proof', 'buyer')];
  if (seller.operator_id === buyer.operator_id || seller.public_key_b64 === buyer.public_key_b64)
    throw new TrustError('same_operator', 'a session needs two different operators', ['buyer_proof']);
  return { seller, buyer };
}
