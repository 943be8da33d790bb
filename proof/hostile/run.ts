import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@svc/numerics';
import { hostileRequest, type HostileKeys, type HostileRequest } from './requests.js';

/** What a run is made of. */
export interface HostileRun {
  readonly url: string;
  readonly keys: HostileKeys;
  readonly count: number;
  readonly seed: number;
  /** Requests under way at once: fewer than one caller's places among the workers. */
  readonly atOnce: number;
  /** It ends earlier once this time is over, in milliseconds. */
  readonly mostMillis?: number;
  onPart?(sent: number): void;
}

/** What came of it. */
export interface HostileReport {
  readonly sent: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Each answer that must not be, with its request. */
  readonly faults: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request whose answer takes longer was not answered. */
const PATIENCE_MILLIS = 120_000;
const PART = 5_000;
/** What every request can meet, whatever it asks for. */
const ALWAYS = [400, 401, 404, 405, 413, 415, 431];

/** Sends hostile requests over all operations and both doors, and notes every answer that must not be. */
export async function runHostile(run: HostileRun): Promise<HostileReport> {
  const documented = await documentedStatuses(run.url);
  const agent = new Agent({ keepAlive: true, maxSockets: run.atOnce });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const random = createRandom(run.seed);
  const until = performance.now() + (run.mostMillis ?? Infinity);
  let sent = 0;
  const loop = async (): Promise<void> => {
    while (sent < run.count && performance.now() < until) {
      if ((sent += 1) % PART === 0) run.onPart?.(sent);
      const one = hostileRequest(random, run.keys);
      const answer = await send(run.url, one, agent);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(one, answer, documented);
      if (fault !== null) faults.push(fault);
      if (one.record?.id === 'rotateKey' && answer.status === 200)
        run.keys.gt = /gt_[\w-]{16,}/.exec(answer.text)?.[0] ?? run.keys.gt;
      if (answer.status === 0) await pause(200);
    }
  };
  await Promise.all(Array.from({ length: run.atOnce }, loop));
  agent.destroy();
  return { sent, statuses, faults };
}

/** What is wrong with an answer; null where nothing is. */
export function faultOf(
  { method, path, headers, body, record }: HostileRequest,
  { status, text }: Answer,
  documented: ReadonlyMap<string, ReadonlySet<number>>,
): string | null {
  const known = record === null ? null : documented.get(`${record.method} ${record.path}`);
  const isDocumented = known === null || ALWAYS.includes(status) || known?.has(status) === true;
  if (status > 0 && status < 500 && isDocumented) return null;
  const what = status === 0 ? 'no answer' : status >= 500 ? `${status}` : `${status}, which is not documented`;
  const type = headers['content-type'] ?? 'no type';
  const sent = `${method} ${path.slice(0, 200)} (${type}) ${body?.toString('base64').slice(0, 300)}`;
  return `${what}: ${sent} -> ${text.slice(0, 300)}`;
}

async function documentedStatuses(url: string): Promise<Map<string, Set<number>>> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses = {} }]): [string, Set<number>] => [
        `${method.toUpperCase()} ${path}`,
        new Set(Object.keys(responses).map(Number)),
      ]),
    ),
  );
}

function send(url: string, one: HostileRequest, agent: Agent): Promise<Answer> {
  const { method, path, headers, body } = one;
  return new Promise((resolve) => {
    const sent = request(url + path, { method, agent, headers, timeout: PATIENCE_MILLIS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += text.length < 4_096 ? chunk : ''));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', (error) => {
      // A kept connection may be closed as a request begins on it; nothing was done for it.
      if (sent.reusedSocket && /hang up|ECONNRESET/.test(error.message)) resolve(send(url, one, new Agent()));
      else resolve({ status: 0, text: error.message });
    });
    sent.end(body ?? undefined);
  });
}
