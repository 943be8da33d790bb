import type {
  CartMandate as CartShape,
  IntentMandate as IntentShape,
  PaymentMandateDraft as PaymentShape,
  SettlementArtefacts,
} from '@svc/trust';
import { MAX_NEGOTIATION_CHARACTERS, MAX_SETTLED_AMOUNT } from '@svc/trust/limits';
import { Amount, Flag, FreeObject, ListOf, Nested, Text } from '../fields.js';

const ITEM_CHARACTERS = 500;

/** A signature of one side; without both, a settlement is drafted. */
const CONSENT = {
  description: 'its operator’s Ed25519 signature over `to_sign` in UTF-8, base64.',
  min: 88,
  max: 88,
  optional: true,
  nullable: true,
  default: null,
} as const;

/** What the parties agreed on. */
export class SettleIn {
  @Text({ description: 'The id of the session.', min: 1, max: MAX_NEGOTIATION_CHARACTERS })
  session_id!: string;

  @Amount({
    description:
      'The price that both sides agreed on, in currency units. The service cannot know the price, because the ' +
      'moves are utilities.',
    above: 0,
    max: MAX_SETTLED_AMOUNT,
    example: 1_250,
  })
  agreed_price!: number;

  @Text({
    description: 'The ISO 4217 code of the currency.',
    pattern: /^[A-Z]{3}$/,
    max: 3,
    optional: true,
    default: 'USD',
  })
  currency?: string;

  @Text({ description: 'What is sold.', max: ITEM_CHARACTERS, optional: true, nullable: true, default: null })
  item?: string | null;

  @Amount({
    description: 'The most that the buyer will pay. If sent, the service also drafts the buyer’s intent.',
    above: 0,
    max: MAX_SETTLED_AMOUNT,
    optional: true,
    nullable: true,
    default: null,
  })
  buyer_max_price?: number | null;

  @FreeObject({
    description: 'What else was agreed; the settlement contains only a hash of it.',
    optional: true,
    nullable: true,
    default: null,
  })
  terms?: Record<string, unknown> | null;

  @Text({ ...CONSENT, description: `The seller’s consent: ${CONSENT.description}` })
  seller_sig_b64?: string | null;

  @Text({ ...CONSENT, description: `The buyer’s consent: ${CONSENT.description}` })
  buyer_sig_b64?: string | null;
}

/** A cart of the seller's side (AP2 v0.1). */
export class CartMandate implements CartShape {
  @FreeObject({ description: 'The cart in the form of AP2 v0.1: id, payment_request, cart_expiry, merchant_name.' })
  contents!: CartShape['contents'];

  @Text({
    description:
      'A JWT signed with the settlement key; `cart_hash` is SHA-256 over the canonical contents. Null in a draft.',
    nullable: true,
  })
  merchant_authorization!: string | null;
}

/** What a buyer intends (AP2 v0.1): a draft without a signature. */
export class IntentMandate implements IntentShape {
  @Flag({ description: 'Always true: the buyer signs nothing here.' })
  user_cart_confirmation_required!: boolean;

  @Text({ description: 'The intent in words.' })
  natural_language_description!: string;

  @ListOf({ type: 'string' }, { description: 'The seller, as the only merchant.' })
  merchants!: string[];

  @Text({ description: 'ISO 8601.' })
  intent_expiry!: string;
}

/** What a buyer would pay (AP2 v0.1): a draft without an authorisation. */
export class PaymentMandateDraft implements PaymentShape {
  @FreeObject({ description: 'Payment details, total, method and time in the form of AP2 v0.1.' })
  payment_mandate_contents!: PaymentShape['payment_mandate_contents'];

  @FreeObject({ description: 'Always null: only the buyer can authorise the payment.', nullable: true })
  user_authorization!: null;
}

/** The artefacts of a settlement, or drafts of them and what to sign. Nothing is paid here. */
export class SettleResult implements SettlementArtefacts {
  @Text({ description: 'The id of the session.' })
  session_id!: string;

  @Nested(() => CartMandate, { name: 'CartMandate', description: 'The seller’s cart mandate.' })
  cart_mandate!: CartMandate;

  @Nested(() => IntentMandate, {
    name: 'IntentMandate',
    description: 'A draft of the buyer’s intent; null if no maximum was sent.',
    nullable: true,
  })
  intent_mandate!: IntentMandate | null;

  @Nested(() => PaymentMandateDraft, { name: 'PaymentMandateDraft', description: 'A draft of the buyer’s payment.' })
  payment_mandate_draft!: PaymentMandateDraft;

  @Text({
    description:
      'A JWT of the type `svc-settlement+jwt`, signed with the settlement key. It holds the parties with their ' +
      'levels and domains, the amount, and the hashes of item, cart and terms. Null in a draft.',
    nullable: true,
  })
  settlement_jwt!: string | null;

  @Text({
    description:
      'Only in drafts: the text that both sides sign, the canonical JSON of `{agreed_price, currency, item, ' +
      'session_id, terms_hash}`. Build it yourself and compare before you sign.',
    optional: true,
  })
  to_sign?: string;
}
