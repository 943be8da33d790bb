import type { PoolConfig } from 'pg';

/** How a server is reached: the settings of the pool, and the schema where the address names one. */
export interface ServerConnection {
  pool: PoolConfig;
  schema: string | undefined;
}

/** Every wait on the database ends, so that a frozen server costs a refusal and not a hanging request. */
export const TIMEOUTS = { connectionTimeoutMillis: 3_000, query_timeout: 8_000 } as const;
/**
 * The same limits on the side of the server: it does not go on with what nobody waits for, and takes back the locks of
 * an instance that vanished in the middle of a transaction.
 */
export const SERVER_TIMEOUTS = {
  statement_timeout: 8_000,
  lock_timeout: 7_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;
const MOST_CONNECTIONS = 10;

/** Reads a PostgreSQL address; `?schema=` is the member that Prisma's tools use too. */
export function serverConnection(databaseUrl: string): ServerConnection {
  const url = new URL(databaseUrl);
  const schema = url.searchParams.get('schema') ?? undefined;
  url.searchParams.delete('schema');
  const limits = { ...TIMEOUTS, ...SERVER_TIMEOUTS, max: MOST_CONNECTIONS, keepAlive: true };
  const pool: PoolConfig = { connectionString: url.toString(), ...limits };
  // Quoted as the value of a start-up option: a backslash keeps its spaces.
  if (schema !== undefined)
    pool.options = `-c search_path=${`"${schema.replaceAll('"', '""')}"`.replaceAll(/[\\ ]/g, '\\$&')}`;
  return { pool, schema };
}
