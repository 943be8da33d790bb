import pg from 'pg';
import type { DatabaseSource } from '../../apps/api/src/platform/database/database.js';

const NO_TIMEOUTS = { query_timeout: undefined, statement_timeout: undefined, lock_timeout: undefined };

/** A session that waits for its statements as long as they take. */
export async function openPatient({ pool }: Pick<DatabaseSource, 'pool'>): Promise<pg.Client> {
  const client = new pg.Client({ ...pool, ...NO_TIMEOUTS });
  await client.connect();
  return client;
}

/** What a year leaves behind, in rows; `scale` makes it smaller. Deliveries and entries come with transactions. */
const YEAR = {
  keys: 200_000,
  transactions: 500_000,
  parcels: 500_000,
  records: 1_000_000,
  asks: 200_000,
  sessions: 300_000,
  strikes: 100_000,
  advice: 100_000,
  settled: 40_000,
  histories: 200_000,
  receipts: 100_000,
  budgets: 200_000,
  answers: 50_000,
  /** Of each kind that expires: what the next sweep removes. */
  over: 5_000,
} as const;

/**
 * However small the part: fewer rows than this would hide a path over a whole table. Of histories more: among few of
 * them the database takes another way to those of one key.
 */
const LEAST = 1_000;
const LEAST_HISTORIES = 20_000;
const SOON = `now() + interval '1 day'`;
const LATE = `now() - interval '2 years'`;
const SECONDS = 'extract(epoch FROM now())::int';
const hash = (i: string) => `left(translate(encode(sha256((${i})::text::bytea), 'base64'), '+/=', '-_'), 22)`;

type Counts = { readonly [Name in keyof typeof YEAR]: number };

const each = (most: number) => `FROM generate_series(1, ${most}) i`;

/**
 * Statements that fill a migrated database. Keys are `year-1` to `year-N`, each with its starter credit and, beginning
 * anew with the first, one charge more after the other.
 */
function accounts(count: Counts): string[] {
  const sales = count.transactions - count.keys;
  const payer = `'year-' || (i - 1) % ${count.keys} + 1`;
  return [
    `INSERT INTO "access_key" ("id", "kind", "key_hash", "display", "used")
      SELECT 'year-' || i, 'gt', 'year-' || i, 'gt_year0', true ${each(count.keys)}`,
    `INSERT INTO "key_holder" SELECT 'year-' || i, 'year-' || i, 'a@b.example', '', true, now() ${each(count.keys)}`,
    `INSERT INTO "ledger_transaction"
      SELECT 's' || i, 'starter', 'year-' || i, now(), 'year-' || i ${each(count.keys)}`,
    `INSERT INTO "ledger_entry"
      SELECT 's' || i, 'wallet:year-' || i || ':starter', 50000, 1, 50000, 'year-' || i ${each(count.keys)}`,
    `INSERT INTO "ledger_entry"
      SELECT 's' || i, 'outside:starter', -50000, NULL, NULL, 'year-' || i ${each(count.keys)}`,
    `INSERT INTO "ledger_transaction"
      SELECT 'c' || i, 'charge', 'year-rcp-' || i, now(), ${payer} ${each(sales)}`,
    `INSERT INTO "ledger_entry" SELECT 'c' || i, 'wallet:' || ${payer} || ':starter', -10,
      2 + (i - 1) / ${count.keys}, 50000 - 10 * (1 + (i - 1) / ${count.keys}), ${payer} ${each(sales)}`,
    `INSERT INTO "ledger_entry" SELECT 'c' || i, 'sales:park', 10, NULL, NULL, ${payer} ${each(sales)}`,
    `INSERT INTO "delivery"
      SELECT 'year-rcp-' || i, ${payer}, 'park', 10, '', now() ${each(sales)}`,
    `INSERT INTO "ledger_unchecked" SELECT 'c' || i, false, now() ${each(count.over)}`,
    `INSERT INTO "delivery_count" VALUES ('park', ${sales})`,
    `INSERT INTO "parcel"
      SELECT 'year-' || i % ${count.keys} + 1, 'tkt-' || i, sha256(i::text::bytea), '', ${SOON}
      ${each(count.parcels)}`,
    `INSERT INTO "parcel" SELECT 'year-1', 'old-' || i, '', '', ${LATE} ${each(count.over)}`,
    `INSERT INTO "telemetry_record"
      SELECT 'rec_' || ${hash(`'r' || i`)}, ${hash('i / 40')}, 'freight_logistics', 'sellNextOffer',
      '{"my_reservation":0.3}', '{"recommended_offer":0.72}',
      ${SECONDS} / 3600 - i % 8000, NULL ${each(count.records)}`,
    `INSERT INTO "ask"
      SELECT 'same-' || i, 'req_' || i, 'A slot of the kind ' || i, 'filed', '', 1 + i % 9, 1 + i % 5, now(), now()
      ${each(count.asks)}`,
    `INSERT INTO "ask_filer"
      SELECT 'same-' || i, 'key year-' || i, 'year-' || i % ${count.keys} + 1, true, now() ${each(count.asks)}`,
    `INSERT INTO "ask_day" SELECT to_char(now() - i * interval '1 day', 'YYYY-MM-DD'), '', 5, 0 ${each(30)}`,
    `UPDATE "ask_day" SET "filings" = ${count.asks * 5}, "texts" = ${count.asks} WHERE "day" = 'all'`,
  ];
}

/** What is kept of operators, prices, advice, answers and replies. */
function dealings(count: Counts): string[] {
  return [
    `INSERT INTO "peer_session" ("id", "negotiation_id", "seller_id", "buyer_id", "seller", "buyer", "expires_at")
      SELECT 'ses-' || i, 'n-' || i, 's', 'b', '{}', '{}',
      ${SECONDS} + 3600 - CASE WHEN i <= ${count.over} THEN 63000000 ELSE 0 END ${each(count.sessions)}`,
    `INSERT INTO "first_strike"
      SELECT 'fs-' || i, 'b', 's', '', ${SECONDS} + 3600 - CASE WHEN i <= ${count.over} THEN 63000000 ELSE 0 END
      ${each(count.strikes)}`,
    `INSERT INTO "trust_challenge" SELECT 'op-' || i, 'p', 't', ${SECONDS} - 99 ${each(count.over)}`,
    `INSERT INTO "domain_token" SELECT 'tok-' || i, 'd', 'p', ${SECONDS} - 99 ${each(count.over)}`,
    `INSERT INTO "operator" SELECT 'op-' || i, 'key-' || i ${each(count.strikes)}`,
    `INSERT INTO "settled_price"
      SELECT 'q-' || i, 'demo-01', 'cola', 1, 100, ${SOON}, now(), NULL ${each(count.settled)}`,
    `INSERT INTO "settled_price"
      SELECT 'old-' || i, 'demo-01', 'cola', 1, 100, ${LATE}, now(), NULL ${each(count.over)}`,
    `INSERT INTO "advice_session"
      SELECT 'adv-' || i, 'year-' || i % ${count.keys} + 1, '{}', now(), ${SOON}, NULL, NULL ${each(count.advice)}`,
    `INSERT INTO "advice_move"
      SELECT 'adv-' || (1 + i % ${count.advice}), 1 + i / ${count.advice}, 'price', '{}', now(),
      'year-' || (1 + i % ${count.advice}) % ${count.keys} + 1
      FROM generate_series(0, ${count.advice * 5 - 1}) i`,
    `INSERT INTO "kept_answer" SELECT 'year-' || i, 'k', '', '{}', ${SOON} ${each(count.answers)}`,
    `INSERT INTO "kept_answer" SELECT 'year-' || i, 'old', '', '{}', ${LATE} ${each(count.over)}`,
    `INSERT INTO "sealed_answer" SELECT 'old-' || i, '', ${LATE} ${each(count.over)}`,
    `INSERT INTO "helper_receipt"
      SELECT 'r-' || i, ${SECONDS} / 604800 - CASE WHEN i <= ${count.over} THEN 99 ELSE 0 END
      ${each(count.receipts)}`,
    `INSERT INTO "model_call_budget"
      SELECT 'year-' || i, (now() - i % 99 * interval '1 day')::date, 5 ${each(count.budgets)}`,
    `INSERT INTO "buyer_history"
      SELECT ${hash('i')}, ${hash('i / 40')}, 1, '[]', NULL, now()::date, 1, ${SOON} ${each(count.histories)}`,
    `INSERT INTO "pilot_request" ("id", "name", "business", "email")
      SELECT 'pil-' || i, 'a', 'b', 'c' ${each(count.over)}`,
    `INSERT INTO "payment_notice" SELECT 'evt-' || i, 'x', now(), NULL, NULL ${each(count.strikes)}`,
  ];
}

/**
 * Fills a migrated database with a year, or with the part of one that `scale` says. Constraints and indexes are made
 * anew afterwards, which is faster than to keep them up, and hold for what was filled in.
 */
export async function fillYear(client: pg.Client, scale: number): Promise<{ rows: number }> {
  const count = Object.fromEntries(
    Object.entries(YEAR).map(([name, most]) => [
      name,
      Math.max(name === 'histories' ? LEAST_HISTORIES : LEAST, Math.round(most * scale)),
    ]),
  ) as Counts;
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  const { rows: constraints } = await client.query<{ table: string; name: string; text: string }>(`
      SELECT "conrelid"::regclass::text AS "table", quote_ident("conname") AS "name",
        pg_get_constraintdef("oid") AS "text"
      FROM pg_constraint WHERE "connamespace" = current_schema()::regnamespace AND "contype" IN ('f', 'p', 'u')
        AND "conrelid" <> '_prisma_migrations'::regclass ORDER BY "contype"`);
  const { rows: indexes } = await client.query<{ name: string; text: string }>(`
      SELECT quote_ident("indexname") AS "name", "indexdef" AS "text" FROM pg_indexes
      WHERE "schemaname" = current_schema() AND "tablename" <> '_prisma_migrations' AND "indexname" NOT IN (
        SELECT "conname" FROM pg_constraint WHERE "contype" IN ('p', 'u'))`);
  for (const { table, name } of constraints) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  let rows = 0;
  for (const statement of [...accounts(count), ...dealings(count)])
    rows += (await client.query(statement)).rowCount ?? 0;
  for (const { text } of indexes) await client.query(text);
  for (const { table, name, text } of constraints.toReversed())
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${text}`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return { rows };
}
