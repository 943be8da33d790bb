import { currencyDecimals } from '@svc/policy-rules';
import { canonicalBytes, sha256Base64url, type OkpPrivateJwk, type SigningKey } from '@svc/signing';
import { signToken } from './jwt.js';
import { MANDATE_SECONDS, MAX_SETTLED_AMOUNT } from './limits.js';
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

/** A cart that the seller’s side has authorised (AP2 v0.1, `CartMandate`). */
export interface CartMandate {
  contents: CartContents;
  merchant_authorization: string;
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
  seller_id: string;
  seller_name: string | null;
  buyer_id: string;
  agreed_price: number;
  /** ISO 4217. */
  currency: string;
  item: string | null;
  buyer_max_price: number | null;
  terms: Record<string, unknown> | null;
}

/** The artefacts of a settlement. */
export interface SettlementArtefacts {
  cart_mandate: CartMandate;
  /** Null where the buyer named no maximum. */
  intent_mandate: IntentMandate | null;
  payment_mandate_draft: PaymentMandateDraft;
  settlement_jwt: string;
}

/**
 * Checks the money of a settlement: a currency code, an amount above 0 with at most the currency's decimals, and not
 * above the buyer's maximum.
 * @throws {TrustError} `money_invalid` or `above_maximum`
 */
export function checkMoney({
  agreed_price,
  currency,
  buyer_max_price,
}: Pick<Settlement, 'agreed_price' | 'currency' | 'buyer_max_price'>): void {
  if (!/^[A-Z]{3}$/.test(currency)) throw new TrustError('money_invalid', 'three letters of ISO 4217', ['currency']);
  const decimals = currencyDecimals(currency);
  const isAmount = (value: number): boolean =>
    Number.isFinite(value) && value > 0 && value <= MAX_SETTLED_AMOUNT && Number(value.toFixed(decimals)) === value;
  if (!isAmount(agreed_price))
    throw new TrustError('money_invalid', `above 0, at most ${decimals} decimals in ${currency}`, ['agreed_price']);
  if (buyer_max_price !== null && !(Number.isFinite(buyer_max_price) && buyer_max_price > 0))
    throw new TrustError('money_invalid', 'above 0', ['buyer_max_price']);
  if (buyer_max_price !== null && agreed_price > buyer_max_price)
    throw new TrustError('above_maximum', 'the agreed price is above the buyer’s maximum', ['agreed_price']);
}

/**
 * The mandates of a settlement: the seller's side signed over the canonical contents of the cart, the buyer's side as
 * drafts without a signature, and one token that binds them, all under the settlement key.
 * @throws {TrustError} `money_invalid` or `above_maximum`; {SigningError} for terms without a canonical form
 */
export async function settle(
  settlement: Settlement,
  { issuer, id, nowSeconds }: { issuer: string; id: string; nowSeconds: number },
  key: SigningKey<OkpPrivateJwk>,
): Promise<SettlementArtefacts> {
  checkMoney(settlement);
  const expires = nowSeconds + MANDATE_SECONDS;
  const contents = cartOf(settlement, id, isoOf(expires));
  const cartHash = await sha256Base64url(canonicalBytes(contents));
  const times = { iat: nowSeconds, exp: expires };
  const party = { iss: issuer, sub: settlement.seller_id, aud: settlement.buyer_id };
  const merchant_authorization = await signToken(
    { ...party, ...times, jti: `${id}.cart`, cart_hash: cartHash },
    MERCHANT_TYP,
    key,
  );
  const { session_id, negotiation_id, seller_id, buyer_id, agreed_price, currency, terms } = settlement;
  const settlement_jwt = await signToken(
    {
      iss: issuer,
      sub: session_id,
      jti: id,
      iat: nowSeconds,
      // Evidence, not an authorisation: it does not expire before clocks of verifiers do.
      exp: nowSeconds + EVIDENCE_SECONDS,
      negotiation_id,
      seller_id,
      buyer_id,
      amount: { currency, value: agreed_price },
      cart_hash: cartHash,
      terms_hash: terms === null ? null : await sha256Base64url(canonicalBytes(terms)),
    },
    SETTLEMENT_TYP,
    key,
  );
  return {
    cart_mandate: { contents, merchant_authorization },
    intent_mandate: intentOf(settlement, isoOf(expires)),
    payment_mandate_draft: paymentOf(settlement, id, isoOf(nowSeconds)),
    settlement_jwt,
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
    merchant_name: settlement.seller_name ?? settlement.seller_id,
  };
}

function intentOf(settlement: Settlement, expiry: string): IntentMandate | null {
  const { buyer_max_price: most, currency, seller_id } = settlement;
  if (most === null) return null;
  return {
    user_cart_confirmation_required: true,
    natural_language_description: `${labelOf(settlement)}, for at most ${currency} ${most}, from ${seller_id}.`,
    merchants: [seller_id],
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
      merchant_agent: settlement.seller_id,
      timestamp,
    },
    user_authorization: null,
  };
}
