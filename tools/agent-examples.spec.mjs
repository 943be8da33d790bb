import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { PureOperationsModule } from '../apps/api/src/operations/pure-operations.module.ts';
import { startFeatures } from '../apps/api/src/testing/feature-app.js';
import { ROOT } from './install.mjs';

let folder;
let service;
let agent;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-agent-'));
  execFileSync(process.execPath, [join(ROOT, 'apps', 'arena', 'bundle.mjs'), folder]);
  await build({
    entryPoints: [join(ROOT, 'examples', 'agent', 'engine-agent.mjs')],
    outfile: join(folder, 'engine-agent.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@svc/source'],
    logLevel: 'silent',
  });
  service = await startFeatures([PureOperationsModule]);
}, 120_000);
afterAll(async () => {
  agent?.kill('SIGTERM');
  await service?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const rows = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).rows;
// This process serves the questions, so it must not wait for the program.
const arena = (...args) =>
  promisify(execFile)(process.execPath, [join(folder, 'svc-arena.mjs'), ...args, '--seed', '15', '--scenarios', '1'], {
    cwd: folder,
  });

describe('the agent with an engine', () => {
  it('asks the service where it is told one, and plays as the engine does in process', async () => {
    agent = spawn(process.execPath, [join(folder, 'engine-agent.mjs')], {
      env: { SVC_BASE_URL: service.url, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise((resolve, reject) => {
      agent.stdout.once('data', (printed) => resolve(/http:\S+/.exec(String(printed))[0]));
      agent.once('exit', reject);
    });
    await arena('run', url, '--out', 'rest.json');
    await arena('run', '--engine', '--out', 'here.json');
    expect(rows('rest.json')).toEqual(rows('here.json'));
    expect(rows('rest.json').map(({ format_failures: failures }) => failures)).toEqual([0, 0, 0, 0, 0, 0]);
  }, 120_000);
});
