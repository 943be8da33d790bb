import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../platform/config/config.js';
import { makeSigningPem } from '../platform/signing-keys/read-signing-key.js';
import { freshDatabase, migratedDatabase, onServer, type FreshDatabase } from '../testing/fresh-database.js';
import { startService, type RunningService } from '../testing/service.js';
import { openAdmin } from './admin-context.js';
import { adminHelp, carryOut, COMMANDS, readCommandLine } from './run-admin.js';

let database: FreshDatabase;
let service: RunningService | null = null;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(async () => {
  await stopped();
  await database.remove();
});

/** A service that runs already goes on: a start, and a command without a service, cost a second of computing each. */
async function running(): Promise<void> {
  service ??= await startService({ database });
}

async function stopped(): Promise<void> {
  await service?.stop();
  service = null;
}

async function admin(line: readonly string[], config = loadConfig(database.env)): Promise<string> {
  const request = readCommandLine(line);
  return (request === 'help' ? adminHelp() : await carryOut(request, config)).join('\n');
}

const keyIn = (text: string) => /^(svc|gt)_[\w-]{43}$/m.exec(text)?.[0] ?? '';
const idIn = (text: string) => /Its ID is (?:still )?(\w+)\./.exec(text)?.[1] ?? '';

async function statusOf(key: string): Promise<number | undefined> {
  const response = await fetch(`${service?.url}/v1/policy/compile`, {
    method: 'POST',
    headers: { 'x-svc-key': key, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.status;
}

async function requestPilot(): Promise<string> {
  const body = { name: 'Ida', business: 'Berg\u001b[31m Cycles', email: 'ida@berg.example' };
  const response = await fetch(`${service?.url}/v1/pilot/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { request_id: string }).request_id;
}

describe('the operator’s command line', () => {
  beforeAll(running);

  it('explains itself, every command included', async () => {
    const help = await admin(['help']);
    for (const { name } of COMMANDS) expect(help).toContain(name);
    for (const line of [[], ['--help'], ['-h'], ['keys', 'list', '--help']]) expect(readCommandLine(line)).toBe('help');
  });

  it.each([
    [['purse'], 'there is no command "purse"'],
    [['keys'], 'issue, revoke, rotate'],
    [['keys', 'steal'], 'not "steal"'],
    [['keys', 'list', 'a', 'b'], 'more than'],
    [['keys', 'issue', '--color', 'red'], '--color'],
  ])('says what is wrong with %j', (line, part) => {
    expect(() => readCommandLine(line)).toThrow(part);
  });

  it.each([
    [['keys', 'revoke'], 'name the key'],
    [['keys', 'revoke', 'nobody'], 'no active key'],
    [['keys', 'issue', '--kind', 'master'], 'svc, gt'],
    [['pilots', 'approve', 'nobody'], 'no pilot request'],
    [['signing', 'rotate', 'other'], 'receipt, notary'],
    [['migrate', 'run', '--lock-seconds', '0'], '1 to 9999'],
  ])('refuses %j and says why', async (line, part) => {
    await expect(admin(line)).rejects.toMatchObject({ code: 'admin_fault', message: expect.stringContaining(part) });
  });
});

describe('the migrations', () => {
  it('are planned before they are done, and done once', async () => {
    const empty = await freshDatabase();
    try {
      const config = loadConfig(empty.env);
      const planned = (await admin(['migrate', 'plan'], config)).split('\n');
      expect(planned.length).toBeGreaterThan(10);
      expect(planned[0]).toBe('20261120000000_keys_and_pilots  in a transaction');
      const done = await admin(['migrate', 'run', '--lock-seconds', '5'], config);
      expect(done.split('\n')).toEqual(planned.map((line) => line.split(' ')[0]));
      for (const act of ['plan', 'run'])
        expect(await admin(['migrate', act], config)).toBe('The database has the schema of this version.');
    } finally {
      await empty.remove();
    }
  });
});

describe('keys', () => {
  it('are issued, listed without the key itself, rotated and revoked while the service is stopped', async () => {
    await stopped();
    const issued = await admin(['keys', 'issue', '--kind', 'gt', '--label', 'a shop']);
    const [key, id] = [keyIn(issued), idIn(issued)];
    expect(key).toMatch(/^gt_/);
    const listed = await admin(['keys', 'list']);
    expect(listed).toMatch(new RegExp(`${id}\\s+${key.slice(0, 8)}\\s+active.*a shop`));
    expect(listed).not.toContain(key);
    expect(idIn(await admin(['keys', 'rotate', id]))).toBe(id);
    await admin(['keys', 'revoke', id]);
    expect(await admin(['keys', 'list'])).toMatch(/revoked/);
  });

  it('work at once in a running service, on the same database', async () => {
    await running();
    const issued = await admin(['keys', 'issue']);
    const [key, id] = [keyIn(issued), idIn(issued)];
    expect(await statusOf(key)).toBe(422);
    const renewed = keyIn(await admin(['keys', 'rotate', id]));
    expect([await statusOf(key), await statusOf(renewed)]).toEqual([401, 422]);
    await admin(['keys', 'revoke', id]);
    expect(await statusOf(renewed)).toBe(401);
  });
});

describe('pilot requests', () => {
  it('are approved once, which prints a key that works', async () => {
    await running();
    const id = await requestPilot();
    const listed = await admin(['pilots', 'list']);
    expect(listed).toContain(id);
    expect(listed).not.toContain('\u001b');
    expect(await statusOf(keyIn(await admin(['pilots', 'approve', id])))).toBe(422);
    await expect(admin(['pilots', 'approve', id])).rejects.toThrow('decided before (approved)');
    await expect(admin(['pilots', 'decline', id])).rejects.toThrow('decided before');
  });

  it('may be declined, and then no key is issued', async () => {
    await running();
    const id = await requestPilot();
    await admin(['pilots', 'decline', id]);
    await expect(admin(['pilots', 'approve', id])).rejects.toThrow('declined');
  });

  it('get the key that a broken-off approval did not issue', async () => {
    await running();
    const id = await requestPilot();
    const context = await openAdmin(loadConfig(database.env));
    await context.pilots.decide(id, 'approved');
    await context.close();
    expect(keyIn(await admin(['pilots', 'approve', id]))).not.toBe('');
  });
});

describe('signing keys', () => {
  it('are rotated with the old ones kept published, before and after the restart', async () => {
    await running();
    const kids = async () =>
      ((await (await fetch(`${service?.url}/.well-known/ucp`)).json()) as { keys: { kid: string }[] }).keys.map(
        ({ kid }) => kid,
      );
    const before = await kids();
    const said = await admin(['signing', 'rotate']);
    for (const kid of before) expect(said).toContain(kid);
    await stopped();
    await running();
    const after = await kids();
    expect(after).toHaveLength(4);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(before).not.toContain(after[0]);
    const listed = await admin(['signing', 'list']);
    expect(listed.match(/in use/g)).toHaveLength(4);
    expect(listed.match(/published/gi)?.length).toBeGreaterThanOrEqual(2);
  });

  it('may be rotated one by one', async () => {
    await running();
    expect((await admin(['signing', 'rotate', 'notary'])).split('\n')).toHaveLength(2);
  });

  it.each([
    ['first-strike', '/v1/keys/trust_anchor'],
    ['settlement', '/v1/keys/settlement_notary'],
  ])('of trust are rotated, too: tokens under the old %s key stay checkable', async (role, path) => {
    const shown = async () =>
      (await (await fetch(`${service?.url}${path}`)).json()) as { kid: string; keys: { kid: string }[] };
    await running();
    const before = (await shown()).kid;
    expect(await admin(['signing', 'rotate', role])).toContain(`replaces ${before}`);
    await stopped();
    await running();
    const { kid, keys } = await shown();
    expect(kid).not.toBe(before);
    expect(keys.map((key) => key.kid)).toEqual(expect.arrayContaining([kid, before]));
  });

  it('of the environment are the operator’s to change', async () => {
    const config = loadConfig({ ...database.env, SVC_RECEIPT_ES256_PEM: makeSigningPem('receipt') });
    await expect(admin(['signing', 'rotate'], config)).rejects.toThrow(
      'SVC_RECEIPT_ES256_PEM comes from the environment',
    );
  });
});

describe('the secrets', () => {
  const otherwise = (): ReturnType<typeof loadConfig> =>
    loadConfig({ ...database.env, SVC_KEY_PEPPER: 'a pepper that the service does not have' });

  it('of a command must be those of the service, or the keys that it issues would not be known', async () => {
    await running();
    const pilot = await requestPilot();
    for (const line of [
      ['keys', 'issue'],
      ['keys', 'rotate', idIn(await admin(['keys', 'issue']))],
      ['pilots', 'approve', pilot],
    ])
      await expect(admin(line, otherwise())).rejects.toMatchObject({ code: 'secret_differs' });
    expect(await admin(['pilots', 'list'], otherwise())).toContain('received');
  });

  it('stop a start with others, which says why in one sentence, and can be taken anew after a loss', async () => {
    await running();
    await stopped();
    const env = { SVC_KEY_PEPPER: 'a pepper that the service does not have' };
    await expect(startService({ database, env })).rejects.toMatchObject({ code: 'secret_differs' });
    await admin(['secrets', 'accept'], otherwise());
    service = await startService({ database, env });
    const key = keyIn(await admin(['keys', 'issue'], otherwise()));
    expect(await statusOf(key)).toBe(422);
    await admin(['secrets', 'accept']);
    await stopped();
  });

  it('of a command without a folder to keep them issue nothing', async () => {
    const blocked = join(database.env.SVC_DATA_DIR, 'a-file');
    writeFileSync(blocked, '');
    const config = loadConfig({ ...database.env, SVC_DATA_DIR: blocked });
    if (onServer)
      await expect(admin(['secrets', 'accept'], config)).rejects.toThrow('the data folder cannot be written');
  });
});

describe('the wallet commands', () => {
  beforeAll(running);

  it('give credit for trial, show it, and add the ledger up', async () => {
    const id = idIn(await admin(['keys', 'issue', '--kind', 'gt', '--label', 'trial']));
    expect(await admin(['wallet', 'grant', id, '--cents', '250'])).toContain('Gave 250 cents');
    expect(await admin(['wallet', 'show', id])).toContain('holds 250000 millicents');
    expect(await admin(['wallet', 'check'])).toMatch(/The ledger balances: 1 transactions, 1 wallets\./);
    expect(await admin(['wallet', 'take', id, '--cents', '300'])).toContain('now holds -50000 millicents');
    expect(await admin(['wallet', 'check'])).toMatch(/The ledger balances: 2 transactions/);
    expect(await admin(['payments', 'list'])).toBe('Every reported payment was booked.');
  });

  it.each([
    [['wallet', 'grant', 'nobody', '--cents', '5'], 'no gt key nobody'],
    [['wallet', 'take', 'nobody', '--cents', '5'], 'no gt key nobody'],
    [['wallet', 'show'], 'name the key'],
  ])('refuse %j', async (line, part) => {
    await expect(admin(line)).rejects.toMatchObject({ code: 'admin_fault', message: expect.stringContaining(part) });
  });

  it.each(['0', '-5', '2.5', '1000001', 'many', undefined])('give no %p cents', async (cents) => {
    const id = idIn(await admin(['keys', 'issue', '--kind', 'gt']));
    const line = ['wallet', 'grant', id, ...(cents === undefined ? [] : [`--cents=${cents}`])];
    await expect(admin(line)).rejects.toMatchObject({ message: expect.stringContaining('--cents must be') });
  });
});

describe('the commands of store requests', () => {
  it('list what was asked for, and flip all filings of an ask with a note, forward only', async () => {
    await running();
    const file = async (text: string): Promise<string> => {
      const response = await fetch(`${service?.url}/v1/store/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      return ((await response.json()) as { request_id: string }).request_id;
    };
    const [one, other] = [await file('A weather slot'), await file('a weather slot!')];
    expect(await admin(['requests', 'list'])).toContain('A weather slot');
    expect(other).toBe(one);
    expect(await admin(['requests', 'flip', one, '--status', 'reviewing', '--note', 'Priced soon.'])).toContain('2');
    const read = await (await fetch(`${service?.url}/v1/store/request/${other}`)).json();
    expect(read).toMatchObject({ status: 'reviewing', note: 'Priced soon.', same_ask_count: 2 });
    await admin(['requests', 'flip', one, '--status', 'stocked']);
    await expect(admin(['requests', 'flip', one, '--status', 'filed'])).rejects.toMatchObject({
      message: expect.stringContaining('stocked'),
    });
    await expect(admin(['requests', 'flip', one, '--status', 'sold'])).rejects.toMatchObject({
      message: expect.stringContaining('--status must be'),
    });
    await expect(admin(['requests', 'flip', 'nobody', '--status', 'stocked'])).rejects.toMatchObject({
      message: expect.stringContaining('no request nobody'),
    });
  });
});
