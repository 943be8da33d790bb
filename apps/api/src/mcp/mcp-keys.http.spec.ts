import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { CLOCK } from '../platform/clock/clock.js';
import { startService, type RunningService } from '../testing/service.js';
import { connectNew, connectOld, type DoorClient } from '../testing/mcp-clients.js';

const KEYLESS = 5;
const KEYED = 40;
const startedMillis = Date.now();
/** Messages of a client before its first call. */
const CONNECTING = 1;
let service: RunningService;
beforeAll(async () => {
  service = await startService({
    env: {
      SVC_RATE_KEYLESS_PER_MINUTE: String(KEYLESS),
      SVC_RATE_KEYED_PER_MINUTE: String(KEYED),
      SVC_TRUSTED_PROXIES: '127.0.0.1',
      SVC_LOG_LEVEL: 'debug',
    },
    // A clock that stands still: no token comes back while the tests count them.
    overrides: [{ provide: CLOCK, useValue: { nowMillis: () => startedMillis } }],
  });
});
afterAll(() => service.stop());

/** Each test calls from an address of its own, so that none spends another's tokens. */
let last = 0;
const fresh = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${(last += 1)}` });
const from = async (
  headers: Record<string, string>,
  use: (client: DoorClient) => Promise<void>,
  connect = connectNew,
): Promise<void> => {
  const client = await connect({ url: service.url, door: 'core', headers });
  try {
    await use(client);
  } finally {
    await client.close();
  }
};
const compile = { description: 'A chair, 100 USD, not below 80.' };
const UNKNOWN = 'svc_NobodyKnowsThisKey0001';

/** What a model can do about a key: the argument, the way without one, and whom a person asks. */
const KEY_HINT =
  /argument access_key\..*argument template needs no key\..*npm run admin -- keys issue.*\/v1\/pilot\/request/;

describe('the key of a tool call', () => {
  it('is taken from each header that REST takes it from', async () => {
    const headers: Record<string, string>[] = [
      { 'x-svc-key': service.key },
      { 'x-api-key': service.key },
      { authorization: `Bearer ${service.key}` },
    ];
    for (const header of headers) {
      await from({ ...fresh(), ...header }, async (client) =>
        expect((await client.call('compile_offer_policy', compile)).structured).toMatchObject({ ok: true }),
      );
    }
  });

  it.each([
    ['2026-07-28', connectNew],
    ['2025-11-25', connectOld],
  ] as const)('is taken from the argument access_key (%s)', (_, connect) =>
    from(
      fresh(),
      async (client) => {
        expect(
          (await client.call('compile_offer_policy', { ...compile, access_key: service.key })).structured,
        ).toMatchObject({ ok: true });
      },
      connect,
    ),
  );

  it.each([
    ['no key', {}, 401, 'this call needs an access key (svc_…) in X-SVC-Key, X-API-Key or Authorization: Bearer'],
    ['an unknown key', { access_key: UNKNOWN }, 401, 'the access key is not known'],
    ['what cannot be a key', { access_key: 'open sesame' }, 401, 'the access key is not known'],
    [
      'a null',
      { access_key: null },
      401,
      'this call needs an access key (svc_…) in X-SVC-Key, X-API-Key or Authorization: Bearer',
    ],
  ])('is refused where it is %s', (_, key, status, detail) =>
    from(fresh(), async (client) => {
      expect(await client.call('compile_offer_policy', { ...compile, ...key })).toEqual({
        isError: true,
        structured: undefined,
        told: { status, detail, code: 'key_unknown', hint: expect.stringMatching(KEY_HINT) },
      });
    }),
  );

  it('is not asked for before it is clear what is wanted', () =>
    from(fresh(), async (client) => {
      for (const args of [{}, { access_key: UNKNOWN }])
        expect((await client.call('compile_offer_policy', args)).told).toMatchObject({
          status: 422,
          detail: [{ loc: ['body', 'description'], type: 'missing', msg: 'Field required, or template in its place' }],
        });
    }));

  it('is refused with the list of faults where it is no text, and where the tool needs none', () =>
    from(fresh(), async (client) => {
      expect((await client.call('compile_offer_policy', { ...compile, access_key: 5 })).told).toMatchObject({
        status: 422,
        detail: [{ loc: ['body', 'access_key'], type: 'string_type' }],
      });
      expect(
        (await client.call('check_offer_policy', { policy: EXAMPLE_POLICY, access_key: service.key })).told,
      ).toMatchObject({
        status: 422,
        detail: [{ loc: ['body', 'access_key'], type: 'extra_forbidden', input: '***' }],
      });
    }));

  it('counts for the argument, where header and argument differ', () =>
    from({ ...fresh(), 'x-svc-key': service.key }, async (client) => {
      expect((await client.call('compile_offer_policy', { ...compile, access_key: UNKNOWN })).told).toMatchObject({
        status: 401,
      });
    }));

  it('is neither logged nor sent back, wherever it stands', async () => {
    const answers: string[] = [];
    await from({ ...fresh(), 'x-svc-key': service.key }, async (client) => {
      answers.push(
        JSON.stringify(await client.list()),
        JSON.stringify(await client.call('compile_offer_policy', { ...compile, access_key: service.key })),
      );
      answers.push(
        JSON.stringify(await client.call('compile_offer_policy', { ...compile, tone: service.key })),
        JSON.stringify(await client.call('practice_buyer', { policy: EXAMPLE_POLICY, style: service.key })),
      );
      for (const call of [
        () => client.call(service.key, {}),
        () => client.call('check_offer_policy', service.key as never),
        () => client.raw.getPrompt({ name: service.key }),
      ]) {
        answers.push(
          await call().then(
            (result: object) => JSON.stringify(result),
            (fault: Error) => `${fault.message} ${JSON.stringify(fault)}`,
          ),
        );
      }
    });
    expect(answers.join('\n')).not.toContain(service.key);
    expect(service.log()).not.toContain(service.key);
    expect(service.log()).toContain('"route":"/mcp"');
  });
});

describe('the rate of tool calls', () => {
  it('is that of REST: the same bucket, one token a message', async () => {
    const address = fresh();
    await from(address, async (client) => {
      for (let call = 0; call < KEYLESS - CONNECTING - 1; call += 1) {
        expect((await client.call('check_offer_policy', { policy: EXAMPLE_POLICY })).isError).toBe(false);
      }
      const rest = () => fetch(`${service.url}/v1/policy/templates`, { headers: address });
      expect((await rest()).status).toBe(200);
      const refused = await client.call('check_offer_policy', { policy: EXAMPLE_POLICY });
      expect(refused).toEqual({
        isError: true,
        structured: undefined,
        told: {
          status: 429,
          detail: expect.stringMatching(/^too many requests; try again in \d+ s$/),
          code: 'rate_exceeded',
          retry_after: 12,
        },
      });
      expect((await rest()).status).toBe(429);
    });
  });

  it('is the key’s for a key in a header, and stays the address’s for a key in an argument', async () => {
    await from({ ...fresh(), 'x-svc-key': service.key }, async (client) => {
      for (let call = 0; call < KEYLESS + 3; call += 1)
        expect((await client.call('check_offer_policy', { policy: EXAMPLE_POLICY })).isError).toBe(false);
    });
    await from(fresh(), async (client) => {
      for (let call = 0; call < KEYLESS - CONNECTING; call += 1)
        expect((await client.call('compile_offer_policy', { ...compile, access_key: service.key })).isError).toBe(
          false,
        );
      expect((await client.call('compile_offer_policy', { ...compile, access_key: service.key })).told).toMatchObject({
        status: 429,
        retry_after: 12,
      });
    });
  });

  it('counts each call of a batch', async () => {
    const call = (id: number): object => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } },
    });
    const response = await fetch(`${service.url}/mcp/`, {
      method: 'POST',
      headers: {
        ...fresh(),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-03-26',
      },
      body: JSON.stringify(Array.from({ length: KEYLESS + 2 }, (_, id) => call(id))),
    });
    const answers = (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)).result.isError ?? false);
    expect(answers.filter((isError) => !isError)).toHaveLength(KEYLESS);
    expect(answers.filter((isError) => isError)).toHaveLength(2);
  });

  it('tells the state of the bucket in the headers of the response', async () => {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } },
    };
    const { headers } = await fetch(`${service.url}/mcp/`, {
      method: 'POST',
      headers: { ...fresh(), 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(message),
    });
    expect(headers.get('ratelimit-policy')).toBe(`"default";q=${KEYLESS};w=60`);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"default";r=${KEYLESS - 1};t=\\d+$`));
  });
});
