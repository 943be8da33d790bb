import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hourOf } from '@svc/accounts';
import { REPORT_OUTCOME } from '@svc/contracts';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { call, issueKey } from '../testing/agent-keys.js';
import { connectNew } from '../testing/mcp-clients.js';
import { TelemetryRepository } from './telemetry.repository.js';
import { startService, type RunningService } from '../testing/service.js';
import { askOffer, eraseRows, keptRows, RECOMMENDATION_HEADER, SHARED } from '../testing/shared-calls.js';

const WEEK_MILLIS = 7 * 86_400_000;
let nowMillis = Date.UTC(2026, 10, 25, 12);
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' },
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }],
  });
});
afterAll(() => service.stop());

const client = () => service.app.get<Database>(DATABASE).client;
const holder = async (telemetry_consent = true) => (await issueKey(service.url, { telemetry_consent })).api_key;

const offer = (key: string | null, members: object = SHARED) => askOffer(service.url, key, members);
const report = (key: string, recommendation_id: string | null) =>
  call(service.url, '/v1/telemetry/report_outcome', {
    key,
    body: { recommendation_id, deal_closed: true, my_utility: 0.6177 },
  });
const rows = (key: string) => keptRows(service.url, key);

describe('a shared call', () => {
  it('is kept with both gates open, on the grid, and named by the header', async () => {
    const key = await holder();
    const { id, status, body } = await offer(key);
    expect([status, id]).toEqual([200, expect.stringMatching(/^rec_[\w-]{22}$/)]);
    const [row, ...more] = await rows(key);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      recommendation_id: id,
      vertical: 'freight_logistics',
      endpoint: 'sellNextOffer',
      created_at_hour: hourOf(nowMillis),
      outcome: null,
    });
    expect(row?.request_features['my_reservation']).toBe(0.34);
    expect(row?.request_features['opponent_offer_history']).toHaveLength(16);
    expect(row?.recommendation['recommended_offer']).toBeCloseTo(Number(body['recommended_offer']), 1);
    expect(JSON.stringify(row)).not.toContain('0.337');
  });

  it.each<[string, object]>([
    [
      '/v1/negotiation/buy/next_offer',
      { my_reservation: 0.3, seller_offer_history: [0.2], deadline_rounds: 5, market_prior: { mu: 0.3, sigma: 0.1 } },
    ],
    [
      '/v1/auction/bidder/optimal_bid',
      {
        auction_format: 'first_price',
        my_valuation: 100,
        n_competing_bidders: 3,
        competitor_value_prior: { family: 'uniform', params: { low: 0, high: 120 } },
      },
    ],
    [
      '/v1/mechanism/optimal_auction_design',
      {
        bidder_priors: [{ family: 'uniform', params: { low: 0, high: 1 } }],
        seller_valuation: 0,
        n_simulations: 500,
      },
    ],
    [
      '/v1/mechanism/posted_price_optimal',
      {
        buyer_arrival_prior: { family: 'uniform', params: { low: 0, high: 100 } },
        arrival_rate_per_second: 0.01,
        inventory: 2,
        horizon_seconds: 600,
        n_simulations: 100,
      },
    ],
  ])('of %s is kept, too, also where a worker answers', async (path, body) => {
    const key = await holder();
    const answered = await call(service.url, path, { key, body: { ...body, ...SHARED } });
    expect([answered.status, answered.headers.get(RECOMMENDATION_HEADER)]).toEqual([
      200,
      expect.stringMatching(/^rec_/),
    ]);
    const [row] = await rows(key);
    expect(row?.recommendation_id).toBe(answered.headers.get(RECOMMENDATION_HEADER));
    expect(Object.keys(row?.request_features ?? {}).length).toBeGreaterThan(1);
    expect(Object.keys(row?.recommendation ?? {}).length).toBeGreaterThan(2);
  });

  it.each<[string, () => Promise<string | null>, object]>([
    ['the consent of the key', () => holder(false), SHARED],
    ['the word of the call', () => holder(), { vertical: 'other' }],
    ['a key', async () => null, SHARED],
    ['a key of its kind', async () => service.key, SHARED],
  ])('is not kept without %s', async (_, keyOf, members) => {
    const before = await client().telemetryRecord.count();
    const answer = await offer(await keyOf(), members);
    expect([answer.status, answer.id]).toEqual([200, null]);
    expect(await client().telemetryRecord.count()).toBe(before);
  });

  it('without a vertical is refused, and one that is refused is not kept', async () => {
    const key = await holder();
    expect((await offer(key, { share_outcome: true })).status).toBe(422);
    expect((await offer(key, { ...SHARED, deadline_rounds: 0 })).status).toBe(422);
    expect(await rows(key)).toEqual([]);
  });

  it('has the same answer as one that is not', async () => {
    expect((await offer(await holder())).text).toBe((await offer(null, {})).text);
  });
});

describe('an outcome', () => {
  it('is attached once, by the same key, in the same week', async () => {
    const [key, other] = [await holder(), await holder()];
    const { id } = await offer(key);
    expect((await report(other, id)).body).toEqual({ accepted: false });
    expect((await report(key, 'rec_none')).body).toEqual({ accepted: false });
    nowMillis += WEEK_MILLIS;
    expect((await report(key, id)).body).toEqual({ accepted: false });
    nowMillis -= WEEK_MILLIS;
    const many = await Promise.all(Array.from({ length: 8 }, () => report(key, id)));
    expect(many.filter(({ body }) => body['accepted'] === true)).toHaveLength(1);
    expect((await rows(key))[0]?.outcome).toEqual({ deal_closed: true, my_utility: 0.62, opponent_utility: null });
  });

  it('needs a key of its kind', async () => {
    const body = REPORT_OUTCOME.examples[0]!.input!;
    expect((await call(service.url, REPORT_OUTCOME.path, { body })).status).toBe(401);
    expect((await call(service.url, REPORT_OUTCOME.path, { body, key: service.key })).status).toBe(403);
  });

  it('can be told at the door of all tools', async () => {
    const key = await holder();
    const { id } = await offer(key);
    const door = await connectNew({ url: service.url, door: 'pro' });
    const told = { recommendation_id: id, deal_closed: false, api_key: key };
    const answers = [];
    for (let time = 0; time < 2; time += 1) answers.push(await door.call('gt_telemetry_report_outcome', told));
    await door.close();
    expect(answers.map(({ structured }) => structured)).toEqual([{ accepted: true }, { accepted: false }]);
  });
});

describe('an export', () => {
  it('holds every record once, the oldest week first, over as many pages and weeks as there are', async () => {
    const key = await holder();
    const template = (await offer(key)).id;
    const [row] = await client().telemetryRecord.findMany({ where: { recommendationId: String(template) } });
    const first = row!.createdAtHour;
    await client().$executeRaw`
      INSERT INTO "telemetry_record"
      SELECT 'rec_' || lpad(i::text, 4, '0'), ${row!.weekHash}, 'freight_logistics', 'sellNextOffer', '{}', '{}',
        ${first}::int + i % 3 - 2, NULL FROM generate_series(1, 1200) i`;
    const today = nowMillis;
    nowMillis += WEEK_MILLIS;
    const { id: later } = await offer(key);
    const exported = await rows(key);
    expect(new Set(exported.map(({ recommendation_id }) => recommendation_id)).size).toBe(1202);
    expect([exported.length, exported.at(-1)?.recommendation_id]).toEqual([1202, later]);
    expect(await eraseRows(service.url, key)).toBe(1202);
    expect(await rows(key)).toEqual([]);
    nowMillis = today;
  });
});

describe('erasure', () => {
  it('is not missed by what is older than it reaches: a sweep removes that', async () => {
    const key = await holder();
    const today = nowMillis;
    const { id: reached } = await offer(key);
    nowMillis += 77 * WEEK_MILLIS;
    await service.app.get(TelemetryRepository, { strict: false }).sweep(nowMillis, 100);
    expect((await rows(key)).map(({ recommendation_id }) => recommendation_id)).toEqual([reached]);
    nowMillis += WEEK_MILLIS;
    expect(await rows(key)).toEqual([]);
    await service.app.get(TelemetryRepository, { strict: false }).sweep(nowMillis, 100);
    expect(await client().telemetryRecord.count()).toBe(0);
    nowMillis = today;
  });
});
