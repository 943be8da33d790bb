import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';
import { PROOF_KEY, startBuilt, WITHOUT_LIMITS, type SpawnService } from '../built-service.js';
import { callUntilRefused } from './callers.js';
import { judgeRounds, type RoundReport, type ShutdownReport } from './judge.js';

/** What a run is made of. */
export interface ShutdownRun {
  readonly rounds: number;
  readonly seed: number;
  readonly callers: number;
  /** `SIGKILL` shows that the proof has teeth: it must fail. */
  readonly signal: NodeJS.Signals;
  readonly env: NodeJS.ProcessEnv;
  readonly spawnService: SpawnService;
  /** Told of each round. */
  onRound(round: RoundReport, index: number): void;
}

/** The log tells which requests the service has read. */
const LOGGING = { SVC_BOOTSTRAP_ACCESS_KEY: PROOF_KEY, SVC_LOG_LEVEL: 'info' } as const;

/** The signal comes so long after the callers begin, in milliseconds. */
const SIGNAL_AFTER = { least: 200, most: 1_500 } as const;

/** Starts the service again and again on one data folder, and ends it under load. */
export async function runShutdowns(run: ShutdownRun): Promise<ShutdownReport> {
  const rounds: RoundReport[] = [];
  for (let index = 0; index < run.rounds; index += 1) {
    rounds.push(await playRound(run, run.seed + index));
    run.onRound(rounds[index]!, index);
  }
  return judgeRounds(rounds);
}

async function playRound(run: ShutdownRun, seed: number): Promise<RoundReport> {
  const random = createRandom(seed);
  const service = await startBuilt(run.spawnService, { ...run.env, ...WITHOUT_LIMITS, ...LOGGING });
  try {
    const target = { host: '127.0.0.1', port: Number(new URL(service.url).port), accessKey: PROOF_KEY };
    const calling = Promise.all(
      Array.from({ length: run.callers }, (_, index) =>
        callUntilRefused(index, target, createRandom(seed * 1_000 + index)),
      ),
    );
    await pause(SIGNAL_AFTER.least + random.next() * (SIGNAL_AFTER.most - SIGNAL_AFTER.least));
    const ended = once(service.process, 'close') as Promise<[number | null]>;
    const signalledAt = performance.now();
    service.process.kill(run.signal);
    const [exitCode] = await ended;
    const exitMillis = performance.now() - signalledAt;
    return { requests: (await calling).flat(), readIds: idsIn(service.said()), exitCode, exitMillis };
  } finally {
    service.process.kill('SIGKILL');
  }
}

/** The requests that the service has read: it logs each when its response closes. */
function idsIn(log: string): Set<string> {
  return new Set(Array.from(log.matchAll(/"request_id":"(proof-[^"]+)"/g), ([, id]) => id ?? ''));
}
