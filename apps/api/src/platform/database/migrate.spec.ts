import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, onServer, type FreshDatabase } from '../../testing/fresh-database.js';
import type { DatabaseSource } from './database.js';
import { migrate, planMigrations } from './migrate.js';
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
  isOnline: sql.startsWith('-- online'),
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
    expect(await migrate(source, [first, second])).toEqual({ applied: ['1_fruit', '2_price'], unknown: [] });
    expect(await records()).toMatchObject([
      { migration_name: '1_fruit', checksum: first.checksum, applied_steps_count: 1, finished_at: expect.any(Date) },
      { migration_name: '2_price', checksum: second.checksum, applied_steps_count: 1, finished_at: expect.any(Date) },
    ]);
  });

  it('does nothing the second time', async () => {
    await migrate(source, [first, second]);
    expect(await migrate(source, [first, second])).toEqual({ applied: [], unknown: [] });
  });

  it('applies each step once when several start at the same time', async () => {
    const reports = await Promise.all(Array.from({ length: 5 }, () => migrate(source, [first, second])));
    expect(reports.flatMap((report) => report.applied).sort()).toEqual(['1_fruit', '2_price']);
    expect((await pool.query('SELECT * FROM fruit')).rowCount).toBe(1);
  });

  it('leaves whole steps when it is cut off, and the next run goes on from there', async () => {
    const cut = migration('2_price', 'ALTER TABLE fruit ADD COLUMN price INT; SELECT 1 / 0;');
    await expect(migrate(source, [first, cut])).rejects.toThrow('division by zero');
    expect((await records()).map((row) => row.migration_name)).toEqual(['1_fruit']);
    expect((await migrate(source, [first, second])).applied).toEqual(['2_price']);
  });

  it('refuses a step that was changed after it was applied', async () => {
    await migrate(source, [first]);
    await expect(migrate(source, [migration('1_fruit', 'SELECT 2;')])).rejects.toMatchObject({
      code: 'migration_changed',
      message: expect.stringContaining('1_fruit'),
    });
  });

  it('refuses to go on over a step that another tool left unfinished', async () => {
    await migrate(source, [first]);
    await pool.query('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(source, [first, second])).rejects.toMatchObject({ code: 'migration_unfinished' });
  });

  it('goes on where a person has marked the unfinished step as rolled back', async () => {
    await migrate(source, [first]);
    await pool.query('DROP TABLE fruit');
    await pool.query('UPDATE _prisma_migrations SET finished_at = NULL, rolled_back_at = now()');
    expect((await migrate(source, [first])).applied).toEqual(['1_fruit']);
  });

  it('tells of steps that only a newer version knows', async () => {
    await migrate(source, [first, second]);
    expect(await migrate(source, [first])).toEqual({ applied: [], unknown: ['2_price'] });
  });
});

describe('a migration that is online', () => {
  const index = migration(
    '3_index',
    '-- online\nDROP INDEX CONCURRENTLY IF EXISTS by_name;\nCREATE INDEX CONCURRENTLY by_name ON fruit (name);\n',
  );
  const broken = migration('3_index', index.sql.replace('(name)', '(nothing)'));

  it('builds an index while others use the table, and is recorded like any other', async () => {
    await migrate(source, [first]);
    const reports = await Promise.all([migrate(source, [first, index]), migrate(source, [first, index])]);
    expect(reports.flatMap(({ applied }) => applied)).toEqual(['3_index']);
    const { rows } = await pool.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'by_name'::regclass`);
    expect(rows).toEqual([{ indisvalid: true }]);
    expect((await migrate(source, [first, index])).applied).toEqual([]);
  });

  it('may define functions, and fill rows in parts that are kept one by one', async () => {
    const filled = migration(
      '3_fill',
      `-- online
ALTER TABLE fruit ADD COLUMN IF NOT EXISTS price INT;
CREATE OR REPLACE FUNCTION cost() RETURNS INT LANGUAGE plpgsql AS $$
BEGIN
    RETURN 5;
END
$$;
DO $$
BEGIN
    UPDATE fruit SET price = cost();
    COMMIT;
    INSERT INTO fruit VALUES ('pear', 7);
END
$$`,
    );
    const cut = migration('3_fill', filled.sql.replace("VALUES ('pear', 7)", "VALUES ('pear', 1 / 0)"));
    const fruit = async () => (await pool.query('SELECT * FROM fruit ORDER BY 1')).rows as unknown[];
    await migrate(source, [first]);
    await expect(migrate(source, [first, cut])).rejects.toThrow('division by zero');
    const [apple] = await fruit();
    expect(apple).toMatchObject(onServer ? { price: 5 } : {});
    expect((await migrate(source, [first, filled])).applied).toEqual(['3_fill']);
    expect(await fruit()).toEqual([
      { name: 'apple; not two statements', price: 5 },
      { name: 'pear', price: 7 },
    ]);
  });

  it('that breaks off is not recorded, and the next run does it anew', async () => {
    await migrate(source, [first]);
    await expect(migrate(source, [first, broken])).rejects.toThrow('nothing');
    expect((await records()).map((row) => row.migration_name)).toEqual(['1_fruit']);
    expect((await migrate(source, [first, index])).applied).toEqual(['3_index']);
  });
});

describe('a plan of migrations', () => {
  it('names what is missing and changes nothing', async () => {
    expect((await planMigrations(source, [first, second])).missing).toEqual([first, second]);
    await migrate(source, [first]);
    expect(await planMigrations(source, [first, second])).toEqual({ missing: [second], unknown: [] });
    expect((await records()).map((row) => row.migration_name)).toEqual(['1_fruit']);
    expect(await planMigrations(source, [])).toEqual({ missing: [], unknown: ['1_fruit'] });
  });
});

(onServer ? describe : describe.skip)('a migration that waits for a lock', () => {
  it('gives up after the time that is named, with nothing done, and calls behind it go on', async () => {
    await migrate(source, [first]);
    const other = await pool.connect();
    await other.query('BEGIN; SELECT * FROM fruit');
    await expect(migrate({ ...source, lockMillis: 200 }, [first, second])).rejects.toMatchObject({ code: '55P03' });
    expect((await pool.query('SELECT name FROM fruit')).rowCount).toBe(1);
    await other.query('COMMIT');
    other.release();
    expect((await migrate({ ...source, lockMillis: 200 }, [first, second])).applied).toEqual(['2_price']);
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
    await migrate(named, [first]);
    expect(
      (await pool.query("SELECT schemaname FROM pg_tables WHERE tablename IN ('fruit', '_prisma_migrations')")).rows,
    ).toEqual([{ schemaname: 'other place' }, { schemaname: 'other place' }]);
  });
});
