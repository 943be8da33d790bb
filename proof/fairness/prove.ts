import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { promisify } from 'node:util';
import {
  issueWallet,
  onService,
  PROOF_KEY,
  WITHOUT_LIMITS,
  type BuiltService,
  type SpawnService,
} from '../built-service.js';
import { missesOf, timesAlone, type Beside } from './judge.js';
import { measureBeside, pairsOf, send, type FairnessRun, type RepeatedCall } from './run.js';
import { startSlowModel } from './slow-model.js';

/** What a proof of fairness is made of. */
export interface FairnessProof extends Omit<FairnessRun, 'url'> {
  readonly spawnService: SpawnService;
  readonly env: NodeJS.ProcessEnv;
  /** The program of the operator's command line. */
  readonly adminFile: string;
  readonly inFlight: number;
  readonly modelMillis: number;
  say(line: string): void;
}

/**
 * Replies that ask a model twice each, and do not wait for each other, take no longer together than so many answers of
 * the model and what each of them computes.
 */
const [ASKED, MOST_ANSWERS] = [2, 5];

/** Measures everything and says it; what is missed, in sentences. */
export async function proveFairness(proof: FairnessProof): Promise<string[]> {
  const env = {
    ...proof.env,
    ...WITHOUT_LIMITS,
    SVC_LOG_LEVEL: 'silent',
    SVC_BOOTSTRAP_ACCESS_KEY: PROOF_KEY,
    // A machine with other work may hold a thread up for long; to replace it then would hold up everybody.
    SVC_WORKER_TASK_MILLIS: '600000',
  };
  const misses: string[] = [];
  const pairs = await onService(proof.spawnService, env, async (service) => {
    const found = pairsOf(await keysOf(service, proof));
    for (const pair of found) {
      const beside = await measureBeside({ ...proof, url: service.url }, pair);
      proof.say(sentence(beside));
      misses.push(...missesOf(beside));
    }
    return found;
  });
  return [...misses, ...(await proveInFlight(proof, env, pairs))];
}

async function keysOf({ url }: BuiltService, { adminFile, env }: FairnessProof) {
  const wallet = (name: string) => issueWallet(url, `fairness-${name}-${Date.now()}`);
  const { stdout } = await promisify(execFile)(process.execPath, [adminFile, 'keys', 'issue'], { env });
  const other = /svc_[\w-]{16,}/.exec(stdout)?.[0];
  if (other === undefined) throw new Error(`no key was issued: ${stdout}`);
  return { replies: [PROOF_KEY, other], wallets: [await wallet('many'), await wallet('one')] } as const;
}

/** So many replies of one key at once, with a model that takes its time. */
async function proveInFlight(
  { spawnService, inFlight, modelMillis, say }: FairnessProof,
  env: NodeJS.ProcessEnv,
  pairs: readonly { readonly many: RepeatedCall }[],
): Promise<string[]> {
  const reply = pairs.find(({ many }) => many.path === '/v1/reply')?.many;
  if (reply === undefined) throw new Error('there is no reply to send');
  const model = await startSlowModel(modelMillis);
  const asking = { ANTHROPIC_API_KEY: 'sk-ant-of-the-proof', SVC_MODEL: 'stand-in', SVC_MODEL_BASE_URL: model.url };
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  try {
    return await onService(spawnService, { ...env, ...asking }, async ({ url }) => {
      await send(url, reply, agent);
      const alone = performance.now();
      await send(url, reply, agent);
      const begun = performance.now();
      const computed = Math.max(0, begun - alone - ASKED * modelMillis);
      const statuses = await Promise.all(Array.from({ length: inFlight }, () => send(url, reply, agent)));
      const millis = performance.now() - begun;
      const answered = statuses.filter((status) => status === 200).length;
      say(
        `${inFlight} replies of one key at once, a model of ${modelMillis} ms: ${answered} answered in ` +
          `${Math.round(millis)} ms, ${model.mostOpen()} model calls open at most; one alone computed for ` +
          `${Math.round(computed)} ms`,
      );
      return [
        ...(answered < inFlight ? [`${inFlight - answered} of ${inFlight} replies in flight were not answered`] : []),
        ...(millis > MOST_ANSWERS * modelMillis + inFlight * computed
          ? ['the replies in flight waited for each other']
          : []),
      ];
    });
  } finally {
    agent.destroy();
    await model.close();
  }
}

function sentence({ name, blocks, crowd, refused }: Beside): string {
  const told = blocks.map(
    ({ alone, beside }) =>
      `${alone.p99.toFixed(1)} and ${beside.p99.toFixed(1)} ms (${(beside.p99 / alone.p99).toFixed(2)})`,
  );
  const ended = Object.entries(crowd).map(([status, count]) => `${count} x ${status}`);
  return (
    `${name}: another's 99th percentile alone and beside it, ${blocks.length} blocks of ${blocks[0]?.alone.count} ` +
    `calls each: ${told.join(', ')}; median ${timesAlone(blocks).toFixed(2)} times; ${refused} refused; the many: ` +
    ended.join(', ')
  );
}
