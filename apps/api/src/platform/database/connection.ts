import type { PoolConfig } from 'pg';

/** How a server is reached: the settings of the pool, and the schema where the address names one. */
export interface ServerConnection {
  pool: PoolConfig;
  schema: string | undefined;
}

/** What one process takes of its database. */
export interface DatabaseLimits {
  /** Connections to a server, at most. */
  readonly connections: number;
  /** Transactions on a server that may be open at once: fewer, so that single statements find a connection. */
  readonly transactions: number;
  /** How long a connection may take to be made. */
  readonly connectMillis: number;
  /** How long a statement may take, and a transaction from its first one to its end. */
  readonly statementMillis: number;
}

/** What stands where the operator says nothing else. */
export const DATABASE_LIMITS: DatabaseLimits = {
  connections: 10,
  transactions: 5,
  connectMillis: 3_000,
  statementMillis: 8_000,
};

/** Every wait on the database ends, so that a frozen server costs a refusal and not a hanging request. */
export const clientTimeouts = ({ connectMillis, statementMillis }: DatabaseLimits) => ({
  connectionTimeoutMillis: connectMillis,
  query_timeout: statementMillis,
});

/**
 * The same limits on the side of the server: it does not go on with what nobody waits for, gives up a lock a little
 * earlier, so that the reason is told, and takes back the locks of an instance that vanished in a transaction.
 */
const serverTimeouts = ({ statementMillis }: DatabaseLimits) => ({
  statement_timeout: statementMillis,
  lock_timeout: Math.round(statementMillis * 0.875),
  idle_in_transaction_session_timeout: Math.round(statementMillis * 1.25),
});

/** Reads a PostgreSQL address; `?schema=` is the member that Prisma's tools use too. */
export function serverConnection(databaseUrl: string, limits = DATABASE_LIMITS): ServerConnection {
  const url = new URL(databaseUrl);
  const schema = url.searchParams.get('schema') ?? undefined;
  url.searchParams.delete('schema');
  const timeouts = { ...clientTimeouts(limits), ...serverTimeouts(limits) };
  const pool: PoolConfig = {
    connectionString: url.toString(),
    ...timeouts,
    max: limits.connections,
    keepAlive: true,
  };
  // Quoted as the value of a start-up option: a backslash keeps its spaces.
  if (schema !== undefined)
    pool.options = `-c search_path=${`"${schema.replaceAll('"', '""')}"`.replaceAll(/[\\ ]/g, '\\$&')}`;
  return { pool, schema };
}
