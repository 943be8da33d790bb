import {
  CHECKOUT_MARK,
  isPaymentEvent,
  isTimely,
  topUpMetadata,
  WEBHOOK_TOLERANCE_SECONDS,
  type PaymentEvent,
} from '@svc/accounts';
import Stripe from 'stripe';
import type { StripeConfig } from '../platform/config/config.js';
import { TOKEN_METHOD_TYPES, type CardProcessor, type PaymentRequest, type TokenPayment } from './card-processor.js';

/** The versions of the API that know shared payment tokens, by where each has a payment name its token. */
const TOKEN_API_VERSIONS = { payment_method_data: '2026-04-22.preview', top_level: '2026-07-29.preview' } as const;

const TIMEOUT_MILLIS = 6_000;
const RETRIES = 1;

/** Card payments by Stripe, through its own SDK. */
export class StripeProcessor implements CardProcessor {
  private readonly stripe: Stripe;

  constructor(private readonly config: StripeConfig & { readonly secretKey: string }) {
    this.stripe = new Stripe(config.secretKey, {
      timeout: TIMEOUT_MILLIS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(config.apiBase !== null && hostOf(config.apiBase)),
    });
  }

  async openCheckout({
    walletId,
    price,
    idempotencyKey,
    successUrl,
    cancelUrl,
  }: Parameters<CardProcessor['openCheckout']>[0]): Promise<{ sessionId: string; url: string }> {
    const name = `Credit of $${(price.fundedCents / 100).toFixed(2)}, fee included`;
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: price.payerCents, product_data: { name } } },
        ],
        success_url: successUrl,
        cancel_url: cancelUrl,
        client_reference_id: walletId,
        // The session tells of the payment, whose own event then says that it is told: it is credited under one name.
        metadata: { ...topUpMetadata(walletId, price.fundedCents) },
        payment_intent_data: { metadata: CHECKOUT_MARK },
      },
      { idempotencyKey },
    );
    if (session.url === null) throw new Error('the card processor returned no address');
    return { sessionId: session.id, url: session.url };
  }

  async payWithToken({
    walletId,
    price,
    idempotencyKey,
    token,
  }: PaymentRequest & { token: string }): Promise<TokenPayment> {
    const { tokenPlacement } = this.config;
    const granted = { shared_payment_granted_token: token };
    const placed = tokenPlacement === 'top_level' ? granted : { payment_method_data: granted };
    const request = {
      amount: price.payerCents,
      currency: 'usd',
      confirm: true,
      payment_method_types: TOKEN_METHOD_TYPES,
      // No person is there: a payment that would lead to another page fails, and is not left open.
      error_on_requires_action: true,
      metadata: topUpMetadata(walletId, price.fundedCents),
      ...placed,
    };
    try {
      const intent = await this.stripe.paymentIntents.create(request as unknown as Stripe.PaymentIntentCreateParams, {
        idempotencyKey,
        apiVersion: TOKEN_API_VERSIONS[tokenPlacement],
      });
      if (intent.status === 'succeeded') return { state: 'paid', paymentId: intent.id };
      const isOpen = intent.status === 'processing' || intent.status === 'requires_capture';
      return { state: isOpen ? 'open' : 'refused', reason: `the payment is ${intent.status.replaceAll('_', ' ')}` };
    } catch (fault) {
      const isRefusal =
        fault instanceof Stripe.errors.StripeCardError || fault instanceof Stripe.errors.StripeInvalidRequestError;
      // Anything else, such as 409 where the same payment is still under way, says nothing of how it ends.
      if (!isRefusal) throw fault;
      return { state: 'refused', reason: `the payment was refused: ${fault.code ?? 'the request is not valid'}` };
    }
  }

  readEvent(body: Buffer, signature: string, nowMillis: number): PaymentEvent | null {
    if (this.config.webhookSecret === null) return null;
    // The SDK knows no bound to the future.
    const sentSeconds = Number(/(?:^|,)t=(\d{1,15})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
    if (!isTimely(sentSeconds, Math.floor(nowMillis / 1000))) return null;
    try {
      const event: unknown = this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.config.webhookSecret,
        WEBHOOK_TOLERANCE_SECONDS,
        undefined,
        nowMillis,
      );
      return isPaymentEvent(event) ? event : null;
    } catch (fault) {
      if (fault instanceof Stripe.errors.StripeSignatureVerificationError || fault instanceof SyntaxError) return null;
      throw fault;
    }
  }
}

function hostOf(address: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(address);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: port === '' ? (scheme === 'http' ? '80' : '443') : port };
}
