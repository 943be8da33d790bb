import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openFreshDatabase, type OpenFreshDatabase } from '../../testing/fresh-database.js';
import { systemRandomBytes } from '../clock/clock.js';
import { loadConfig } from '../config/config.js';
import { SecretChecks } from './secret-checks.js';
import { SecretChecksRepository } from './secret-checks.repository.js';
import { SecretStore } from './secret-store.js';
import { sharedSecrets } from './shared-secrets.js';

const [PEPPER, OTHER_PEPPER] = ['pepper of this spec '.repeat(2), 'another pepper of it '.repeat(2)];
const [KEY, NEXT_KEY] = [Buffer.alloc(32, 1).toString('hex'), Buffer.alloc(32, 2).toString('hex')];

let fresh: OpenFreshDatabase;
let folder: string;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-checks-'));
  await fresh.database.client.secretCheck.deleteMany();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process with these secrets; without any they are kept in its folder. */
function processWith(env: Record<string, string>, dataFolder = folder): SecretChecks {
  const secrets = sharedSecrets(loadConfig(env).secrets, new SecretStore(dataFolder), systemRandomBytes);
  return new SecretChecks(secrets, new SecretChecksRepository(fresh.database));
}
const TELEMETRY = 'telemetry key of this spec '.repeat(2);
const both = (pepper: string, key: string): Record<string, string> => ({
  SVC_KEY_PEPPER: pepper,
  SVC_STATE_KEY: key,
  SVC_TELEMETRY_KEY: TELEMETRY,
});
const unwritable = (): string => {
  writeFileSync(join(folder, 'a-file'), '');
  return join(folder, 'a-file');
};

describe('the secrets of processes on one database', () => {
  it('are noted by the first and confirmed by those that have the same', async () => {
    await processWith(both(PEPPER, KEY)).confirm();
    await processWith(both(PEPPER, KEY)).confirm();
  });

  it('may be kept in a folder that they share', async () => {
    await processWith({}).confirm();
    await processWith({}).confirm();
  });

  it.each([
    [
      'key pepper (SVC_KEY_PEPPER)',
      both(OTHER_PEPPER, KEY),
      'Give every instance the same SVC_KEY_PEPPER',
      'access keys',
    ],
    [
      'state key (SVC_STATE_KEY)',
      both(PEPPER, NEXT_KEY),
      'Give every instance the same SVC_STATE_KEY',
      'conversations',
    ],
    [
      'telemetry key (SVC_TELEMETRY_KEY)',
      { ...both(PEPPER, KEY), SVC_TELEMETRY_KEY: OTHER_PEPPER },
      'Give every instance the same SVC_TELEMETRY_KEY',
      'neither exported nor erased',
    ],
    [
      'key pepper (the file secrets/key-pepper of the data folder)',
      { SVC_STATE_KEY: KEY, SVC_TELEMETRY_KEY: TELEMETRY },
      'the data folder that holds it (SVC_DATA_DIR)',
      'access keys',
    ],
  ])('refuse another %s, and say what breaks and what to do', async (named, env, remedy, breaks) => {
    await processWith(both(PEPPER, KEY)).confirm();
    const { code, message } = (await processWith(env)
      .confirm()
      .catch((fault: unknown) => fault)) as Error & { code: string };
    expect(code).toBe('secret_differs');
    for (const words of [remedy, breaks, 'npm run admin -- secrets accept', named.replace(' (', ' of this process (')])
      expect(message).toContain(words);
  });

  it('are never in the database or in what is said about them', async () => {
    await processWith(both(PEPPER, KEY)).confirm();
    const rows = JSON.stringify(await fresh.database.client.secretCheck.findMany());
    const said = String(
      await processWith(both(OTHER_PEPPER, NEXT_KEY))
        .confirm()
        .catch((fault: unknown) => fault),
    );
    for (const secret of [PEPPER, OTHER_PEPPER, KEY, NEXT_KEY, TELEMETRY]) expect(rows + said).not.toContain(secret);
    expect(new Set(rows.match(/[0-9a-f]{64}/g)).size).toBe(3);
  });

  it('let a state key be replaced: the new one in front of the old, then alone', async () => {
    await processWith(both(PEPPER, KEY)).confirm();
    await processWith(both(PEPPER, `${NEXT_KEY},${KEY}`)).confirm();
    await expect(processWith(both(PEPPER, KEY)).confirm()).rejects.toMatchObject({ code: 'secret_differs' });
    await processWith(both(PEPPER, `${KEY},${NEXT_KEY}`)).confirm();
    await processWith(both(PEPPER, `${NEXT_KEY},${KEY}`)).confirm();
    await processWith(both(PEPPER, NEXT_KEY)).confirm();
  });

  it('are one set when two make them at the same moment', async () => {
    const starts = [processWith(both(PEPPER, KEY)), processWith(both(OTHER_PEPPER, KEY))];
    const ends = await Promise.allSettled(starts.map((one) => one.confirm()));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be taken anew after a loss', async () => {
    await processWith(both(PEPPER, KEY)).confirm();
    await processWith(both(OTHER_PEPPER, NEXT_KEY)).accept();
    await processWith(both(OTHER_PEPPER, NEXT_KEY)).confirm();
    await expect(processWith(both(PEPPER, KEY)).confirm()).rejects.toMatchObject({ code: 'secret_differs' });
  });
});

describe('secrets that nobody keeps', () => {
  it('are not noted: the next start, with others, is not refused', async () => {
    const first = processWith({}, unwritable());
    expect(first.ephemeral.map(({ name }) => name)).toEqual(['key-pepper', 'state-key', 'telemetry-key']);
    await first.confirm();
    await processWith({}, unwritable()).confirm();
    expect(await fresh.database.client.secretCheck.count()).toBe(0);
  });

  it('are refused where the database was used with kept ones', async () => {
    await processWith(both(PEPPER, KEY)).confirm();
    await expect(processWith({ SVC_STATE_KEY: KEY }, unwritable()).confirm()).rejects.toThrow(
      'made for this process, because the data folder cannot be written',
    );
  });
});
