import { currencyDecimals, isCurrency } from '@svc/policy-rules';
import { canonicalBytes, sha256Base64url, type OkpPrivateJwk, type SigningKey } from '@svc/signing';
import { checkConsent, hashTerms, settlementId, type Consent } from './consent.js';
import { signToken } from './jwt.js';
import { MANDATE_SECONDS, MAX_SETTLED_AMOUNT } from './limits.js';
import type { AttestedOperator } from './operator.js';
import { TrustError } from './trust-error.js';

/** The media types of the two tokens of a settlement, without `application/`. */
export const MERCHANT_TYP = 'svc-merchant-authorization+jwt';
export const SETTLEMENT_TYP = 'svc-settlement+jwt';

/** A price in units of a currency, as AP2 of version 0.1 writes one. */
export interface MandateAmount {
  currency: string;
  value: number;
}

/** The contents of a cart (AP2 v0.1, `CartContents`). */
export interface CartContents {
  id: string;
  user_cart_confirmation_required: boolean;
  payment_request: {
    method_data: { supported_methods: string; data: Record<string, unknown> }[];
    details: {
      id: string;
      display_items: { label: string; amount: MandateAmount }[];
      total: { label: string; amount: MandateAmount };
    };
    options: { request_payer_name: boolean; request_shipping: boolean };
  };
  /** ISO 8601. */
  cart_expiry: string;
  merchant_name: string;
}

/** A cart of the seller’s side (AP2 v0.1, `CartMandate`). */
export interface CartMandate {
  contents: CartContents;
  /** Null: a draft, which authorises nothing. */
  merchant_authorization: string | null;
}

/** What a buyer intends (AP2 v0.1, `IntentMandate`): a draft, which only the buyer can make its own. */
export interface IntentMandate {
  user_cart_confirmation_required: boolean;
  natural_language_description: string;
  merchants: string[];
  intent_expiry: string;
}

/** What a buyer would pay (AP2 v0.1, `PaymentMandate`), without the authorisation that only the buyer can give. */
export interface PaymentMandateDraft {
  payment_mandate_contents: {
    payment_mandate_id: string;
    payment_details_id: string;
    payment_details_total: { label: string; amount: MandateAmount };
    payment_response: { request_id: string; method_name: string };
    merchant_agent: string;
    timestamp: string;
  };
  user_authorization: null;
}

/** What is settled. */
export interface Settlement {
  session_id: string;
  negotiation_id: string;
  seller: AttestedOperator;
  buyer: AttestedOperator;
  agreed_price: number;
  /** ISO 4217. */
  currency: string;
  item: string | null;
  buyer_max_price: number | null;
  terms: Record<string, unknown> | null;
}

/** The artefacts of a settlement, or drafts of them. */
export interface SettlementArtefacts {
  cart_mandate: CartMandate;
  /** Null where the buyer named no maximum. */
  intent_mandate: IntentMandate | null;
  payment_mandate_draft: PaymentMandateDraft;
  /** Null in a draft. */
  settlement_jwt: string | null;
}

/** Artefacts that the settlement key has signed. */
export interface SignedArtefacts extends SettlementArtefacts {
  cart_mandate: { contents: CartContents; merchant_authorization: string };
  settlement_jwt: string;
}

/**
 * Checks the money of a settlement: a currency that there is, an amount above 0 with at most the currency's decimals,
 * and not above the buyer's maximum.
 * @throws {TrustError} `money_invalid` or `above_maximum`
 */
export function checkMoney({
  agreed_price,
  currency,
  buyer_max_price,
}: Pick<Settlement, 'agreed_price' | 'currency' | 'buyer_max_price'>): void {
  if (!isCurrency(currency)) throw new TrustError('money_invalid', 'must be an ISO 4217 currency', ['currency']);
  const decimals = currencyDecimals(currency);
  const isAmount = (value: number): boolean =>
    Number.isFinite(value) && value > 0 && value <= MAX_SETTLED_AMOUNT && Number(value.toFixed(decimals)) === value;
  if (!isAmount(agreed_price))
    throw new TrustError('money_invalid', `must be above 0, with at most ${decimals} decimals in ${currency}`, [
      'agreed_price',
    ]);
  if (buyer_max_price !== null && !(Number.isFinite(buyer_max_price) && buyer_max_price > 0))
    throw new TrustError('money_invalid', 'above 0', ['buyer_max_price']);
  if (buyer_max_price !== null && agreed_price > buyer_max_price)
    throw new TrustError('above_maximum', 'the agreed price is above the buyer’s maximum', ['agreed_price']);
}

/**
 * The mandates of a settlement as drafts: nothing in them is signed.
 * @throws {TrustError} `money_invalid` or `above_maximum`; {SigningError} for terms without a canonical form
 */
export async function draftSettlement(settlement: Settlement, nowSeconds: number): Promise<SettlementArtefacts> {
  checkMoney(settlement);
  const id = await settlementId(settlement);
  const expiry = isoOf(nowSeconds + MANDATE_SECONDS);
  return {
    cart_mandate: { contents: cartOf(settlement, id, expiry), merchant_authorization: null },
    intent_mandate: intentOf(settlement, expiry),
    payment_mandate_draft: paymentOf(settlement, id, isoOf(nowSeconds)),
    settlement_jwt: null,
  };
}

/**
 * The mandates of a settlement that both sides have signed for: the cart authorised over its canonical contents, and
 * one token that binds everything, both under the settlement key; the buyer's side stays a draft. Equal arguments give
 * equal artefacts.
 * @throws {TrustError} `money_invalid`, `above_maximum`, or `consent_signature` where a side has not signed exactly
 *   this; {SigningError} for terms without a canonical form
 */
export async function settle(
  settlement: Settlement,
  consent: Consent,
  { issuer, nowSeconds }: { issuer: string; nowSeconds: number },
  key: SigningKey<OkpPrivateJwk>,
): Promise<SignedArtefacts> {
  const drafts = await draftSettlement(settlement, nowSeconds);
  await checkConsent(settlement, settlement, consent);
  const { contents } = drafts.cart_mandate;
  const id = contents.id;
  const cart_hash = await sha256Base64url(canonicalBytes(contents));
  const { session_id, negotiation_id, seller, buyer, agreed_price, currency, item, terms } = settlement;
  const known = {
    seller_level: seller.level,
    seller_domain: seller.domain,
    buyer_level: buyer.level,
    buyer_domain: buyer.domain,
  };
  const common = { iss: issuer, iat: nowSeconds, ...known, cart_hash };
  const authorization = {
    ...common,
    sub: seller.operator_id,
    aud: buyer.operator_id,
    jti: `${id}.cart`,
    exp: nowSeconds + MANDATE_SECONDS,
  };
  const bound = {
    ...common,
    sub: session_id,
    jti: id,
    // Evidence, not an authorisation: it does not expire before clocks of verifiers do.
    exp: nowSeconds + EVIDENCE_SECONDS,
    negotiation_id,
    seller_id: seller.operator_id,
    buyer_id: buyer.operator_id,
    amount: { currency, value: agreed_price },
    item,
    terms_hash: await hashTerms(terms),
  };
  return {
    ...drafts,
    cart_mandate: { contents, merchant_authorization: await signToken(authorization, MERCHANT_TYP, key) },
    settlement_jwt: await signToken(bound, SETTLEMENT_TYP, key),
  };
}

/** Ten years. */
const EVIDENCE_SECONDS = 10 * 365 * 86_400;

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const labelOf = ({ item }: Settlement): string => item ?? 'Agreed price';

function cartOf(settlement: Settlement, id: string, expiry: string): CartContents {
  const amount = { currency: settlement.currency, value: settlement.agreed_price };
  return {
    id,
    user_cart_confirmation_required: true,
    payment_request: {
      method_data: [
        {
          supported_methods: 'urn:svc:settlement-outside',
          data: settlement.terms === null ? {} : { terms: settlement.terms },
        },
      ],
      details: {
        id: settlement.session_id,
        display_items: [{ label: labelOf(settlement), amount }],
        total: { label: 'Total', amount },
      },
      options: { request_payer_name: false, request_shipping: false },
    },
    cart_expiry: expiry,
    merchant_name: settlement.seller.display_name ?? settlement.seller.operator_id,
  };
}

function intentOf(settlement: Settlement, expiry: string): IntentMandate | null {
  const { buyer_max_price: most, currency, seller } = settlement;
  if (most === null) return null;
  const from = seller.operator_id;
  return {
    user_cart_confirmation_required: true,
    natural_language_description: `${labelOf(settlement)}, for at most ${currency} ${most}, from ${from}.`,
    merchants: [from],
    intent_expiry: expiry,
  };
}

function paymentOf(settlement: Settlement, id: string, timestamp: string): PaymentMandateDraft {
  const amount = { currency: settlement.currency, value: settlement.agreed_price };
  return {
    payment_mandate_contents: {
      payment_mandate_id: `${id}.payment`,
      payment_details_id: settlement.session_id,
      payment_details_total: { label: 'Total', amount },
      payment_response: { request_id: settlement.session_id, method_name: 'urn:svc:settlement-outside' },
      merchant_agent: settlement.seller.operator_id,
      timestamp,
    },
    user_authorization: null,
  };
}
