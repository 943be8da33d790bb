import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';

/** What a run is made of. */
export interface KillRun {
  readonly kills: number;
  readonly seed: number;
  readonly callers: number;
  /** The environment of the service: its database above all. */
  readonly env: NodeJS.ProcessEnv;
  /** Starts the built service. */
  spawnService(options: SpawnOptions): ChildProcess;
  /** Kills the database and starts it anew; where it is given, every second kill is one of the database alone. */
  readonly killDatabase?: (() => Promise<void>) | undefined;
  /** Told of each kill. */
  onRound(acknowledged: number, index: number): void;
}

/** What a run came to. */
export interface KillReport {
  /** Parcels whose receipt arrived. */
  readonly acknowledged: number;
  /** Calls that broke off: what became of them was not known. */
  readonly brokenOff: number;
  /** In sentences; none where nothing was lost and every millicent is where it should be. */
  readonly faults: readonly string[];
}

interface Parcel {
  readonly idempotencyKey: string;
  readonly body: string;
  /** The answer as it arrived; null where it broke off. */
  answer: string | null;
}

/** A running service. */
export interface Service {
  readonly process: ChildProcess;
  readonly url: string;
}

const KILL_AFTER = { least: 150, most: 900 } as const;

/**
 * Kills the service while callers park, again and again, and starts it anew. Then every call is repeated under its
 * Idempotency-Key: one that was acknowledged has to be answered byte for byte as before, with its parcel there, and
 * what was charged has to be what was delivered.
 */
export async function runKills(run: KillRun): Promise<KillReport> {
  const random = createRandom(run.seed);
  const parcels: Parcel[] = [];
  let key = '';
  let running: Service | null = null;
  for (let index = 0; index < run.kills; index += 1) {
    const service = (running ??= await start(run));
    key ||= await issueKey(service.url, run.seed);
    const before = parcels.length;
    let isOver = false;
    const calling = Array.from({ length: run.callers }, async (_, caller) => {
      for (let call = 0; !isOver; call += 1) {
        const parcel = parcelOf(`${run.seed}-${index}-${caller}-${call}`);
        parcels.push(parcel);
        await park(service.url, key, parcel);
      }
    });
    await pause(KILL_AFTER.least + random.next() * (KILL_AFTER.most - KILL_AFTER.least));
    if (run.killDatabase !== undefined && index % 2 === 1) {
      await run.killDatabase();
      await untilReady(service.url);
      isOver = true;
    } else {
      isOver = true;
      await end(service.process);
      running = null;
    }
    await Promise.all(calling);
    run.onRound(parcels.slice(before).filter(({ answer }) => answer !== null).length, index);
  }
  if (running !== null) await end(running.process);
  return judge(run, key, parcels);
}

async function judge(run: KillRun, key: string, parcels: readonly Parcel[]): Promise<KillReport> {
  const service = await start(run);
  const faults: string[] = [];
  let delivered = 0;
  try {
    for (const parcel of parcels) {
      const again: Parcel = { ...parcel, answer: null };
      await park(service.url, key, again);
      const { ok, ticket, receipt } = JSON.parse(again.answer ?? '{}') as ParkAnswer;
      if (ok === true) delivered += receipt.price_millicents;
      if (parcel.answer !== null && parcel.answer !== again.answer)
        faults.push(`${parcel.idempotencyKey} was answered otherwise when it was repeated`);
      if (ok === true && !(await isThere(service.url, key, ticket, receipt.content_hash)))
        faults.push(`the parcel of ${parcel.idempotencyKey} is not there`);
    }
    const held = await fetch(`${service.url}/v1/billing/balance`, { headers: { 'x-api-key': key } });
    const { total_millicents: left } = (await held.json()) as { total_millicents: number };
    if (left + delivered !== STARTER_MILLICENTS)
      faults.push(`the wallet holds ${left} millicents and ${delivered} were delivered`);
    const ready = await fetch(`${service.url}/ready?deep=1`);
    if (ready.status !== 200) faults.push(`the ledger is off: ${await ready.text()}`);
  } finally {
    await end(service.process);
  }
  const acknowledged = parcels.filter(({ answer }) => answer !== null).length;
  return { acknowledged, brokenOff: parcels.length - acknowledged, faults };
}

interface ParkAnswer {
  ok?: boolean;
  ticket: string;
  receipt: { price_millicents: number; content_hash: string };
}

const STARTER_MILLICENTS = 50_000;

function parcelOf(name: string): Parcel {
  const bytes = createHash('sha256').update(name).digest();
  const body = JSON.stringify({ blob_b64: bytes.toString('base64'), ttl_seconds: 3_600 });
  return { idempotencyKey: name, body, answer: null };
}

async function park(url: string, key: string, parcel: Parcel): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', 'x-api-key': key, 'idempotency-key': parcel.idempotencyKey };
    const response = await fetch(`${url}/v1/store/park`, { method: 'POST', headers, body: parcel.body });
    const text = await response.text();
    if (response.status === 200) parcel.answer = text;
  } catch {
    // The service was killed; what became of the call shows when it is repeated.
  }
}

async function isThere(url: string, key: string, ticket: string, contentHash: string): Promise<boolean> {
  const response = await fetch(`${url}/v1/store/parcel/${ticket}`, { headers: { 'x-api-key': key } });
  const { blob_b64 } = (await response.json()) as { blob_b64?: string };
  return (
    createHash('sha256')
      .update(Buffer.from(blob_b64 ?? '', 'base64'))
      .digest('hex') === contentHash
  );
}

async function issueKey(url: string, seed: number): Promise<string> {
  const body = JSON.stringify({
    agent_id: `kills-${seed}-${Date.now()}`,
    contact_email: 'proof@example.com',
    intended_use_summary: 'Kills the service.',
  });
  const response = await fetch(`${url}/v1/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { api_key: string }).api_key;
}

/** Starts the built service and waits until it listens. */
export async function start(run: Pick<KillRun, 'env' | 'spawnService'>): Promise<Service> {
  const env = {
    ...run.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SVC_RATE_KEYED_PER_MINUTE: '1000000',
    SVC_RATE_KEYLESS_PER_MINUTE: '1000000',
    SVC_LOG_LEVEL: 'silent',
  };
  const child = run.spawnService({ stdio: ['ignore', 'pipe', 'inherit'], env });
  let said = '';
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  for (;;) {
    const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return { process: child, url: `http://127.0.0.1:${port}` };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the service did not start');
    await pause(50);
  }
}

const READY_WITHIN_MILLIS = 60_000;

/** Until the service is ready again, without a start. */
async function untilReady(url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MILLIS;
  for (;;) {
    const ready = await fetch(`${url}/ready`).catch(() => null);
    if (ready?.status === 200) return;
    if (Date.now() > until) throw new Error('the service is not ready again after the database was killed');
    await pause(100);
  }
}

/** Ends a service as a crash would. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
