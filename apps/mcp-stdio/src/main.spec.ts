import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { buildServer, converse, PACKAGE, runServer } from './testing/built-server.js';

const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
let server: string;
beforeAll(() => {
  server = buildServer();
});

describe('the command line', () => {
  it('tells how it is used and which version it is', async () => {
    const { code, stdout, stderr } = await runServer(server, ['--help']);
    expect([code, stderr]).toEqual([0, '']);
    for (const word of [
      '--door core|pro',
      '--check',
      '--version',
      'SVC_BASE_URL',
      'SVC_ACCESS_KEY',
      'SVC_DATA_DIR',
      'its own keys',
    ])
      expect(stdout).toContain(word);
    expect(await runServer(server, ['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([[['--doors']], [['--door', 'back']], [['--door']], [['serve']], [['--check', '--prot', '1']]])(
    'refuses %j with a sentence and code 2, and says nothing on stdout',
    async (args) => {
      const { code, stdout, stderr } = await runServer(server, args);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^svc-mcp: .+; see --help\n$/);
    },
  );

  it('refuses settings that cannot be used, all at once, and never prints a key', async () => {
    const { code, stdout, stderr } = await runServer(server, ['--check'], {
      SVC_BASE_URL: 'example.com',
      SVC_ACCESS_KEY: 'svc_oh no',
      SVC_FRONTIER_KNOB: '1.5',
    });
    expect([code, stdout, stderr.trim().split('\n')]).toEqual([
      2,
      '',
      [
        expect.stringContaining('SVC_BASE_URL'),
        expect.stringContaining('SVC_ACCESS_KEY'),
        expect.stringContaining('SVC_FRONTIER_KNOB must be a number from 0 to 1'),
      ],
    ]);
    expect(stderr).not.toContain('oh no');
  });

  it('says where a client passes on the name of a variable in place of the key', async () => {
    const { code, stderr } = await runServer(server, ['--check'], { SVC_ACCESS_KEY: '${SVC_ACCESS_KEY}' });
    expect([code, stderr]).toEqual([2, expect.stringContaining('that your client did not fill in')]);
  });
});

describe('--check', () => {
  it('prints each tool and where it is answered; without a service all is well', async () => {
    const { code, stdout } = await runServer(server, ['--check', '--door', 'pro']);
    expect(code).toBe(0);
    expect(stdout).toContain('door: pro');
    expect(stdout).toContain('  draft_negotiation_reply: answered here\n');
    expect(stdout).toContain('service: none');
  });

  /** A service that is well and answers every other call with a status; `seen` has the keys that came with those. */
  async function serviceThatSays(
    status: number,
  ): Promise<{ env: Record<string, string>; seen: unknown[]; close(): void }> {
    const seen: unknown[] = [];
    const service = createServer(({ url, headers }, response) => {
      if (url !== '/health') seen.push(headers['x-svc-key']);
      response.statusCode = url === '/health' ? 200 : status;
      response.setHeader('content-type', 'application/json').end('{"status":"ok","version":"9.9.9"}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    const env = { SVC_BASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/` };
    return { env, seen, close: () => void service.close() };
  }
  const SVC_ACCESS_KEY = 'svc_NeverPrintedNeverPrinted';

  it('says that the service answers and knows the key, and which tools go there', async () => {
    const { env, seen, close } = await serviceThatSays(422);
    const { code, stdout, stderr } = await runServer(server, ['--check'], { ...env, SVC_ACCESS_KEY });
    close();
    expect([code, stderr, seen]).toEqual([0, '', [SVC_ACCESS_KEY]]);
    expect(stdout).toContain('answers, version 9.9.9\naccess key: known\n');
    for (const line of [
      'draft_negotiation_reply: answered by the service',
      'verify_deal_receipt: answered by the service',
      'check_offer_policy: answered here',
    ])
      expect(stdout).toContain(line);
    expect(stdout).not.toContain('NeverPrinted');
  });

  it.each([
    [401, 1, 'access key: unknown to the service'],
    [403, 0, 'access key: known, but not of the kind for calls that use a model'],
    [503, 1, 'access key: not tried: the service answers with status 503'],
  ])('tries the key: status %s', async (status, exit, line) => {
    const { env, close } = await serviceThatSays(status);
    const { code, stdout } = await runServer(server, ['--check'], { ...env, SVC_ACCESS_KEY });
    close();
    expect([code, stdout.split('\n')]).toEqual([exit, expect.arrayContaining([line])]);
  });

  it('sends nothing but the question for its health where there is no key', async () => {
    const { env, seen, close } = await serviceThatSays(500);
    expect((await runServer(server, ['--check'], env)).stdout).toContain('access key: none\n');
    close();
    expect(seen).toEqual([]);
  });

  it('fails where the service cannot be reached', async () => {
    const { code, stdout } = await runServer(server, ['--check'], { SVC_BASE_URL: 'http://127.0.0.1:9' });
    expect(code).toBe(1);
    expect(stdout).toContain('http://127.0.0.1:9 cannot be reached');
  });
});

describe('stdout', () => {
  const request = (id: number, method: string, params: object): string =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const opening = request(1, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'spec', version: '1' },
  });

  it('carries protocol messages and nothing else, also while calls fail and the log has something to say', async () => {
    const calls = [
      opening,
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      'this is no message',
      '{"jsonrpc":"2.0","id":9}',
      request(2, 'tools/list', {}),
      request(3, 'tools/call', { name: 'no_such_tool', arguments: {} }),
      request(4, 'tools/call', { name: 'check_offer_policy', arguments: { policy: 'x' } }),
      request(5, 'tools/call', {
        name: 'draft_negotiation_reply',
        arguments: { policy: EXAMPLE_POLICY, message: 'Best price?' },
      }),
      request(6, 'tools/call', { name: 'verify_deal_receipt', arguments: { receipt: {}, policy: {} } }),
      request(7, 'prompts/list', {}),
      request(8, 'resources/read', { uri: 'svc://policy/templates' }),
      request(10, 'tools/call', { name: 'check_offer_policy', arguments: null } as object),
    ];
    const { code, stdout, stderr } = await converse(server, calls, 11, {
      SVC_ACCESS_KEY: 'svc_UselessUselessUseless',
      SVC_DATA_DIR: '/dev/null/nowhere',
    });
    const messages = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { jsonrpc: string; id: number | null; error?: object });
    expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
    expect(messages.flatMap(({ id }) => id ?? []).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 10,
    ]);
    expect(messages.filter(({ id }) => id === null).map(({ error }) => error)).toEqual([
      { code: -32700, message: 'This line is not JSON; a message is one line of JSON' },
      { code: -32600, message: 'This is not a JSON-RPC 2.0 message' },
    ]);
    expect(messages.find(({ id }) => id === 10)?.error).toEqual({
      code: -32602,
      message: 'The arguments of a tool must be an object, or be omitted',
    });
    expect(stderr).not.toMatch(/invalid_union|\[\s*\{/);
    expect(code).toBe(0);
    expect(stderr).toMatch(/has no effect without SVC_BASE_URL/);
    expect(stderr).toMatch(/the keys cannot be stored/);
    expect(stderr).not.toContain('Useless');
  });

  it('answers everything that was asked before its input ended', async () => {
    const asked = [
      request(2, 'tools/call', { name: 'compile_offer_policy', arguments: { template: 'saas' } }),
      request(3, 'tools/call', {
        name: 'draft_negotiation_reply',
        arguments: { policy: EXAMPLE_POLICY, message: 'Best price?' },
      }),
      request(4, 'tools/list', {}),
    ];
    const { code, stdout } = await converse(server, [opening, ...asked], 0);
    expect([
      code,
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id)
        .sort(),
    ]).toEqual([0, [1, 2, 3, 4]]);
  });

  it('ends when its input ends', async () => {
    expect(await converse(server, [opening], 1)).toMatchObject({ code: 0 });
  });

  it('survives input that no policy has', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const hostile = ['{"list_price":1e400}', `{"terms":${deep}}`, '{"__proto__":{"list_price":1},"constructor":1}'].map(
      (policy, index) =>
        `{"jsonrpc":"2.0","id":${index + 2},"method":"tools/call",` +
        `"params":{"name":"draft_negotiation_reply","arguments":{"message":"Hi","policy":${policy}}}}`,
    );
    const { code, stdout } = await converse(server, [opening, ...hostile, request(9, 'tools/list', {})], 5);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result: { isError?: boolean } });
    expect([code, answers.length]).toEqual([0, 5]);
    expect(answers.filter(({ id }) => id >= 2 && id <= 4).map(({ result }) => result.isError)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
