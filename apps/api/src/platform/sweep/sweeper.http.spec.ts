import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '../../testing/service.js';
import type { KeptDays } from '../config/retention.js';
import { CLOCK } from '../clock/clock.js';
import { DATABASE, type Database } from '../database/database.js';
import { Sweeper } from './sweeper.js';

const YEAR_MILLIS = 365 * 86_400_000;

let service: RunningService;
beforeAll(async () => {
  // A clock that is years ahead: that of the database decides.
  const clock = { nowMillis: () => Date.now() + 10 * YEAR_MILLIS };
  service = await startService({ overrides: [{ provide: CLOCK, useValue: clock }] });
});
afterAll(() => service.stop());

const SECONDS = `extract(epoch FROM now())::int`;
const HASH = `lpad('', 22, 'x')`;
/** What expires, each with one row whose time is over and one whose time is not. `AGO` is how long ago it was over. */
const ROWS: Readonly<Record<string, string>> = {
  kept_answer: `("key_id", "idempotency_key", "request_hash", "answer", "expires_at")
    VALUES ('k', 'KIND', '', '', now() - AGO)`,
  sealed_answer: `("id", "sealed", "expires_at") VALUES ('KIND', '', now() - AGO)`,
  parcel: `("key_id", "ticket", "bytes", "content_hash", "expires_at") VALUES ('k', 'KIND', '', '', now() - AGO)`,
  settled_price: `("id", "machine_id", "sku", "quantity", "price_cents", "expires_at", "settled_at")
    VALUES ('KIND', '', '', 1, 1, now() - AGO, now())`,
  peer_session: `("id", "negotiation_id", "seller_id", "buyer_id", "seller", "buyer", "expires_at")
    VALUES ('KIND', 'KIND', 's', 'b', '{}', '{}', ${SECONDS} - extract(epoch FROM AGO)::int)`,
  first_strike: `("id", "buyer_id", "seller_id", "reservation_hash", "expires_at")
    VALUES ('KIND', 'b', 's', '', ${SECONDS} - extract(epoch FROM AGO)::int)`,
  trust_challenge: `("operator_id", "public_key", "token", "expires_at")
    VALUES ('KIND', 'p', 't', ${SECONDS} - extract(epoch FROM AGO)::int)`,
  domain_token: `("token", "domain", "public_key", "expires_at")
    VALUES ('KIND', 'd', 'p', ${SECONDS} - extract(epoch FROM AGO)::int)`,
  helper_receipt: `("id", "week") VALUES ('KIND', (${SECONDS} - extract(epoch FROM AGO)::int) / 604800)`,
  model_call_budget: `("key_id", "day", "calls") VALUES ('KIND', (now() - AGO)::date, 1)`,
  telemetry_record: `("recommendation_id", "week_hash", "vertical", "endpoint", "request_features", "recommendation",
    "created_at_hour")
    VALUES ('KIND', ${HASH}, '', '', '{}', '{}', (${SECONDS} - extract(epoch FROM AGO)::int) / 3600)`,
  ask: `("same_ask", "id", "text", "filings", "filers", "filed_at", "changed_at")
    VALUES ('KIND', 'KIND', '', 1, 1, now() - AGO, now())`,
  hold: `("thing_hash", "place", "holder_hash", "negotiation_hash", "receipt_id", "until")
    VALUES (${HASH}, CASE WHEN 'KIND' = 'new' THEN 1 ELSE 2 END, ${HASH}, lpad('', 22, left('KIND', 1)), 'KIND',
      now() - AGO)`,
  buyer_history: `("id", "holder_hash", "moves", "lowest", "day", "conversations", "expires_at")
    VALUES (lpad('', 22, left('KIND', 1)), ${HASH}, 0, '[]', now()::date, 0, now() - AGO)`,
};

const insertion = (table: string, kind: string, ago: string): string =>
  `INSERT INTO "${table}" ${ROWS[table]?.replaceAll('KIND', kind).replaceAll('AGO', `(${ago})`)}`;

/** What is kept for as many days as an operator says, and a row that has ended so many days ago. */
const KEPT: Readonly<Record<keyof KeptDays, string>> = {
  SVC_KEEP_REQUEST_DAYS: 'ask',
  SVC_KEEP_SETTLEMENT_DAYS: 'settled_price',
  SVC_KEEP_COMMITMENT_DAYS: 'first_strike',
  SVC_KEEP_SESSION_DAYS: 'peer_session',
  SVC_KEEP_HOLD_DAYS: 'hold',
  SVC_KEEP_BUDGET_DAYS: 'model_call_budget',
};

describe('what an operator keeps for longer', () => {
  const env = Object.fromEntries(Object.keys(KEPT).map((name) => [name, '200']));
  let patient: RunningService;
  beforeAll(async () => {
    patient = await startService({ env });
  });
  afterAll(() => patient.stop());

  it.each(Object.entries(KEPT))('%s: is there on that day, and gone two days later', async (_, table) => {
    const { client } = patient.app.get<Database>(DATABASE);
    for (const [kind, days] of [
      ['old', 202],
      ['new', 199],
    ] as const)
      await client.$executeRawUnsafe(insertion(table, kind, `interval '${days} days'`));
    await patient.app.get(Sweeper, { strict: false }).sweep();
    const left = await client.$queryRawUnsafe<object[]>(`SELECT * FROM "${table}"`);
    expect(left).toHaveLength(1);
    expect(JSON.stringify(left)).toContain('new');
  });
});

describe('the sweeper', () => {
  it('removes what is over by the clock of the database, of every kind, and nothing else', async () => {
    const { client } = service.app.get<Database>(DATABASE);
    for (const table of Object.keys(ROWS))
      for (const [kind, ago] of [
        ['old', `interval '3 years'`],
        ['new', `interval '-1 hours'`],
      ] as const)
        await client.$executeRawUnsafe(insertion(table, kind, ago));
    await service.app.get(Sweeper, { strict: false }).sweep();
    for (const table of Object.keys(ROWS)) {
      const left = await client.$queryRawUnsafe<object[]>(`SELECT * FROM "${table}"`);
      expect([table, left.length]).toEqual([table, 1]);
    }
    expect(service.log()).not.toContain('could not be removed');
  });
});
