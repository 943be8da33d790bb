import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { PACKAGE } from './testing/built-server.js';

/** A server in a client's configuration. */
interface Configuration {
  command: string;
  args: string[];
  env?: Record<string, string>;
}

let folder: string;
let tarball: string;
/** No registry is asked and nothing of the workspace is seen. */
const offline = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  npm_config_cache: join(folder, 'cache'),
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-pack-'));
  const copy = join(folder, 'package');
  mkdirSync(join(copy, 'dist'), { recursive: true });
  for (const file of ['package.json', 'README.md']) cpSync(join(PACKAGE, file), join(copy, file));
  execFileSync(process.execPath, [join(PACKAGE, 'bundle.mjs'), join(copy, 'dist')]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy, env: offline() });
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
});

describe('the packed server', () => {
  it('holds one program, its licences and its description, and depends on nothing', () => {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n').sort();
    expect(files).toEqual([
      'package/README.md',
      'package/dist/licences.txt',
      'package/dist/svc-mcp.mjs',
      'package/package.json',
    ]);
    const manifest = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    expect(manifest.dependencies).toEqual({});
  });

  it('brings the licence of every package inside', () => {
    const licences = readFileSync(join(folder, 'package', 'dist', 'licences.txt'), 'utf8');
    for (const name of ['@modelcontextprotocol/server', 'class-validator', 'zod', '@noble/ed25519'])
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(licences).not.toMatch(/\(undefined\)/);
  });

  it('lists and calls tools with npx in an empty folder', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const client = new Client({ name: 'spec', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: 'npx',
        args: ['--yes', `--package=${tarball}`, 'svc-mcp'],
        cwd: empty,
        env: offline(),
        stderr: 'ignore',
      }),
    );
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('draft_negotiation_reply');
    expect(
      (await client.callTool({ name: 'check_offer_policy', arguments: { policy: EXAMPLE_POLICY } })).structuredContent,
    ).toMatchObject({ ok: true });
    await client.close();
    expect(readdirSync(empty)).toEqual([]);
  });

  it('starts by each configuration that the README shows', async () => {
    const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
    const shown = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json]) => JSON.parse(json ?? '') as { mcpServers: { svc: Configuration } },
    );
    expect(shown).toHaveLength(2);
    for (const {
      mcpServers: { svc },
    } of shown) {
      const client = new Client({ name: 'spec', version: '1.0.0' });
      const env = {
        ...offline(),
        ...(svc.env && { ...svc.env, SVC_ACCESS_KEY: svc.env['SVC_ACCESS_KEY']?.replace('...', 'x'.repeat(32)) ?? '' }),
      };
      await client.connect(
        new StdioClientTransport({
          command: svc.command,
          args: svc.args.map((arg) =>
            arg.startsWith('/path/to/svc/apps/mcp-stdio/') ? join(folder, 'package', ...arg.split('/').slice(-2)) : arg,
          ),
          cwd: folder,
          env,
          stderr: 'ignore',
        }),
      );
      expect([client.getServerVersion()?.name, (await client.listTools()).tools.length > 0]).toEqual([
        svc.args.includes('pro') ? 'svc-pro' : 'svc',
        true,
      ]);
      await client.close();
    }
  });
});
