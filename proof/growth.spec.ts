import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { grantPostings, LISTED_ASKS } from '@svc/accounts';
import { BILLING_WEBHOOK, OPERATIONS, PRICE_QUOTE, type OperationRecord } from '@svc/contracts';
import { CLOCK, RANDOM_BYTES } from '../apps/api/src/platform/clock/clock.js';
import { DATABASE, type Database } from '../apps/api/src/platform/database/database.js';
import { connectionTo } from '../apps/api/src/platform/database/embedded.js';
import { folderHolder } from '../apps/api/src/platform/database/folder-lock.js';
import { openDatabase } from '../apps/api/src/platform/database/open-database.js';
import { TELEMETRY_KEY } from '../apps/api/src/platform/secrets/secrets.js';
import { Sweeper } from '../apps/api/src/platform/sweep/sweeper.js';
import { DomainFetch } from '../apps/api/src/registry/domain-fetch.js';
import { DealingHashes } from '../apps/api/src/reply/dealing-hashes.js';
import { AsksRepository } from '../apps/api/src/store/asks.repository.js';
import { AsksService } from '../apps/api/src/store/asks.service.js';
import { issueKey, keyRequest } from '../apps/api/src/testing/agent-keys.js';
import { migratedDatabase, onServer, type FreshDatabase } from '../apps/api/src/testing/fresh-database.js';
import { LiveInputs } from '../apps/api/src/testing/live-inputs.js';
import { SPEC_KEY, startService, type RunningService } from '../apps/api/src/testing/service.js';
import { askOffer } from '../apps/api/src/testing/shared-calls.js';
import { StripeStandIn, stripeOf } from '../apps/api/src/testing/stripe-stand-in.js';
import { postSigned } from '../apps/api/src/testing/webhook-sender.js';
import { LedgerRepository } from '../apps/api/src/wallet/ledger.repository.js';
import { addBuyers, HEAVY, makeHeavy } from './growth/heavy-key.js';
import { rowCounts, type RowCounts } from './growth/rows-read.js';
import { compareTimes, medianOf } from './growth/times.js';
import { fillYear, openPatient } from './growth/year.js';

/** `npm run proof:growth` sets these; the suite runs the same code on a fiftieth of a year. */
const SCALE = Number(process.env['SVC_PROOF_SCALE'] ?? 0.02);
const TIMED = process.env['SVC_PROOF_TIMES'] === '1';
const LONG = 3_600_000;

/** Rows that a call may read beyond those that it answers, and that it may change beyond those that it is asked to. */
const MORE = 100;
/** Whole weeks that an export or an erasure looks into: one row each at least is not read, but looked for. */
const WEEKS = 78;
/** A call that has gone through the same code before, so that what is made once is not counted. */
const WARM_CALLS = 2;

const SECRET = 'whsec_of_the_proof';
const ENV = {
  SVC_RATE_KEY_ISSUE_PER_HOUR: '100000',
  STRIPE_SECRET_KEY: 'sk_test_proof',
  STRIPE_WEBHOOK_SECRET: SECRET,
};

const GRANTED_TOKENS = '/v1/test_helpers/shared_payment/granted_tokens';

type Send = () => Promise<{ status: number; text: string }>;
interface Look {
  readonly answers?: number;
  readonly changes?: number;
}

const live = new LiveInputs(SPEC_KEY);
const overrides = [{ provide: DomainFetch, useValue: new DomainFetch({ resolver: live.resolver }) }];
let fresh: FreshDatabase;
let standIn: StripeStandIn;
let service: RunningService;
let database: Database;
/** Keys of a holder that has much of everything, and of one that has nothing. */
let heavy: string;
let light: string;

beforeAll(async () => {
  fresh = await migratedDatabase();
  standIn = await StripeStandIn.start();
  const source = await openDatabase(fresh.env.DATABASE_URL ?? null, fresh.env.SVC_DATA_DIR);
  const begun = performance.now();
  const filling = await openPatient(source);
  const { rows } = await fillYear(filling, SCALE);
  await filling.end();
  await source.close?.();
  if (TIMED) process.stderr.write(`${rows} rows in ${Math.round((performance.now() - begun) / 1_000)} s\n`);
  service = await startService({ database: fresh, overrides, env: { ...ENV, STRIPE_API_BASE: standIn.url } });
  // What is done from time to time is no call.
  await service.app.get(Sweeper, { strict: false }).onApplicationShutdown();
  database = service.app.get<Database>(DATABASE);
  light = (await issueKey(service.url)).api_key;
  const busy = await holder();
  heavy = busy.key;
  const lock = folderHolder(fresh.env.SVC_DATA_DIR)?.connection;
  const session = await openPatient({
    pool: lock ? connectionTo(lock) : { connectionString: String(fresh.env.DATABASE_URL) },
  });
  const recommendationId = String((await askOffer(service.url, heavy)).id);
  await makeHeavy(database, session, { keyId: busy.keyId, recommendationId });
  await session.end();
  const { id } = await database.client.accessKey.findFirstOrThrow({ where: { kind: 'svc' } });
  await addBuyers(database, new DealingHashes(service.app.get<Uint8Array>(TELEMETRY_KEY), id).holder);
}, LONG);
afterAll(async () => {
  await service.stop();
  await standIn.stop();
  await fresh.remove();
});

/** A key of somebody who shares, and its id. */
async function holder(): Promise<{ key: string; keyId: string }> {
  const agent = keyRequest({ telemetry_consent: true });
  const { api_key: key } = await issueKey(service.url, agent);
  const where = { agentId: String(agent['agent_id']) };
  return { key, keyId: (await database.client.keyHolder.findUniqueOrThrow({ where })).keyId };
}

/** What a call reads and changes. */
async function rowsOf(send: Send): Promise<RowCounts> {
  const before = await rowCounts(database);
  const { status, text } = await send();
  const after = await rowCounts(database);
  if (status >= 300 || /^\{"ok":false/.test(text)) throw new Error(`${status} ${text.slice(0, 300)}`);
  return { read: after.read - before.read, changed: after.changed - before.changed };
}

async function expectFew(send: Send, { answers = 0, changes = 0 }: Look = {}): Promise<void> {
  const { read, changed } = await rowsOf(send);
  expect(read - answers - changes).toBeLessThanOrEqual(MORE);
  expect(changed - changes).toBeLessThanOrEqual(MORE);
}

const keyFor = ({ access }: OperationRecord): string | undefined =>
  access === 'open' ? undefined : access === 'svc_key' ? service.key : heavy;

const sendTo = async (path: string, init: RequestInit & { key?: string | undefined } = {}) => {
  const { key, ...rest } = init;
  const response = await fetch(service.url + path, {
    ...rest,
    headers: { ...(init.body != null && { 'content-type': 'application/json' }), ...(key && { 'x-api-key': key }) },
  });
  return { status: response.status, text: await response.text() };
};

const post = (path: string, body: object, key?: string): Promise<{ status: number; text: string }> =>
  sendTo(path, { method: 'POST', body: JSON.stringify(body), key });

/** They are called below: they stand on a payment, a session, a path or a key of their own, or answer much. */
const BELOW: ReadonlySet<string> = new Set([
  'adviseBundleMove',
  'adviseMove',
  'closeAdviceSession',
  'deleteTelemetry',
  'exportTelemetry',
  'issueKey',
  'listMyStoreRequests',
  'loadMemory',
  'loadParcel',
  'openAdviceSession',
  'readStoreRequest',
  'rotateKey',
  'settlePrice',
  'takePaymentWebhook',
  'topUpByMachine',
]);
const EXAMPLES = OPERATIONS.filter(({ id }) => !BELOW.has(id)).map(
  (record) => [`${record.method} ${record.path}`, record] as const,
);

const onEmbedded = onServer ? describe.skip : describe;

/** The demand box without what it keeps of its answers. */
const box = ({ app }: RunningService): AsksService =>
  new AsksService(app.get(AsksRepository, { strict: false }), app.get(CLOCK), app.get(RANDOM_BYTES), {
    laneOf: () => 'proof',
  });

onEmbedded('in a database of a year, a call reads at most a hundred rows more than it answers', () => {
  it.each(EXAMPLES)('%s', async (_, record) => {
    for (let time = 0; time <= WARM_CALLS; time += 1) {
      const input = await live.of(record, service.url, record.examples[0]?.input ?? null);
      const body = input === null ? {} : { body: JSON.stringify(input) };
      const send: Send = () => sendTo(record.path, { method: record.method, key: keyFor(record), ...body });
      if (time < WARM_CALLS) expect((await send()).status).toBeLessThan(500);
      else await expectFew(send);
    }
  });

  it('keys: issue and rotation', async () => {
    const { api_key } = await issueKey(service.url);
    await expectFew(() => post('/v1/keys', keyRequest()));
    await expectFew(() => post('/v1/keys/rotate', {}, api_key));
  });

  it('a parcel, parked and loaded by a wallet that has paid often', async () => {
    const park = () => post('/v1/store/park', { blob_b64: 'Y2lwaGVydGV4dA==' }, heavy);
    const { ticket } = JSON.parse((await park()).text) as { ticket: string };
    await expectFew(park);
    await expectFew(() => sendTo(`/v1/store/parcel/${ticket}`, { key: heavy }));
  });

  it('advice, from its opening to its end', async () => {
    const { key, keyId: walletId } = await holder();
    await database.transaction((transaction) =>
      service.app
        .get(LedgerRepository, { strict: false })
        .credit(transaction, { kind: 'grant', walletId, postings: grantPostings(walletId, 1_000_000) }),
    );
    const terms = { category: 'supply', side: 'sell', walk_away: 70, target: 100, their_offers: [60], seed: 3 };
    const open = () => post('/v1/advice/session', terms, key);
    const { session_id } = JSON.parse((await open()).text) as { session_id: string };
    await expectFew(open);
    await expectFew(() => post('/v1/advice/move', { session_id, their_offers: [60, 66] }, key));
    const issues = ['price', 'delivery'].map((name) => ({
      name,
      options: ['low', 'high'],
      my_utility: [0, 1],
      their_utility: [1, 0],
    }));
    await expectFew(() => post('/v1/advice/bundle', { session_id, issues }, key));
    await expectFew(() => post('/v1/advice/close', { session_id }, key));
  });

  it('a payment with a token', async () => {
    const usage_limits = { currency: 'usd', max_amount: 1_080, expires_at: 2_000_000_000 };
    const granted = await stripeOf(standIn).rawRequest('POST', GRANTED_TOKENS, { usage_limits });
    const { id: payment_token } = granted as unknown as { id: string };
    await expectFew(() => post('/v1/mpp/topup', { amount_cents: 1_000, payment_token }, heavy));
  });

  it('an event of the card processor', async () => {
    const object = { id: 'ch_1', payment_intent: 'pi_of_nobody', amount_refunded: 100, currency: 'usd' };
    const told = { id: 'evt_of_growth', type: 'charge.refunded', created: 1_800_000_000, data: { object } };
    const [url, event] = [service.url + BILLING_WEBHOOK.path, JSON.stringify(told)];
    await expectFew(async () => ({ status: await postSigned(url, event, SECRET), text: '' }));
  });

  it('requests: filed, read, counted and watched', async () => {
    await expectFew(() => post('/v1/store/request', { text: 'Something of the year', watch: true }, heavy));
    await expectFew(() => post('/v1/store/request', { text: 'A slot of the kind 7' }));
    await expectFew(() => sendTo('/v1/store/request/req_7'));
    await expectFew(() => sendTo('/v1/store/my_requests', { key: heavy }), { answers: 200 });
  });

  it('the tally and the observatory, made anew', async () => {
    const made = async (answer: Promise<object>) => ({ status: 200, text: JSON.stringify(await answer) });
    await expectFew(() => made(box(service).tally()), { answers: LISTED_ASKS });
    await expectFew(() => made(box(service).observe()), { answers: LISTED_ASKS });
  });

  it('a price, quoted and settled', async () => {
    const quote = () => post('/v1/price/quote', PRICE_QUOTE.examples[0]?.input ?? {});
    const { quote_id } = JSON.parse((await quote()).text) as { quote_id: string };
    await expectFew(() => sendTo(`/v1/price/settle/${quote_id}`, { method: 'POST' }));
  });

  it('the deep form of readiness', async () => {
    await expectFew(() => sendTo('/ready?deep=1'));
  });

  it('an export and an erasure of much, and of nothing', async () => {
    const answers = HEAVY.records + 1 + WEEKS;
    const exported = () => sendTo('/v1/telemetry/export', { key: heavy });
    expect((JSON.parse((await exported()).text) as { rows: unknown[] }).rows.length).toBe(HEAVY.records + 1);
    // The start of each page is looked up.
    await expectFew(exported, { answers });
    await expectFew(() => sendTo('/v1/telemetry/export', { key: light }), { answers: WEEKS });
    await expectFew(() => sendTo('/v1/telemetry/export', { key: service.key }), { answers: HEAVY.histories + WEEKS });
    const erase = (key: string) => sendTo('/v1/telemetry/delete', { method: 'DELETE', key });
    await expectFew(() => erase(light), { answers: WEEKS });
    await expectFew(() => erase(heavy), { changes: HEAVY.records + 1, answers: WEEKS });
  });
});

const timed = TIMED ? describe : describe.skip;

timed('beside an empty database, in turns', () => {
  let small: FreshDatabase;
  let empty: RunningService;
  beforeAll(async () => {
    small = await migratedDatabase();
    empty = await startService({ database: small, env: ENV });
    await empty.app.get(Sweeper, { strict: false }).onApplicationShutdown();
  }, LONG);
  afterAll(async () => {
    await empty.stop();
    await small.remove();
  });

  const ask = async ({ url }: RunningService, path: string, init: RequestInit & { key?: string } = {}) => {
    const { key, ...rest } = init;
    const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) };
    const response = await fetch(url + path, { ...rest, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, string>;
  };
  const settle = async (of: RunningService) => {
    const body = JSON.stringify(PRICE_QUOTE.examples[0]?.input);
    const { quote_id } = await ask(of, '/v1/price/quote', { method: 'POST', body });
    return () => ask(of, `/v1/price/settle/${quote_id}`, { method: 'POST' });
  };
  const rotate = async (of: RunningService) => {
    const { api_key: key } = await issueKey(of.url);
    return () => ask(of, '/v1/keys/rotate', { method: 'POST', body: '{}', key });
  };
  const exported = async (of: RunningService) => {
    const { api_key: key } = await issueKey(of.url);
    return () => ask(of, '/v1/telemetry/export', { key });
  };

  it.each<[string, (of: RunningService) => Promise<() => Promise<unknown>>]>([
    ['the tally of the demand box', (of) => Promise.resolve(() => box(of).tally())],
    ['the observatory', (of) => Promise.resolve(() => box(of).observe())],
    ['the deep form of readiness', (of) => Promise.resolve(() => ask(of, '/ready?deep=1'))],
    ['an export', exported],
    ['a rotation', rotate],
    ['a settlement', settle],
  ])(
    '%s takes at most twice as long',
    async (name, prepare) => {
      const ratios = await compareTimes({ grown: () => prepare(service), empty: () => prepare(empty) });
      const told = ratios.map(({ grown, empty: less }) => `${grown.toFixed(1)} / ${less.toFixed(1)}`);
      process.stderr.write(`${name}: ${told.join(', ')} ms\n`);
      expect(medianOf(ratios.map(({ grown, empty: less }) => grown / less))).toBeLessThanOrEqual(2);
    },
    LONG,
  );
});

describe('times beside each other', () => {
  it('are medians of each run, in turns, after what is made once', async () => {
    const order: string[] = [];
    const call = (name: string) => () => Promise.resolve(() => Promise.resolve(order.push(name)));
    const runs = await compareTimes({ grown: call('g'), empty: call('e') }, { runs: 2, calls: 3 });
    expect([runs.length, order.join('')]).toEqual([2, 'ge'.repeat(2 * 3 + 3)]);
    expect([medianOf([3, 1, 2]), medianOf([4])]).toEqual([2, 4]);
  });
});

describe('the count of rows', () => {
  it('finds a path over a whole table', async () => {
    if (onServer) return;
    const scan: Send = async () => {
      await database.client.$queryRaw`SELECT count(*) FROM "parcel" WHERE "content_hash" = 'x'`;
      return { status: 200, text: '' };
    };
    await expect(expectFew(scan)).rejects.toThrow();
  });
});
