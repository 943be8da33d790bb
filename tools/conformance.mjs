/**
 * `node tools/conformance.mjs`: the protocol's own conformance suites against both MCP doors.
 *
 * Version 0.1.16 knows the 2025 protocol versions, 0.2.0-alpha.12 also 2026-07-28; every scenario of both is run. A
 * check that fails must be named in conformance-exceptions.json with its reason, and a reason whose check no longer
 * fails is an error too. Needs Node 22, which comes from npm where this Node is older. Options: --url
 * http://127.0.0.1:3001 takes doors that are already open.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, ROOT } from './install.mjs';

const SUITES = ['0.1.16', '0.2.0-alpha.12'];
const DOORS = ['/mcp/', '/mcp/pro/'];
const { values } = parseArgs({ options: { url: { type: 'string' } } });
const groups = JSON.parse(readFileSync(join(import.meta.dirname, 'conformance-exceptions.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'svc-conformance-'));

function startService() {
  ensureInstalled();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'apps', 'api', 'dist', 'main.js')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        SVC_DATA_DIR: join(folder, 'data'),
        SVC_RATE_KEYLESS_PER_MINUTE: '1000000',
        DATABASE_URL: '',
      },
    });
    child.once('exit', () => reject(new Error('the service ended')));
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
      const url = /Listening on (http:\/\/\S+)/.exec(told)?.[1];
      if (url) resolve({ url, stop: () => child.removeAllListeners('exit') && child.kill('SIGKILL') });
    });
  });
}

/** Every check of every scenario, as `scenario/check`, with its status. */
function run(version, address) {
  const out = mkdtempSync(join(folder, 'run-'));
  const node =
    Number(process.versions.node.split('.')[0]) >= 22 ? [] : [`--package=node-${process.platform}-${process.arch}@22`];
  const suite = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      ...node,
      `--package=@modelcontextprotocol/conformance@${version}`,
      '--',
      'conformance',
      'server',
      '--url',
      address,
      '--suite',
      'all',
      '-o',
      out,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const checks = readdirSync(out).flatMap((name) => {
    const scenario = /^server-(.+)-\d{4}-\d{2}-\d{2}T/.exec(name)?.[1];
    return JSON.parse(readFileSync(join(out, name, 'checks.json'), 'utf8')).map(({ id, status, errorMessage }) => ({
      name: `${scenario}/${id}`,
      status,
      why: errorMessage ?? '',
    }));
  });
  if (checks.length < 20) throw new Error(`the suite ${version} did not run: ${suite.stderr}`);
  return checks;
}

function judge(version, door, checks) {
  const excepted = new Set(groups.filter(({ suites }) => suites.includes(version)).flatMap((group) => group.checks));
  const failed = checks.filter(({ status }) => status === 'FAILURE');
  const unexplained = failed.filter(({ name }) => !excepted.has(name));
  const stale = [...excepted].filter((name) => !failed.some((check) => check.name === name));
  const passed = checks.filter(({ status }) => status === 'SUCCESS').length;
  process.stdout.write(
    `${version} ${door}: ${passed} checks passed, ${failed.length - unexplained.length} do not apply, ` +
      `${unexplained.length} failed\n`,
  );
  for (const { name, why } of unexplained) process.stdout.write(`  FAILED ${name}: ${why}\n`);
  for (const name of stale) process.stdout.write(`  STALE exception ${name}: the check does not fail\n`);
  return unexplained.length + stale.length;
}

if (!values.url) (await import('./build.mjs')).ensureBuilt();
const service = values.url ? { url: values.url.replace(/\/+$/, ''), stop: () => undefined } : await startService();
let faults = 0;
try {
  for (const version of SUITES)
    for (const door of DOORS) faults += judge(version, door, run(version, service.url + door));
} finally {
  service.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults === 0 ? 0 : 1);
