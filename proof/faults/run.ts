import { randomUUID } from 'node:crypto';
import { makeFlakyProxy, targetOf } from '../../apps/api/src/testing/flaky-proxy.js';
import { serverConnection } from '../../apps/api/src/platform/database/connection.js';
import {
  endBuilt,
  hasEnded,
  issueWallet,
  startBuilt,
  untilReady,
  WITHOUT_LIMITS,
  type BuiltService,
  type SpawnService,
} from '../built-service.js';
import { tryAgain } from '../try-again.js';

/** What a run of faults is made of. */
export interface FaultRun {
  readonly rounds: number;
  readonly spawnService: SpawnService;
  readonly env: NodeJS.ProcessEnv;
  /** The address of a PostgreSQL server. */
  readonly databaseUrl: string;
  say(line: string): void;
}

/** Where a parcel lies, and whose it is. */
export interface Parked {
  readonly key: string;
  readonly ticket: string;
  /** What was parked, base64. */
  readonly bytes: string;
}

const BYTES = 'Y2lwaGVydGV4dA==';

/** The environment of a service on a server, its limits out of the way. */
export const envOf = (run: FaultRun, databaseUrl: string): NodeJS.ProcessEnv => ({
  ...run.env,
  ...WITHOUT_LIMITS,
  SVC_LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
});

/**
 * A parcel that was acknowledged; null where it was not.
 * @param name of the call: its Idempotency-Key
 */
export async function park(
  url: string,
  key: string,
  { bytes = BYTES, name = randomUUID() }: { bytes?: string; name?: string } = {},
): Promise<Parked | null> {
  const response = await fetch(`${url}/v1/store/park`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, 'idempotency-key': name },
    body: JSON.stringify({ blob_b64: bytes, ttl_seconds: 3_600 }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (response?.status !== 200) return null;
  const { ok, ticket } = (await response.json()) as { ok: boolean; ticket: string };
  return ok ? { key, ticket, bytes } : null;
}

/** Whether a parcel is there as it was parked. */
export async function isThere(url: string, { key, ticket, bytes }: Parked): Promise<boolean> {
  const headers = { 'x-api-key': key };
  const response = await tryAgain(() => fetch(`${url}/v1/store/parcel/${ticket}`, { headers }));
  return response.status === 200 && ((await response.json()) as { blob_b64: string }).blob_b64 === bytes;
}

async function lostOf(url: string, parked: readonly Parked[]): Promise<number> {
  let lost = 0;
  for (const one of parked) if (!(await isThere(url, one))) lost += 1;
  return lost;
}

/** Rounds that go on at once: most of a round is waiting for a time-out. */
const AT_ONCE = 4;

/**
 * Starts beside a database that takes connections and says nothing, again and again: the process has to live and to
 * answer, to become ready by itself once the database speaks, and to know what was acknowledged before; then the
 * database falls silent while it is used.
 */
export async function runSilent(run: FaultRun): Promise<string[]> {
  const parked: Parked[] = [];
  const faults: string[] = [];
  let begun = 0;
  const lane = async (): Promise<void> => {
    const proxy = await makeFlakyProxy(targetOf(serverConnection(run.databaseUrl).pool));
    await proxy.open();
    while (begun < run.rounds) {
      const round = (begun += 1);
      const fault = (what: string): void => void faults.push(`silent database, round ${round}: ${what}`);
      await playSilence(run, { proxy, parked, fault, name: `silent-${round}-${Date.now()}` });
      run.say(`silent database, round ${round}: ${parked.length} acknowledged, ${faults.length} faults so far`);
    }
    await proxy.shut();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  run.say(`silent database: ${run.rounds} rounds, ${parked.length} parcels acknowledged, ${faults.length} faults`);
  return faults;
}

interface Silence {
  readonly proxy: Awaited<ReturnType<typeof makeFlakyProxy>>;
  /** What was acknowledged so far, in all rounds. */
  readonly parked: Parked[];
  readonly name: string;
  fault(what: string): void;
}

async function playSilence(run: FaultRun, { proxy, parked, fault, name }: Silence): Promise<void> {
  const throughProxy = new URL(run.databaseUrl);
  throughProxy.hostname = '127.0.0.1';
  throughProxy.port = String(proxy.port);
  const speak = async (url: string): Promise<void> => {
    await proxy.shut();
    await proxy.open();
    await untilReady(url);
  };
  proxy.freeze();
  const service = await startBuilt(run.spawnService, envOf(run, throughProxy.href)).catch((error: unknown) => {
    fault(String(error));
    return null;
  });
  if (service === null) return;
  try {
    if ((await statusOf(service, '/health')) !== 200) fault('/health is not answered');
    if ((await statusOf(service, '/ready')) !== 503) fault('it says that it is ready');
    await speak(service.url);
    const key = await issueWallet(service.url, name);
    parked.push(...[await park(service.url, key)].filter((one) => one !== null));
    proxy.freeze();
    if ((await park(service.url, key)) !== null) fault('a parcel was acknowledged by a silent database');
    if (hasEnded(service.process)) fault(`it ended: ${service.said().slice(-300)}`);
    await speak(service.url);
    if ((await lostOf(service.url, parked)) > 0) fault('a parcel is lost');
  } catch (error) {
    fault(String(error));
  } finally {
    await endBuilt(service.process);
  }
}

const statusOf = ({ url }: BuiltService, path: string): Promise<number> =>
  fetch(url + path, { signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    () => 0,
  );
