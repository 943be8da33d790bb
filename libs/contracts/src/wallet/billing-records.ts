import { PACK_CENTS, TOP_UP_CENTS } from '@svc/accounts/wallet/limits';
import type { OperationRecord } from '../operation.js';
import {
  AgenticTopupIn,
  CheckoutIn,
  CheckoutResult,
  MppManifest,
  TopupResult,
  WebhookResult,
} from './billing-classes.js';

const BILLING = {
  feature: 'wallet',
  tools: [],
  cost: 'free',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
} as const;

const PAYING = {
  ...BILLING,
  method: 'POST',
  access: 'gt_key',
  bodyKey: 'answered',
  annotations: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
} as const;

const REFUSALS = {
  409: 'this Idempotency-Key was used for another request',
  503: 'the database is not available; try again shortly',
};

const UNAVAILABLE = {
  ok: false,
  charged: false,
  reason: 'this service takes no card payments at the moment',
  code: 'unavailable',
};

/** POST /v1/billing/checkout_session */
export const BILLING_CHECKOUT: OperationRecord = {
  ...PAYING,
  id: 'openCheckout',
  path: '/v1/billing/checkout_session',
  summary: 'A page where a person tops up a wallet',
  description:
    'Opens a hosted checkout page that a person can open once. The wallet is funded when the payment is ' +
    'confirmed. The only fee is 5 % plus 30 cents. Without a card processor, the service refuses with the ' +
    'code `unavailable`.',
  input: CheckoutIn,
  output: CheckoutResult,
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
  refusals: REFUSALS,
  examples: [
    { name: 'without-a-card-processor', input: { pack: 'small' }, output: UNAVAILABLE },
    {
      name: 'opened',
      input: { amount_cents: 2_500 },
      output: {
        ok: true,
        checkout_url: 'https://checkout.stripe.com/c/pay/cs_live_a1',
        session_id: 'cs_live_a1',
        funded_cents: 2_500,
        fee_cents: 155,
        payer_cents: 2_655,
      },
    },
  ],
};

/** POST /v1/mpp/topup */
export const MPP_TOP_UP: OperationRecord = {
  ...PAYING,
  id: 'topUpByMachine',
  path: '/v1/mpp/topup',
  summary: 'Top up a wallet from a program',
  description:
    'Pays with a shared payment token, in the body or as `Authorization: Payment` in answer to a 402 challenge. ' +
    'A token pays once: repeating the call repeats no payment. A success has the header `Payment-Receipt`; if a ' +
    'payment fails, the answer is 402 with a new challenge.',
  input: AgenticTopupIn,
  output: TopupResult,
  errors: [400, 401, 402, 403, 409, 413, 415, 422, 429, 503],
  payment: { method: 'stripe', intent: 'charge', currency: 'usd' },
  refusals: { ...REFUSALS, 402: 'a payment is required: answer the challenge with Authorization: Payment' },
  examples: [
    {
      name: 'without-a-card-processor',
      input: { amount_cents: 1_000, payment_token: 'spt_123' },
      output: UNAVAILABLE,
    },
    {
      name: 'funded',
      input: { amount_cents: 1_000, payment_token: 'spt_456' },
      output: {
        ok: true,
        payment_id: 'pi_1',
        funded_cents: 1_000,
        fee_cents: 80,
        payer_cents: 1_080,
        wallet: { starter_millicents: 50_000, funded_millicents: 1_000_000, total_millicents: 1_050_000 },
      },
    },
  ],
};

/** POST /v1/billing/webhook */
export const BILLING_WEBHOOK: OperationRecord = {
  ...BILLING,
  id: 'takePaymentWebhook',
  method: 'POST',
  path: '/v1/billing/webhook',
  access: 'open',
  input: null,
  output: WebhookResult,
  errors: [400, 413, 429, 503],
  refusals: {
    400: 'the card processor’s signature is missing, wrong or not current',
    503: 'this service takes no card payments',
  },
  annotations: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  summary: 'Webhook of the card processor',
  description:
    'Accepts each of Stripe’s events once, if it is signed and at most five minutes off the service’s clock. ' +
    'Only what was really paid is credited.',
  examples: [{ name: 'taken', input: null, output: { received: true } }],
};

/** GET /v1/mpp/manifest */
export const MPP_MANIFEST: OperationRecord = {
  ...BILLING,
  id: 'readPaymentManifest',
  method: 'GET',
  path: '/v1/mpp/manifest',
  access: 'open',
  input: null,
  output: MppManifest,
  errors: [429],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  summary: 'How machines pay',
  description: 'The accepted method, the fee, and the steps: 402 challenge, authorization, retry, receipt.',
  examples: [
    {
      name: 'manifest',
      input: null,
      output: {
        available: true,
        endpoint: 'POST /v1/mpp/topup',
        methods: [{ method: 'stripe', intent: 'charge', credential: 'shared payment token (spt_…)', currency: 'usd' }],
        crypto: 'declined',
        fee: { percent: 5, fixed_cents: 30, rule: 'amount × 1.05 + 30 cents, rounded half up to a cent' },
        amount_cents: TOP_UP_CENTS,
        packs: PACK_CENTS,
        flow: ['Send {api_key, amount_cents} without a token: the answer is 402.'],
      },
    },
  ],
};

const PAGE = {
  ...BILLING,
  method: 'GET',
  access: 'open',
  input: null,
  output: null,
  media: 'text/html',
  errors: [],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** GET /paid */
export const BILLING_PAID_PAGE: OperationRecord = {
  ...PAGE,
  id: 'showPaidPage',
  path: '/paid',
  summary: 'Page after a payment',
  description: 'The page that a payer is sent to after paying.',
  examples: [{ name: 'page', input: null, output: '<!doctype html>' }],
};

/** GET /cancel */
export const BILLING_CANCEL_PAGE: OperationRecord = {
  ...PAGE,
  id: 'showCancelPage',
  path: '/cancel',
  summary: 'Page after a cancelled payment',
  description: 'The page that a payer is sent to after cancelling.',
  examples: [{ name: 'page', input: null, output: '<!doctype html>' }],
};
