import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { loadConfig } from '../platform/config/config.js';
import { StripeProcessor } from '../wallet/stripe-processor.js';
import { StripeStandIn, stripeOf } from './stripe-stand-in.js';

let standIn: StripeStandIn;
let stripe: Stripe;
beforeAll(async () => {
  standIn = await StripeStandIn.start();
  stripe = stripeOf(standIn);
});
afterAll(() => standIn.stop());

const [IN_DATA, ON_TOP] = ['2026-04-22.preview', '2026-07-29.preview'];

async function grant(): Promise<string> {
  const body = { usage_limits: { currency: 'usd', max_amount: 240, expires_at: 2_000_000_000 } };
  const path = '/v1/test_helpers/shared_payment/granted_tokens';
  return ((await stripe.rawRequest('POST', path, body)) as unknown as { id: string }).id;
}

const right = (token: string) => ({
  amount: 240,
  currency: 'usd',
  confirm: true,
  error_on_requires_action: true,
  payment_method_types: ['card'],
  payment_method_data: { shared_payment_granted_token: token },
});

const pay = (body: object, apiVersion: string | undefined) =>
  stripe.paymentIntents.create(
    body as Stripe.PaymentIntentCreateParams,
    apiVersion === undefined ? {} : { apiVersion },
  );

describe('the stand-in for a payment with a token', () => {
  it('takes the version, the place of the token, the methods and the confirmation that belong together', async () => {
    expect((await pay(right(await grant()), IN_DATA)).status).toBe('succeeded');
    const token = await grant();
    const onTop = { ...right(token), payment_method_data: undefined, shared_payment_granted_token: token };
    expect((await pay(onTop, ON_TOP)).status).toBe('succeeded');
  });

  it.each<[string, string | undefined, object]>([
    ['no preview version', undefined, {}],
    ['another preview version', ON_TOP, {}],
    ['the token in both places', IN_DATA, { shared_payment_granted_token: 'spt_test_1' }],
    ['no confirmation', IN_DATA, { confirm: undefined }],
    ['no methods', IN_DATA, { payment_method_types: undefined }],
    ['another method beside the card', IN_DATA, { payment_method_types: ['card', 'klarna'] }],
    ['a payment that may lead to another page', IN_DATA, { error_on_requires_action: undefined }],
  ])('refuses %s, and the token is still there', async (_, version, change) => {
    const token = await grant();
    await expect(pay({ ...right(token), ...change }, version)).rejects.toMatchObject({ code: 'parameter_unknown' });
    expect((await pay(right(token), IN_DATA)).status).toBe('succeeded');
  });
});

describe('the card processor', () => {
  it.each(['payment_method_data', 'top_level'])('pays with a token that stands in %s', async (placement) => {
    const { stripe: config } = loadConfig({
      STRIPE_SECRET_KEY: 'sk_test_of_the_spec',
      STRIPE_API_BASE: standIn.url,
      STRIPE_TOKEN_PLACEMENT: placement,
    });
    const processor = new StripeProcessor({ ...config, secretKey: 'sk_test_of_the_spec' });
    const price = { fundedCents: 200, feeCents: 40, payerCents: 240 };
    const request = { walletId: 'w', price, idempotencyKey: `key-${placement}`, token: await grant() };
    expect(await processor.payWithToken(request)).toMatchObject({ state: 'paid' });
    const again = { ...request, idempotencyKey: `other-${placement}` };
    expect(await processor.payWithToken(again)).toEqual({
      state: 'refused',
      reason: 'the payment was refused: token_used',
    });
  });

  it('tells no payment as refused that is still under way under the same key', async () => {
    const { stripe: config } = loadConfig({ STRIPE_SECRET_KEY: 'sk_test_of_the_spec', STRIPE_API_BASE: standIn.url });
    const processor = new StripeProcessor({ ...config, secretKey: 'sk_test_of_the_spec' });
    const price = { fundedCents: 200, feeCents: 40, payerCents: 240 };
    const request = { walletId: 'w', price, idempotencyKey: 'begun', token: await grant() };
    standIn.underWay.add('begun');
    await expect(processor.payWithToken(request)).rejects.toMatchObject({ statusCode: 409 });
    standIn.underWay.delete('begun');
    expect(await processor.payWithToken(request)).toMatchObject({ state: 'paid' });
  });
});
