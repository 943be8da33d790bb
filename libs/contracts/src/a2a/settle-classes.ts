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
  description: 'Ed25519 by the key of its operator over the UTF-8 bytes of `to_sign`, base64.',
  min: 88,
  max: 88,
  optional: true,
  nullable: true,
  default: null,
} as const;

/** What the parties agreed on. */
export class SettleIn {
  @Text({ description: 'The session.', min: 1, max: MAX_NEGOTIATION_CHARACTERS })
  session_id!: string;

  @Amount({
    description:
      'What both agreed on, in units of the currency; the moves are utilities, so it is stated, not computed.',
    above: 0,
    max: MAX_SETTLED_AMOUNT,
    example: 1_250,
  })
  agreed_price!: number;

  @Text({ description: 'A currency of ISO 4217.', pattern: /^[A-Z]{3}$/, max: 3, optional: true, default: 'USD' })
  currency?: string;

  @Text({ description: 'What is sold.', max: ITEM_CHARACTERS, optional: true, nullable: true, default: null })
  item?: string | null;

  @Amount({
    description: 'The most that the buyer pays; where it is given, the intent of the buyer is drafted too.',
    above: 0,
    max: MAX_SETTLED_AMOUNT,
    optional: true,
    nullable: true,
    default: null,
  })
  buyer_max_price?: number | null;

  @FreeObject({
    description: 'What else was agreed; bound by its hash.',
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
  @FreeObject({ description: 'The cart, as AP2 v0.1 has it: id, payment_request, cart_expiry, merchant_name.' })
  contents!: CartShape['contents'];

  @Text({
    description: 'A JWT under the settlement key; `cart_hash` is SHA-256 over the canonical contents. Null in a draft.',
    nullable: true,
  })
  merchant_authorization!: string | null;
}

/** What a buyer intends (AP2 v0.1): a draft without a signature. */
export class IntentMandate implements IntentShape {
  @Flag({ description: 'Always true: nothing here is signed by the buyer.' })
  user_cart_confirmation_required!: boolean;

  @Text({ description: 'In words.' })
  natural_language_description!: string;

  @ListOf({ type: 'string' }, { description: 'The seller.' })
  merchants!: string[];

  @Text({ description: 'ISO 8601.' })
  intent_expiry!: string;
}

/** What a buyer would pay (AP2 v0.1): a draft without an authorisation. */
export class PaymentMandateDraft implements PaymentShape {
  @FreeObject({ description: 'Payment details, total, method and time, as AP2 v0.1 has them.' })
  payment_mandate_contents!: PaymentShape['payment_mandate_contents'];

  @FreeObject({ description: 'Always null: only the buyer can give it.', nullable: true })
  user_authorization!: null;
}

/** The artefacts of a settlement, or drafts of them and what to sign. Nothing is paid here. */
export class SettleResult implements SettlementArtefacts {
  @Text({ description: 'The session.' })
  session_id!: string;

  @Nested(() => CartMandate, { name: 'CartMandate', description: 'The seller’s side.' })
  cart_mandate!: CartMandate;

  @Nested(() => IntentMandate, {
    name: 'IntentMandate',
    description: 'The buyer’s intent, a draft; null without a maximum.',
    nullable: true,
  })
  intent_mandate!: IntentMandate | null;

  @Nested(() => PaymentMandateDraft, { name: 'PaymentMandateDraft', description: 'The buyer’s payment, a draft.' })
  payment_mandate_draft!: PaymentMandateDraft;

  @Text({
    description:
      'A JWT of the type `svc-settlement+jwt` under the settlement key: parties with their levels and domains, ' +
      'amount, item, cart and terms by their hashes. Null in a draft.',
    nullable: true,
  })
  settlement_jwt!: string | null;

  @Text({
    description:
      'In drafts alone: the text that both sides sign, which is the canonical JSON of `{agreed_price, currency, ' +
      'item, session_id, terms_hash}`. Build it yourself and compare before you sign.',
    optional: true,
  })
  to_sign?: string;
}
