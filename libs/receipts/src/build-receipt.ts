import { canonicalBytes, signDetachedJws, signEd25519 } from '@svc/signing';
import type { EcPrivateJwk, OkpPrivateJwk, SigningKey } from '@svc/signing';
import { checkOffer, completeTerms, POLICY_SHAPE, schemaFaults } from '@svc/policy-rules';
import type { OfferContext, Policy } from '@svc/policy-rules';
import { matchedStock, usedFlags } from './deal-evidence.js';
import { hashPolicy, receiptId } from './hash-policy.js';
import type { PriceUnderList } from './price-under-list.js';
import type { Receipt, UnsignedReceipt } from './receipt.js';
import type { ReceiptCheck } from './receipt-check.js';
import { receiptFaults } from './receipt-shape.js';

/** What the parties agreed on. The price is of a type that cannot be above list. */
export interface ReceiptDraft {
  negotiation_id: string;
  /** UTC, ISO 8601 with `Z`. */
  issued_at: string;
  engine: string;
  /** `rule:<name>` or `engine:<name>`. */
  decided_by: string;
  price: PriceUnderList;
  quantity: number;
  /** Term id → option id; terms left out stand at their defaults and are written out in the receipt. */
  terms: Record<string, string>;
  turns: number;
  /** SHA-256, base64url. */
  transcript_hash: string;
}

/** The policy, and what the caller's records say now. */
export interface ReceiptContext extends OfferContext {
  policy: Policy;
}

/** The two keys that sign a receipt. */
export interface ReceiptSigners {
  business: SigningKey<EcPrivateJwk>;
  notary: SigningKey<OkpPrivateJwk>;
}

/**
 * Signs a deal, or says line by line why it may not be signed. The judge runs here, on the caller's current flags
 * and stock, whatever ran before: no receipt exists that did not pass it.
 * @throws {SigningError} `key_invalid` for unfit keys
 */
export async function buildReceipt(draft: ReceiptDraft, context: ReceiptContext, signers: ReceiptSigners): Promise<{ ok: true; receipt: Receipt } | { ok: false; lines: ReceiptCheck[] }> {
  const { policy } = context;
  const [policyFault] = schemaFaults(POLICY_SHAPE, policy);
  if (policyFault) return { ok: false, lines: [{ id: 'policy_valid', ok: false, message: `the policy is not valid: ${policyFault.path} ${policyFault.message}` }] };

  const { listPrice, price } = draft.price;
  const offer = { price, quantity: draft.quantity, terms: draft.terms };
  const sameList = listPrice === policy.list_price;
  const lines: ReceiptCheck[] = [
    { id: 'list_price', ok: sameList, message: sameList ? 'the discount is from the policy’s list price' : 'the discount is not from the policy’s list price' },
    ...checkOffer(policy, offer, context),
  ];
  if (lines.some((line) => !line.ok)) return { ok: false, lines };

  const unsigned: UnsignedReceipt = {
    version: 'svc-receipt/1',
    id: await receiptId(draft.negotiation_id),
    issued_at: draft.issued_at,
    policy_hash: await hashPolicy(policy),
    engine: draft.engine,
    decided_by: draft.decided_by,
    currency: policy.currency,
    list_price: listPrice,
    price,
    net_at_least_floor: true,
    terms: completeTerms(policy, draft.terms),
    quantity: draft.quantity,
    stock: matchedStock(policy, offer, context.stock ?? []),
    flags: usedFlags(policy, offer, context),
    turns: draft.turns,
    transcript_hash: draft.transcript_hash,
  };
  const receipt = await signReceipt(unsigned, signers);
  const faults = receiptFaults(receipt);
  if (faults.length > 0) return { ok: false, lines: [...lines, { id: 'shape', ok: false, message: faults.join('; ') }] };
  return { ok: true, receipt };
}

async function signReceipt(unsigned: UnsignedReceipt, { business, notary }: ReceiptSigners): Promise<Receipt> {
  const bytes = canonicalBytes(unsigned);
  return { ...unsigned, business_authorization: await signDetachedJws(bytes, business), notary_sig: await signEd25519(bytes, notary.privateJwk) };
}
