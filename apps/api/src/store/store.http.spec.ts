import { createHash, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyStoreReceipt } from '@svc/accounts';
import type {
  AskResult,
  AskTally,
  MyAsks,
  NotaryPublicKey,
  Observatory,
  ParcelResult,
  ParkResult,
  StoreCatalog,
  TokenKeyResult,
} from '@svc/contracts';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { Sweeper } from '../platform/sweep/sweeper.js';
import { call, issueKey } from '../testing/agent-keys.js';
import { startService, type RunningService } from '../testing/service.js';
import { LedgerCheckRepository } from '../wallet/ledger-check.repository.js';
import { AsksRepository } from './asks.repository.js';
import { AsksService } from './asks.service.js';
import { ParcelsRepository } from './parcels.repository.js';

let nowMillis = 1_800_000_000_000;
let service: RunningService;
let key: string;
beforeAll(async () => {
  service = await startService({
    env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' },
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }],
  });
  key = (await issueKey(service.url)).api_key;
});
afterAll(() => service.stop());

const bytes = Buffer.from('sealed by its owner');
const blob_b64 = bytes.toString('base64');
const park = (body: object, options: Parameters<typeof call>[2] = {}, path = '/v1/store/park') =>
  call<ParkResult>(service.url, path, { key, ...options, body });
const load = (ticket: string, owner = key) =>
  call<ParcelResult & { detail: string }>(service.url, `/v1/store/parcel/${ticket}`, { key: owner });
const holds = async (owner: string) =>
  (await call<{ total_millicents: number }>(service.url, '/v1/billing/balance', { key: owner })).body.total_millicents;

/** For how long a parcel is kept, by its receipt. */
const keptSeconds = ({ expires_at, receipt }: ParkResult): number =>
  (Date.parse(expires_at!) - Date.parse(receipt!.issued_at)) / 1_000;

/** How many parcels the database holds for a key. */
async function parcelsOf(owner: string): Promise<number> {
  const { client } = service.app.get<Database>(DATABASE);
  const { id } = await client.accessKey.findFirstOrThrow({ where: { display: owner.slice(0, 8) } });
  return client.parcel.count({ where: { keyId: id } });
}

describe('a parcel', () => {
  it('is parked for its price, under a receipt that is checked offline, and handed back as it was', async () => {
    const owner = (await issueKey(service.url)).api_key;
    const { status, body } = await park({ blob_b64, ttl_seconds: 3_600 }, { key: owner });
    expect([status, body]).toEqual([
      200,
      {
        ok: true,
        ticket: expect.stringMatching(/^tkt_[\w-]{32}$/),
        expires_at: expect.any(String),
        receipt: {
          id: expect.stringMatching(/^rcp_/),
          slot: 'park',
          price_millicents: 10,
          content_hash: createHash('sha256').update(bytes).digest('hex'),
          issued_at: expect.any(String),
          predicate_id: 'park.stored/1',
          key_fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
          signature: expect.stringMatching(/^[\w-]{86}$/),
        },
      },
    ]);
    expect(keptSeconds(body)).toBe(3_600);
    expect(await holds(owner)).toBe(49_990);
    expect((await load(body.ticket!, owner)).body).toEqual({
      ok: true,
      blob_b64,
      content_hash: body.receipt!.content_hash,
      expires_at: body.expires_at,
    });

    const notary = (await call<NotaryPublicKey>(service.url, '/v1/store/notary_pubkey')).body;
    const pinned = createPublicKey(notary.pubkey_pem);
    expect(
      createHash('sha256')
        .update(pinned.export({ type: 'spki', format: 'der' }))
        .digest('hex'),
    ).toBe(notary.fingerprint);
    expect(body.receipt!.key_fingerprint).toBe(notary.fingerprint);
    const jwk = { ...pinned.export({ format: 'jwk' }), kid: 'pinned' };
    expect(await verifyStoreReceipt(body.receipt!, jwk)).toBe(true);
    expect(await verifyStoreReceipt({ ...body.receipt!, price_millicents: 9 }, jwk)).toBe(false);
  });

  it('is also saved and loaded under the names of memory, with the key in the body', async () => {
    const saved = await call<ParkResult>(service.url, '/v1/memory/save', { body: { blob_b64, api_key: key } });
    expect(saved.body.ok).toBe(true);
    const loaded = await call<ParcelResult>(service.url, `/v1/memory/load/${saved.body.ticket}`, { key });
    expect(loaded.body.blob_b64).toBe(blob_b64);
  });

  it.each([
    [undefined, 86_400],
    [null, 86_400],
    [1, 60],
    [-5, 60],
    [604_801, 604_800],
    [2 ** 53, 604_800],
  ])('that is to be kept for %p seconds is kept for %d', async (ttl_seconds, kept) => {
    const { body } = await park({ blob_b64, ...(ttl_seconds !== undefined && { ttl_seconds }) });
    expect(keptSeconds(body)).toBe(kept);
  });

  it.each([-7_200_000, 7_200_000])(
    'is kept as long as it was paid for by an instance whose clock is %d ms off',
    async (off) => {
      const usual = nowMillis;
      nowMillis = Date.now() + off;
      const { body } = await park({ blob_b64, ttl_seconds: 3_600 });
      const left = Date.parse(body.expires_at!) - Date.now();
      expect([left > 3_300_000, left < 3_900_000]).toEqual([true, true]);
      expect((await load(body.ticket!)).status).toBe(200);
      nowMillis = usual;
    },
  );

  it.each([
    ['fractional', { blob_b64, ttl_seconds: 60.5 }],
    ['empty', { blob_b64: '' }],
    ['no base64', { blob_b64: 'not base64!' }],
    ['not padded', { blob_b64: 'YQ' }],
    ['of the other alphabet', { blob_b64: '_-8=' }],
    ['with a blank', { blob_b64: 'YWJj ZGVm' }],
    ['with spare bits', { blob_b64: 'YR==' }],
    ['no text', { blob_b64: 5 }],
  ])('is refused with 422 and costs nothing where the input is %s', async (_, body) => {
    const before = await holds(key);
    expect((await park(body)).status).toBe(422);
    expect(await holds(key)).toBe(before);
  });

  it('of more than 1 MiB is not taken and not charged; of 1 MiB it is', async () => {
    const owner = (await issueKey(service.url)).api_key;
    const large = await park({ blob_b64: Buffer.alloc(1_048_577).toString('base64') }, { key: owner });
    expect([large.status, large.body]).toEqual([
      200,
      { ok: false, charged: false, reason: expect.any(String), code: 'too_large' },
    ]);
    const most = await park(
      { blob_b64: Buffer.alloc(1_048_576).toString('base64'), ttl_seconds: 604_800 },
      { key: owner },
    );
    expect(most.body.receipt?.price_millicents).toBe(1049 * 7);
    expect(await holds(owner)).toBe(50_000 - 1049 * 7);
    expect((await park({ blob_b64: 'A'.repeat(1_600_100) }, { key: owner })).status).toBe(413);
  });

  it('of somebody else answers byte for byte like one that nobody has', async () => {
    const { body } = await park({ blob_b64 });
    const stranger = (await issueKey(service.url)).api_key;
    const answers = await Promise.all([
      load(body.ticket!, stranger),
      load('tkt_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', stranger),
      load('x', stranger),
    ]);
    for (const { status, text } of answers)
      expect([status, text]).toEqual([404, '{"detail":"no parcel has this ticket","code":"not_found"}']);
  });

  it('is gone when its time is over, and swept then', async () => {
    const { body } = await park({ blob_b64, ttl_seconds: 60 });
    const { client } = service.app.get<Database>(DATABASE);
    const endIn = (seconds: number) =>
      client.$executeRaw`
        UPDATE "parcel" SET "expires_at" = now() + ${seconds}::int * interval '1 second'
        WHERE "ticket" = ${body.ticket}`;
    // A clock of the process that runs ahead takes and removes nothing: that of the database decides.
    nowMillis += 7_200_000;
    await endIn(600);
    expect((await load(body.ticket!)).status).toBe(200);
    await endIn(0);
    expect((await load(body.ticket!)).status).toBe(404);
    await endIn(600);
    const sweeper = service.app.get(Sweeper, { strict: false });
    const parcels = service.app.get(ParcelsRepository, { strict: false });
    await sweeper.sweep();
    expect(await client.parcel.count({ where: { ticket: body.ticket! } })).toBe(1);
    await client.parcel.updateMany({ where: { ticket: body.ticket! }, data: { expiresAt: new Date(0) } });
    // Two instances may sweep at once.
    await Promise.all([sweeper.sweep(), parcels.sweep(Date.now(), 100)]);
    expect(await client.parcel.count({ where: { ticket: body.ticket! } })).toBe(0);
  });
});

describe('a call that is not paid', () => {
  it.each([
    ['an unknown key in the body', { api_key: `gt_${'z'.repeat(43)}` }],
    ['a text that is no key', { api_key: 'sesame' }],
  ])('says so for %s', async (_, members) => {
    const { status, body } = await call(service.url, '/v1/store/park', { body: { blob_b64, ...members } });
    expect([status, body]).toEqual([
      200,
      { ok: false, charged: false, reason: expect.any(String), code: 'unknown_key' },
    ]);
  });

  it('is refused with 401 without a key or with an unknown one, with 403 for one of the other kind', async () => {
    const bare = await call(service.url, '/v1/store/park', { body: { blob_b64 } });
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="svc"']);
    expect((await park({ blob_b64 }, { key: `gt_${'z'.repeat(43)}` })).status).toBe(401);
    expect((await park({ blob_b64 }, { key: service.key })).status).toBe(403);
  });

  it('leaves the wallet as it was where it holds too little', async () => {
    const poor = (await issueKey(service.url)).api_key;
    const dear = { blob_b64: Buffer.alloc(1_048_576).toString('base64'), ttl_seconds: 604_800 };
    for (let index = 0; index < 6; index += 1) await park(dear, { key: poor });
    const left = await holds(poor);
    const { status, body } = await park(dear, { key: poor });
    expect([status, body]).toEqual([
      200,
      {
        ok: false,
        charged: false,
        reason: `the call costs 7343 millicents and the wallet holds ${left}`,
        code: 'insufficient_funds',
      },
    ]);
    expect(await holds(poor)).toBe(left);
  });

  it('is undone whole where the condition of its slot does not hold', async () => {
    const parcels = service.app.get(ParcelsRepository, { strict: false });
    const { holds: stood } = parcels;
    parcels.holds = () => Promise.resolve(false);
    const owner = (await issueKey(service.url)).api_key;
    try {
      const { body } = await park({ blob_b64 }, { key: owner });
      expect(body).toEqual({ ok: false, charged: false, reason: expect.any(String), code: 'predicate_failed' });
    } finally {
      parcels.holds = stood;
    }
    expect(await holds(owner)).toBe(50_000);
    expect(await parcelsOf(owner)).toEqual(0);
  });
});

describe('a repeated call', () => {
  const headers = (name: string) => ({ 'idempotency-key': name });

  it('is answered as before and charged once, also when many come at once and after a rotation', async () => {
    const owner = (await issueKey(service.url)).api_key;
    const body = { blob_b64, ttl_seconds: 60 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => park(body, { key: owner, headers: headers('once') })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await holds(owner)).toBe(49_990);
    const rotated = await call<{ api_key: string }>(service.url, '/v1/keys/rotate', { body: {}, key: owner });
    const again = await park(
      { ...body, api_key: rotated.body.api_key },
      { key: rotated.body.api_key, headers: headers('once') },
    );
    expect(again.text).toBe(answers[0]!.text);
    expect(await holds(rotated.body.api_key)).toBe(49_990);
  });

  it('is refused with 409 where the same key names another request, and made anew after a day', async () => {
    await park({ blob_b64 }, { headers: headers('twice') });
    const other = await park({ blob_b64, ttl_seconds: 61 }, { headers: headers('twice') });
    expect([other.status, JSON.parse(other.text)]).toEqual([
      409,
      { detail: 'this Idempotency-Key was used for another request', code: 'idempotency_key_reused' },
    ]);
    // A day by the clock of the database, and not by that of the process.
    nowMillis += 86_400_000;
    expect((await park({ blob_b64, ttl_seconds: 61 }, { headers: headers('twice') })).status).toBe(409);
    await service.app.get<Database>(DATABASE).client.$executeRaw`
      UPDATE "kept_answer" SET "expires_at" = now() WHERE "idempotency_key" = 'twice'`;
    expect((await park({ blob_b64, ttl_seconds: 61 }, { headers: headers('twice') })).body.ok).toBe(true);
  });

  it.each(['a b', 'x'.repeat(256), 'ü'])('is refused with 400 for the key %j', async (name) => {
    expect((await park({ blob_b64 }, { headers: headers(name) })).status).toBe(400);
  });
});

describe('the shelf', () => {
  it('names prices, conditions and how receipts are checked, and the balance to who has a key', async () => {
    const bare = (await call<StoreCatalog>(service.url, '/v1/store/catalog')).body;
    expect(bare.slots.map(({ slot, tier, max_price }) => [slot, tier, max_price])).toEqual([
      ['park', 'paid', 7_343],
      ['load', 'free', 0],
      ['advice_session', 'paid', 200_000],
    ]);
    expect(bare.balance).toBeNull();
    const keyed = (await call<StoreCatalog>(service.url, '/v1/store/catalog', { key })).body;
    expect(keyed.balance?.total_millicents).toBe(await holds(key));
    expect((await call(service.url, '/v1/store/catalog', { key: `gt_${'z'.repeat(43)}` })).status).toBe(401);
    expect((await call<StoreCatalog>(service.url, '/v1/store/catalog', { key: service.key })).body.balance).toBeNull();
  });

  it('is signed for by a notary of its own: first strikes and settlements have other keys', async () => {
    const { pubkey_pem } = (await call<NotaryPublicKey>(service.url, '/v1/store/notary_pubkey')).body;
    const [anchor, settlement] = await Promise.all(
      ['trust_anchor', 'settlement_notary'].map((name) => call<TokenKeyResult>(service.url, `/v1/keys/${name}`)),
    );
    const keys = [pubkey_pem, anchor?.body.public_key_pem, settlement?.body.public_key_pem];
    expect(keys.every((key) => key?.startsWith('-----BEGIN PUBLIC KEY-----'))).toBe(true);
    expect(new Set(keys).size).toBe(3);
  });

  it('has nothing that fetches pages', async () => {
    expect((await call(service.url, '/v1/fetch', { body: { url: 'https://example.com' } })).status).toBe(404);
  });
});

describe('a request for what is not stocked', () => {
  const file = (body: object, options: Parameters<typeof call>[2] = {}) =>
    call<AskResult>(service.url, '/v1/store/request', { ...options, body });

  it('is filed by anyone, read again, and counted with its like', async () => {
    const texts = ['A weather slot!', '  a WEATHER   slot', 'a weather slot.', 'A stock ticker'];
    const filed = [];
    for (const text of texts) {
      nowMillis += 1;
      filed.push((await file({ text })).body);
    }
    expect(filed.map(({ status, same_ask_count, watched }) => [status, same_ask_count, watched])).toEqual([
      ['filed', 1, false],
      ['filed', 2, false],
      ['filed', 3, false],
      ['filed', 1, false],
    ]);
    const read = await call<AskResult>(service.url, filed[0]!.check);
    expect(read.body).toEqual({ ...filed[2], watched: false });
    const { body: tally } = await call<AskTally>(service.url, '/v1/store/requests');
    expect(tally).toEqual({
      total: 4,
      distinct: 2,
      recent: 4,
      requests: [
        { ask: null, status: 'filed', same_ask_count: 3 },
        { ask: null, status: 'filed', same_ask_count: 1 },
      ],
    });
    // Three filings of one caller are one filer: what one says is not published.
    for (const filer of [key, (await issueKey(service.url)).api_key]) await file({ text: texts[1] }, { key: filer });
    expect((await call<AskTally>(service.url, '/v1/store/requests')).body).toEqual(tally);
    nowMillis += 5_000;
    const { body: observatory } = await call<Observatory>(service.url, '/v1/store/observatory');
    expect(observatory.unmet).toEqual([{ ask: 'A weather slot!', status: 'filed', same_ask_count: 5 }]);
    expect(observatory.slots.find(({ slot }) => slot === 'advice_session')?.deliveries).toBeNull();
  });

  it('is listed to the key that watches it, and to no other', async () => {
    const watched = await file({ text: 'Watched by its key', watch: true }, { key });
    const inBody = await file({ text: 'Watched too', watch: true, api_key: key });
    await file({ text: 'Not watched' }, { key });
    expect([watched.body.watched, inBody.body.watched]).toEqual([true, true]);
    expect((await file({ text: 'Watched by nobody', watch: true })).body.watched).toBe(false);
    const { body } = await call<MyAsks>(service.url, '/v1/store/my_requests', { key });
    expect(body.requests.map(({ text }) => text).sort()).toEqual(['Watched by its key', 'Watched too']);
    const other = (await issueKey(service.url)).api_key;
    expect((await call<MyAsks>(service.url, '/v1/store/my_requests', { key: other })).body.requests).toEqual([]);
  });

  it('is refused with 401 for an unknown key, 404 for an unknown id, 422 for what does not fit', async () => {
    expect((await file({ text: 'x', api_key: `gt_${'z'.repeat(43)}` })).status).toBe(401);
    const nobody = await call(service.url, '/v1/store/request/req_nobody');
    expect(nobody.status).toBe(404);
    for (const id of ['%00', 'req%00', '%E2%80%AE', '%20'])
      expect(await call(service.url, `/v1/store/request/${id}`)).toMatchObject({ status: 404, text: nobody.text });
    const missing = await call(service.url, '/v1/store/parcel/tkt_nobody', { key });
    for (const path of ['/v1/store/parcel/a%00b', '/v1/memory/load/a%00b'])
      expect(await call(service.url, path, { key })).toMatchObject({ status: 404, text: missing.text });
    for (const text of ['', 'x'.repeat(4_001), 5]) expect((await file({ text })).status).toBe(422);
    expect((await file({ text: 'x'.repeat(4_000) })).status).toBe(200);
  });
});

describe('the demand box', () => {
  const asks = () => service.app.get(AsksRepository, { strict: false });
  const filing = (text: string, address: string, at = nowMillis) => ({
    id: `req_${text} ${address} ${at}`,
    text,
    sameAsk: text,
    keyId: null,
    address,
    watch: false,
    at: new Date(at),
  });

  it('counts an address once a day, however often and however many at once, and keeps no address', async () => {
    const places = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'];
    await Promise.all(
      places.map((address, index) => asks().file({ ...filing('at once', address), id: `req_${index}` })),
    );
    const { ask } = await asks().file(filing('at once', '192.0.2.2'));
    expect([ask.filings, ask.filers]).toEqual([5, 2]);
    const rows = await service.app.get<Database>(DATABASE).client.askFiler.findMany();
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('forgets what nobody has filed for 90 days, with its filers and its counts', async () => {
    const before = await asks().sums(new Date(nowMillis));
    const day = 86_400_000;
    await asks().file(filing('old', '192.0.2.1', nowMillis - 91 * day));
    await asks().file(filing('old, but filed again', '192.0.2.1', nowMillis - 91 * day));
    await asks().file(filing('old, but filed again', '192.0.2.1', nowMillis - 89 * day));
    expect(await service.app.get(AsksService, { strict: false }).sweep(nowMillis, 500, 90)).toBe(1);
    const { total, distinct } = await asks().sums(new Date(nowMillis));
    expect([total - before.total, distinct - before.distinct]).toEqual([2, 1]);
    const { client } = service.app.get<Database>(DATABASE);
    expect(await client.askFiler.count({ where: { sameAsk: 'old' } })).toBe(0);
    expect(await client.askDay.count({ where: { day: { lt: new Date(nowMillis - 9 * day).toISOString() } } })).toBe(0);
  });

  it('holds so many texts at most, and lets go of what fewest have filed', async () => {
    const since = new Date(nowMillis);
    const held = (await asks().sums(since)).distinct;
    for (const address of ['192.0.2.1', '192.0.2.2']) await asks().file(filing('wanted by two', address));
    await asks().file(filing('wanted by one', '192.0.2.1'));
    const before = await asks().sums(since);
    expect(before.distinct).toBe(held + 2);
    for (let text = 0; text < held + 5; text += 1)
      await asks().file(filing(`flood ${text}`, '192.0.2.9'), before.distinct);
    const after = await asks().sums(since);
    expect(after.distinct).toBe(before.distinct);
    const { client } = service.app.get<Database>(DATABASE);
    expect(await client.ask.count()).toBe(after.distinct);
    expect(await client.ask.aggregate({ _sum: { filings: true } })).toEqual({ _sum: { filings: after.total } });
    const kept = (sameAsk: string) => client.ask.count({ where: { sameAsk } });
    expect([await kept('wanted by two'), await kept('wanted by one')]).toEqual([1, 0]);
  });

  it('answers its tally from an index, however many texts there are', async () => {
    const { client } = service.app.get<Database>(DATABASE);
    for (let part = 0; part < 4; part += 1)
      await client.$executeRaw`INSERT INTO "ask"
          ("same_ask", "id", "text", "filings", "filers", "filed_at", "changed_at")
        SELECT 'many ' || n, 'many ' || n, 'x', 1, 1, now(), now()
        FROM generate_series(${part * 2_500}::int, ${part * 2_500 + 2_499}::int) n`;
    await client.$executeRaw`ANALYZE "ask"`;
    const plan = await client.$queryRaw<object[]>`EXPLAIN (FORMAT JSON)
      SELECT * FROM "ask" ORDER BY "filers" DESC, "filings" DESC LIMIT 100`;
    expect(JSON.stringify(plan)).toContain('ask_filers_filings_idx');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    expect(await asks().first()).toHaveLength(100);
  });
});

describe('the ledger after all of this', () => {
  it('adds up', async () => {
    expect((await service.app.get(LedgerCheckRepository, { strict: false }).check()).faults).toEqual([]);
  });

  it('tells how much of a slot was delivered, but not of one that was delivered less than five times', async () => {
    await service.app.get(LedgerCheckRepository, { strict: false }).checkNew(1_000);
    const { client } = service.app.get<Database>(DATABASE);
    const { deliveries: parked } = await client.deliveryCount.findUniqueOrThrow({ where: { slot: 'park' } });
    expect(parked).toBeGreaterThanOrEqual(5);
    nowMillis += 60_000;
    expect((await call<Observatory>(service.url, '/v1/store/observatory')).body.slots).toEqual([
      { slot: 'park', deliveries: parked },
      { slot: 'advice_session', deliveries: null },
    ]);
  });
});
