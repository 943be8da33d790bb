export { buildReceipt, signReceiptBytes } from './build-receipt.js';
export type {
  PromisedDeal,
  ReceiptContext,
  ReceiptDraft,
  ReceiptSignatures,
  ReceiptSigners,
  SignReceiptBytes,
} from './build-receipt.js';
export type { VerifyOptions } from './check-signatures.js';
export { matchedStock, usedFlags } from './deal-evidence.js';
export { commitFirstStrike, firstStrikeHash } from './first-strike.js';
export type { FirstStrike, FirstStrikeCommitment } from './first-strike.js';
export { hashPolicy, receiptId } from './hash-policy.js';
export { PriceUnderList } from './price-under-list.js';
export type { PriceFault } from './price-under-list.js';
export { ATTESTATION_CHECKS, attestQuote, verifyQuoteAttestation } from './quote-attestation.js';
export type {
  AttestationCheck,
  AttestationToVerify,
  AttestedConfig,
  QuoteAttestation,
  QuoteToAttest,
} from './quote-attestation.js';
export type { Receipt, UnsignedReceipt } from './receipt.js';
export { RECEIPT_CHECKS } from './receipt-check.js';
export type { ReceiptCheck, ReceiptCheckId, ReceiptVerdict } from './receipt-check.js';
export { ReceiptError } from './receipt-error.js';
export type { ReceiptErrorCode } from './receipt-error.js';
export { RECEIPT_SCHEMA } from './receipt-schema.js';
export { receiptFaults } from './receipt-shape.js';
export { verifyReceipt } from './verify-receipt.js';
export type { VerifyInput } from './verify-receipt.js';
export { verifyReceiptPublicly } from './verify-receipt-publicly.js';
export { APPROVER_MAX_CHARACTERS, MAX_PARTY_CHARACTERS, MIN_SALT_CHARACTERS } from './limits.js';
