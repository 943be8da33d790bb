/**
 * `npm run bench:beside`: what a reply and three calls of mathematics cost this service, beside the same build without
 * store, advice, telemetry, helper and trust; or, with --before FOLDER, beside an earlier state that is checked out and
 * built in another folder.
 *
 * Both run as processes of their own and are loaded in turns (A B A B …). The cost of a call is the processor time of
 * the service where the system tells it (Linux), so that other work on the machine counts little, else the time it
 * took; the ratio is taken pair by pair, and its median is the figure. Options: --call NAME (default all), --pairs N
 * (default 15), --seconds N a run (default 2), --connections N (default 8).
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, ROOT } from '../tools/install.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../tools/serve.mjs';

const { values } = parseArgs({
  options: {
    before: { type: 'string', default: '' },
    call: { type: 'string' },
    pairs: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();

/** What is left out of the build that stands beside; wallets stay, because keys are issued with one. */
const LEFT_OUT = ['Store', 'Advice', 'Telemetry', 'Helper', 'FirstStrike', 'Registry', 'A2a'];

const KEY = 'svc_SideBySideSideBySide01';
const POLICY = {
  version: 'svc-policy/1',
  name: 'Chairs',
  language: 'en',
  currency: 'EUR',
  list_price: 120,
  floor_price: 90,
  quantity: { min: 1, max: 500, unit: 'chair', breaks: [{ from: 50, unlocks: { share: 0.1 } }] },
};
const CALLS = {
  reply: { path: '/v1/reply', body: { policy: POLICY, message: 'Could you do 60 chairs for 100 each?', state: null } },
  'next offer': {
    path: '/v1/negotiation/sell/next_offer',
    body: { my_reservation: 0.3, my_offer_history: [0.9], opponent_offer_history: [0.2], deadline_rounds: 5 },
  },
  'optimal bid': {
    path: '/v1/auction/bidder/optimal_bid',
    body: {
      auction_format: 'first_price',
      my_valuation: 100,
      n_competing_bidders: 3,
      competitor_value_prior: { family: 'uniform', params: { low: 0, high: 120 } },
    },
  },
  turn: {
    path: '/v1/negotiate/turn',
    body: {
      side: 'sell',
      walk_away: 700,
      target: 1000,
      counterparty_offers: [500, 600],
      my_previous_offers: [980],
      rounds_left: 6,
      item: 'road bike',
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'svc-beside-'));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A copy of the build whose list of modules lacks some; beside the build, so that it finds what that finds. */
function buildWithout(modules) {
  const api = join(ROOT, 'apps', 'api');
  const bare = mkdtempSync(join(api, 'dist.old-'));
  cpSync(join(api, 'dist'), bare, { recursive: true });
  const file = join(bare, 'app.module.js');
  let source = readFileSync(file, 'utf8');
  for (const name of modules) {
    if (!source.includes(`    ${name}Module,\n`)) throw new Error(`${file} lists no ${name}Module`);
    source = source.replace(`    ${name}Module,\n`, '');
  }
  writeFileSync(file, source);
  return bare;
}

/** Starts a built service, whose data lie in a folder of this name. */
function startService(dist, name) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...NODE_FLAGS, join(dist, 'main.js')], {
      cwd: resolve(dist, '..', '..', '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...NODE_ENVIRONMENT,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        SVC_DATA_DIR: join(folder, name),
        SVC_BOOTSTRAP_ACCESS_KEY: KEY,
        SVC_RATE_KEYLESS_PER_MINUTE: '1000000000',
        SVC_RATE_KEYED_PER_MINUTE: '1000000000',
        SVC_LOG_LEVEL: 'warn',
        DATABASE_URL: '',
      },
    });
    child.once('exit', () => fail(new Error(`the service of ${dist} ended`)));
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
      const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(told)?.[1];
      if (port) done({ child, port: Number(port) });
    });
  });
}

/** Microseconds that all threads of a service have run (proc_pid_stat(5): ticks of 10 ms); null where none are told. */
function processorMicros({ pid }) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Microseconds that a call costs a service. */
function costOf({ path, body }, { port, child }, seconds) {
  const bodyFile = join(folder, 'body.json');
  writeFileSync(bodyFile, JSON.stringify(body));
  const headers = path === '/v1/reply' ? { 'x-svc-key': KEY } : {};
  const options = { port, path, bodyFile, headers, connections: Number(values.connections), seconds };
  const before = processorMicros(child);
  const load = join(import.meta.dirname, 'load.mjs');
  const run = spawnSync(process.execPath, [load, JSON.stringify(options)], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  const { statuses, requests, perSecond } = JSON.parse(run.stdout);
  if (Object.keys(statuses).join() !== '200')
    throw new Error(`${path}: expected only 200, got ${JSON.stringify(statuses)}`);
  return before === null ? 1e6 / perSecond : (processorMicros(child) - before) / requests;
}

const services = [];
const bare = values.before === '' ? buildWithout(LEFT_OUT) : null;
try {
  services.push(await startService(bare ?? join(resolve(values.before), 'apps', 'api', 'dist'), 'before'));
  services.push(await startService(join(ROOT, 'apps', 'api', 'dist'), 'now'));
  const [before, now] = services;
  for (const [name, call] of Object.entries(CALLS)) {
    if (values.call !== undefined && values.call !== name) continue;
    for (const service of services) costOf(call, service, 3);
    const costs = Array.from({ length: Number(values.pairs) }, () =>
      [before, now].map((service) => costOf(call, service, Number(values.seconds))),
    );
    const ratios = costs.map(([one, other]) => other / one);
    console.log(
      `${name}: ${median(costs.map(([one]) => one)).toFixed(0)} µs before, ` +
        `${median(costs.map(([, other]) => other)).toFixed(0)} µs now, ratio median ${median(ratios).toFixed(3)} ` +
        `(${Math.min(...ratios).toFixed(3)}–${Math.max(...ratios).toFixed(3)}; ${values.pairs} pairs, ` +
        `${values.connections} connections, ${cpus().length} cores)`,
    );
  }
} finally {
  for (const { child } of services) {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
  for (const path of [folder, bare]) if (path !== null) rmSync(path, { recursive: true, force: true });
}
