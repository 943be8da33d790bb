import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { tryAgain } from './try-again.js';

/** Starts the built service as a process. */
export type SpawnService = (options: SpawnOptions) => ChildProcess;

/** A built service that listens. */
export interface BuiltService {
  readonly process: ChildProcess;
  readonly url: string;
  /** What it has written so far, on both outputs. */
  said(): string;
}

const LISTENING = /Listening on http:\/\/127\.0\.0\.1:(\d+)/;

/** Starts the built service on a free port; it listens, and need not be ready. @throws Error where it ends instead */
export async function startBuilt(spawnService: SpawnService, env: NodeJS.ProcessEnv): Promise<BuiltService> {
  const child = spawnService({ stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, PORT: '0', HOST: '127.0.0.1' } });
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  for (;;) {
    const port = LISTENING.exec(text)?.[1];
    if (port !== undefined) return { process: child, url: `http://127.0.0.1:${port}`, said: () => text };
    if (hasEnded(child)) throw new Error(`the service did not start: ${text.slice(-2_000)}`);
    await pause(50);
  }
}

/** A machine with other work may give a start little of itself: what is bounded here is a service that stays away. */
const READY_WITHIN_MILLIS = 300_000;

/**
 * Resolves when the service is ready.
 * @param path with `?deep=1`, once its ledger adds up as well
 * @throws Error where it is not in time, with what it said last
 */
export async function untilReady(url: string, path: '/ready' | '/ready?deep=1' = '/ready'): Promise<void> {
  for (const until = performance.now() + READY_WITHIN_MILLIS; ; await pause(50)) {
    const ready = await fetch(url + path).catch(() => null);
    if (ready?.status === 200) return;
    if (performance.now() > until)
      throw new Error(`the service is not ready within ${READY_WITHIN_MILLIS} ms: ${await ready?.text()}`);
  }
}

/** Whether a process is gone. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a service as a crash would. */
export async function endBuilt(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/**
 * Runs the work on a service of its own that is ready, and ends the service.
 * @example await onService(spawnService, { ...env, ...WITHOUT_LIMITS }, ({ url }) => fetch(`${url}/health`))
 */
export async function onService<Result>(
  spawnService: SpawnService,
  env: NodeJS.ProcessEnv,
  work: (service: BuiltService) => Promise<Result>,
): Promise<Result> {
  const service = await startBuilt(spawnService, env);
  try {
    await untilReady(service.url);
    return await work(service);
  } finally {
    await endBuilt(service.process);
  }
}

/** The first `svc_` key of a service that is proved: `SVC_BOOTSTRAP_ACCESS_KEY`. */
export const PROOF_KEY = 'svc_ProofProofProofProof01';

/** Limits out of the way: what is looked at is not them. */
export const WITHOUT_LIMITS = {
  SVC_RATE_KEYED_PER_MINUTE: '1000000',
  SVC_RATE_KEYLESS_PER_MINUTE: '1000000',
  SVC_RATE_KEY_ISSUE_PER_HOUR: '1000000',
} as const;

/** A key with a wallet, issued by a running service. */
export async function issueWallet(url: string, agentId: string): Promise<string> {
  const body = JSON.stringify({
    agent_id: agentId,
    contact_email: 'proof@example.com',
    intended_use_summary: 'Proves a promise of the service.',
  });
  const headers = { 'content-type': 'application/json' };
  const send = async (): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${url}/v1/keys`, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await tryAgain(send);
  if (status !== 200) throw new Error(`no key was issued: ${status} ${text}`);
  return (JSON.parse(text) as { api_key: string }).api_key;
}
