/**
 * `npm run inspector`: the MCP inspector's command line lists and calls every tool, at both doors over HTTP and over
 * stdio.
 *
 * A call sends the first example of the operation that the tool leads to; it must come back without an error and with
 * structured content. Tools of accounts and of verified peers are called too, and must refuse with a status and a
 * sentence, because an example cannot hold a wallet or another agent's signature; over stdio, without a service, they
 * are not listed. One process a call: all of it takes some minutes. The inspector needs Node 22, which comes from npm
 * where this Node is older.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';
import { spawnService } from './serve.mjs';

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const CONNECT_MILLIS = 60_000;
ensureInstalled();
(await import('./build.mjs')).ensureBuilt();
const { OPERATIONS, toolsOfDoor } = await import('@svc/contracts');
const { ANSWERS } = await import('@svc/operations');
const folder = mkdtempSync(join(tmpdir(), 'svc-inspector-'));
const accessKey = `svc_${randomBytes(32).toString('base64url')}`;

/** Installs the inspector into a folder of its own and returns how to run it. */
function install() {
  const own = Number(process.versions.node.split('.')[0]) >= 22;
  const node = `node-${process.platform}-${process.arch}`;
  const packages = own ? [INSPECTOR] : [INSPECTOR, `${node}@22`];
  const result = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (result.status !== 0) throw new Error('the inspector could not be installed');
  const command = own ? process.execPath : join(folder, 'node_modules', node, 'bin', 'node');
  return {
    command,
    args: [
      join(folder, 'node_modules', '@modelcontextprotocol', 'inspector', 'clients', 'launcher', 'build', 'index.js'),
      '--cli',
    ],
  };
}

function startService() {
  return new Promise((resolve, reject) => {
    const child = spawnService({
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        SVC_DATA_DIR: join(folder, 'data'),
        SVC_RATE_KEYLESS_PER_MINUTE: '1000000',
        SVC_BOOTSTRAP_ACCESS_KEY: accessKey,
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

/** One run of the inspector: what it printed as JSON. */
function ask({ command, args }, target, method, rest = []) {
  return new Promise((resolve, reject) => {
    // Over stdio a call starts the server anew, which takes its time where the machine is busy.
    const patient = ['--connect-timeout', String(CONNECT_MILLIS)];
    const child = spawn(command, [...args, ...patient, ...target, '--method', method, ...rest], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: folder },
    });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      printed.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      printed.err += chunk;
    });
    child.on('close', () => {
      try {
        resolve(JSON.parse(printed.out));
      } catch {
        reject(
          new Error(
            `${method} ${rest.join(' ').slice(0, 200)}: ${printed.out.slice(0, 400)} ${printed.err.slice(0, 400)}`,
          ),
        );
      }
    });
  });
}

const argumentsOf = (input) =>
  Object.entries(input).flatMap(([name, value]) =>
    value === null ? [] : ['--tool-arg', `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );

/** Whether what is kept answers an operation: an account or a peer, which a server without a service has not. */
const needsService = ({ id }) => !ANSWERS.has(id);

/** Whether a refusal says why: a status of the caller's and a sentence. */
function refusesPlainly({ isError, content }) {
  const { status, detail } = JSON.parse(content?.[0]?.text ?? 'null') ?? {};
  return isError === true && status >= 400 && status < 500 && typeof detail === 'string';
}

let faults = 0;
let service;
try {
  const inspector = install();
  service = await startService();
  const stdio = (door) => [
    process.execPath,
    join(ROOT, 'apps', 'mcp-stdio', 'dist', 'svc-mcp.mjs'),
    ...(door === 'pro' ? ['--door', 'pro'] : []),
  ];
  const http = (path) => [
    '--transport',
    'http',
    '--server-url',
    service.url + path,
    '--header',
    `X-SVC-Key: ${accessKey}`,
  ];
  const targets = [
    ['core', 'HTTP', http('/mcp/')],
    ['pro', 'HTTP', http('/mcp/pro/')],
    ['core', 'stdio', stdio('core')],
    ['pro', 'stdio', stdio('pro')],
  ];
  for (const [door, transport, target] of targets) {
    const { tools } = await ask(inspector, target, 'tools/list');
    const expected = toolsOfDoor(OPERATIONS, door).filter(
      ({ record }) => transport === 'HTTP' || !needsService(record),
    );
    if (JSON.stringify(tools.map(({ name }) => name)) !== JSON.stringify(expected.map(({ link }) => link.name)))
      faults += 1;
    let [called, refused] = [0, 0];
    for (const { link, record } of expected) {
      const result = await ask(inspector, target, 'tools/call', [
        '--tool-name',
        link.name,
        ...argumentsOf(record.examples[0]?.input ?? {}),
      ]);
      if (needsService(record) && refusesPlainly(result)) refused += 1;
      else if (result.isError || !result.structuredContent) {
        faults += 1;
        process.stdout.write(`  ${link.name}: ${JSON.stringify(result).slice(0, 300)}\n`);
      } else called += 1;
    }
    process.stdout.write(
      `${door} door over ${transport}: ${tools.length} tools listed, ${called} answered, ` +
        `${refused} refused for want of an account or a peer, ${expected.length - called - refused} faults\n`,
    );
  }
} finally {
  service?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults === 0 ? 0 : 1);
