import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemRandomBytes } from '../platform/clock/clock.js';
import { openFreshDatabase, type OpenFreshDatabase } from '../testing/fresh-database.js';
import { KeysRepository } from './keys.repository.js';
import { KeysService } from './keys.service.js';

const pepper = new TextEncoder().encode('a pepper of this spec');
let fresh: OpenFreshDatabase;
let repository: KeysRepository;
let keys: KeysService;
beforeAll(async () => {
  fresh = await openFreshDatabase();
  repository = new KeysRepository(fresh.database);
  keys = new KeysService(repository, pepper, systemRandomBytes);
});
afterAll(() => fresh.close());

describe('the first key', () => {
  it('is issued once, however many start at the same time', async () => {
    const issued = [];
    for (let start = 0; start < 3; start += 1) issued.push(await keys.issueFirst('svc', 'first start'));
    expect(issued.filter((key) => key !== null)).toHaveLength(1);
  });
});

describe('an access key', () => {
  it('is found with its kind once it is issued', async () => {
    const { id, key } = await keys.issue('svc', 'a shop');
    expect(await keys.find(key)).toEqual({ id, kind: 'svc' });
  });

  it('is not stored: neither the key nor its unkeyed hash is in the database', async () => {
    const { key } = await keys.issue('gt');
    const rows = JSON.stringify(await fresh.database.client.accessKey.findMany());
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(key.slice(8));
    const other = new KeysService(repository, new TextEncoder().encode('another pepper'), systemRandomBytes);
    expect(await other.find(key)).toBeNull();
  });

  it('is unknown with any character changed, cut off, added, or with the other prefix', async () => {
    const { key } = await keys.issue('svc');
    const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [
      changed,
      key.slice(0, -1),
      `${key}A`,
      key.replace('svc_', 'gt_'),
      ` ${key}`,
      '',
      'svc_',
      `${key}\0`,
    ]) {
      expect(await keys.find(wrong)).toBeNull();
    }
  });

  it('is refused at once when it is revoked, and stays so', async () => {
    const { id, key } = await keys.issue('svc');
    expect(await keys.revoke(id)).toMatchObject({ id });
    expect(await keys.find(key)).toBeNull();
    expect(await keys.revoke(id)).toBeNull();
    await keys.admit(key, 'bootstrap');
    expect(await keys.find(key)).toBeNull();
  });

  it('keeps its id when it is rotated, and the old one is refused at once', async () => {
    const { id, key } = await keys.issue('svc', 'kept');
    const rotated = await keys.rotate(id);
    expect(rotated?.id).toBe(id);
    expect(await keys.find(key)).toBeNull();
    expect(await keys.find(rotated?.key ?? '')).toEqual({ id, kind: 'svc' });
    expect((await keys.list()).find((row) => row.id === id)).toMatchObject({ label: 'kept' });
  });

  it('cannot be rotated once it is revoked', async () => {
    const { id } = await keys.issue('svc');
    await keys.revoke(id);
    expect(await keys.rotate(id)).toBeNull();
  });

  it('may be one that the operator brings, again and again', async () => {
    await keys.admit('svc_bring-your-own-key', 'bootstrap');
    await keys.admit('svc_bring-your-own-key', 'bootstrap');
    expect(await keys.find('svc_bring-your-own-key')).toMatchObject({ kind: 'svc' });
  });

  it('can be named by its first characters only while they mean one key', async () => {
    const [first, second] = [await keys.issue('gt'), await keys.issue('gt')];
    await fresh.database.client.accessKey.updateMany({
      where: { id: { in: [first.id, second.id] } },
      data: { display: 'gt_alike' },
    });
    expect(await keys.revoke('gt_alike')).toBeNull();
    expect(await keys.revoke(first.id)).not.toBeNull();
  });
});
