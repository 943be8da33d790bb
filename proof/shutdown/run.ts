import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';
import { callUntilRefused } from './callers.js';
import { judgeRounds, type RoundReport, type ShutdownReport } from './judge.js';

/** What a run is made of. */
export interface ShutdownRun {
  readonly rounds: number;
  readonly seed: number;
  readonly callers: number;
  /** `SIGKILL` shows that the proof has teeth: it must fail. */
  readonly signal: NodeJS.Signals;
  readonly dataDir: string;
  /** Starts the built service. */
  spawnService(options: SpawnOptions): ChildProcess;
  /** Told of each round. */
  onRound(round: RoundReport, index: number): void;
}

const ACCESS_KEY = 'svc_ProofProofProofProof01';

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
  const service = run.spawnService({ stdio: ['ignore', 'pipe', 'inherit'], env: environment(run.dataDir) });
  try {
    let log = '';
    service.stdout!.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
    const port = await listening(service, () => log);
    const target = { host: '127.0.0.1', port, accessKey: ACCESS_KEY };
    const calling = Promise.all(
      Array.from({ length: run.callers }, (_, index) =>
        callUntilRefused(index, target, createRandom(seed * 1_000 + index)),
      ),
    );
    await pause(SIGNAL_AFTER.least + random.next() * (SIGNAL_AFTER.most - SIGNAL_AFTER.least));
    const ended = once(service, 'close') as Promise<[number | null]>;
    const signalledAt = performance.now();
    service.kill(run.signal);
    const [exitCode] = await ended;
    const exitMillis = performance.now() - signalledAt;
    return { requests: (await calling).flat(), readIds: idsIn(log), exitCode, exitMillis };
  } finally {
    service.kill('SIGKILL');
  }
}

function environment(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SVC_DATA_DIR: dataDir,
    SVC_BOOTSTRAP_ACCESS_KEY: ACCESS_KEY,
    SVC_RATE_KEYLESS_PER_MINUTE: '1000000',
    SVC_RATE_KEYED_PER_MINUTE: '1000000',
    SVC_LOG_LEVEL: 'info',
  };
}

/** The port that the service takes, once it listens. @throws Error when it ends before */
async function listening(service: ChildProcess, log: () => string): Promise<number> {
  for (;;) {
    const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(log())?.[1];
    if (port !== undefined) return Number(port);
    if (service.exitCode !== null || service.signalCode !== null)
      throw new Error(`the service ended before it listened:\n${log()}`);
    await pause(20);
  }
}

/** The requests that the service has read: it logs each when its response closes. */
function idsIn(log: string): Set<string> {
  return new Set(Array.from(log.matchAll(/"request_id":"(proof-[^"]+)"/g), ([, id]) => id ?? ''));
}
