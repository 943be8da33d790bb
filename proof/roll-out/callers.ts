import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';
import { issueWallet } from '../built-service.js';
import type { Books } from './books.js';
import type { Limited } from './judge.js';
import { KINDS } from './kinds.js';
import { Line, type Failure } from './line.js';

/** Who calls, and where. */
export interface CrowdRun {
  readonly port: number;
  readonly seed: number;
  readonly callers: number;
  readonly without: readonly string[];
  readonly books: Books;
  readonly isOlderThere: boolean;
  /** Whether all instances fill one bucket by now. */
  readonly isLimitShared: () => boolean;
  readonly grantedCents: number;
  readonly admin: (...words: string[]) => Promise<string>;
}

/** Callers that call. */
export interface Crowd {
  /** Lets each end its round. */
  stop(): Promise<{ failures: Failure[]; limited: Omit<Limited, 'countedAlone'> }>;
}

/** Between two rounds of a caller, at most, in milliseconds. */
const LONGEST_PAUSE_MILLIS = 200;
/** Between two calls of the address whose limit is looked at. */
const LIMITED_PAUSE_MILLIS = 50;
const LIMITED_ADDRESS = '192.0.2.1';
const LIMITED_CALLERS = 3;

/** Lets callers call, each one kind, until they are stopped; one in three opens a connection for each request. */
export async function callUntilStopped(run: CrowdRun): Promise<Crowd> {
  const failures: Failure[] = [];
  const kinds = Object.keys(KINDS).filter((kind) => !run.without.includes(kind));
  const advised = await fundWallets(run, kinds.includes('advice') ? Math.ceil(run.callers / kinds.length) : 0);
  let isOver = false;
  const calling = Array.from({ length: run.callers }, async (_, index) => {
    const random = createRandom(run.seed * 1_000 + index);
    const line = (which: string) => new Line(`${run.seed}-${index}${which}`, run.port, failures, index % 3 !== 0);
    const lines = [line('a'), line('b')] as const;
    const kind = kinds[index % kinds.length]!;
    for (let round = 0; !isOver; round += 1) {
      const [name, address] = [`${kind}-${run.seed}-${index}-${round}`, addressOf(index, round)];
      const adviceKey = advised[Math.floor(index / kinds.length)] ?? '';
      await KINDS[kind]!({ ...run, lines, name, address, adviceKey }).catch((fault: unknown) =>
        run.books.wrong.push(`${name}: ${String(fault)}`),
      );
      await pause(random.next() * LONGEST_PAUSE_MILLIS);
    }
    for (const one of lines) one.close();
  });
  const limiting = callFromOneAddress(run, failures, () => isOver);
  return {
    async stop() {
      isOver = true;
      await Promise.all(calling);
      return { failures, limited: await limiting };
    },
  };
}

/** Each round from an address of its own, so that limits by address are out of its way. */
const addressOf = (index: number, round: number): string => `10.${index}.${(round >> 8) & 255}.${round & 255}`;

/** Keys with enough credit for advice. */
async function fundWallets({ port, seed, admin, grantedCents }: CrowdRun, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = await issueWallet(`http://127.0.0.1:${port}`, `advised-${seed}-${index}`);
    const row = (await admin('keys', 'list')).split('\n').find((line) => line.includes(key.slice(0, 8)));
    const id = row?.trim().split(/\s+/)[0] ?? '';
    await admin('wallet', 'grant', id, '--cents', String(grantedCents));
    keys.push(key);
  }
  return keys;
}

/** One address calls much more often than it may, over new connections, so that all instances are called. */
async function callFromOneAddress({ seed, port, isLimitShared }: CrowdRun, failures: Failure[], isOver: () => boolean) {
  const headers = { 'x-forwarded-for': LIMITED_ADDRESS };
  let [allowed, refused, startedAt] = [0, 0, performance.now()];
  const call = async (_: unknown, index: number): Promise<void> => {
    const line = new Line(`${seed}-limited-${index}`, port, failures, false);
    while (!isOver()) {
      if (!isLimitShared()) startedAt = performance.now();
      else if ((await line.ask({ path: '/v1/store/catalog', headers })).status === 429) refused += 1;
      else allowed += 1;
      await pause(LIMITED_PAUSE_MILLIS);
    }
  };
  await Promise.all(Array.from({ length: LIMITED_CALLERS }, call));
  return { allowed, refused, seconds: (performance.now() - startedAt) / 1_000 };
}
