import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLOCK } from '../platform/clock/clock.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { call, issueKey } from '../testing/agent-keys.js';
import { dumpDatabase } from '../testing/dump-database.js';
import { startService, type RunningService } from '../testing/service.js';
import { askOffer, eraseRows, keptRows, SHARED } from '../testing/shared-calls.js';

/** `SVC_ERASED_KEYS=200 npm test -- apps/api/src/telemetry/erasure` is the long run. */
const KEYS = Number(process.env['SVC_ERASED_KEYS'] ?? 20);
const ROTATED = KEYS / 5;
/** The first, the second and the last week that an erasure reaches, as weeks before this one. */
const WEEKS = [0, 1, 77];
const WEEK_MILLIS = 7 * 86_400_000;
const LONG = 60_000 + KEYS * 3_000;

const HOUR_MILLIS = 3_600_000;
const HOUR = Date.UTC(2026, 10, 25, 12) / HOUR_MILLIS;
let nowMillis = HOUR * HOUR_MILLIS + 754_321;
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' },
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }],
  });
});
afterAll(() => service.stop());

const database = () => service.app.get<Database>(DATABASE);
const client = () => database().client;

/** Somebody who shares, with words and a figure that must be found nowhere afterwards. */
interface Sharer {
  readonly agentId: string;
  readonly email: string;
  /** In every header that callers send of themselves, in the query, and where the service refuses it. */
  readonly word: string;
  /** A figure that only this one sends. */
  readonly figure: number;
  /** Every key that it had; the last is the one that holds. */
  readonly keys: string[];
  readonly ids: string[];
}

async function join(index: number): Promise<Sharer> {
  const [agentId, email] = [`canary-agent-${index}-of-erasure`, `canary-${index}@erasure.example`];
  const { api_key } = await issueKey(service.url, { agent_id: agentId, contact_email: email, telemetry_consent: true });
  const figure = (index % 50) / 50 + 0.00123456 + index * 1e-10;
  return { agentId, email, word: `canary-word-${index}-of-erasure`, figure, keys: [api_key], ids: [] };
}

const keyOf = ({ keys }: Sharer): string => keys.at(-1) ?? '';

/** Shares a call, and sends others that are refused and must leave nothing behind either. */
async function share(sharer: Sharer): Promise<void> {
  const { word, figure } = sharer;
  const headers = { 'user-agent': word, referer: `https://${word}.example/`, cookie: `canary=${word}` };
  const { id } = await askOffer(service.url, keyOf(sharer), { ...SHARED, my_reservation: figure }, headers);
  sharer.ids.push(String(id));
  expect((await askOffer(service.url, keyOf(sharer), { share_outcome: true, vertical: word }, headers)).status).toBe(
    422,
  );
  const path = `/v1/telemetry/report_outcome?canary=${word}`;
  const told = { recommendation_id: word, deal_closed: true, my_utility: figure };
  expect((await call(service.url, path, { key: keyOf(sharer), body: told, headers })).body).toEqual({
    accepted: false,
  });
  await call(service.url, '/v1/telemetry/report_outcome', {
    key: keyOf(sharer),
    body: { ...told, recommendation_id: id },
  });
}

async function rotate(sharer: Sharer): Promise<void> {
  const { body } = await call<{ api_key: string }>(service.url, '/v1/keys/rotate', { key: keyOf(sharer), body: {} });
  sharer.keys.push(body.api_key);
}

describe('erasure', () => {
  const sharers: Sharer[] = [];

  it(
    `begins with ${KEYS} keys that shared in three weeks; no column joins two weeks of one key`,
    async () => {
      for (let index = 0; index < KEYS; index += 1) sharers.push(await join(index));
      for (const week of WEEKS) {
        nowMillis -= week * WEEK_MILLIS;
        for (const sharer of sharers) await share(sharer);
        nowMillis += week * WEEK_MILLIS;
      }
      const kept = await client().telemetryRecord.findMany();
      expect(kept).toHaveLength(KEYS * WEEKS.length);
      expect(Object.keys(kept[0] ?? {})).toHaveLength(8);
      const stored = JSON.stringify(kept);
      for (const { id } of await client().accessKey.findMany({ select: { id: true } }))
        expect(stored).not.toContain(id);
      for (const column of ['recommendationId', 'weekHash'] as const)
        expect([column, new Set(kept.map((row) => row[column])).size]).toEqual([column, KEYS * WEEKS.length]);
      // What is left of a row says nothing of whose it is: every other value is shared by many keys.
      for (const column of [
        'vertical',
        'endpoint',
        'createdAtHour',
        'requestFeatures',
        'recommendation',
        'outcome',
      ] as const)
        expect([column, new Set(kept.map((row) => JSON.stringify(row[column]))).size <= 50]).toEqual([column, true]);
    },
    LONG,
  );

  it(
    'never kept a word or an exact figure of theirs, and tells nothing of them in its log and its metrics',
    async () => {
      const rows = await dumpDatabase(database(), ['key_holder']);
      const told = service.log() + (await (await fetch(`${service.url}/metrics`)).text());
      expect(service.log()).toContain('/v1/telemetry/report_outcome');
      const words = sharers.flatMap(({ word, figure, keys }) => [word, String(figure), ...keys]);
      expect(words.filter((word) => (rows + told).includes(word))).toEqual([]);
      const names = sharers.flatMap(({ agentId, email, ids }) => [agentId, email, ...ids]);
      expect(names.filter((name) => told.includes(name))).toEqual([]);
      const hours = (await client().telemetryRecord.findMany()).map(({ createdAtHour }) => createdAtHour);
      expect(new Set(hours)).toEqual(new Set(WEEKS.map((week) => HOUR - (week * WEEK_MILLIS) / HOUR_MILLIS)));
      // Where they called from.
      expect(rows).not.toContain('127.0.0.1');
      // The same search finds what is kept.
      expect(sharers.flatMap(({ ids }) => ids).filter((id) => !rows.includes(id))).toEqual([]);
    },
    LONG,
  );

  it(
    `leaves no row and no trace, also of the ${ROTATED} whose key was rotated since`,
    async () => {
      const hashes = (await client().telemetryRecord.findMany()).map(({ weekHash }) => weekHash);
      for (const sharer of sharers.slice(0, ROTATED)) {
        await rotate(sharer);
        expect(await keptRows(service.url, keyOf(sharer))).toHaveLength(WEEKS.length);
      }
      for (const sharer of sharers)
        expect([
          await eraseRows(service.url, keyOf(sharer)),
          await keptRows(service.url, keyOf(sharer)),
          await eraseRows(service.url, keyOf(sharer)),
        ]).toEqual([WEEKS.length, [], 0]);
      expect(await client().telemetryRecord.count()).toBe(0);

      const left = (await dumpDatabase(database(), ['key_holder'])) + service.log();
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      const traces = sharers.flatMap(({ word, figure, keys, ids, agentId, email }) => [
        ...[word, String(figure), agentId, email],
        ...keys,
        ...ids,
      ]);
      expect([...traces, ...hashes].filter((trace) => (left + metrics).includes(trace))).toEqual([]);
    },
    LONG,
  );
});
