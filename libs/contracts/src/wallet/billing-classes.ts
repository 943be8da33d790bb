import type { Pack } from '@svc/accounts';
import { PACK_CENTS, PAYMENT_TOKEN_CHARACTERS, TOP_UP_CENTS } from '@svc/accounts/wallet/limits';
import { Between } from '../between.js';
import { Choice, Flag, FreeObject, ListOf, Nested, Text, Whole } from '../fields.js';
import { KeyInBody } from '../store/store-classes.js';
import { oneAmount, pageOfWeb } from './checkout-rules.js';
import { PaidResult, WalletSummary } from './wallet-classes.js';

const PACKS = Object.keys(PACK_CENTS) as Pack[];

const PAGE_MAX_CHARACTERS = 2_000;

/** What a checkout takes: a pack, or an amount. */
@Between<CheckoutIn>(['pack', 'amount_cents'], oneAmount)
@Between<CheckoutIn>(['success_url'], ({ success_url }) => pageOfWeb(success_url, 'success_url'))
@Between<CheckoutIn>(['cancel_url'], ({ cancel_url }) => pageOfWeb(cancel_url, 'cancel_url'))
export class CheckoutIn {
  @KeyInBody()
  api_key?: string | null;

  @Choice(PACKS, {
    description: 'The pack of credit to buy: $10 for $10.80, $50 for $52.80, or $200 for $210.30.',
    optional: true,
    nullable: true,
    default: null,
  })
  pack?: Pack | null;

  @Whole({
    description: 'Instead of a pack: the amount to fund, in cents. The payer pays this amount × 1.05 + 30 cents.',
    min: TOP_UP_CENTS.min,
    max: TOP_UP_CENTS.max,
    optional: true,
    nullable: true,
    default: null,
  })
  amount_cents?: number | null;

  @Text({
    description: 'The page that the payer is sent to after paying. Default: {base_url}/paid.',
    max: PAGE_MAX_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  success_url?: string | null;

  @Text({
    description: 'The page that the payer is sent to after cancelling. Default: {base_url}/cancel.',
    max: PAGE_MAX_CHARACTERS,
    optional: true,
    nullable: true,
    default: null,
  })
  cancel_url?: string | null;
}

/** A checkout that a person opens once. */
export class CheckoutResult extends PaidResult {
  @Text({ description: 'The page on which to pay.', optional: true })
  checkout_url?: string;

  @Text({ description: 'The card processor’s id of the checkout.', optional: true })
  session_id?: string;

  @Whole({ description: 'What the wallet receives after payment, in cents.', optional: true })
  funded_cents?: number;

  @Whole({ description: 'The fee, in cents.', optional: true })
  fee_cents?: number;

  @Whole({ description: 'What the payer pays, in cents.', optional: true })
  payer_cents?: number;
}

/** What a payment by a machine takes. */
export class AgenticTopupIn {
  @KeyInBody()
  api_key?: string | null;

  @Whole({
    description: 'The amount to fund, in cents. The payer pays this amount × 1.05 + 30 cents.',
    min: TOP_UP_CENTS.min,
    max: TOP_UP_CENTS.max,
    example: 1_000,
  })
  amount_cents!: number;

  @Text({
    description:
      'A shared payment token of the card processor, for the amount that the payer pays. Without it the answer ' +
      'is a 402 challenge, unless Authorization: Payment answers one.',
    min: 1,
    max: PAYMENT_TOKEN_CHARACTERS,
    pattern: /^[\x21-\x7e]+$/,
    optional: true,
  })
  payment_token?: string;
}

/** A funded wallet. */
export class TopupResult extends PaidResult {
  @Text({ description: 'The card processor’s id of the payment.', optional: true })
  payment_id?: string;

  @Whole({ description: 'What the wallet received, in cents.', optional: true })
  funded_cents?: number;

  @Whole({ description: 'The fee, in cents.', optional: true })
  fee_cents?: number;

  @Whole({ description: 'What was paid, in cents.', optional: true })
  payer_cents?: number;

  @Nested(() => WalletSummary, { name: 'WalletSummary', description: 'What the wallet holds now.', optional: true })
  wallet?: WalletSummary;
}

/** That a webhook was taken. */
export class WebhookResult {
  @Flag({ description: 'Always true: the webhook call was signed. A repeated call counts once.' })
  received!: true;
}

/** How machines pay. */
export class MppManifest {
  @Flag({ description: 'Whether payments are accepted at the moment.' })
  available!: boolean;

  @Text({ description: 'The address to pay at.' })
  endpoint!: string;

  @ListOf({ type: 'object' }, { description: 'The accepted payment methods.' })
  methods!: object[];

  @Choice(['declined'], { description: 'Crypto payments are declined.' })
  crypto!: 'declined';

  @FreeObject({ description: 'The only fee.' })
  fee!: object;

  @FreeObject({ description: 'The minimum and maximum of one top-up, in cents.' })
  amount_cents!: object;

  @FreeObject({ description: 'How much credit each pack adds to the wallet, in cents.' })
  packs!: object;

  @ListOf({ type: 'string' }, { description: 'The steps: challenge, authorization, retry, receipt.' })
  flow!: string[];
}
