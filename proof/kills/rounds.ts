import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';
import {
  endBuilt,
  startBuilt,
  untilReady,
  WITHOUT_LIMITS,
  type BuiltService,
  type SpawnService,
} from '../built-service.js';

/** What a run is made of. */
export interface KillRun {
  readonly kills: number;
  readonly seed: number;
  readonly callers: number;
  /** The environment of the service: its database above all. */
  readonly env: NodeJS.ProcessEnv;
  readonly spawnService: SpawnService;
  /** No kill is begun later than this after the first one, in milliseconds. */
  readonly mostMillis?: number;
  /** Kills the database and starts it anew; where it is given, every second kill is one of the database alone. */
  readonly killDatabase?: (() => Promise<void>) | undefined;
  /** Told of each kill. */
  onRound(acknowledged: number, index: number): void;
}

/** What a run came to. */
export interface KillReport {
  /** Kills of the service and, where there is a server, of the database alone. */
  readonly kills: { readonly service: number; readonly database: number };
  /** Calls whose answer arrived, by what they did. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** Calls that broke off: what became of them was not known. */
  readonly brokenOff: number;
  /** The longest time from a kill until the service was ready again, in milliseconds. */
  readonly slowestReadyMillis: number;
  /** In sentences; none where nothing was lost and every millicent is where it should be. */
  readonly faults: readonly string[];
}

/** What is done while the service is killed. */
export interface Load {
  /** Makes ready for a round. */
  prepare(url: string, index: number): Promise<void>;
  /** One call of one caller; tells whether its answer arrived. */
  call(url: string, caller: number, name: string): Promise<boolean>;
  /** Whether this round has begun: a kill waits for it, so that a slow machine proves something, too. */
  hasBegun(): boolean;
  /** Calls acknowledged so far. */
  acknowledged(): number;
}

const KILL_AFTER = { least: 150, most: 900 } as const;
const BEGUN_WITHIN_MILLIS = 30_000;
/** After a call that failed, so that callers do not spin where the service is away. */
const PAUSE_AFTER_FAILURE_MILLIS = 500;

/**
 * Kills the service, or every second time its database alone, while callers call. After each kill the ledger is added
 * up anew. Leaves a running service for `judge`, and ends it.
 */
export async function runRounds(
  run: KillRun,
  load: Load,
  judge: (url: string) => Promise<string[]>,
): Promise<Pick<KillReport, 'kills' | 'slowestReadyMillis' | 'faults'>> {
  const random = createRandom(run.seed);
  const faults: string[] = [];
  const kills = { service: 0, database: 0 };
  const until = performance.now() + (run.mostMillis ?? Infinity);
  let slowestReadyMillis = 0;
  let service = await start(run);
  try {
    for (let index = 0; index < run.kills && performance.now() < until; index += 1) {
      const before = load.acknowledged();
      const stop = await callAtOnce(run, load, service.url, index);
      await pause(KILL_AFTER.least + random.next() * (KILL_AFTER.most - KILL_AFTER.least));
      const killedAt = performance.now();
      if (run.killDatabase !== undefined && index % 2 === 1) {
        await run.killDatabase();
        kills.database += 1;
        await untilReady(service.url);
        await stop();
      } else {
        await Promise.all([stop(), endBuilt(service.process)]);
        kills.service += 1;
        service = await start(run);
        await untilReady(service.url);
      }
      slowestReadyMillis = Math.max(slowestReadyMillis, performance.now() - killedAt);
      faults.push(...(await ledgerFaults(service.url)).map((fault) => `after kill ${index + 1}: ${fault}`));
      run.onRound(load.acknowledged() - before, index);
    }
    faults.push(...(await judge(service.url)), ...(await ledgerFaults(service.url)));
  } finally {
    await endBuilt(service.process);
  }
  return { kills, slowestReadyMillis, faults };
}

/** Lets the callers call until they are told to stop; returns once the round has begun. */
async function callAtOnce(run: KillRun, load: Load, url: string, index: number): Promise<() => Promise<void>> {
  await load.prepare(url, index);
  let isOver = false;
  const calling = Array.from({ length: run.callers }, async (_, caller) => {
    for (let call = 0; !isOver; call += 1) {
      const arrived = await load.call(url, caller, `${run.seed}-${index}-${caller}-${call}`);
      if (!arrived) await pause(PAUSE_AFTER_FAILURE_MILLIS);
    }
  });
  for (const until = Date.now() + BEGUN_WITHIN_MILLIS; !load.hasBegun(); await pause(20))
    if (Date.now() > until) throw new Error(`nothing was acknowledged before kill ${index + 1}`);
  return async () => {
    isOver = true;
    await Promise.all(calling);
  };
}

/** A database that is busy may miss the time of a look; a ledger that is off stays so. */
export const ledgerFaults = (url: string): Promise<string[]> =>
  untilReady(url, '/ready?deep=1').then(
    () => [],
    (error: unknown) => [String(error)],
  );

const start = ({ env, spawnService }: Pick<KillRun, 'env' | 'spawnService'>): Promise<BuiltService> =>
  startBuilt(spawnService, { ...env, ...WITHOUT_LIMITS, SVC_LOG_LEVEL: 'silent' });
