import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, onServer, type FreshDatabase } from '../../testing/fresh-database.js';
import type { DatabaseSource } from './database.js';
import { migrate } from './migrate.js';
import { readMigrations, type Migration } from './migrations.js';
import { openDatabase } from './open-database.js';

let fresh: FreshDatabase;
let source: DatabaseSource;
let pool: pg.Pool;
beforeEach(async () => {
  fresh = await freshDatabase();
  source = await openDatabase(fresh.env.DATABASE_URL ?? null, fresh.env.SVC_DATA_DIR);
  pool = new pg.Pool(source.pool);
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await pool.end();
  await source.close?.();
  await fresh.remove();
});

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const first = migration(
  '1_fruit',
  "CREATE TABLE fruit (name TEXT); INSERT INTO fruit VALUES ('apple; not two statements');",
);
const second = migration('2_price', 'ALTER TABLE fruit ADD COLUMN price INT;');
const records = async () =>
  (
    await pool.query(
      'SELECT migration_name, checksum, applied_steps_count, finished_at FROM _prisma_migrations ORDER BY 1',
    )
  ).rows;

describe('migrating', () => {
  it('brings an empty database to the newest state and records each step as other tools of Prisma do', async () => {
    expect(await migrate(source.pool, [first, second])).toEqual({ applied: ['1_fruit', '2_price'], unknown: [] });
    expect(await records()).toMatchObject([
      { migration_name: '1_fruit', checksum: first.checksum, applied_steps_count: 1, finished_at: expect.any(Date) },
      { migration_name: '2_price', checksum: second.checksum, applied_steps_count: 1, finished_at: expect.any(Date) },
    ]);
  });

  it('does nothing the second time', async () => {
    await migrate(source.pool, [first, second]);
    expect(await migrate(source.pool, [first, second])).toEqual({ applied: [], unknown: [] });
  });

  it('applies each step once when several start at the same time', async () => {
    const reports = await Promise.all(Array.from({ length: 5 }, () => migrate(source.pool, [first, second])));
    expect(reports.flatMap((report) => report.applied).sort()).toEqual(['1_fruit', '2_price']);
    expect((await pool.query('SELECT * FROM fruit')).rowCount).toBe(1);
  });

  it('leaves whole steps when it is cut off, and the next run goes on from there', async () => {
    const cut = migration('2_price', 'ALTER TABLE fruit ADD COLUMN price INT; SELECT 1 / 0;');
    await expect(migrate(source.pool, [first, cut])).rejects.toThrow('division by zero');
    expect((await records()).map((row) => row.migration_name)).toEqual(['1_fruit']);
    expect((await migrate(source.pool, [first, second])).applied).toEqual(['2_price']);
  });

  it('refuses a step that was changed after it was applied', async () => {
    await migrate(source.pool, [first]);
    await expect(migrate(source.pool, [migration('1_fruit', 'SELECT 2;')])).rejects.toMatchObject({
      code: 'migration_changed',
      message: expect.stringContaining('1_fruit'),
    });
  });

  it('refuses to go on over a step that another tool left unfinished', async () => {
    await migrate(source.pool, [first]);
    await pool.query('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(source.pool, [first, second])).rejects.toMatchObject({ code: 'migration_unfinished' });
  });

  it('goes on where a person has marked the unfinished step as rolled back', async () => {
    await migrate(source.pool, [first]);
    await pool.query('DROP TABLE fruit');
    await pool.query('UPDATE _prisma_migrations SET finished_at = NULL, rolled_back_at = now()');
    expect((await migrate(source.pool, [first])).applied).toEqual(['1_fruit']);
  });

  it('tells of steps that only a newer version knows', async () => {
    await migrate(source.pool, [first, second]);
    expect(await migrate(source.pool, [first])).toEqual({ applied: [], unknown: ['2_price'] });
  });
});

describe('the migrations of the service', () => {
  it('are read in the order of their names with the checksums of their bytes', () => {
    const migrations = readMigrations();
    expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
    for (const { sql, checksum } of migrations) expect(checksum).toBe(createHash('sha256').update(sql).digest('hex'));
  });
});

(onServer ? describe : describe.skip)('a schema in the address', () => {
  it('is made, and holds everything', async () => {
    const named = await openDatabase(`${fresh.env.DATABASE_URL}?schema=other%20place`, fresh.env.SVC_DATA_DIR);
    await migrate(named.pool, [first], named.schema);
    expect(
      (await pool.query("SELECT schemaname FROM pg_tables WHERE tablename IN ('fruit', '_prisma_migrations')")).rows,
    ).toEqual([{ schemaname: 'other place' }, { schemaname: 'other place' }]);
  });
});
