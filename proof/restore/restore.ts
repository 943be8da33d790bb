import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  endBuilt,
  issueWallet,
  startBuilt,
  untilReady,
  WITHOUT_LIMITS,
  type BuiltService,
  type SpawnService,
} from '../built-service.js';
import { judge, park, parcelOf, type Parcel } from '../kills/money.js';

/** A way to save a database and to have it again. */
export interface Backup {
  /** Whether it is taken while callers call; else once the service has stopped. */
  readonly whileRunning: boolean;
  /** Copies what there is. */
  copy(): Promise<void> | void;
  /** Told shortly before everything is lost, while callers call. */
  beforeLoss?(): Promise<void>;
  /** Loses everything, at once. */
  lose(): Promise<void> | void;
  /** Makes it again, from the copy and what was saved since. */
  restore(): Promise<void> | void;
}

/** What a drill is made of. */
export interface RestoreRun {
  readonly seed: number;
  readonly callers: number;
  /** How long callers call before the copy, and after it, in milliseconds. */
  readonly millis: number;
  readonly env: NodeJS.ProcessEnv;
  readonly spawnService: SpawnService;
  readonly backup: Backup;
}

/** What a drill came to. */
export interface RestoreReport {
  readonly acknowledged: number;
  /** How long it took from the loss until the service was ready again, in milliseconds. */
  readonly readyMillis: number;
  /** In sentences; none where every acknowledged call stands as it was acknowledged. */
  readonly faults: readonly string[];
}

/**
 * Saves the database under load, loses it, restores it, and repeats every call: what was acknowledged before the loss
 * has to be answered as before, with its parcel there, and what was charged has to be what was delivered.
 */
export async function drill(run: RestoreRun): Promise<RestoreReport> {
  const { backup } = run;
  const parcels: Parcel[] = [];
  let service = await start(run);
  try {
    const key = await issueWallet(service.url, `restore-${run.seed}`);
    const stop = callUntilStopped(run, service, parcels, key);
    await pause(run.millis);
    if (backup.whileRunning) await backup.copy();
    await pause(run.millis);
    await backup.beforeLoss?.();
    if (backup.whileRunning) await Promise.all([endBuilt(service.process), backup.lose()]);
    else await stopGently(service);
    await stop();
    const acknowledged = parcels.filter(({ answer }) => answer !== null).length;
    const lostAt = performance.now();
    if (!backup.whileRunning) {
      await backup.copy();
      await backup.lose();
    }
    await backup.restore();
    service = await start(run);
    const readyMillis = performance.now() - lostAt;
    return { acknowledged, readyMillis, faults: await judge(service.url, parcels) };
  } finally {
    await endBuilt(service.process);
  }
}

async function start({ spawnService, env }: RestoreRun): Promise<BuiltService> {
  const service = await startBuilt(spawnService, { ...env, ...WITHOUT_LIMITS, SVC_LOG_LEVEL: 'silent' });
  await untilReady(service.url, '/ready?deep=1');
  return service;
}

/** Lets the callers park until the returned function is called, which waits for the last of them. */
function callUntilStopped(run: RestoreRun, { url }: BuiltService, parcels: Parcel[], key: string): () => Promise<void> {
  let isOver = false;
  const calling = Array.from({ length: run.callers }, async (_, caller) => {
    for (let call = 0; !isOver; call += 1) {
      const parcel = parcelOf(key, `${run.seed}-${caller}-${call}`);
      parcels.push(parcel);
      parcel.answer = await park(url, parcel);
      if (parcel.answer === null) await pause(100);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(calling);
  };
}

async function stopGently({ process: child }: BuiltService): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
