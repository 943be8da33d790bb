import type { Database } from '../../apps/api/src/platform/database/database.js';

/** Rows that statements have looked at and have written, in all tables since the database began to count. */
export interface RowCounts {
  readonly read: number;
  readonly changed: number;
}

/**
 * What PostgreSQL has counted: rows of sequential scans and entries of indexes, and rows that were added, altered or
 * removed. Only of a database with one session, whose counts are told at once.
 */
export async function rowCounts({ client }: Database): Promise<RowCounts> {
  await client.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  const [row] = await client.$queryRaw<{ scanned: bigint; looked: bigint; changed: bigint }[]>`
    SELECT sum("seq_tup_read")::bigint AS "scanned", sum("n_tup_ins" + "n_tup_upd" + "n_tup_del")::bigint AS "changed",
      (SELECT sum("idx_tup_read")::bigint FROM pg_stat_user_indexes) AS "looked"
    FROM pg_stat_user_tables`;
  return { read: Number(row?.scanned) + Number(row?.looked), changed: Number(row?.changed) };
}
