import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, onServer } from '../testing/fresh-database.js';
import { startService, type RunningService } from '../testing/service.js';

let service: RunningService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

async function statusOf({ url }: RunningService, key: string): Promise<number> {
  const response = await fetch(`${url}/v1/policy/compile`, {
    method: 'POST',
    headers: { 'x-svc-key': key, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.status;
}

describe('the first start', () => {
  it('of an embedded database prints a key once, which works', async () => {
    const env = { SVC_BOOTSTRAP_ACCESS_KEY: '' };
    const empty = await freshDatabase();
    service = await startService({ database: empty, env });
    const printed = service.notices.map((notice) => /svc_\S+/.exec(notice)?.[0]).filter((key) => key !== undefined);
    if (onServer) {
      expect(service.notices).toEqual(['There is no access key yet. Issue one: npm run admin -- keys issue']);
      await service.stop();
      service = null;
      await empty.remove();
      return;
    }
    await service.stop();
    service = await startService({ database: empty, env });
    expect(service.notices).toEqual([
      'No access key was ever used here. If you lost yours, issue another: npm run admin -- keys issue',
    ]);
    expect(await statusOf(service, printed[0] ?? '')).toBe(422);
    expect(service.log()).not.toContain(printed[0]);
    await service.stop();
    service = await startService({ database: empty, env });
    expect(service.notices).toEqual([]);
    await service.stop();
    service = null;
    await empty.remove();
  });

  it('that cannot listen makes no key: the next one prints it', async () => {
    const env = { SVC_BOOTSTRAP_ACCESS_KEY: '' };
    const empty = await freshDatabase();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(startService({ database: empty, env, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    taken.close();
    service = await startService({ database: empty, env });
    expect(service.notices).toHaveLength(1);
    expect(service.notices.join()).toMatch(onServer ? /no access key yet/ : /shown only this once: svc_/);
    await service.stop();
    service = null;
    await empty.remove();
  });
});
