import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migratedDatabase, onServer, type FreshDatabase } from '../../testing/fresh-database.js';
import { startService, type RunningService } from '../../testing/service.js';
import { PEM_FILES } from './load-signing-keys.js';
import { makeSigningPem } from './read-signing-key.js';
import { SecretStore } from '../secrets/secret-store.js';

let database: FreshDatabase;
const running: RunningService[] = [];
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
  await database.remove();
});

async function start(env: Record<string, string> = {}): Promise<RunningService> {
  const service = await startService({ database, env });
  running.push(service);
  return service;
}

async function publishedKids(service: RunningService): Promise<string[]> {
  const response = await fetch(`${service.url}/.well-known/ucp`);
  return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
}

describe('the published keys', () => {
  it('are the same after a restart', async () => {
    const first = await start();
    const kids = await publishedKids(first);
    await running.pop()?.stop();
    expect(kids).toHaveLength(2);
    expect(await publishedKids(await start())).toEqual(kids);
  });

  it('still hold a key that was rotated away: what it signed can be checked', async () => {
    const before = await publishedKids(await start());
    await running.pop()?.stop();
    new SecretStore(database.env.SVC_DATA_DIR).replace(PEM_FILES.receipt, makeSigningPem('receipt'));
    const after = await publishedKids(await start());
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after[0]).not.toBe(before[0]);
  });

  it('still hold a key that the environment no longer brings', async () => {
    const before = await publishedKids(await start({ SVC_NOTARY_ED25519_PEM: makeSigningPem('notary') }));
    await running.pop()?.stop();
    expect(await publishedKids(await start({ SVC_NOTARY_ED25519_PEM: makeSigningPem('notary') }))).toEqual(
      expect.arrayContaining(before),
    );
  });
});

(onServer ? describe : describe.skip)('two instances on one database', () => {
  const unwritable = () => {
    const blocked = join(database.env.SVC_DATA_DIR, 'a-file');
    writeFileSync(blocked, '');
    return { SVC_DATA_DIR: blocked };
  };

  // Only the signing keys differ: every other secret is the same, and other instances would be refused for those first.
  const beside = (env: Record<string, string> = {}) =>
    start({
      SVC_KEY_PEPPER: 'pepper of this spec '.repeat(2),
      SVC_STATE_KEY: 'ab'.repeat(32),
      SVC_TELEMETRY_KEY: 'telemetry key of this spec '.repeat(2),
      ...env,
    });

  it('run side by side when their keys are kept', async () => {
    const [one, other] = [await beside(), await beside()];
    expect(await publishedKids(other)).toEqual(await publishedKids(one));
  });

  it('do not when the keys of the second are ephemeral', async () => {
    await beside();
    await expect(beside(unwritable())).rejects.toMatchObject({ code: 'ephemeral_keys_of_several' });
  });

  it('do not when the keys of the first are', async () => {
    await beside(unwritable());
    await expect(beside()).rejects.toThrow('SVC_RECEIPT_ES256_PEM');
  });

  it('follow each other without harm: one that left is not counted', async () => {
    await beside(unwritable());
    await running.pop()?.stop();
    await beside(unwritable());
  });
});
