import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureBuilt } from './build.mjs';
import { environmentOf, readDockerfile, valuesOf } from './dockerfile.mjs';
import { ROOT } from './install.mjs';
import { makeReleaseFolder } from './release-folder.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './serve.mjs';
import { freePort } from './free-port.mjs';

const [build, served] = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
/** The image's user where the suite may become another one: nobody, which owns nothing. */
const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const megabytesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  ) / 1e6;

let place;
let release;
beforeAll(() => {
  ensureBuilt();
  place = mkdtempSync(join(tmpdir(), 'svc-image-'));
  chmodSync(place, 0o755);
  release = join(place, 'release');
  makeReleaseFolder(release);
}, 600_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the image', () => {
  it('is built by commands that this repository has', () => {
    expect(valuesOf(build, 'COPY')).toEqual(['. .']);
    const runs = valuesOf(build, 'RUN');
    expect(runs[0]).toMatch(/^npm ci /);
    expect(runs.slice(1)).toEqual(['npm run build', 'npm run release:folder -- /release']);
    for (const name of ['build', 'release:folder']) expect(scripts[name]).toBeDefined();
  });

  it('leaves out of its context what a checkout makes or keeps', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.data', '.env', '.git']));
  });

  it('holds the release folder and nothing of the build', () => {
    expect(valuesOf(served, 'COPY')).toEqual(['--from=build /release /srv']);
    expect(served.image).toBe(build.image);
    expect(readdirSync(release)).not.toContain('tools');
  });

  it('has the operator’s command line', () => {
    const help = execFileSync(process.execPath, ['admin.mjs', 'help'], { cwd: release, encoding: 'utf8' });
    expect(help).toContain('keys issue');
  });

  it('has under 300 MB of production dependencies, and none of development', () => {
    const modules = join(release, 'node_modules');
    expect(megabytesBelow(modules)).toBeLessThan(300);
    for (const name of ['typescript', 'prisma', 'jest', 'nx', 'eslint'])
      expect(readdirSync(modules)).not.toContain(name);
  });

  it('runs as a user of its own, who owns the data folder only', () => {
    expect(valuesOf(served, 'USER')).toEqual(['node']);
    expect(valuesOf(served, 'RUN')).toEqual(['install -d -o node -g node -m 0700 /data']);
    expect(valuesOf(served, 'VOLUME')).toEqual([environmentOf(served).SVC_DATA_DIR]);
  });

  it('serves with the flags and the environment that the service is measured with', () => {
    const server = readFileSync(join(release, 'server.mjs'), 'utf8');
    for (const setting of [NODE_FLAGS, NODE_ENVIRONMENT]) expect(server).toContain(JSON.stringify(setting));
  });

  it('starts, is healthy by its own health check, rests under 350 MB, and ends in good order', async () => {
    const data = join(place, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (USER.uid !== undefined) chownSync(data, USER.uid, USER.gid);
    const env = {
      PATH: process.env.PATH,
      ...environmentOf(served),
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      SVC_DATA_DIR: data,
      TMPDIR: place,
    };
    chmodSync(place, 0o777);
    const [command, ...args] = JSON.parse(valuesOf(served, 'CMD')[0]);
    const service = spawn(command, args, { cwd: release, env, stdio: ['ignore', 'pipe', 'inherit'], ...USER });
    const ended = new Promise((done) => service.once('exit', done));
    await new Promise((done, fail) => {
      service.stdout.on('data', (text) => String(text).includes('Listening on') && done());
      service.once('exit', () => fail(new Error('the service ended')));
    });
    try {
      const [, health] = /CMD (\[.+\])$/.exec(valuesOf(served, 'HEALTHCHECK')[0]);
      const [check, ...checked] = JSON.parse(health);
      expect(spawnSync(check, checked, { env }).status).toBe(0);
      expect(spawnSync(check, checked, { env: { ...env, PORT: '1' } }).status).toBe(1);
      expect(await restingMegabytes(service.pid, 350)).toBeLessThan(350);
    } finally {
      service.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  }, 120_000);
});

/**
 * Resident memory of the service below its launcher, the least of half a minute, or what it has come down to when it is
 * below the bound: what a start has left behind is collected meanwhile. Not measured where the system does not tell.
 */
async function restingMegabytes(launcher, bound) {
  if (process.platform !== 'linux') return 0;
  const children = readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim().split(' ');
  expect(children).toHaveLength(1);
  const seen = [];
  for (let second = 0; second < 30 && !(Math.min(...seen) < bound); second += 5) {
    await new Promise((done) => setTimeout(done, 5_000));
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${children[0]}/status`, 'utf8'));
    seen.push(Number(kilobytes) / 1000);
  }
  return Math.min(...seen);
}

describe('the deployment that docs/deploy.md shows first', () => {
  it('is this folder, and serves as it is told', async () => {
    const page = readFileSync(join(ROOT, 'docs', 'deploy.md'), 'utf8');
    const [, make, serve] = /```sh\n(npm run .+)\n([^`]+)```/.exec(page);
    expect(make).toMatch(/^npm run release:folder -- \/srv\/svc\b/);
    const port = await freePort();
    const data = mkdtempSync(join(place, 'shown-'));
    const shown = serve.replace('PORT=3000', `PORT=${port}`).replace('/var/lib/svc', data).replace('/srv/svc', release);
    expect(shown).not.toBe(serve);
    const service = spawn('sh', ['-c', `exec env ${shown}`], { cwd: place, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((done) => service.once('exit', done));
    await new Promise((done, fail) => {
      service.stdout.on('data', (text) => String(text).includes('Listening on') && done());
      service.once('exit', () => fail(new Error('the service ended')));
    });
    try {
      const ready = await fetch(`http://127.0.0.1:${port}/ready`);
      expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    } finally {
      service.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  }, 120_000);
});

describe('the compose file', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');

  it('builds this image, waits for its database, and asks for a key in place of one that everybody knows', () => {
    expect(compose).toContain('build: .');
    expect(compose).toContain('condition: service_healthy');
    expect(compose).toMatch(/SVC_BOOTSTRAP_ACCESS_KEY: \$\{SVC_BOOTSTRAP_ACCESS_KEY:\?/);
  });
});

describe('npm run release:folder', () => {
  it('fills no folder that holds something', () => {
    const run = () =>
      execFileSync(process.execPath, ['tools/release-folder.mjs', release], { cwd: ROOT, stdio: 'pipe' });
    expect(run).toThrow('is not empty');
  });
});
