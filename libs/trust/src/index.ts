export { checkConsent, consentOf, hashTerms, settlementId, textToSign } from './consent.js';
export type { Agreement, Consent } from './consent.js';
export {
  CHALLENGE_PATH,
  challengeRecord,
  checkDomain,
  checkDomainSignature,
  publishedLines,
  publishedName,
} from './domain.js';
export type { PublishedLine } from './domain.js';
export { attestCommitment, checkDeclaration, declarerOf, FIRST_STRIKE_TYP, isRevealed } from './first-strike.js';
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
export { checkMoney, draftSettlement, MERCHANT_TYP, settle, SETTLEMENT_TYP } from './mandates.js';
export type {
  CartContents,
  CartMandate,
  IntentMandate,
  MandateAmount,
  PaymentMandateDraft,
  Settlement,
  SettlementArtefacts,
  SignedArtefacts,
} from './mandates.js';
export {
  attestOperator,
  base64urlOf,
  checkChallenge,
  checkOperator,
  isHostLike,
  isSignedBy,
  OPERATOR_LEVELS,
  OPERATOR_TYP,
  readAttestation,
} from './operator.js';
export type { AttestedOperator, HeldAttestation, OperatorLevel } from './operator.js';
export { checkPeerProof, checkPeers, proofBytes } from './peer-proof.js';
export type { PeerProof, PeerRole, ProofCheck } from './peer-proof.js';
export { TrustError } from './trust-error.js';
export type { TrustCode } from './trust-error.js';
