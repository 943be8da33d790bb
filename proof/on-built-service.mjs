/** The room in which proofs of the built service run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';
import { spawnService } from '../tools/serve.mjs';

/** The options of a command by name and usual value: texts and numbers take a word, `false` stands for a switch. */
export function optionsOf(usual) {
  const options = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? { type: 'boolean', default: value } : { type: 'string', default: String(value) },
    ]),
  );
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof usual[name] === 'number' ? Number(value) : value]),
  );
}

/**
 * Builds the service where it has to be, and runs a proof with a folder for its data and, where it is asked for, a
 * PostgreSQL server of its own, with `pooled` behind PgBouncer; all are gone afterwards. Prints the faults that the
 * proof comes to, at most a hundred, and ends with 1 where there is one.
 * @param prove is given `{source, spawnService, env, server}`; `source("kills/money.ts")` loads what lies beside this
 */
export async function onBuiltService({ postgres = false, durable = true, pooled = false }, prove) {
  ensureInstalled();
  (await import('../tools/build.mjs')).ensureBuilt();
  const { loadSource } = await import('../tools/load-source.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'svc-proof-'));
  let server = null;
  let pooler = null;
  try {
    if (postgres) server = await (await import('../tools/test-postgres.mjs')).startPostgres({ durable });
    if (pooled) pooler = await (await import('../tools/test-pgbouncer.mjs')).startPgBouncer(server.url);
    const faults = await prove({
      source: (name) => loadSource(new URL(name, import.meta.url)),
      spawnService,
      env: { ...process.env, SVC_DATA_DIR: folder, DATABASE_URL: (pooler ?? server)?.url ?? '' },
      server,
    });
    for (const fault of faults.slice(0, 100)) console.log(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await pooler?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
