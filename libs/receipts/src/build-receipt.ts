import { canonicalBytes, signDetachedJws, signEd25519 } from '@svc/signing';
import type { EcPrivateJwk, OkpPrivateJwk, SigningKey } from '@svc/signing';
import {
  agreedLabels,
  chargesOf,
  checkOffer,
  completeTerms,
  line,
  POLICY_SHAPE,
  schemaFaults,
  soldUnder,
} from '@svc/policy-rules';
import type { Charge, Offer, OfferContext, Policy, Sold, StockBind } from '@svc/policy-rules';
import { matchedStock, usedFlags } from './deal-evidence.js';
import { hashPolicy, receiptId } from './hash-policy.js';
import type { PriceUnderList } from './price-under-list.js';
import type { Receipt, UnsignedReceipt } from './receipt.js';
import type { ReceiptCheck } from './receipt-check.js';
import { receiptFaults, shapeFault } from './receipt-shape.js';

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
  /** For how many periods; null until somebody ends it. Left out: as the options and the policy say. */
  periods?: number | null;
  /** What is counted by itself → how many. */
  counts?: Readonly<Record<string, number>>;
  /** The language in which the buyer was answered; the policy's when left out. */
  language?: 'en' | 'zh';
  turns: number;
  /** SHA-256, base64url. */
  transcript_hash: string;
  /** The person who decided the price, 1 to 120 characters; null or left out where none did. */
  approved_by?: string | null;
  /** What was promised under an earlier policy and is taken now; null or left out where the policy judges the deal. */
  promised?: PromisedDeal | null;
}

/** A deal that was promised before its policy was edited: the receipt names that policy and its figures of then. */
export interface PromisedDeal {
  /** SHA-256 of that policy, base64url, and its list price of one unit. */
  hash: string;
  list: number;
  charges: Charge[];
  /** What was sold then, and for how much. */
  sold: Sold;
  /** Term id → what was agreed, in the words of that policy; null for those of the policy of today. */
  labels: Record<string, string> | null;
  /** The flags that were confirmed then. */
  flags: Record<string, true>;
  /** What stock that policy kept of what is sold: the receipt carries the records that show it to be there now. */
  binds: StockBind[];
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

/** What the two keys make of a receipt's canonical bytes. */
export type ReceiptSignatures = Pick<Receipt, 'business_authorization' | 'notary_sig'>;

/** Signs bytes with both keys, wherever those are kept. */
export type SignReceiptBytes = (bytes: Uint8Array) => Promise<ReceiptSignatures>;

/**
 * Both signatures over a receipt's canonical bytes: for whoever holds the keys and lets others build receipts.
 * @throws {SigningError} `key_invalid` for unfit keys
 * @example const sign: SignReceiptBytes = (bytes) => signReceiptBytes(bytes, signers);
 */
export async function signReceiptBytes(
  bytes: Uint8Array,
  { business, notary }: ReceiptSigners,
): Promise<ReceiptSignatures> {
  return {
    business_authorization: await signDetachedJws(bytes, business),
    notary_sig: await signEd25519(bytes, notary.privateJwk),
  };
}

/**
 * Signs a deal, or says line by line why it may not be signed. The judge runs here, on the caller's current flags
 * and stock, whatever ran before: no receipt exists that did not pass it. What was promised under an earlier policy
 * passed that one, so of it the stock alone is judged. `signers` are the keys, or a function that has them.
 * @throws {SigningError} `key_invalid` for unfit keys
 */
export async function buildReceipt(
  draft: ReceiptDraft,
  context: ReceiptContext,
  signers: ReceiptSigners | SignReceiptBytes,
): Promise<{ ok: true; receipt: Receipt } | { ok: false; lines: ReceiptCheck[] }> {
  const { policy } = context;
  const [policyFault] = schemaFaults(POLICY_SHAPE, policy);
  if (policyFault)
    return {
      ok: false,
      lines: [line('policy_valid', false, 'the policy is valid', shapeFault(policyFault))],
    };
  const { promised } = draft;
  const offer = offerOf(draft);
  const lines = [
    line(
      'list_price',
      draft.price.listPrice === (promised?.list ?? policy.list_price),
      'the discount is from the policy’s list price',
    ),
    ...checkOffer(stockedPolicy(draft, policy), offer, context).filter(({ id }) => !promised || id === 'in_stock'),
  ];
  if (lines.some((line) => !line.ok)) return { ok: false, lines };
  const receipt = await signReceipt(await unsignedReceipt(draft, context), signers);
  const faults = receiptFaults(receipt);
  if (faults.length > 0)
    return { ok: false, lines: [...lines, { id: 'shape', ok: false, message: faults.join('; ') }] };
  return { ok: true, receipt };
}

/** The policy with the stock that was kept when the deal was promised: an edit that keeps less takes no proof away. */
function stockedPolicy({ promised }: ReceiptDraft, policy: Policy): Policy {
  if (!promised) return policy;
  return { ...policy, inventory: { bind: [...(policy.inventory?.bind ?? []), ...promised.binds] } };
}

const offerOf = ({ price, quantity, terms, periods, counts }: ReceiptDraft): Offer => ({
  price: price.price,
  quantity,
  terms,
  ...(periods !== undefined && { periods }),
  ...(counts && Object.keys(counts).length > 0 && { counts }),
});

async function unsignedReceipt(draft: ReceiptDraft, context: ReceiptContext): Promise<UnsignedReceipt> {
  const { policy } = context;
  const { promised } = draft;
  const { listPrice, price } = draft.price;
  const offer = offerOf(draft);
  return {
    version: 'svc-receipt/2',
    id: await receiptId(draft.negotiation_id),
    issued_at: draft.issued_at,
    policy_hash: promised?.hash ?? (await hashPolicy(policy)),
    engine: draft.engine,
    decided_by: draft.decided_by,
    currency: policy.currency,
    list_price: listPrice,
    price,
    net_at_least_floor: true,
    terms: promised ? { ...draft.terms } : completeTerms(policy, draft.terms),
    labels: promised?.labels ?? agreedLabels(policy, draft.terms),
    quantity: draft.quantity,
    charges: promised?.charges ?? chargesOf(policy, offer),
    ...(promised?.sold ?? soldUnder(policy, offer)),
    language: draft.language ?? policy.language,
    stock: matchedStock(stockedPolicy(draft, policy), offer, context.stock ?? []),
    flags: promised?.flags ?? usedFlags(policy, offer, context),
    turns: draft.turns,
    transcript_hash: draft.transcript_hash,
    ...(draft.approved_by != null && { approved_by: draft.approved_by }),
  };
}

async function signReceipt(unsigned: UnsignedReceipt, signers: ReceiptSigners | SignReceiptBytes): Promise<Receipt> {
  const bytes = canonicalBytes(unsigned);
  const { business_authorization, notary_sig } =
    typeof signers === 'function' ? await signers(bytes) : await signReceiptBytes(bytes, signers);
  return { ...unsigned, business_authorization, notary_sig };
}
