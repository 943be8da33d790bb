import type { Database } from '../platform/database/database.js';

/** Every row of every table, one a line, as text; without the tables that are named. */
export async function dumpDatabase({ client }: Database, without: readonly string[] = []): Promise<string> {
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`;
  const lines: string[] = [];
  for (const { name } of tables) {
    if (without.includes(name)) continue;
    const rows = await client.$queryRawUnsafe<{ line: string }[]>(`SELECT to_json(t)::text AS line FROM "${name}" t`);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.join('\n');
}
