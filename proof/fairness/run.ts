import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { EXAMPLE_POLICY, OPERATIONS } from '@svc/contracts';
import { timesOf, type Beside, type Block, type Times } from './judge.js';

/** A call as it is sent, over and over. */
export interface RepeatedCall {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The loopback address that it comes from: keyless calls count by it. */
  readonly from: string;
}

/** Two callers that want the same: one makes many calls at once, the other one after the other. */
export interface Pair {
  readonly name: string;
  readonly many: RepeatedCall;
  readonly one: RepeatedCall;
}

/** How much is sent. */
export interface FairnessRun {
  readonly url: string;
  /** The program of the many. */
  readonly crowdFile: string;
  readonly atOnce: number;
  /** Blocks, and calls of the one in each that are timed: so many alone, then so many beside the many. */
  readonly blocks: number;
  readonly calls: number;
}

const [MANY_FROM, ONE_FROM] = ['127.0.0.2', '127.0.0.3'];

/** Keys of the two callers: `svc_` keys for replies, wallets for the store. */
export interface FairnessKeys {
  readonly replies: readonly [string, string];
  readonly wallets: readonly [string, string];
}

/** What two wallets, two keys and two addresses want. */
export function pairsOf({ replies, wallets }: FairnessKeys): Pair[] {
  const call = (path: string, body: object, from: string, key?: string): RepeatedCall => ({
    method: 'POST',
    path,
    from,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) },
  });
  const pair = (name: string, path: string, body: object, keys: readonly (string | undefined)[]): Pair => ({
    name,
    many: call(path, body, MANY_FROM, keys[0]),
    one: call(path, body, ONE_FROM, keys[1]),
  });
  const offers = '/v1/negotiation/buy/next_offer';
  const asked = OPERATIONS.find(({ path }) => path === offers)?.examples[0]?.input ?? {};
  const reply = { policy: EXAMPLE_POLICY, message: 'Could you do 100 each for 12 seats, paid upfront?' };
  return [
    pair('one wallet, parcels', '/v1/store/park', { blob_b64: 'Y2lwaGVydGV4dA==' }, wallets),
    pair('one key, replies', '/v1/reply', reply, replies),
    pair('one address, next offers', offers, asked, []),
  ];
}

/** Times the calls of the one, alone and beside the many, block after block. */
export async function measureBeside(run: FairnessRun, { name, many, one }: Pair): Promise<Beside> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const blocks: Block[] = [];
  const crowd: Record<string, number> = {};
  let refused = 0;
  const time = async (count: number): Promise<Times> => {
    const millis: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const begun = performance.now();
      const status = await send(run.url, one, agent);
      millis.push(performance.now() - begun);
      refused += status === 200 ? 0 : 1;
    }
    return timesOf(millis);
  };
  await time(20);
  while (blocks.length < run.blocks) {
    const alone = await time(run.calls);
    const stop = await startCrowd(run, many);
    blocks.push({ alone, beside: await time(run.calls) });
    for (const [status, ended] of Object.entries(await stop())) crowd[status] = (crowd[status] ?? 0) + ended;
  }
  agent.destroy();
  return { name, blocks, crowd, refused };
}

/** The status; 0 where there is no answer. */
export function send(url: string, { path, body, from, ...call }: RepeatedCall, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, url), { ...call, agent, localAddress: from }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Lets the many call until they are told to stop; resolves once their first calls are answered. */
async function startCrowd(
  { url, crowdFile, atOnce }: FairnessRun,
  many: RepeatedCall,
): Promise<() => Promise<Record<string, number>>> {
  const child = spawn(process.execPath, [crowdFile, JSON.stringify({ ...many, url, atOnce })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (told += chunk));
  while (!told.includes('begun')) await once(child.stdout, 'data');
  return async () => {
    const closed = once(child, 'close');
    child.stdin.end();
    await closed;
    return JSON.parse(told.split('\n').at(-1) ?? '{}') as Record<string, number>;
  };
}
