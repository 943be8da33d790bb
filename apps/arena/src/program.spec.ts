import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Certificate } from '@svc/gauntlet';
import {
  buildProgram,
  PACKAGE,
  runProgram,
  startListening,
  type Listening,
  type Ran,
} from './testing/built-program.js';
import { startTestAgent } from './testing/agents.js';

let program: string;
let folder: string;
const listening: Listening[] = [];
beforeAll(() => {
  program = buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'svc-arena-run-'));
});
afterAll(async () => {
  await Promise.all(listening.map((one) => one.end()));
});
const arena = (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> =>
  runProgram(program, folder, args, env);
const read = (file: string): Certificate => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Certificate;
const start = async (args: readonly string[], env: Record<string, string> = {}): Promise<Listening> => {
  const one = await startListening(args, env);
  listening.push(one);
  return one;
};

describe('svc-arena', () => {
  it('is one file and its licences, and imports nothing but Node', () => {
    const text = readFileSync(program, 'utf8');
    const imported = [...text.matchAll(/\bfrom\s*"([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
    expect(text.startsWith('#!/usr/bin/env node')).toBe(true);
    expect(readFileSync(join(program, '..', 'licences.txt'), 'utf8')).toMatch(/^@noble\/ed25519 \d/m);
  });

  it('tells its version and what is possible, and refuses the rest with code 2', async () => {
    const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
    expect(await arena(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
    expect((await arena(['--help'])).stdout).toContain('svc-arena run URL');
    expect(await arena(['run'])).toMatchObject({ code: 2, stderr: expect.stringContaining('--help') });
    expect(await arena(['verify', 'nothing.json'])).toMatchObject({
      code: 2,
      stderr: 'svc-arena: nothing.json cannot be read\n',
    });
  });

  it('certifies a run, verifies it offline, and refuses it once changed', async () => {
    const ran = await arena(['run', '--script', 'conceder', '--seed', '7', '--out', 'c.json']);
    expect(ran).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/all +360 +0\.\d{4}[\s\S]*signed with key/),
      stderr: expect.stringContaining('360/360 games'),
    });
    expect([existsSync(join(folder, 'c.state.json')), statSync(join(folder, 'arena-key.json')).mode & 0o777]).toEqual([
      false,
      0o600,
    ]);
    expect(await arena(['verify', 'c.json'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/✓ figures: .*\nc\.json is valid\n$/),
    });
    expect(await arena(['verify', 'c.json', '--key', read('c.json').key_fingerprint, '--json'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('"valid":true'),
    });
    writeFileSync(
      join(folder, 'forged.json'),
      JSON.stringify({ ...read('c.json'), agent: { name: 'better', address: null } }),
    );
    expect(await arena(['verify', 'forged.json'])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/✗ signature: [\s\S]*is not valid\n$/),
    });
  });

  it('signs a later run with the same key', async () => {
    await arena(['run', '--script', 'naive', '--scenarios', '1', '--out', 'trial.json']);
    expect(read('trial.json').key).toEqual(read('c.json').key);
    expect(await arena(['verify', 'trial.json'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('✗ complete: the file has 6 games; a certificate has 360'),
    });
    writeFileSync(join(folder, 'no-key.json'), '{}');
    expect(await arena(['run', '--script', 'naive', '--scenarios', '1', '--key', 'no-key.json'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no-key.json is not'),
    });
  });

  it('derives seeds from the held-out one, whose commitment it prints', async () => {
    const env = { SVC_ARENA_SEED: 'a held-out seed of a spec, long enough' };
    const { stdout: commitment } = await arena(['commit'], env);
    expect(commitment).toBe(`${createHash('sha256').update(env.SVC_ARENA_SEED).digest('base64url')}\n`);
    expect(await arena(['run', '--script', 'hardball', '--held-out', '--out', 'held.json'], env)).toMatchObject({
      code: 0,
    });
    expect(readFileSync(join(folder, 'held.json'), 'utf8')).not.toContain(env.SVC_ARENA_SEED);
    expect(read('held.json').held_out).toEqual({ commitment: commitment.trim(), label: 'hardball' });
    expect(await arena(['verify', 'held.json', '--held-out'], env)).toMatchObject({ code: 0 });
    expect(await arena(['verify', 'held.json', '--held-out'], { SVC_ARENA_SEED: 'another' })).toMatchObject({
      code: 1,
    });
    expect(await arena(['run', '--engine', '--held-out'])).toMatchObject({
      code: 2,
      stderr: 'svc-arena: --held-out needs SVC_ARENA_SEED\n',
    });
  });

  it(
    'keeps what was reached when the agent is gone, goes ' + 'on from there, and refuses the state of another run',
    async () => {
      let answered = 0;
      const agent = await startTestAgent((request, response) => {
        request.resume().on('end', () => {
          answered += 1;
          if (answered > 10) response.destroy();
          else response.end('{"action":"walk"}');
        });
      });
      const command = [
        'run',
        agent.url,
        '--scenarios',
        '3',
        '--concurrency',
        '1',
        '--name',
        'walker',
        '--out',
        'w.json',
      ];
      expect(await arena(command)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/the agent no longer responds: .*10 of 18 games are kept in w\.state\.json/),
      });
      expect([existsSync(join(folder, 'w.json')), statSync(join(folder, 'w.state.json')).mode & 0o777]).toEqual([
        false,
        0o600,
      ]);
      expect(await arena([...command, '--seed', '10'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('belongs to another run'),
      });
      answered = -100;
      expect(await arena(command)).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('continuing after 10 of 18 games'),
      });
      expect(answered).toBe(-92);
      expect([
        read('w.json').rows.length,
        read('w.json').agent.address,
        existsSync(join(folder, 'w.state.json')),
      ]).toEqual([18, agent.url, false]);
      expect(read('w.json').seed).toMatch(/^[\w-]{32}$/);
      const state = {
        format: 'svc-arena-state/1',
        plan: { seed: read('w.json').seed, generator: 'svc', scenarios: 3, protocol: 'svc-gauntlet/1' },
        agent: `walker ${agent.url}`,
        rows: [[0, { ...read('w.json').rows[0], utility: 1 }]],
      };
      writeFileSync(join(folder, 'w.state.json'), JSON.stringify(state));
      expect(await arena(command)).toMatchObject({ code: 2, stderr: expect.stringContaining('was changed') });
      await agent.close();
    },
  );

  it('writes a page of every game that has no script, asks for nothing and escapes everything', async () => {
    await arena([
      'run',
      '--script',
      'hardball',
      '--scenarios',
      '2',
      '--name',
      '<script src="https://evil.example/x.js">\'&',
      '--out',
      'evil.json',
    ]);
    expect(await arena(['replay', 'evil.json', '--html', 'evil.html'])).toMatchObject({ code: 0 });
    const page = readFileSync(join(folder, 'evil.html'), 'utf8');
    expect(page).toContain('&lt;script src=&quot;https://evil.example/x.js&quot;&gt;&#39;&amp;');
    expect(page).not.toMatch(/<script|<img|<link|<iframe|<a\s|\s(?:src|href)=["']|url\(|@import|javascript:/i);
    expect(page).toContain("default-src 'none'");
    expect(page).toMatch(/\.wide\{overflow-x:auto\}/);
    expect(page.match(/<div class="wide" tabindex="0"><table>/g)).toHaveLength(page.match(/<table/g)!.length);
    expect([...page.matchAll(/<summary>(?:seller|buyer) against/g)]).toHaveLength(12);
    writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...read('evil.json'), rows: 7 }));
    expect(await arena(['replay', 'broken.json', '--html', 'broken.html'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be replayed'),
    });
  });
});

describe('an agent in a process of its own', () => {
  it('has the same certificate, but for its name, address and instant, as the player in process', async () => {
    const { url } = await start([program, 'agent', '--script', 'conceder', '--port', '0']);
    await arena(['run', url, '--seed', '11', '--scenarios', '10', '--out', 'over-http.json']);
    await arena(['run', '--script', 'conceder', '--seed', '11', '--scenarios', '10', '--out', 'in-process.json']);
    const [overHttp, inProcess] = [read('over-http.json'), read('in-process.json')];
    expect([overHttp.rows, overHttp.figures]).toEqual([inProcess.rows, inProcess.figures]);
  });

  it('is any of the examples: in one file without a package, and with the engine', async () => {
    const examples = join(PACKAGE, '..', '..', 'examples', 'agent');
    expect(readFileSync(join(examples, 'agent.mjs'), 'utf8').split('\n').length).toBeLessThan(70);
    expect(
      [...readFileSync(join(examples, 'agent.mjs'), 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name),
    ).toEqual(['node:http']);
    const plain = await start([join(examples, 'agent.mjs')], { PORT: '0' });
    expect(await arena(['run', plain.url, '--seed', '12', '--scenarios', '10', '--out', 'plain.json'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/all .* yes\n/),
    });
    expect(read('plain.json').figures.format_failures).toBe(0);

    const bundled = join(folder, 'engine-agent.mjs');
    await build({
      entryPoints: [join(examples, 'engine-agent.mjs')],
      outfile: bundled,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@svc/source'],
      logLevel: 'silent',
    });
    const engine = await start([bundled], { PORT: '0' });
    await arena(['run', engine.url, '--seed', '13', '--scenarios', '1', '--out', 'engine-http.json']);
    await arena(['run', '--engine', '--seed', '13', '--scenarios', '1', '--out', 'engine-here.json']);
    expect(read('engine-http.json').rows).toEqual(read('engine-here.json').rows);
  });
});

describe('the packed program', () => {
  it('runs with npx in an empty folder, without a registry', () => {
    const copy = join(folder, 'package');
    const empty = join(folder, 'empty');
    mkdirSync(join(copy, 'dist'), { recursive: true });
    mkdirSync(empty);
    for (const file of ['package.json', 'README.md']) cpSync(join(PACKAGE, file), join(copy, file));
    for (const file of ['svc-arena.mjs', 'licences.txt']) cpSync(join(program, '..', file), join(copy, 'dist', file));
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      npm_config_cache: join(folder, 'cache'),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    };
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy, env });
    const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
    expect(execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n').sort()).toEqual([
      'package/README.md',
      'package/dist/licences.txt',
      'package/dist/svc-arena.mjs',
      'package/package.json',
    ]);
    const npx = (args: string[]): string =>
      execFileSync('npx', ['--yes', `--package=${tarball}`, 'svc-arena', ...args], {
        cwd: empty,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    npx(['run', '--script', 'conceder', '--seed', '14']);
    expect(npx(['verify', 'certificate.json'])).toMatch(/certificate\.json is valid\n$/);
    expect(readdirSync(empty).sort()).toEqual(['arena-key.json', 'certificate.json']);
  });

  it('holds one program, its licences and its description, and depends on nothing', () => {
    const { files, dependencies, bin } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
      files: string[];
      dependencies: object;
      bin: Record<string, string>;
    };
    expect([files, dependencies, bin]).toEqual([['dist', 'README.md'], {}, { 'svc-arena': 'dist/svc-arena.mjs' }]);
    expect(execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8', env: {} })).toMatch(
      /^\d+\.\d+\.\d+\n$/,
    );
  });
});
