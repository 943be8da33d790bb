import { Injectable } from '@nestjs/common';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** How long kept connections may still send, once new ones are refused, before idle ones are closed, in milliseconds. */
const LINGER_MILLIS = 500;

/** How often connections that have become idle are closed after that, in milliseconds. */
const SWEEP_MILLIS = 50;

/** How long draining takes at most. */
export interface DrainTimes {
  /** New connections are still taken for so long, so that balancers see `/ready` fail before they meet a closed door. */
  readonly graceMillis: number;
  /** After so long from the start, open requests are cut. */
  readonly deadlineMillis: number;
}

/** Knows which responses are under way, and brings them to their end. */
@Injectable()
export class Drain {
  private begun = false;
  private lastResponses = false;
  private readonly open = new Set<ServerResponse>();

  /** Whether the service is shutting down. */
  get draining(): boolean {
    return this.begun;
  }

  /** Responses under way. */
  get inFlight(): number {
    return this.open.size;
  }

  /** Notes that a response is under way; once new connections are refused, it is the last one on its connection. */
  enter(response: ServerResponse): void {
    this.open.add(response);
    if (this.lastResponses) response.shouldKeepAlive = false;
  }

  /** Notes that a response has ended. */
  leave(response: ServerResponse): void {
    this.open.delete(response);
  }

  /**
   * Turns `/ready` off, then refuses new connections, then tells kept ones to end with their next response, then closes the
   * idle rest. This order lets no request meet a closed connection unless its sender was silent for the whole time. Resolves
   * once every accepted request is answered, or at the deadline.
   */
  async finish(server: Server, { graceMillis, deadlineMillis }: DrainTimes): Promise<void> {
    this.begun = true;
    const cut = setTimeout(() => server.closeAllConnections(), deadlineMillis);
    await pause(graceMillis);
    await nextTurn();
    const closed = closeListener(server);
    this.lastResponses = true;
    for (const response of this.open) response.shouldKeepAlive = false;
    await Promise.race([closed, pause(LINGER_MILLIS)]);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLIS);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

/** Stops listening and resolves when the last connection is gone. An HTTP server’s own `close` would cut idle connections at once. */
function closeListener(server: Server): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}
