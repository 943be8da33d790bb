import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openFreshDatabase, onServer, type OpenFreshDatabase } from '../../testing/fresh-database.js';

let fresh: OpenFreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.close());

describe('the database of the process', () => {
  it('is migrated, answers and says what it is', async () => {
    await fresh.database.check();
    expect(fresh.database.kind).toBe(onServer ? 'postgresql' : 'embedded');
    expect(await fresh.database.client.accessKey.count()).toBe(0);
  });

  it('keeps what each of many simultaneous statements says apart', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 40 },
        (_, index) => fresh.database.client.$queryRaw<{ answer: number }[]>`SELECT ${index}::int AS answer`,
      ),
    );
    expect(answers.map(([row]) => row?.answer)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });

  it('reads a statement in which each text is a literal, whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom("'", "\\'; --", '$1', "''", '\\'),
        async (one, odd) => {
          const text = `${one}${odd}${one}`.replaceAll('\0', '');
          const rows = await fresh.database.read<{ a: string; b: string }>`SELECT ${text} AS "a", ${odd} AS "b"`;
          expect(rows).toEqual([{ a: text, b: odd }]);
        },
      ),
      { numRuns: 30 },
    ));

  it('opens as many transactions at once as the operator says, of the embedded one a single one', async () => {
    const { database } = fresh;
    let finish = (): void => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    const all = Array.from({ length: 7 }, () => database.transaction(() => finished));
    while (database.transactions.open + database.transactions.waiting < 7) await new Promise(setImmediate);
    expect(database.transactions).toEqual(onServer ? { open: 5, waiting: 2 } : { open: 1, waiting: 6 });
    finish();
    await Promise.all(all);
  });

  it('runs a task at once when it is ready', async () => {
    let ran = false;
    await fresh.database.whenReady(async () => {
      ran = true;
    });
    expect(ran).toBe(true);
  });

  it('refuses a value outside of a closed set', async () => {
    const row = { id: 'one', kind: 'master', keyHash: 'h', display: 'd' };
    await expect(fresh.database.client.accessKey.create({ data: row })).rejects.toThrow();
  });
});
