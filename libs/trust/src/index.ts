export { CHALLENGE_PATH, challengeRecord, checkDomain, holdsToken } from './domain.js';
export { attestCommitment, checkDeclaration, FIRST_STRIKE_TYP, isRevealed } from './first-strike.js';
export type { Commitment, DeclareFirstStrike, RevealFirstStrike } from './first-strike.js';
export { readToken, signToken } from './jwt.js';
export type { Claims, TokenCheck } from './jwt.js';
export {
  ATTESTATION_SECONDS,
  CHALLENGE_SECONDS,
  DOMAIN_CHALLENGE_SECONDS,
  HASH_CHARACTERS,
  MANDATE_SECONDS,
  MAX_DEADLINE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_NEGOTIATION_CHARACTERS,
  MAX_OPERATOR_CHARACTERS,
  MAX_PROOF_SECONDS,
  MAX_SETTLED_AMOUNT,
  MAX_TOKEN_CHARACTERS,
  MAX_TTL_SECONDS,
  MIN_DEADLINE_CHARACTERS,
  MIN_TTL_SECONDS,
  SESSION_SECONDS,
} from './limits.js';
export { checkMoney, MERCHANT_TYP, settle, SETTLEMENT_TYP } from './mandates.js';
export type {
  CartContents,
  CartMandate,
  IntentMandate,
  MandateAmount,
  PaymentMandateDraft,
  Settlement,
  SettlementArtefacts,
} from './mandates.js';
export {
  attestOperator,
  base64urlOf,
  checkChallenge,
  checkOperator,
  isSignedBy,
  OPERATOR_LEVELS,
  OPERATOR_TYP,
  readAttestation,
} from './operator.js';
export type { AttestedOperator, OperatorLevel } from './operator.js';
export { checkPeerProof, checkPeers, proofBytes } from './peer-proof.js';
export type { PeerProof, PeerRole, ProofCheck } from './peer-proof.js';
export { TrustError } from './trust-error.js';
export type { TrustCode } from './trust-error.js';
