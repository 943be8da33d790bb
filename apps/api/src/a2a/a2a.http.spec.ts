import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenSessionResult, SettleResult, TokenKeyResult } from '@svc/contracts';
import canonicalize from 'canonicalize';
import { importSPKI, jwtVerify } from 'jose';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { migratedDatabase, onServer, type FreshDatabase } from '../testing/fresh-database.js';
import { send, TestOperator } from '../testing/peers.js';
import { startService, type RunningService } from '../testing/service.js';

let nowMillis = Date.now();
const overrides = [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }];
const [shop, acme] = [new TestOperator('shop'), new TestOperator('acme')];
let database: FreshDatabase;
let service: RunningService;
beforeAll(async () => {
  database = await migratedDatabase();
  service = await startService({ database, overrides });
  await shop.register(service.url);
  await acme.register(service.url);
});
afterAll(async () => {
  await service.stop();
  await database.remove();
});

const end = () => Math.floor(nowMillis / 1000) + 600;
const proofs = (id: string) => ({
  negotiation_id: id,
  seller_proof: shop.proof(id, 'seller', end()),
  buyer_proof: acme.proof(id, 'buyer', end()),
});
/** The seller's proof with another header on its attestation. */
function attestedBy(change: object) {
  const proof = shop.proof('n-2', 'seller', end());
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
      () => ({ ...proofs('n-2'), buyer_proof: shop.proof('n-2', 'buyer', end()) }),
      'same_operator',
      'buyer_proof',
    ],
    [
      'sides that are swapped',
      () => ({
        negotiation_id: 'n-2',
        seller_proof: acme.proof('n-2', 'buyer', end()),
        buyer_proof: shop.proof('n-2', 'seller', end()),
      }),
      'proof_role',
      'seller_proof',
    ],
    [
      'a proof that has expired',
      () => ({ ...proofs('n-2'), buyer_proof: acme.proof('n-2', 'buyer', end() - 600) }),
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
    expect(await post('settle', { session_id: session, agreed_price: 10 })).toMatchObject({
      status: 409,
      body: { code: 'session_ended' },
    });
    nowMillis -= 86_400_000;
  });

  it('is not opened anew with the same proofs when it has ended, as long as they hold', async () => {
    const until = end() + 25 * 86_400;
    const old = {
      negotiation_id: 'n-10',
      seller_proof: shop.proof('n-10', 'seller', until),
      buyer_proof: acme.proof('n-10', 'buyer', until),
    };
    expect((await post('open_session', old)).status).toBe(200);
    nowMillis += 20 * 86_400_000;
    // Opening one forgets others that ended long ago.
    expect((await post('open_session', proofs('n-11'))).status).toBe(200);
    expect(await post('open_session', old)).toMatchObject({ status: 409, body: { code: 'negotiation_open' } });
    nowMillis -= 20 * 86_400_000;
  });

  it('is the same in two instances on one database', async () => {
    if (!onServer) return;
    const second = await startService({ database, overrides });
    try {
      const session = await moved('n-6');
      const settled = await Promise.all(
        [service, second].map((at) => post('settle', { session_id: session, agreed_price: 10 }, at)),
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
    const { body } = await post('settle', { session_id: await moved('n-7'), ...agreed });
    const { cart_mandate, intent_mandate, settlement_jwt } = body as unknown as SettleResult;
    const notary = (await (await fetch(`${service.url}/v1/keys/settlement_notary`)).json()) as TokenKeyResult;
    const key = await importSPKI(notary.public_key_pem, 'EdDSA');
    const { payload } = await jwtVerify(settlement_jwt, key, {
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
      amount: { currency: 'USD', value: 1_250.5 },
      cart_hash,
    });
    expect(intent_mandate?.merchants).toEqual(['shop']);
    const anchor = (await (await fetch(`${service.url}/v1/keys/trust_anchor`)).json()) as TokenKeyResult;
    expect(anchor.kid).not.toBe(notary.kid);
  });

  it('happens once when many ask at the same moment', async () => {
    const session_id = await moved('n-8');
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('settle', { session_id, ...agreed })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body['code'] === 'session_settled')).toHaveLength(11);
    expect(await move(session_id, 'seller')).toMatchObject({ status: 409, body: { code: 'session_settled' } });
  });

  it.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ])('needs a move of each side: that of the %s alone is none', async (first, second) => {
    const session_id = await opened(`n-9-${first}`);
    await move(session_id, first);
    expect(await post('settle', { session_id, ...agreed })).toMatchObject({
      status: 409,
      body: { code: 'move_missing' },
    });
    await move(session_id, second);
    expect((await post('settle', { session_id, ...agreed })).status).toBe(200);
  });

  it.each<[object, number, string]>([
    [{ agreed_price: 1_300.01 }, 400, 'above_maximum'],
    [{ agreed_price: 0.001 }, 422, 'money_invalid'],
    [{ agreed_price: 0 }, 422, 'greater_than'],
    [{ currency: 'usd' }, 422, 'value_error'],
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
    expect(stdout).toMatch(/agreed at \d+\.\d\d\n(?:ok .*\n){6}valid\n$/);
    const verifier = readFileSync(program.replace('run.mjs', 'verify.mjs'), 'utf8');
    expect([...verifier.matchAll(/from '(.*)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs', 'jose']);
  });
});
