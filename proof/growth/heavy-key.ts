import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../../apps/api/src/platform/database/database.js';

/** How much one busy key has of everything that a key can have. */
export const HEAVY = { records: 3_000, asks: 2_000, entries: 2_000, sessions: 1_000, histories: 1_500 } as const;

/**
 * Gives a key, which shared one call, much of everything. The triggers of the ledger are passed by, since they would
 * take longer than the rows; what is written is what they would let through. The statistics of the database do not
 * know of it yet, as of a key that is busy since today.
 */
export async function makeHeavy(
  { client }: Database,
  session: pg.Client,
  { keyId, recommendationId }: { keyId: string; recommendationId: string },
): Promise<void> {
  const shared = await client.telemetryRecord.findUniqueOrThrow({ where: { recommendationId } });
  const run = (statement: string) => session.query(statement);
  const tables = ['ledger_transaction', 'ledger_entry', 'delivery'];
  for (const table of tables) await run(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  const each = (most: number) => `FROM generate_series(1, ${most}) i`;
  await run(`INSERT INTO "ledger_transaction" SELECT 'h' || i, 'charge', 'h-' || i, now(), '${keyId}'
    ${each(HEAVY.entries)}`);
  await run(`INSERT INTO "ledger_entry" SELECT 'h' || i, 'wallet:${keyId}:starter', -1, 1 + i, 50000 - i, '${keyId}'
    ${each(HEAVY.entries)}`);
  await run(`INSERT INTO "ledger_entry" SELECT 'h' || i, 'sales:park', 1, NULL, NULL, '${keyId}'
    ${each(HEAVY.entries)}`);
  await run(`INSERT INTO "delivery" SELECT 'h-' || i, '${keyId}', 'park', 1, '', now() ${each(HEAVY.entries)}`);
  for (const table of tables) await run(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  await run(`INSERT INTO "telemetry_record" SELECT 'rec_' || md5(i::text), '${shared.weekHash}', 'freight_logistics',
    'sellNextOffer', '{}', '{}', ${shared.createdAtHour} - i % 40, NULL ${each(HEAVY.records)}`);
  await run(`INSERT INTO "ask_filer" SELECT "same_ask", 'key ${keyId}', '${keyId}', true, now() FROM "ask"
    LIMIT ${HEAVY.asks}`);
  await run(`INSERT INTO "advice_session" SELECT 'h-' || i, '${keyId}', '{}', now(), now() + interval '1 day', NULL,
    NULL ${each(HEAVY.sessions)}`);
}

/** Gives an `svc_` key many known buyers; its holder is known by a hash. */
export async function addBuyers({ client }: Database, holderHash: string): Promise<void> {
  const ids = Array.from({ length: HEAVY.histories }, (_, index) =>
    createHash('sha256').update(`buyer ${index}`).digest('base64url').slice(0, 22),
  );
  await client.$executeRaw`
    INSERT INTO "buyer_history" SELECT "id", ${holderHash}, 1, '[]', NULL, now()::date, 1, now() + interval '1 day'
    FROM unnest(${ids}::text[]) AS "buyer"("id")`;
}
