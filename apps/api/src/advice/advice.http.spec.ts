import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { grantPostings, verifyStoreReceipt, type StoreReceiptShape } from '@svc/accounts';
import type { AdviceBundleMove, AdviceClosed, AdviceMoveResult, AdviceOpened, NotaryPublicKey } from '@svc/contracts';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { call, issueKey } from '../testing/agent-keys.js';
import { startService, type RunningService } from '../testing/service.js';
import { LedgerCheckRepository } from '../wallet/ledger-check.repository.js';
import { LedgerRepository } from '../wallet/ledger.repository.js';
import { hashContent } from './hash-content.js';

const nowMillis = 1_800_000_000_000;
let service: RunningService;
let jwk: object;
beforeAll(async () => {
  service = await startService({
    env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' },
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }],
  });
  const { body } = await call<NotaryPublicKey>(service.url, '/v1/store/notary_pubkey');
  jwk = { ...createPublicKey(body.pubkey_pem).export({ format: 'jwk' }), kid: 'pinned' };
});
afterAll(() => service.stop());

/** A key whose wallet holds so many sessions beside its starter credit. */
async function fundedKey(sessions: number): Promise<string> {
  const { api_key } = await issueKey(service.url);
  const database = service.app.get<Database>(DATABASE);
  const { id } = await database.client.accessKey.findFirstOrThrow({ where: { display: api_key.slice(0, 8) } });
  const ledger = service.app.get(LedgerRepository, { strict: false });
  const credit = { kind: 'grant', walletId: id, postings: grantPostings(id, sessions * 200_000) } as const;
  await database.transaction((tx) => ledger.credit(tx, credit));
  return api_key;
}

const TERMS = { category: 'resale', side: 'buy', walk_away: 900, target: 700, seed: 7 } as const;
const open = (body: object, key: string, headers = {}) =>
  call<AdviceOpened>(service.url, '/v1/advice/session', { body, key, headers });
const move = (body: object, key: string) => call<AdviceMoveResult>(service.url, '/v1/advice/move', { body, key });
const bundle = (body: object, key: string) => call<AdviceBundleMove>(service.url, '/v1/advice/bundle', { body, key });
const close = (body: object, key: string) => call<AdviceClosed>(service.url, '/v1/advice/close', { body, key });
const holds = async (key: string) =>
  (await call<{ total_millicents: number }>(service.url, '/v1/billing/balance', { key })).body.total_millicents;
const verified = (receipt: StoreReceiptShape | undefined) => verifyStoreReceipt(receipt!, jwk);

const ISSUES = [
  { name: 'price', options: ['low', 'high'], my_utility: [1, 0], their_utility: [0, 1] },
  { name: 'delivery', options: ['1 week', '4 weeks'], my_utility: [1, 0], their_utility: [0, 1] },
];

describe('a session', () => {
  it('costs two dollars once, makes its moves under receipts, and closes with a signed summary', async () => {
    const key = await fundedKey(1);
    const opened = (await open({ ...TERMS, their_offers: [950] }, key)).body;
    expect(opened).toMatchObject({ ok: true, moves_left: 9, first_move: { action: expect.any(String) } });
    expect(opened.first_move!.receipt).toMatchObject({ slot: 'advice_session', price_millicents: 200_000 });
    expect(await holds(key)).toBe(50_000);
    const session_id = opened.session_id!;

    const moved = (await move({ session_id, their_offers: [950, 920] }, key)).body;
    expect(moved).toMatchObject({ ok: true, session_id, moves_left: 8 });
    expect(moved.move!.offer).toBeLessThanOrEqual(900);
    const packed = (await bundle({ session_id, issues: ISSUES, my_priorities: { price: 3, delivery: 1 } }, key)).body;
    expect(packed).toMatchObject({ ok: true, moves_left: 7, move: { action: 'offer' } });

    const closed = (await close({ session_id }, key)).body;
    expect(closed.summary).toMatchObject({
      session_id,
      terms: TERMS,
      moves: [
        { number: 1, kind: 'price' },
        { number: 2, kind: 'price', move: { offer: moved.move!.offer } },
        { number: 3, kind: 'bundle' },
      ],
    });
    expect(closed.receipt!.content_hash).toBe(hashContent(closed.summary!));
    const receipts = [opened.first_move!.receipt, moved.move!.receipt, packed.receipt, closed.receipt];
    for (const receipt of receipts) expect(await verified(receipt)).toBe(true);
    expect(receipts.map((receipt) => receipt!.price_millicents)).toEqual([200_000, 0, 0, 0]);

    const { adviceSession, adviceMove } = service.app.get<Database>(DATABASE).client;
    const { keyId } = await adviceSession.findUniqueOrThrow({ where: { id: session_id } });
    expect(await adviceMove.count({ where: { sessionId: session_id, keyId } })).toBe(3);

    expect((await close({ session_id }, key)).body).toEqual({ ...closed, reused: true });
    expect((await move({ session_id, their_offers: [900] }, key)).body).toMatchObject({ ok: false, code: 'closed' });
    expect(await holds(key)).toBe(50_000);
  });

  it('makes equal moves of equal input and seed, whoever asks', async () => {
    const [one, other] = [await fundedKey(2), await fundedKey(1)];
    const first = (await open(TERMS, one)).body.first_move!;
    const second = (await open(TERMS, other)).body.first_move!;
    expect({ ...second, receipt: null }).toEqual({ ...first, receipt: null });
    const offers = new Set([first.offer]);
    const third = await open({ ...TERMS, seed: 8 }, one);
    offers.add(third.body.first_move!.offer);
    expect(third.body.ok).toBe(true);
  });

  it('makes ten moves and no more, however many are asked for at once', async () => {
    const key = await fundedKey(1);
    const { session_id } = (await open(TERMS, key)).body;
    const answers = await Promise.all(Array.from({ length: 14 }, () => move({ session_id, their_offers: [950] }, key)));
    const made = answers.filter(({ body }) => body.ok);
    expect(made.map(({ body }) => body.moves_left).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(answers.filter(({ body }) => !body.ok).map(({ body }) => body.code))).toEqual(
      new Set(['no_moves_left']),
    );
    expect((await bundle({ session_id, issues: ISSUES }, key)).body.code).toBe('no_moves_left');
  });

  it('ends after seven days, and can then still be closed', async () => {
    const key = await fundedKey(1);
    const { session_id } = (await open(TERMS, key)).body;
    const endIn = (seconds: number) =>
      service.app.get<Database>(DATABASE).client.$executeRaw`
        UPDATE "advice_session" SET "expires_at" = now() + ${seconds}::int * interval '1 second'
        WHERE "id" = ${session_id}`;
    await endIn(600);
    expect((await move({ session_id, their_offers: [950] }, key)).body.ok).toBe(true);
    await endIn(0);
    expect((await move({ session_id, their_offers: [950] }, key)).body.code).toBe('expired');
    expect((await close({ session_id }, key)).body.ok).toBe(true);
  });

  it('of another key is as if there were none', async () => {
    const key = await fundedKey(1);
    const { session_id } = (await open(TERMS, key)).body;
    const stranger = (await issueKey(service.url)).api_key;
    for (const ask of [move, close]) {
      const foreign = await ask({ session_id, ...(ask === move && { their_offers: [] }) }, stranger);
      const nobody = await ask({ session_id: 'ses_nobody', ...(ask === move && { their_offers: [] }) }, stranger);
      expect([foreign.status, foreign.text]).toEqual([nobody.status, nobody.text]);
      expect(foreign.body).toMatchObject({ ok: false, charged: false, code: 'closed' });
    }
  });

  it('is not opened on less than two dollars, nor twice for one Idempotency-Key', async () => {
    const poor = (await issueKey(service.url)).api_key;
    expect((await open(TERMS, poor)).body).toMatchObject({ ok: false, charged: false, code: 'insufficient_funds' });
    const key = await fundedKey(2);
    const twice = await Promise.all([1, 2].map(() => open(TERMS, key, { 'idempotency-key': 'open-1' })));
    expect(twice[0]!.text).toBe(twice[1]!.text);
    expect(await holds(key)).toBe(250_000);
  });

  it.each([
    ['a target beyond walk_away', { ...TERMS, target: 950 }],
    ['no price', { ...TERMS, walk_away: 0 }],
    ['a negative price', { ...TERMS, target: -1 }],
    ['an unknown category', { ...TERMS, category: 'spot' }],
    ['a fractional seed', { ...TERMS, seed: 0.5 }],
    ['a seed below 0', { ...TERMS, seed: -1 }],
    ['an offer that is none', { ...TERMS, their_offers: ['950'] }],
  ])('is refused with 422 and costs nothing for %s', async (_, body) => {
    const key = await fundedKey(1);
    expect((await open(body, key)).status).toBe(422);
    expect(await holds(key)).toBe(250_000);
  });

  it('leaves a ledger that adds up', async () => {
    expect((await service.app.get(LedgerCheckRepository, { strict: false }).check()).faults).toEqual([]);
  });
});
