import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RevealFirstStrikeResult, VerifyResult } from '@svc/contracts';
import pg from 'pg';
import { call } from '../../testing/agent-keys.js';
import { freshDatabase, type FreshDatabase } from '../../testing/fresh-database.js';
import { startService, type RunningService } from '../../testing/service.js';
import { CLOCK } from '../clock/clock.js';
import { DATABASE, type Database } from './database.js';
import { migrate } from './migrate.js';
import { readMigrations } from './migrations.js';
import { openDatabase } from './open-database.js';

/** The last migration of version 0.2.0. */
const LAST = '20261122141000_telemetry';
const vector = (name: string): string => readFileSync(new URL(`../../../vectors/${name}`, import.meta.url), 'utf8');
const earlier = JSON.parse(vector('earlier-answers.json')) as {
  secrets: Record<string, string>;
  nowMillis: number;
  svcKey: string;
  key: string;
  blob: string;
  park: { ticket: string };
  ask: { request_id: string };
  policy: object;
  receipt: object;
  strike: { commitment_id: string };
  balance: object;
  exported: { rows: object[] };
};
/** What lasts by the clock of the database is still lasting. */
const STILL_LASTING = `
  UPDATE parcel SET expires_at = now() + interval '1 day';
  UPDATE kept_answer SET expires_at = now() + interval '1 day';
  UPDATE first_strike SET expires_at = extract(epoch FROM now())::int + 86400;
`;
/** A paid session, as 0.2.0 wrote it. */
const ADVISED = `
  INSERT INTO advice_session SELECT 'ses_1', key_id, '{}', now(), now(), NULL, NULL FROM key_holder
    WHERE agent_id = 'earlier-advised';
  INSERT INTO advice_move SELECT 'ses_1', i, 'price', '{}', now() FROM generate_series(1, 3) i;
`;

let database: FreshDatabase;
let service: RunningService;
beforeAll(async () => {
  database = await freshDatabase();
  const source = await openDatabase(database.env.DATABASE_URL ?? null, database.env.SVC_DATA_DIR);
  await migrate(
    source,
    readMigrations().filter(({ name }) => name <= LAST),
  );
  const client = new pg.Client(source.pool);
  await client.connect();
  await client.query(vector('earlier-database.sql'));
  await client.query(STILL_LASTING + ADVISED);
  await client.end();
  await source.close?.();
  service = await startService({
    database,
    env: earlier.secrets,
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => earlier.nowMillis + 60_000 } }],
  });
  // On a busy machine the first look at the database may come too early, and the service then looks again.
  while ((await fetch(`${service.url}/ready`)).status !== 200) await pause(200);
}, 300_000);
afterAll(async () => {
  await service?.stop();
  await database.remove();
});

const at = <Body = Record<string, unknown>>(path: string, options: Parameters<typeof call>[2] = {}) =>
  call<Body>(service.url, path, { key: earlier.key, ...options });

describe('a database of an earlier version', () => {
  it('is migrated at the start, and its ledger adds up', async () => {
    expect((await fetch(`${service.url}/ready?deep=1`)).status).toBe(200);
  });

  it('knows its keys, and what their wallets hold', async () => {
    expect((await at('/v1/billing/balance')).body).toMatchObject(earlier.balance);
    const refused = await at('/v1/policy/compile', { body: {}, headers: { 'x-svc-key': earlier.svcKey } });
    expect(refused.status).toBe(422);
  });

  it('names the key of each row of the ledger and of advice', async () => {
    const { client } = service.app.get<Database>(DATABASE);
    const entries = await client.ledgerEntry.findMany({ include: { transaction: true }, orderBy: { account: 'asc' } });
    expect(new Set(entries.map(({ transactionId }) => transactionId)).size).toBe(3);
    const [holder, advised] = await client.keyHolder.findMany({ orderBy: { agentId: 'desc' } });
    for (const { transaction, keyId } of entries) {
      const { kind, reference } = transaction;
      expect([transaction.keyId, keyId]).toEqual(Array(2).fill(kind === 'starter' ? reference : holder!.keyId));
    }
    expect(await client.adviceMove.count({ where: { keyId: advised!.keyId } })).toBe(3);
  });

  it('has its parcels, and answers a repeated call as it was answered', async () => {
    expect((await at(`/v1/store/parcel/${earlier.park.ticket}`)).body).toMatchObject({ blob_b64: earlier.blob });
    const body = { blob_b64: earlier.blob, ttl_seconds: 604_800 };
    const again = await at('/v1/store/park', { body, headers: { 'idempotency-key': 'earlier-1' } });
    expect(again.body).toEqual(earlier.park);
    expect((await at('/v1/billing/balance')).body).toMatchObject(earlier.balance);
  });

  it('verifies the receipts of then, whose keys it has published since, and no other', async () => {
    const verify = async (receipt: object): Promise<boolean> =>
      (await at<VerifyResult>('/v1/receipt/verify', { body: { receipt, policy: earlier.policy } })).body.valid;
    expect(await verify(earlier.receipt)).toBe(true);
    expect(await verify({ ...earlier.receipt, price: 1 })).toBe(false);
  });

  it('has what was watched, and what was shared', async () => {
    const watched = (await at<{ requests: { request_id: string }[] }>('/v1/store/my_requests')).body;
    expect(watched.requests.map(({ request_id }) => request_id)).toEqual([earlier.ask.request_id]);
    const { rows } = (await at<{ rows: object[] }>('/v1/telemetry/export')).body;
    expect(rows).toEqual(earlier.exported.rows);
  });

  it('reveals what was committed to then', async () => {
    const body = {
      commitment_id: earlier.strike.commitment_id,
      reservation: 1_250,
      nonce: 'a nonce of an earlier day',
      salt: 'a salt of an earlier day!',
    };
    const revealed = await at<RevealFirstStrikeResult>('/v1/negotiation/reveal_first_strike', { body });
    expect(revealed.body).toMatchObject({ verified: true, binding_offer: 1_250, reused: false });
  });
});
