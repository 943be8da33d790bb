import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { send, unsent } from '../wire.js';

/** A try that was not answered, or answered with a fault of the service. */
export interface Failure {
  readonly route: string;
  readonly sentAt: number;
  readonly endedAt: number;
  /** The caller's port; 0 where there was no connection. */
  readonly port: number;
  /** Null where there was no complete answer. */
  readonly status: number | null;
  readonly text: string;
}

/** An answer, and how often it had to be asked for. */
export interface Told<Body = Record<string, unknown>> {
  readonly status: number;
  readonly text: string;
  readonly body: Body;
  readonly tries: number;
}

/** What is sent. */
export interface Call {
  readonly path: string;
  /** Null: a GET. */
  readonly body?: object | string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const PAUSE_MILLIS = 250;
/** A call that is not answered for so long was lost for good, in milliseconds. */
const TRIED_MILLIS = 120_000;

/** One caller's connection, which sends again what was not answered or refused with 5xx. */
export class Line {
  private readonly agent: Agent;
  private sent = 0;
  private isClosed = false;

  constructor(
    private readonly name: string,
    private readonly port: number,
    private readonly failures: Failure[],
    keepAlive: boolean,
  ) {
    this.agent = new Agent({ keepAlive, maxSockets: 1 });
  }

  /** @throws Error where it is not answered at all */
  async ask<Body = Record<string, unknown>>(call: Call): Promise<Told<Body>> {
    for (const until = performance.now() + TRIED_MILLIS, tries = { count: 1 }; ; tries.count += 1) {
      if (this.isClosed) throw new Error(`${call.path} was given up`);
      const { status, text } = await this.once(call);
      if (status !== null && status < 500)
        return { status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body, tries: tries.count };
      if (this.isClosed || performance.now() > until)
        throw new Error(`${call.path} was not answered: ${status ?? ''} ${text}`);
      await pause(PAUSE_MILLIS);
    }
  }

  /** Gives up what is not answered yet. */
  close(): void {
    this.isClosed = true;
    this.agent.destroy();
  }

  private async once({ path, body = null, headers = {} }: Call): Promise<{ status: number | null; text: string }> {
    const method = body === null ? 'GET' : 'POST';
    const made = unsent(`${this.name}-${(this.sent += 1)}`, method, path);
    const sentAt = performance.now();
    let port = 0;
    const onPort = (own: number): void => void (port = own);
    const target = { host: '127.0.0.1', port: this.port };
    const text = await send({ made, method, path, body, headers, agent: this.agent, target, onPort });
    const { route, status, fault } = made;
    if (status === null || status >= 500)
      this.failures.push({ route, sentAt, endedAt: performance.now(), port, status, text: fault ?? text });
    return { status, text };
  }
}
