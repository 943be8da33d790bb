import type { Charge, Sold, StockRecord } from '@svc/policy-rules';

/** What a deal says before it is signed. Wire names, because this is what travels. */
export interface UnsignedReceipt extends Sold {
  version: 'svc-receipt/2';
  /** `rcp_…`, derived from the negotiation: one negotiation, one receipt. */
  id: string;
  /** UTC, ISO 8601 with `Z`. */
  issued_at: string;
  /** SHA-256 of the canonical policy, its salt included, base64url. */
  policy_hash: string;
  engine: string;
  /** `rule:<name>` or `engine:<name>`. */
  decided_by: string;
  /** ISO 4217. */
  currency: string;
  /** The list price of one unit, in currency units. */
  list_price: number;
  /** The agreed price of one unit, in currency units. */
  price: number;
  /** The seller's lowest price was kept; what it is stays unsaid. */
  net_at_least_floor: true;
  /** Term id → option id, every term of the policy. */
  terms: Record<string, string>;
  /** Term id → what was agreed in the words of the policy: `Payment: cash on the day`. */
  labels: Record<string, string>;
  quantity: number;
  /** What is paid on top of price × quantity, a line for each chosen option that costs something. */
  charges: Charge[];
  /** The language in which the buyer was answered. */
  language: 'en' | 'zh';
  /** The stock records that were matched, reduced to what was judged. */
  stock: StockRecord[];
  /** The confirmed flags without which the deal would not have been allowed. */
  flags: Record<string, true>;
  /** Replies it took. */
  turns: number;
  /** SHA-256 of the conversation, base64url; how it is hashed is the issuer's matter. */
  transcript_hash: string;
  /** The person who decided the price; left out where none did. 1 to 120 characters. */
  approved_by?: string;
}

/**
 * A signed record of one deal, `svc-receipt/2`. Both signatures are over the canonical bytes of all the other members.
 * `svc-receipt/1`, which is no longer issued and still verifies, has a `total` and none of `goods` to `counts`.
 */
export interface Receipt extends UnsignedReceipt {
  /** Detached JWS, ES256. */
  business_authorization: string;
  /** Ed25519, 86 characters of base64url. */
  notary_sig: string;
}
