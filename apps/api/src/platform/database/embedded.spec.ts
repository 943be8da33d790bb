import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { dataImageFolder, ensureDataImage } from './data-image.js';
import { connectionTo, startEmbedded } from './embedded.js';
import { folderHolder } from './folder-lock.js';

let folder: string;
beforeEach(async () => {
  await ensureDataImage();
  folder = mkdtempSync(join(tmpdir(), 'svc-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(connection: pg.PoolConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('keeps its data over a restart', async () => {
    const first = await startEmbedded(folder);
    await ask(first.connection, 'CREATE TABLE kept (n INT); INSERT INTO kept VALUES (7)');
    await first.close();
    const second = await startEmbedded(folder);
    expect(await ask(second.connection, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await second.close();
  });

  it('refuses a second start on the same folder', async () => {
    const first = await startEmbedded(folder);
    await expect(startEmbedded(folder)).rejects.toMatchObject({ code: 'data_folder_in_use' });
    await first.close();
  });

  it('can be reached by another process of the same user through the lock, and by nobody else', async () => {
    const running = await startEmbedded(folder);
    const connection = folderHolder(folder)?.connection;
    expect(await ask(connectionTo(connection ?? { host: '', port: 0 }), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(statSync(connection?.host ?? '').mode & 0o077).toBe(0);
    await running.close();
    expect(existsSync(connection?.host ?? '')).toBe(false);
  });

  it('clears away what an interrupted first start left', async () => {
    mkdirSync(join(folder, 'draft-of-a-killed-start'));
    writeFileSync(join(folder, 'draft-of-a-killed-start', 'PG_VERSION'), '17');
    const running = await startEmbedded(folder);
    expect(readdirSync(folder).sort()).toEqual(['database.lock', 'postgres']);
    await running.close();
  });

  it('starts a new folder from the image rather than by making a cluster, which takes seconds', async () => {
    // The first eight bytes of pg_control identify a cluster: a copy has those of its image, a new one has others.
    const clusterOf = (data: string): string =>
      readFileSync(join(data, 'global', 'pg_control'))
        .subarray(0, 8)
        .toString('hex');
    await (await startEmbedded(folder)).close();
    expect(clusterOf(join(folder, 'postgres'))).toBe(clusterOf(dataImageFolder()));
  });

  it('keeps the statements of several connections apart, even when their messages come in turns', async () => {
    const running = await startEmbedded(folder);
    const clients = Array.from({ length: 6 }, () => new pg.Client(running.connection));
    for (const client of clients) await client.connect();
    const seen = await Promise.all(
      clients.map(async (client, who) => {
        const answers: unknown[] = [];
        // Columns of another name for each, and a parameter so long that its message comes in several pieces.
        const sql = `SELECT ${who} AS who_${who}, $1::int AS turn, length($2::text) AS length`;
        for (let turn = 0; turn < 12; turn += 1)
          answers.push((await client.query(sql, [turn, 'x'.repeat(400_000 + who)])).rows[0]);
        return answers;
      }),
    );
    expect(seen).toEqual(
      clients.map((_, who) =>
        Array.from({ length: 12 }, (__, turn) => ({ [`who_${who}`]: who, turn, length: 400_000 + who })),
      ),
    );
    for (const client of clients) await client.end();
    await running.close();
  });

  it('lets nobody into the transaction of another connection, and undoes it when that one breaks off', async () => {
    const running = await startEmbedded(folder);
    const [one, other] = [new pg.Client(running.connection), new pg.Client(running.connection)];
    one.on('error', () => undefined);
    await one.connect();
    await other.connect();
    await one.query('CREATE TABLE shelf (n INT)');
    await one.query('BEGIN');
    await one.query('INSERT INTO shelf VALUES (1)');
    const seen = other.query('SELECT count(*)::int AS n FROM shelf');
    await one.end();
    expect((await seen).rows).toEqual([{ n: 0 }]);
    await other.end();
    await running.close();
  });
});
