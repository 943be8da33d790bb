import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { schemaBreaks } from './contract/schema-breaks.mjs';

const MIGRATIONS = new URL('../prisma/migrations/', import.meta.url);
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const [RELEASED, ...known] = linesOf(readFileSync(new URL('./contract/schema-breaks.txt', import.meta.url), 'utf8'));

describe('the migrations since the last release', () => {
  const names = readdirSync(MIGRATIONS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const later = names.filter((name) => name > RELEASED).sort();
  const sqlOf = (name) => readFileSync(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8');

  it('only add, so that both versions run side by side, but for what is written down', () => {
    expect(names).toContain(RELEASED);
    expect(later.flatMap((name) => schemaBreaks(sqlOf(name)).map((found) => `${name}: ${found}`))).toEqual(known);
  });
});

describe('a migration', () => {
  it.each([
    'DROP TABLE "ask"',
    'DROP TRIGGER IF EXISTS "keep" ON "ask"',
    'TRUNCATE "ask"',
    'DELETE FROM "ask"',
    'ALTER TABLE "ask" DROP COLUMN "text"',
    'ALTER TABLE "ask" RENAME TO "filing"',
    'ALTER TABLE "ask" RENAME COLUMN "text" TO "words"',
    'ALTER TABLE "ask" ALTER COLUMN "text" SET NOT NULL',
    'ALTER TABLE "ask" ALTER COLUMN "text" TYPE INTEGER',
    'ALTER TABLE "ask" ADD COLUMN "more" TEXT NOT NULL',
    'ALTER TABLE "ask" ADD COLUMN "more" TEXT UNIQUE',
    'ALTER TABLE "ask" ADD CONSTRAINT "short" CHECK',
    'ALTER INDEX "by_text" RENAME TO "by_words"',
    'CREATE UNIQUE INDEX "by_text" ON "ask"',
    'DO $ DROP $',
  ])('may not %s', (statement) => {
    const sql = statement
      .replace('CHECK', "CHECK (length('text;') < 9)")
      .replace('$ DROP $', () => '$$ BEGIN DROP TABLE "x"; END $$');
    for (const before of ['', 'CREATE TABLE "new" ("id" TEXT); ', '-- it\'s first\nUPDATE "ask" SET "text" = \'\';\n'])
      expect(schemaBreaks(`${before}${sql};\n`)).toEqual([statement]);
  });

  it.each([
    'CREATE TABLE "new" ("id" TEXT NOT NULL, CONSTRAINT "new_pkey" PRIMARY KEY ("id"))',
    'CREATE TABLE "new" ("id" TEXT); ALTER TABLE "new" ADD CONSTRAINT "c" CHECK (true)',
    'CREATE TABLE "new" ("id" TEXT); CREATE UNIQUE INDEX "i" ON "new"("id")',
    'ALTER TABLE "ask" ADD COLUMN "more" TEXT, ADD COLUMN "much" NUMERIC(9, 2) NOT NULL DEFAULT 0',
    'CREATE INDEX "by_text" ON "ask"("text")',
    'DROP INDEX CONCURRENTLY IF EXISTS "by_text"; CREATE INDEX CONCURRENTLY "by_text" ON "ask"("text")',
    'CREATE OR REPLACE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM "x"; END $$',
    'CREATE TRIGGER "t" AFTER INSERT OR DELETE ON "ask" FOR EACH ROW EXECUTE FUNCTION "f"()',
    'DO $$ BEGIN UPDATE "ask" SET "more" = 1; END $$',
  ])('may %s', (sql) => expect(schemaBreaks(`${sql};\n`)).toEqual([]));
});
