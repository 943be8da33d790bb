import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IssueKeyResponse, RotateResult, WalletSummary } from '@svc/contracts';
import { DATABASE, type Database } from '../platform/database/database.js';
import { CLOCK } from '../platform/clock/clock.js';
import { call, issueKey, keyRequest } from '../testing/agent-keys.js';
import { startService, type RunningService } from '../testing/service.js';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' } });
});
afterAll(() => service.stop());

const ask = (members: Record<string, unknown>, key?: string) =>
  call<IssueKeyResponse>(service.url, '/v1/keys', { body: keyRequest(members), ...(key !== undefined && { key }) });
const balance = (key: string) => call<WalletSummary>(service.url, '/v1/billing/balance', { key });

describe('a key that an agent asks for', () => {
  it('comes with 50 cents, once, and opens its wallet', async () => {
    const { status, body } = await ask({ telemetry_consent: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      api_key: expect.stringMatching(/^gt_[\w-]{43}$/),
      tier: 'free',
      rate_limit_per_minute: 100_000,
      created_at: expect.any(Number),
      wallet: { starter_millicents: 50_000, funded_millicents: 0, total_millicents: 50_000 },
      telemetry_consent: true,
      reused: false,
    });
    expect((await balance(body.api_key)).body).toEqual(body.wallet);
  });

  it('comes back to its holder alone, with the consent that was given at first', async () => {
    const agent = { agent_id: 'holder-of-one' };
    const first = (await ask({ ...agent, telemetry_consent: false })).body;
    const again = await ask({ ...agent, telemetry_consent: true }, first.api_key);
    expect([again.status, again.body]).toEqual([200, { ...first, reused: true }]);

    const other = await issueKey(service.url);
    for (const key of [undefined, other.api_key, `gt_${'x'.repeat(43)}`, service.key]) {
      const refused = await ask(agent, key);
      expect([key, refused.status, refused.body]).toEqual([
        key,
        409,
        {
          detail: 'this agent_id has a key already; its holder must send that key as a header',
          code: 'agent_id_taken',
        },
      ]);
    }
  });

  it('is issued once, however many ask for one name at once, and so is its credit', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask({ agent_id: 'wanted-by-many' })));
    const issued = answers.filter(({ status }) => status === 200);
    expect([issued.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 11]);
    expect((await balance(issued[0]!.body.api_key)).body.total_millicents).toBe(50_000);
  });

  it.each([
    [{ agent_id: 'ab' }, 'string_too_short'],
    [{ agent_id: 'x'.repeat(129) }, 'string_too_long'],
    [{ contact_email: 'nobody' }, 'value_error'],
    [{ intended_use_summary: 'short' }, 'string_too_short'],
    [{ telemetry_consent: 'yes' }, 'bool_type'],
    [{ balance: 5 }, 'extra_forbidden'],
  ])('is refused with 422 for %j', async (members, type) => {
    const { status, body } = await call<{ detail: { type: string }[] }>(service.url, '/v1/keys', {
      body: keyRequest(members),
    });
    expect([status, body.detail.map((fault) => fault.type)]).toEqual([422, [type]]);
  });

  it('keeps its consent, whatever statement tries to change it', async () => {
    await issueKey(service.url, { agent_id: 'consent-stays' });
    const { client } = service.app.get<Database>(DATABASE);
    await expect(
      client.keyHolder.update({ where: { agentId: 'consent-stays' }, data: { telemetryConsent: true } }),
    ).rejects.toThrow(/never changes/);
  });
});

describe('an answer with a key that was lost', () => {
  const headers = { 'idempotency-key': 'a text of 22 characters'.replaceAll(' ', '-') };
  const send = (path: string, body: object, more: { key?: string; headers?: Record<string, string> } = { headers }) =>
    call<{ api_key: string }>(service.url, path, { body, ...more });

  it('can be had again under the same Idempotency-Key: the key that was issued, and no second one', async () => {
    const request = keyRequest();
    const first = await send('/v1/keys', request);
    expect([first.status, (await send('/v1/keys', request)).text]).toEqual([200, first.text]);
    expect((await send('/v1/keys', { ...request, contact_email: 'other@acme.example' })).status).toBe(409);
    expect((await send('/v1/keys', request, {})).status).toBe(409);
    expect((await send('/v1/keys', request, { headers: { 'idempotency-key': 'b'.repeat(22) } })).status).toBe(409);
    const short = { 'idempotency-key': 'c'.repeat(21) };
    expect((await send('/v1/keys', keyRequest(), { headers: short })).status).toBe(400);
  });

  it('is had again with the old key after a rotation, which is refused for everything else', async () => {
    const { api_key: key } = await issueKey(service.url);
    const rotate = (more: object = { headers }) => send('/v1/keys/rotate', {}, { key, ...more });
    const answers = await Promise.all([1, 2, 3, 4].map(() => rotate()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await rotate()).text).toBe(answers[0]?.text);
    expect([(await balance(key)).status, (await balance(answers[0]?.body.api_key ?? '')).status]).toEqual([401, 200]);
    expect((await rotate({})).status).toBe(401);
    expect((await rotate({ headers: { 'idempotency-key': 'd'.repeat(22) } })).status).toBe(401);
  });

  it('is kept so that nobody reads it in the database', async () => {
    const { body } = await send('/v1/keys', keyRequest(), { headers: { 'idempotency-key': 'e'.repeat(30) } });
    const { client } = service.app.get<Database>(DATABASE);
    const rows = await client.sealedAnswer.findMany();
    const dump = rows.map(({ id, sealed }) => id + Buffer.from(sealed).toString('latin1')).join();
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [body.api_key, 'e'.repeat(30), 'api_key']) expect(dump).not.toContain(secret);
  });
});

describe('rotation', () => {
  it('of many at once replaces the key once: the others are told that theirs is not known', async () => {
    const { api_key: key } = await issueKey(service.url);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call<RotateResult>(service.url, '/v1/keys/rotate', { body: {}, key })),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect([made.length, answers.filter(({ status }) => status === 401).length]).toEqual([1, 19]);
    expect((await balance(made[0]?.body.api_key ?? '')).status).toBe(200);
  });

  it('refuses the old key at once and keeps the wallet, with the key in the header or in the body', async () => {
    for (const how of ['header', 'body']) {
      const { api_key: old } = await issueKey(service.url);
      const { status, body } = await call<RotateResult>(service.url, '/v1/keys/rotate', {
        body: how === 'body' ? { api_key: old } : {},
        ...(how === 'header' && { key: old }),
      });
      expect([how, status, body]).toEqual([
        how,
        200,
        {
          api_key: expect.stringMatching(/^gt_[\w-]{43}$/),
          rotated_at: expect.any(Number),
          wallet: { starter_millicents: 50_000, funded_millicents: 0, total_millicents: 50_000 },
        },
      ]);
      expect((await balance(old)).status).toBe(401);
      expect((await balance(body.api_key)).status).toBe(200);
    }
  });

  it('needs no body where the key is in the header', async () => {
    const { api_key: key } = await issueKey(service.url);
    const answer = await fetch(`${service.url}/v1/keys/rotate`, { method: 'POST', headers: { 'x-svc-key': key } });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ api_key: expect.stringMatching(/^gt_/) }),
    ]);
  });

  it.each([
    ['no key', {}, undefined, 401, /this call needs an access key \(gt_…\)/],
    ['an unknown key', { api_key: `gt_${'y'.repeat(43)}` }, undefined, 401, /not known/],
    ['a text that is no key', { api_key: 'open sesame' }, undefined, 401, /not known/],
    ['a key of the other kind', {}, 'svc', 403, /kind gt_/],
  ] as const)('is refused with %s', async (_, body, kind, status, detail) => {
    const answer = await call<{ detail: string }>(service.url, '/v1/keys/rotate', {
      body,
      ...(kind === 'svc' && { key: service.key }),
    });
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(detail)]);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="svc"/);
  });
});

describe('the lane of a key', () => {
  it('is that of the address where the key comes in the body, and its own where it comes in a header', async () => {
    const small = await startService({
      env: { SVC_RATE_KEYLESS_PER_MINUTE: '4', SVC_RATE_KEYED_PER_MINUTE: '20' },
      overrides: [{ provide: CLOCK, useValue: { nowMillis: () => 1_800_000_000_000 } }],
    });
    try {
      const { api_key } = await issueKey(small.url);
      const answers = [];
      for (let index = 0; index < 5; index += 1)
        answers.push((await call(small.url, '/v1/keys/rotate', { body: { api_key: `${api_key}` } })).status);
      // One token went to the request for the key; the second rotation meets a key that is refused, and counts all the
      // same.
      expect(answers).toEqual([200, 401, 401, 429, 429]);
    } finally {
      await small.stop();
    }
  });

  it('lets an address ask for ten keys an hour and tells how long the eleventh waits', async () => {
    let nowMillis = 1_800_000_000_000;
    const small = await startService({ overrides: [{ provide: CLOCK, useValue: { nowMillis: () => nowMillis } }] });
    const askHere = () => call<{ detail: string }>(small.url, '/v1/keys', { body: keyRequest() });
    try {
      for (let index = 0; index < 10; index += 1) expect((await askHere()).status).toBe(200);
      const { status, headers } = await askHere();
      expect([status, headers.get('retry-after')]).toEqual([429, '360']);
      expect([headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([
        '"key-issue";q=10;w=3600',
        '"key-issue";r=0;t=360',
      ]);
      nowMillis += 359_000;
      expect((await askHere()).status).toBe(429);
      nowMillis += 1_000;
      expect((await askHere()).status).toBe(200);
    } finally {
      await small.stop();
    }
  });
});
