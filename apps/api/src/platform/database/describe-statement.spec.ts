import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Prisma } from './client/client.js';
import { describeStatement } from './describe-statement.js';

const inSql = (args: unknown) => describeStatement({ operation: '$queryRaw', args });

describe('what a trace says of a statement', () => {
  it('is the operation and the table of a model, for every model of the schema', () => {
    const schema = readFileSync(new URL('../../../../../prisma/schema.prisma', import.meta.url), 'utf8');
    const models = [...schema.matchAll(/^model (\w+) \{[^}]*@@map\("(\w+)"\)/gm)];
    expect(models.length).toBeGreaterThan(30);
    for (const [, model, table] of models)
      expect(describeStatement({ model: model ?? '', operation: 'findMany', args: {} })).toEqual({
        'db.system.name': 'postgresql',
        'db.operation.name': 'findMany',
        'db.collection.name': table,
      });
  });

  it.each([
    [Prisma.sql`SELECT * FROM "hold" WHERE "id" = ${'canary'}`, 'SELECT', 'hold'],
    [Prisma.sql`\n  INSERT INTO "ask" ("id") VALUES (${'FROM "payment"'})`, 'INSERT', 'ask'],
    [Prisma.sql`WITH old AS (DELETE FROM "parcel" RETURNING 1) SELECT * FROM old`, 'WITH', 'parcel'],
    [Prisma.sql`UPDATE "instance" SET "seen_at" = now()`, 'UPDATE', 'instance'],
    [Prisma.sql`SELECT 1`, 'SELECT', undefined],
    [Prisma.sql`SELECT * FROM "canary"`, 'SELECT', undefined],
  ])('is the verb and the first table of SQL, and nothing of a value: %#', (sql, verb, table) => {
    const said = inSql(sql);
    expect([said['db.operation.name'], said['db.collection.name']]).toEqual([verb, table]);
    expect(JSON.stringify(said)).not.toContain('canary');
  });

  it('is the name of the operation where the SQL is a plain text', () =>
    expect(inSql(['SELECT canary'])).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': '$queryRaw' }));
});
