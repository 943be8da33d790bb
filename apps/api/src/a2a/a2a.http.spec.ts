import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenSessionResult, SettleResult, TokenKeyResult } from '@svc/contracts';
import { textToSign, type Agreement } from '@svc/trust';
import canonicalize from 'canonicalize';
import { importSPKI, jwtVerify } from 'jose';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { migratedDatabase, onServer, type FreshDatabase } from '../testing/fresh-database.js';
import { send, TestOperator } from '../testing/peers.js';
import { A2aRepository } from './a2a.repository.js';
import { startService, type RunningService } from '../testing/service.js';

let nowMillis = Date.now();
const overrides = [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }];
const [shop, acme, mallory] = ['shop', 'acme', 'mallory'].map((id) => new TestOperator(id)) as [
  TestOperator,
  TestOperator,
  TestOperator,
];
let database: FreshDatabase;
let service: RunningService;
beforeAll(async () => {
  database = await migratedDatabase();
  service = await startService({ database, overrides });
  await shop.register(service.url);
  await acme.register(service.url);
  await mallory.register(service.url);
});
afterAll(async () => {
  await service.stop();
  await database.remove();
});

const end = () => Math.floor(nowMillis / 1000) + 600;
const proofs = (id: string) => ({
  negotiation_id: id,
  seller_proof: shop.proof(id, 'seller', end(), 'acme'),
  buyer_proof: acme.proof(id, 'buyer', end(), 'shop'),
});
/** The seller's proof with another header on its attestation. */
function attestedBy(change: object) {
  const proof = shop.proof('n-2', 'seller', end(), 'acme');
  const [header = '', ...rest] = proof.operator_attestation_jwt.split('.');
  const { alg, kid, typ } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, string>;
  const changed = Buffer.from(JSON.stringify({ alg, kid, typ, ...change })).toString('base64url');
  return { ...proof, operator_attestation_jwt: [changed, ...rest].join('.') };
}
const post = (path: string, body: object, at = service) => send(at.url, `/v1/a2a/${path}`, body);
const opened = async (id: string): Promise<string> =>
  ((await post('open_session', proofs(id))).body as unknown as OpenSessionResult).session_id;
const move = (session_id: string, role: string, more: object = {}) =>
  post('next_offer', { session_id, role, my_reservation: 0.3, ...more });
async function moved(id: string): Promise<string> {
  const session = await opened(id);
  await move(session, 'seller');
  await move(session, 'buyer', { opponent_offer_history: [0.4] });
  return session;
}

/** Settles by consent of both sides. */
async function settle(session_id: string, agreed: Partial<Agreement>, at = service, signers = [shop, acme]) {
  const text = await textToSign({
    session_id,
    agreed_price: 10,
    currency: 'USD',
    item: null,
    terms: null,
    ...agreed,
  });
  const [seller_sig_b64, buyer_sig_b64] = signers.map((one) => one.sign(text));
  return post('settle', { session_id, ...agreed, seller_sig_b64, buyer_sig_b64 }, at);
}

describe('a session of peers', () => {
  it('is opened for two proofs, once a negotiation', async () => {
    const { status, body } = await post('open_session', proofs('n-1'));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ seller_operator_id: 'shop', buyer_operator_id: 'acme', level: 'self' }),
    ]);
    expect(await post('open_session', proofs('n-1'))).toMatchObject({
      status: 409,
      body: { code: 'negotiation_open' },
    });
    const rows = JSON.stringify(await service.app.get<Database>(DATABASE).client.peerSession.findMany());
    expect(rows + service.log()).not.toContain(String(body['session_id']));
  });

  it.each<[string, () => object, string, string]>([
    [
      'proofs of another negotiation',
      () => ({ ...proofs('n-2'), negotiation_id: 'n-3' }),
      'proof_signature',
      'seller_proof',
    ],
    [
      'the seller on both sides',
      () => ({ ...proofs('n-2'), buyer_proof: shop.proof('n-2', 'buyer', end(), 'acme') }),
      'same_operator',
      'buyer_proof',
    ],
    [
      'sides that are swapped',
      () => ({
        negotiation_id: 'n-2',
        seller_proof: acme.proof('n-2', 'buyer', end(), 'shop'),
        buyer_proof: shop.proof('n-2', 'seller', end(), 'acme'),
      }),
      'proof_role',
      'seller_proof',
    ],
    [
      'a proof that has expired',
      () => ({ ...proofs('n-2'), buyer_proof: acme.proof('n-2', 'buyer', end() - 600, 'shop') }),
      'proof_expired',
      'buyer_proof',
    ],
    [
      'an attestation of another algorithm than the pinned one',
      () => ({ ...proofs('n-2'), seller_proof: attestedBy({ alg: 'none' }) }),
      'token_algorithm',
      'seller_proof',
    ],
    [
      'a token of another kind in the place of an attestation',
      () => ({ ...proofs('n-2'), seller_proof: attestedBy({ typ: 'svc-first-strike+jwt' }) }),
      'token_type',
      'seller_proof',
    ],
    [
      'an attestation by a key that is not published',
      () => ({ ...proofs('n-2'), seller_proof: attestedBy({ kid: 'somebody' }) }),
      'token_key_unknown',
      'seller_proof',
    ],
    [
      'operators without a domain',
      () => ({ ...proofs('n-2'), require_level: 'domain' }),
      'level_too_low',
      'seller_proof',
    ],
  ])('is not opened for %s', async (_, body, code, member) => {
    expect(await post('open_session', body())).toMatchObject({ status: 400, body: { code, path: [member] } });
  });

  it('recommends the same to the same, never beyond the reservation, and counts moves', async () => {
    const session = await opened('n-4');
    const first = await move(session, 'seller');
    expect([first.status, first.body['seller_moves'], first.body['buyer_moves']]).toEqual([200, 1, 0]);
    expect(Number(first.body['recommended_offer'])).toBeGreaterThanOrEqual(0.3);
    const second = await move(session, 'seller');
    expect(second.body).toEqual({ ...first.body, seller_moves: 2 });
    const long = {
      my_offer_history: Array.from({ length: 256 }, () => 0.9),
      deadline_rounds: 1_000,
      prior: { mu: 0.5, sigma: 0.2 },
    };
    expect((await move(session, 'buyer', long)).status).toBe(200);
  });

  it('ends after a day', async () => {
    const session = await moved('n-5');
    nowMillis += 86_400_000;
    expect(await move(session, 'seller')).toMatchObject({ status: 409, body: { code: 'session_ended' } });
    expect(await settle(session, { agreed_price: 10 })).toMatchObject({
      status: 409,
      body: { code: 'session_ended' },
    });
    nowMillis -= 86_400_000;
  });

  it('is not opened anew with the same proofs when it has ended, as long as they hold', async () => {
    const until = end() + 25 * 86_400;
    const old = {
      negotiation_id: 'n-10',
      seller_proof: shop.proof('n-10', 'seller', until, 'acme'),
      buyer_proof: acme.proof('n-10', 'buyer', until, 'shop'),
    };
    expect((await post('open_session', old)).status).toBe(200);
    nowMillis += 20 * 86_400_000;
    await service.app.get(A2aRepository, { strict: false }).sweep(nowMillis, 100, 30);
    expect(await post('open_session', old)).toMatchObject({ status: 409, body: { code: 'negotiation_open' } });
    nowMillis -= 20 * 86_400_000;
  });

  it('is the same in two instances on one database', async () => {
    if (!onServer) return;
    const second = await startService({ database, overrides });
    try {
      const session = await moved('n-6');
      const settled = await Promise.all(
        [service, second].map((at, index) => settle(session, { agreed_price: 10 + index }, at)),
      );
      expect(settled.map(({ status }) => status).sort()).toEqual([200, 409]);
    } finally {
      await second.stop();
    }
  });
});

describe('settling', () => {
  const agreed = {
    agreed_price: 1_250.5,
    currency: 'USD',
    item: 'Touring bike',
    buyer_max_price: 1_300,
    terms: { delivery: 'two days' },
  };

  it('gives mandates that jose and another canonicaliser confirm', async () => {
    const { body } = await settle(await moved('n-7'), agreed);
    expect(body).not.toHaveProperty('to_sign');
    const { cart_mandate, intent_mandate, settlement_jwt } = body as unknown as SettleResult;
    const notary = (await (await fetch(`${service.url}/v1/keys/settlement_notary`)).json()) as TokenKeyResult;
    const key = await importSPKI(notary.public_key_pem, 'EdDSA');
    const { payload } = await jwtVerify(String(settlement_jwt), key, {
      algorithms: ['EdDSA'],
      typ: 'svc-settlement+jwt',
      currentDate: new Date(nowMillis),
    });
    const cart_hash = createHash('sha256')
      .update(canonicalize(cart_mandate.contents) ?? '')
      .digest('base64url');
    expect(payload).toMatchObject({
      seller_id: 'shop',
      buyer_id: 'acme',
      seller_level: 'self',
      seller_domain: null,
      buyer_level: 'self',
      buyer_domain: null,
      amount: { currency: 'USD', value: 1_250.5 },
      cart_hash,
    });
    expect(intent_mandate?.merchants).toEqual(['shop']);
    const anchor = (await (await fetch(`${service.url}/v1/keys/trust_anchor`)).json()) as TokenKeyResult;
    expect(anchor.kid).not.toBe(notary.kid);
  });

  it('is in US dollars, and tells no intent of the buyer, where nothing is said of either', async () => {
    const { body } = await settle(await moved('n-13'), { agreed_price: 10 });
    const { cart_mandate, intent_mandate } = body as unknown as SettleResult;
    expect([JSON.stringify(cart_mandate).includes('"USD"'), intent_mandate]).toEqual([true, null]);
  });

  it('drafts without signatures, and signs nothing: what both sign is told beside it', async () => {
    const session_id = await moved('n-12');
    const { status, body } = await post('settle', { session_id, ...agreed });
    const { cart_mandate, settlement_jwt, payment_mandate_draft, to_sign } = body as unknown as SettleResult;
    expect([status, settlement_jwt, cart_mandate.merchant_authorization]).toEqual([200, null, null]);
    expect(payment_mandate_draft.user_authorization).toBeNull();
    const { buyer_max_price: _, ...signed } = agreed;
    expect(to_sign).toBe(await textToSign({ session_id, ...signed }));
    expect(JSON.stringify(body)).not.toContain('eyJ');
    expect((await settle(session_id, agreed)).status).toBe(200);
    expect(await post('settle', { session_id, ...agreed })).toMatchObject({
      status: 409,
      body: { code: 'session_settled' },
    });
  });

  it('answers the same to the same agreement, and one agreement of many at the same moment', async () => {
    const session_id = await moved('n-8');
    const prices = Array.from({ length: 12 }, (_, index) => 1_250 + (index % 4));
    const answers = await Promise.all(prices.map((agreed_price) => settle(session_id, { ...agreed, agreed_price })));
    const done = answers.filter(({ status }) => status === 200);
    expect([done.length, new Set(done.map(({ body }) => JSON.stringify(body))).size]).toEqual([3, 1]);
    expect(answers.filter(({ status, body }) => status === 409 && body['code'] === 'session_settled')).toHaveLength(9);
    expect(await move(session_id, 'seller')).toMatchObject({ status: 409, body: { code: 'session_settled' } });
    nowMillis += 300_000;
    const price = prices[answers.findIndex(({ status }) => status === 200)]!;
    expect((await settle(session_id, { ...agreed, agreed_price: price })).body).toEqual(done[0]?.body);
    nowMillis -= 300_000;
  });

  it.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ])('needs a move of each side: that of the %s alone is none', async (first, second) => {
    const session_id = await opened(`n-9-${first}`);
    await move(session_id, first);
    for (const tried of [await post('settle', { session_id, ...agreed }), await settle(session_id, agreed)])
      expect(tried).toMatchObject({ status: 409, body: { code: 'move_missing' } });
    await move(session_id, second);
    expect((await settle(session_id, agreed)).status).toBe(200);
  });

  it('is not done by a third operator that saw the proof of the seller', async () => {
    const seen = proofs('n-13').seller_proof;
    const buyer_proof = mallory.proof('n-13', 'buyer', end(), 'shop');
    expect(await post('open_session', { negotiation_id: 'n-13', seller_proof: seen, buyer_proof })).toMatchObject({
      status: 400,
      body: { code: 'proof_signature', path: ['seller_proof'] },
    });
  });

  it('is not done by one side for both, nor for another thing than was signed', async () => {
    const session_id = await moved('n-14');
    const ferrari = { agreed_price: 0.01, item: 'Ferrari 250 GTO, free shipping', terms: { warranty: '10 years' } };
    for (const [signers, member] of [
      [[acme, acme], 'seller_sig_b64'],
      [[mallory, acme], 'seller_sig_b64'],
      [[shop, shop], 'buyer_sig_b64'],
      [[shop, mallory], 'buyer_sig_b64'],
    ] as const)
      expect(await settle(session_id, ferrari, service, [...signers])).toMatchObject({
        status: 400,
        body: { code: 'consent_signature', path: [member] },
      });
    const text = await textToSign({ session_id, currency: 'USD', ...ferrari, agreed_price: 1_250 });
    const consent = { seller_sig_b64: shop.sign(text), buyer_sig_b64: acme.sign(text) };
    expect(await post('settle', { session_id, ...ferrari, ...consent })).toMatchObject({
      status: 400,
      body: { code: 'consent_signature' },
    });
    const { buyer_sig_b64: _, ...alone } = consent;
    expect(await post('settle', { session_id, ...ferrari, agreed_price: 1_250, ...alone })).toMatchObject({
      status: 400,
      body: { code: 'consent_missing', path: ['buyer_sig_b64'] },
    });
  });

  it.each<[object, number, string]>([
    [{ agreed_price: 1_300.01 }, 400, 'above_maximum'],
    [{ agreed_price: 0.001 }, 422, 'money_invalid'],
    [{ agreed_price: 0 }, 422, 'greater_than'],
    [{ currency: 'usd' }, 422, 'value_error'],
    [{ currency: 'ZZZ' }, 422, 'money_invalid'],
    [{ currency: 'KWD', agreed_price: 1.2345 }, 422, 'money_invalid'],
    [{ currency: 'KWD', agreed_price: 1.234 }, 409, 'move_missing'],
    [{ session_id: 'a2a_none' }, 404, 'session_unknown'],
  ])('with %j is refused', async (change, status, code) => {
    const answer = await post('settle', {
      session_id: await opened(`n-${JSON.stringify(change)}`),
      ...agreed,
      ...change,
    });
    const { detail } = answer.body as { detail: { type: string }[] };
    expect([answer.status, answer.body['code'] ?? detail[0]?.type]).toEqual([status, code]);
  });
});

describe('the example', () => {
  it('settles between two processes; a third finds all in order with jose and node:crypto alone', async () => {
    const program = fileURLToPath(new URL('../../../../examples/trust/run.mjs', import.meta.url));
    const env = { ...process.env, NODE_OPTIONS: '', SVC_BASE_URL: service.url };
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    expect(stdout).toMatch(/agreed at \d+\.\d\d\n(?:ok .*\n){11}valid\n$/);
    const verifier = readFileSync(program.replace('run.mjs', 'verify.mjs'), 'utf8');
    expect([...verifier.matchAll(/from '(.*)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs', 'jose']);
  });
});
