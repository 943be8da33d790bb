import pg from 'pg';
import type { DatabaseSource } from './database.js';

/** What stands between this process and the server does not pass on what a session needs. */
export class PoolerFault extends Error {
  override readonly name = 'PoolerFault';
}

/** The server's own limits, which a connection asks for when it begins. */
const TIMEOUTS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/** PgBouncer's words for what it was not told to ignore. */
const REFUSED = /unsupported startup parameter/i;

/**
 * Looks whether a session of the server has what this process asked for: a pooler of connections such as PgBouncer may
 * refuse it or leave it out.
 * @returns the time-outs that the server does not have; it then goes on with what nobody waits for
 * @throws PoolerFault where it is refused, or where the tables would be in another schema
 */
export async function missingTimeouts({ kind, pool, schema }: DatabaseSource): Promise<string[]> {
  if (kind === 'embedded') return [];
  const client = new pg.Client(pool);
  // Without a listener the end of a connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const names = ['search_path', ...TIMEOUTS].map((name) => `current_setting('${name}') AS "${name}"`);
    const { rows } = await client.query<Record<string, string>>(`SELECT ${names.join(', ')}`);
    const [row = {}] = rows;
    if (schema !== undefined && row['search_path'] !== pg.escapeIdentifier(schema))
      throw new PoolerFault(noSchema(schema));
    return TIMEOUTS.filter((name) => pool[name] !== undefined && row[name] === '0');
  } catch (error) {
    if (error instanceof Error && REFUSED.test(error.message)) throw new PoolerFault(refused(error.message));
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const refused = (message: string): string =>
  `the database's pooler of connections refuses the service (${message}). ` +
  `Set in PgBouncer: ignore_startup_parameters = ${TIMEOUTS.join(',')},options`;

const noSchema = (schema: string): string =>
  `the database's pooler of connections leaves out ?schema=${schema}. ` +
  `Give it to the role: ALTER ROLE … SET search_path = ${pg.escapeIdentifier(schema)}`;
