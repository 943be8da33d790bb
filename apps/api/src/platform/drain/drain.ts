import type { RefusalCode } from '@svc/contracts';
import { Injectable } from '@nestjs/common';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { quietTurn } from './quiet-turn.js';

/**
 * How long kept connections may still send, once new ones are refused, before idle ones are closed, in milliseconds.
 */
const LINGER_MILLIS = 500;

/** How often connections that have become idle are closed after that, in milliseconds. */
const SWEEP_MILLIS = 50;

/**
 * How long a moment is looked for in which no connection waits to be taken, before the listener closes anyway, in
 * milliseconds.
 */
const LISTENER_PATIENCE_MILLIS = 2_000;

/** The same, before idle connections are closed. */
const SWEEP_PATIENCE_MILLIS = 500;

/** How long the refusals at the deadline may take to leave before all connections are cut, in milliseconds. */
const FLUSH_MILLIS = 500;

/** How long draining takes at most. */
export interface DrainTimes {
  /**
   * New connections are still taken for so long, so that balancers see `/ready` fail before they meet a closed door.
   */
  readonly graceMillis: number;
  /** After so long from the start, open requests are answered 503. */
  readonly deadlineMillis: number;
}

/**
 * Knows which responses are under way, and brings them to their end.
 * @example drain.watch(server); await drain.finish(server, { graceMillis: 300, deadlineMillis: 7_000 });
 */
@Injectable()
export class Drain {
  private begun = false;
  private lastResponses = false;
  private readonly open = new Set<ServerResponse>();
  private readonly sockets = new Set<Socket>();

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

  /** Notes from now on which connections a server has: one that never sends a byte would otherwise hold up the end. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /**
   * Turns `/ready` off, then refuses new connections, then tells kept ones to end with their next response, then closes
   * the idle rest. This order lets no request meet a closed connection unless its sender was silent for the whole time.
   * Resolves once every accepted request is answered, by a 503 where the deadline came first.
   */
  async finish(server: Server, { graceMillis, deadlineMillis }: DrainTimes): Promise<void> {
    this.begun = true;
    const refusal = setTimeout(() => this.refuseOpen(), deadlineMillis);
    const cut = setTimeout(() => server.closeAllConnections(), deadlineMillis + FLUSH_MILLIS);
    await pause(graceMillis);
    await quietTurn(server, LISTENER_PATIENCE_MILLIS);
    const closed = closeListener(server);
    this.lastResponses = true;
    for (const response of this.open) response.shouldKeepAlive = false;
    await Promise.race([closed, pause(LINGER_MILLIS)]);
    await this.sweepUntil(closed, server);
    clearTimeout(refusal);
    clearTimeout(cut);
  }

  /** Closes what is idle, again and again, always after what had arrived was read. */
  private async sweepUntil(closed: Promise<void>, server: Server): Promise<void> {
    let connected = true;
    const end = closed.then(() => (connected = false));
    while (connected) {
      await quietTurn(server, SWEEP_PATIENCE_MILLIS);
      server.closeIdleConnections();
      for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
      await Promise.race([end, pause(SWEEP_MILLIS)]);
    }
  }

  private refuseOpen(): void {
    for (const response of this.open) if (!response.headersSent && !response.writableEnded) refuse(response);
  }
}

function refuse(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Retry-After', '1');
  response.end(JSON.stringify({ detail: 'the service is shutting down', code: 'shutting_down' satisfies RefusalCode }));
}

/**
 * Stops listening and resolves when the last connection is gone. An HTTP server’s own `close` would cut idle
 * connections at once.
 */
function closeListener(server: Server): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}
