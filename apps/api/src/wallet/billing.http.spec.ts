import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { challengeId } from '@svc/accounts';
import type { CheckoutResult, MppManifest, TopupResult } from '@svc/contracts';
import { createHash, createHmac } from 'node:crypto';
import { DATABASE, type Database } from '../platform/database/database.js';
import { call, issueKey } from '../testing/agent-keys.js';
import { migratedDatabase, type FreshDatabase } from '../testing/fresh-database.js';
import { startService, type RunningService } from '../testing/service.js';
import { StripeStandIn, stripeOf } from '../testing/stripe-stand-in.js';
import { postSigned } from '../testing/webhook-sender.js';
import { LedgerCheckRepository } from './ledger-check.repository.js';
import { PaymentsRepository } from './payments.repository.js';

const WEBHOOK_SECRET = 'whsec_of_the_spec';
const MPP_SECRET = 'a secret of thirty-two characters';
const ADVICE = { category: 'resale', side: 'buy', walk_away: 900, target: 700, their_offers: [950], seed: 7 };
let database: FreshDatabase;
let service: RunningService;
let standIn: StripeStandIn;
let key: string;
beforeAll(async () => {
  database = await migratedDatabase();
  // A port is found first, so that the stand-in knows where to deliver.
  const probe = await StripeStandIn.start();
  const port = Number(new URL(probe.url).port);
  await probe.stop();
  standIn = await StripeStandIn.start({
    webhookUrl: `http://127.0.0.1:${port}/v1/billing/webhook`,
    webhookSecret: WEBHOOK_SECRET,
    delivery: { copies: 3 },
  });
  service = await startService({
    database,
    port,
    env: {
      SVC_RATE_KEY_ISSUE_PER_HOUR: '100000',
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: standIn.url,
      SVC_MPP_SECRET: MPP_SECRET,
    },
  });
});
afterAll(async () => {
  await service.stop();
  await standIn.stop();
  await database.remove();
});
beforeEach(async () => {
  key = (await issueKey(service.url)).api_key;
});

const checkout = (body: object, headers = {}) =>
  call<CheckoutResult>(service.url, '/v1/billing/checkout_session', { body, key, headers });
const topUp = (body: object, headers = {}) => call<TopupResult>(service.url, '/v1/mpp/topup', { body, key, headers });
const funded = async (owner = key) =>
  (await call<{ funded_millicents: number }>(service.url, '/v1/billing/balance', { key: owner })).body
    .funded_millicents;

/** A token that somebody grants for so many cents. */
async function grantToken(maxCents: number): Promise<string> {
  const body = { usage_limits: { currency: 'usd', max_amount: maxCents, expires_at: 2_000_000_000 } };
  const token = (await stripeOf(standIn).rawRequest(
    'POST',
    '/v1/test_helpers/shared_payment/granted_tokens',
    body,
  )) as unknown as { id: string };
  return token.id;
}

describe('a checkout', () => {
  it.each([
    [{ pack: 'small' }, 1_000, 1_080],
    [{ pack: 'medium' }, 5_000, 5_280],
    [{ pack: 'large' }, 20_000, 21_030],
    [{ amount_cents: 200 }, 200, 240],
  ])('of %j funds %d cents for %d, once it is paid', async (body, cents, payer_cents) => {
    const opened = (await checkout(body)).body;
    expect(opened).toMatchObject({ ok: true, funded_cents: cents, fee_cents: payer_cents - cents, payer_cents });
    expect(await funded()).toBe(0);
    await standIn.pay(opened.session_id!);
    expect(await funded()).toBe(cents * 1000);
    expect((await call<{ tier: string }>(service.url, '/v1/billing/balance', { key })).status).toBe(200);
  });

  it('leads back to the pages of the service, or to those that the caller names', async () => {
    const leadsTo = async (body: object): Promise<unknown[]> => {
      const { session_id } = (await checkout({ pack: 'small', ...body })).body;
      const session = standIn.objects.get(session_id!);
      return [session?.['success_url'], session?.['cancel_url']];
    };
    expect(await leadsTo({})).toEqual(['http://127.0.0.1:3000/paid', 'http://127.0.0.1:3000/cancel']);
    const own = { success_url: 'https://shop.example/thanks', cancel_url: 'https://shop.example/cart' };
    expect(await leadsTo(own)).toEqual(Object.values(own));
  });

  it('that is completed and paid later funds when it is paid', async () => {
    const { session_id } = (await checkout({ amount_cents: 300 })).body;
    await standIn.pay(session_id!, true);
    expect(await funded()).toBe(300_000);
  });

  it('is opened once for one Idempotency-Key, whatever was lost', async () => {
    const headers = { 'idempotency-key': 'checkout-1' };
    const opened = await checkout({ pack: 'small' }, headers);
    // Its answer is kept here: a processor that is away changes nothing.
    standIn.loseAnswers = 9;
    expect((await checkout({ pack: 'small' }, headers)).text).toBe(opened.text);
    expect(standIn.loseAnswers).toBe(9);
    standIn.loseAnswers = 0;
    expect((await checkout({ pack: 'large' }, headers)).status).toBe(409);
  });

  it('that could not be opened is not remembered: the same call is tried again', async () => {
    const headers = { 'idempotency-key': 'checkout-2' };
    standIn.loseAnswers = 2;
    expect((await checkout({ pack: 'small' }, headers)).body).toMatchObject({ ok: false, code: 'unavailable' });
    expect((await checkout({ pack: 'small' }, headers)).body.ok).toBe(true);
  });

  it.each([
    [{}],
    [{ pack: 'small', amount_cents: 500 }],
    [{ amount_cents: 199 }],
    [{ amount_cents: 1_000_001 }],
    [{ amount_cents: -500 }],
    [{ amount_cents: 250.5 }],
    [{ amount_cents: 2 ** 53 }],
    [{ amount_cents: '500' }],
    [{ pack: 'huge' }],
    [{ pack: 'small', success_url: 'javascript:alert(1)' }],
    [{ pack: 'small', cancel_url: 'file:///etc/passwd' }],
    [{ pack: 'small', success_url: 'https://user:pass@shop.example/' }],
    [{ pack: 'small', success_url: 'nowhere' }],
  ])('is refused with 422 for %j', async (body) => {
    expect((await checkout(body)).status).toBe(422);
  });
});

describe('a payment token', () => {
  it('funds a wallet once, however often the call is made and whichever event tells of it', async () => {
    const payment_token = await grantToken(1_080);
    const first = await topUp({ amount_cents: 1_000, payment_token });
    expect(first.body).toMatchObject({ ok: true, funded_cents: 1_000, fee_cents: 80, payer_cents: 1_080 });
    expect(first.headers.get('cache-control')).toBe('private');
    const receipt = JSON.parse(Buffer.from(first.headers.get('payment-receipt')!, 'base64url').toString()) as object;
    expect(receipt).toMatchObject({ status: 'success', method: 'stripe', reference: first.body.payment_id });
    const again = await Promise.all([1, 2, 3].map(() => topUp({ amount_cents: 1_000, payment_token })));
    for (const { body } of again) expect(body.payment_id).toBe(first.body.payment_id);
    expect(await funded()).toBe(1_000_000);
  });

  it('is charged once where the answer was lost and the call is repeated', async () => {
    const payment_token = await grantToken(240);
    standIn.loseAnswers = 2;
    const lost = await topUp({ amount_cents: 200, payment_token });
    expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await topUp({ amount_cents: 200, payment_token })).body.ok).toBe(true);
    expect(await funded()).toBe(200_000);
    const intents = [...standIn.objects.values()].filter(
      ({ object, metadata }) =>
        object === 'payment_intent' && (metadata as { svc_funded_cents?: string }).svc_funded_cents === '200',
    );
    expect(intents).toHaveLength(1);
  });

  it('pays for no other amount and no other wallet', async () => {
    const payment_token = await grantToken(5_000);
    await topUp({ amount_cents: 200, payment_token });
    const uncharged = { ok: false, charged: false, reason: expect.any(String), code: 'predicate_failed' };
    expect((await topUp({ amount_cents: 300, payment_token })).body).toEqual(uncharged);
    key = (await issueKey(service.url)).api_key;
    expect((await topUp({ amount_cents: 200, payment_token })).body).toEqual(uncharged);
    expect(await funded()).toBe(0);
  });

  it('is paid once by forty calls at once, and none is told that nothing was charged', async () => {
    const payment_token = await grantToken(240);
    const calls = await Promise.all(Array.from({ length: 40 }, () => topUp({ amount_cents: 200, payment_token })));
    const told = calls.map(({ status, body }) => (status === 200 ? body.ok : status));
    expect(told.filter((one) => one !== true && one !== 503)).toEqual([]);
    expect(await funded()).toBe(200_000);
  });

  it('that is unknown or for less is refused and funds nothing', async () => {
    const small = await grantToken(239);
    for (const payment_token of ['spt_nobody', small])
      expect((await topUp({ amount_cents: 200, payment_token })).body).toMatchObject({
        ok: false,
        charged: false,
        code: 'predicate_failed',
      });
    // What was refused is not asked for again.
    standIn.loseAnswers = 9;
    expect((await topUp({ amount_cents: 200, payment_token: small })).body).toMatchObject({ code: 'predicate_failed' });
    expect(standIn.loseAnswers).toBe(9);
    standIn.loseAnswers = 0;
    expect(await funded()).toBe(0);
  });
});

describe('a payment by challenge', () => {
  interface Challenge {
    id: string;
    realm: string;
    method: string;
    intent: string;
    request: string;
    expires: string;
    digest: string;
  }
  const challengeIn = (header: string | null): Challenge =>
    Object.fromEntries(
      [...(header ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as unknown as Challenge;
  const authorize = (challenge: object, spt: unknown) => ({
    authorization: `Payment ${Buffer.from(JSON.stringify({ challenge, payload: { spt } })).toString('base64url')}`,
  });

  it('goes from 402 over the authorization to a receipt, and pays once', async () => {
    const asked = await topUp({ amount_cents: 1_000 });
    expect([asked.status, asked.headers.get('cache-control'), asked.headers.get('content-type')]).toEqual([
      402,
      'no-store',
      expect.stringContaining('application/problem+json'),
    ]);
    expect(JSON.parse(asked.text)).toMatchObject({
      type: 'https://paymentauth.org/problems/payment-required',
      status: 402,
    });
    const challenge = challengeIn(asked.headers.get('www-authenticate'));
    const mac = (text: string) => createHmac('sha256', MPP_SECRET).update(text).digest('base64url');
    expect(challenge.id).toBe(challengeId(challenge, mac));
    expect(JSON.parse(Buffer.from(challenge.request, 'base64url').toString())).toMatchObject({
      amount: '1080',
      currency: 'usd',
      methodDetails: { paymentMethodTypes: ['card'] },
    });
    const headers = authorize(challenge, await grantToken(1_080));
    const paid = await topUp({ amount_cents: 1_000 }, headers);
    expect([paid.status, paid.body.ok, paid.headers.has('payment-receipt')]).toEqual([200, true, true]);
    expect((await topUp({ amount_cents: 1_000 }, headers)).body.payment_id).toBe(paid.body.payment_id);
    expect(await funded()).toBe(1_000_000);
    const { methodDetails } = JSON.parse(Buffer.from(challenge.request, 'base64url').toString()) as {
      methodDetails: { paymentMethodTypes: string[] };
    };
    expect(standIn.objects.get(paid.body.payment_id!)?.['payment_method_types']).toEqual(
      methodDetails.paymentMethodTypes,
    );
  });

  it('is asked for anew where the credential is for another amount, made up, or cannot be read', async () => {
    const challenge = challengeIn((await topUp({ amount_cents: 200 })).headers.get('www-authenticate'));
    const token = await grantToken(10_000);
    const problems = [];
    for (const [amount_cents, headers] of [
      [300, authorize(challenge, token)],
      [200, authorize({ ...challenge, id: 'x' }, token)],
      [200, authorize({ ...challenge, expires: '2099-01-01T00:00:00Z' }, token)],
      [200, { authorization: 'Payment nonsense' }],
      [200, authorize(challenge, 5)],
    ] as const) {
      const { status, text, headers: told } = await topUp({ amount_cents }, headers);
      problems.push([
        status,
        (JSON.parse(text) as { type: string }).type.split('/').at(-1),
        told.has('www-authenticate'),
      ]);
    }
    expect(problems).toEqual([
      [402, 'verification-failed', true],
      [402, 'invalid-challenge', true],
      [402, 'invalid-challenge', true],
      [402, 'malformed-credential', true],
      [402, 'malformed-credential', true],
    ]);
    expect(await funded()).toBe(0);
  });

  it('that fails is answered with 402 and a new challenge, not with a success, and funds nothing', async () => {
    const asked = await topUp({ amount_cents: 200 });
    const challenge = challengeIn(asked.headers.get('www-authenticate'));
    for (const token of [await grantToken(239), 'spt_of_nobody_else']) {
      const failed = await topUp({ amount_cents: 200 }, authorize(challenge, token));
      expect([failed.status, failed.headers.get('cache-control')]).toEqual([402, 'no-store']);
      expect(JSON.parse(failed.text)).toMatchObject({
        type: 'https://paymentauth.org/problems/verification-failed',
        detail: expect.stringMatching(/^the payment was refused: [a-z_]+$/),
      });
      expect(challengeIn(failed.headers.get('www-authenticate')).id).not.toBe('');
      expect(failed.headers.has('payment-receipt')).toBe(false);
    }
    expect(await funded()).toBe(0);
  });

  it('is for the body that was challenged, byte for byte', async () => {
    const challenge = challengeIn((await topUp({ amount_cents: 200 })).headers.get('www-authenticate'));
    const digest = createHash('sha256')
      .update(JSON.stringify({ amount_cents: 200 }))
      .digest('base64');
    expect(challenge.digest).toBe(`sha-256=:${digest}:`);
    const headers = authorize(challenge, await grantToken(240));
    const other = await topUp({ amount_cents: 200, api_key: key }, headers);
    expect([other.status, (JSON.parse(other.text) as { type: string }).type]).toEqual([
      402,
      'https://paymentauth.org/problems/verification-failed',
    ]);
    expect((await topUp({ amount_cents: 200 }, headers)).status).toBe(200);
  });

  it('is found by a crawler in the description of the service', async () => {
    const { body } = await call<{ paths: Record<string, { post: Record<string, unknown> }> }>(
      service.url,
      '/openapi.json',
    );
    expect(body.paths['/v1/mpp/topup']?.post['x-payment-info']).toEqual({
      offers: [{ method: 'stripe', intent: 'charge', currency: 'usd', amount: null }],
    });
  });

  it('comes after the key: without one the answer is 401', async () => {
    const { status } = await call(service.url, '/v1/mpp/topup', { body: { amount_cents: 200 } });
    expect(status).toBe(401);
    const unknown = await call(service.url, '/v1/mpp/topup', {
      body: { amount_cents: 200, api_key: `gt_${'z'.repeat(43)}` },
    });
    expect([unknown.status, unknown.body['code']]).toEqual([200, 'unknown_key']);
  });

  it('is described by the manifest', async () => {
    const { body } = await call<MppManifest>(service.url, '/v1/mpp/manifest');
    expect(body).toMatchObject({ available: true, crypto: 'declined', endpoint: 'POST /v1/mpp/topup' });
    expect(body.flow).toHaveLength(4);
  });
});

describe('a webhook', () => {
  const url = () => `${service.url}/v1/billing/webhook`;
  const now = () => Math.floor(Date.now() / 1000);
  /** Whose wallet it is, as the card processor is told. */
  const walletId = async (): Promise<string> => {
    const opened = (await checkout({ amount_cents: 200 })).body;
    return String(standIn.objects.get(opened.session_id!)?.['client_reference_id']);
  };
  const event = async (id: string, cents = 200): Promise<string> => {
    const metadata = { svc_wallet: await walletId(), svc_funded_cents: String(cents) };
    const object = { id: `cs_${id}`, currency: 'usd', payment_status: 'paid', amount_total: 240, metadata };
    return JSON.stringify({ id: `evt_${id}`, object: 'event', type: 'checkout.session.completed', data: { object } });
  };

  it('is refused with 400 and credits nothing where it is stale, of the future, forged or changed', async () => {
    const body = await event('late');
    const statuses = [
      await postSigned(url(), body, WEBHOOK_SECRET, now() - 301),
      await postSigned(url(), body, WEBHOOK_SECRET, now() + 303),
      await postSigned(url(), body, 'whsec_other'),
    ];
    const changed = await fetch(url(), {
      method: 'POST',
      headers: { 'stripe-signature': `t=${now()},v1=${'0'.repeat(64)}` },
      body,
    });
    const bare = await fetch(url(), { method: 'POST', body });
    expect([...statuses, changed.status, bare.status]).toEqual([400, 400, 400, 400, 400]);
    expect(await funded()).toBe(0);
  });

  it('credits once, though fifty deliveries come at once', async () => {
    const body = await event('many');
    const statuses = await Promise.all(Array.from({ length: 50 }, () => postSigned(url(), body, WEBHOOK_SECRET)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await funded()).toBe(200_000);
  });

  it.each(['[]', '5', '{"id":"evt_x"}', '{"id":"evt\\u0000","type":"a","data":{"object":{}}}', 'nonsense'])(
    'is refused with 400 where it is signed and no event: %s',
    async (body) => expect(await postSigned(url(), body, WEBHOOK_SECRET)).toBe(400),
  );

  it('that was paid and cannot be credited is kept, listed with its reason, logged, and credits nothing', async () => {
    const body = (await event('short')).replace('"amount_total":240', '"amount_total":239');
    const nobody = (await event('nobody')).replace(await walletId(), 'nobody');
    const early = { payment_intent: 'pi_of_nobody', currency: 'usd', amount_refunded: 5 };
    const refund = { id: 'evt_early', object: 'event', type: 'charge.refunded', data: { object: early } };
    for (const one of [body, nobody, JSON.stringify(refund)])
      expect(await postSigned(url(), one, WEBHOOK_SECRET)).toBe(200);
    const listed = await service.app.get(PaymentsRepository, { strict: false }).problems();
    const problems = listed.map(({ id, problem }) => [id, problem]);
    expect(problems).toContainEqual(['evt_short', 'the payer paid 239 usd; the price is 240 usd']);
    expect(problems).toContainEqual(['evt_nobody', 'there is no wallet nobody']);
    expect(problems).toContainEqual(['evt_early', 'the payment is unknown']);
    expect(await funded()).toBe(0);
  });

  it('credits one payment once, though two events tell of it', async () => {
    const body = await event('twice');
    await postSigned(url(), body, WEBHOOK_SECRET);
    await postSigned(url(), body.replace('evt_twice', 'evt_other'), WEBHOOK_SECRET);
    expect(await funded()).toBe(200_000);
  });
});

describe('a call that was not charged', () => {
  it('is tried again under the same Idempotency-Key, and nothing is kept of it', async () => {
    const open = () =>
      call(service.url, '/v1/advice/session', { body: ADVICE, key, headers: { 'idempotency-key': 'again' } });
    const { client } = service.app.get<Database>(DATABASE);
    const kept = await client.keptAnswer.count();
    expect((await open()).body).toMatchObject({ ok: false, code: 'insufficient_funds' });
    expect(await client.keptAnswer.count()).toBe(kept);
    await standIn.pay((await checkout({ amount_cents: 200 })).body.session_id!);
    const opened = await open();
    expect([opened.body['ok'], (await open()).text]).toEqual([true, opened.text]);
  });
});

describe('money that goes back', () => {
  /** A wallet with so many cents, and the payment that funded it. */
  const paidCheckout = async (amount_cents: number) => {
    const { session_id } = (await checkout({ amount_cents })).body;
    await standIn.pay(session_id!);
    return String(standIn.objects.get(session_id!)?.['payment_intent']);
  };
  const spend = async () =>
    (await call(service.url, '/v1/advice/session', { body: ADVICE, key })).body as { ok: boolean; reason?: string };

  it('is taken from the wallet once, in proportion, when a payment is refunded, also after it was spent', async () => {
    const payment = await paidCheckout(1_000);
    await standIn.refund(payment, 540);
    expect(await funded()).toBe(500_000);
    for (const ok of [true, true]) expect((await spend()).ok).toBe(ok);
    await standIn.refund(payment, 540);
    expect(await funded()).toBe(-350_000);
    expect(await spend()).toMatchObject({
      ok: false,
      code: 'insufficient_funds',
      reason: 'a payment was taken back after it was spent: the wallet owes 350000 millicents',
    });
    await paidCheckout(600);
    expect(await funded()).toBe(250_000);
    expect((await spend()).ok).toBe(true);
  });

  it('is taken by a dispute and comes back when it is won', async () => {
    const payment = await paidCheckout(1_000);
    const dispute = await standIn.dispute(payment, 1_080);
    expect(await funded()).toBe(0);
    await standIn.winDispute(dispute);
    expect(await funded()).toBe(1_000_000);
  });

  it('is taken where the payment was made with a token', async () => {
    const paid = await topUp({ amount_cents: 1_000, payment_token: await grantToken(1_080) });
    await standIn.refund(paid.body.payment_id!, 1_080);
    expect(await funded()).toBe(0);
  });

  it('leaves a ledger that adds up', async () => {
    expect((await service.app.get(LedgerCheckRepository, { strict: false }).check()).faults).toEqual([]);
  });
});

describe('a service without a card processor', () => {
  it('says so, and everything else works', async () => {
    const plain = await startService();
    try {
      const { api_key } = await issueKey(plain.url);
      const unavailable = { ok: false, charged: false, reason: expect.any(String), code: 'unavailable' };
      const at = (path: string, body: object) => call(plain.url, path, { body, key: api_key });
      expect((await at('/v1/billing/checkout_session', { pack: 'small' })).body).toEqual(unavailable);
      expect((await at('/v1/mpp/topup', { amount_cents: 200 })).body).toEqual(unavailable);
      expect((await at('/v1/store/park', { blob_b64: 'YWJj' })).body['ok']).toBe(true);
      expect((await call<MppManifest>(plain.url, '/v1/mpp/manifest')).body.available).toBe(false);
      expect((await fetch(`${plain.url}/v1/billing/webhook`, { method: 'POST', body: '{}' })).status).toBe(503);
      for (const path of ['/paid', '/cancel']) {
        const page = await fetch(plain.url + path);
        expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      }
    } finally {
      await plain.stop();
    }
  });
});

describe('the ledger after all of this', () => {
  it('adds up', async () => {
    expect((await service.app.get(LedgerCheckRepository, { strict: false }).check()).faults).toEqual([]);
  });
});
