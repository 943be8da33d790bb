import type { CallerRequest } from '../wire.js';

/** What became of a request. */
export type Fate =
  /** A complete answer came. */
  | 'answered'
  /** The service no longer listened. */
  | 'refused'
  /** The system had connected it in the instant in which the listener closed; the process never had it. */
  | 'not taken'
  /** The service had it, or had the time to take it, and no answer came. */
  | 'lost';

/** A new connection that is reset sooner came in the instant of the closing, in milliseconds. */
const INSTANT_MILLIS = 100;

/** A process that ends later has broken its promise, in milliseconds. */
export const EXIT_LIMIT_MILLIS = 10_000;

/**
 * The fate of a request, from what its caller saw and which requests the service's log has.
 * @example fateOf({ ...request, status: 200 }, new Set()) // 'answered'
 */
export function fateOf(request: CallerRequest, readIds: ReadonlySet<string>): Fate {
  if (request.status !== null) return 'answered';
  if (readIds.has(request.id) || request.reused) return 'lost';
  if (!request.connected) return 'refused';
  return request.millis < INSTANT_MILLIS ? 'not taken' : 'lost';
}

/** One process that was told to end. */
export interface RoundReport {
  readonly requests: readonly CallerRequest[];
  readonly readIds: ReadonlySet<string>;
  /** Exit status; null where a signal ended the process. */
  readonly exitCode: number | null;
  /** From the signal to the end of the process. */
  readonly exitMillis: number;
}

/** What all rounds together show. */
export interface ShutdownReport {
  readonly rounds: number;
  readonly fates: Readonly<Record<Fate, number>>;
  readonly slowestExitMillis: number;
  /** One line for each promise that was broken. */
  readonly breaches: readonly string[];
}

/**
 * Counts fates and names every breach: a lost request, another exit status than 0, an exit later than ten seconds, and
 * a round that shows nothing because hardly a request was under way.
 */
export function judgeRounds(rounds: readonly RoundReport[]): ShutdownReport {
  const fates: Record<Fate, number> = { answered: 0, refused: 0, 'not taken': 0, lost: 0 };
  const breaches: string[] = [];
  for (const [index, { requests, readIds, exitCode, exitMillis }] of rounds.entries()) {
    const name = `round ${index + 1}`;
    for (const request of requests) {
      const fate = fateOf(request, readIds);
      fates[fate] += 1;
      if (fate === 'lost') breaches.push(`${name}: lost ${JSON.stringify(request)}, read: ${readIds.has(request.id)}`);
    }
    if (exitCode !== 0) breaches.push(`${name}: exit status ${exitCode ?? 'none, a signal ended it'}`);
    if (exitMillis > EXIT_LIMIT_MILLIS) breaches.push(`${name}: the exit took ${Math.round(exitMillis)} ms`);
    if (requests.every(({ status }) => status === null)) breaches.push(`${name}: no request was answered at all`);
  }
  const slowestExitMillis = Math.max(...rounds.map(({ exitMillis }) => exitMillis));
  return { rounds: rounds.length, fates, slowestExitMillis, breaches };
}
