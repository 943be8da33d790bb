import { request as sendRequest, type Agent, type ClientRequest } from 'node:http';

/** A request as its caller saw it. */
export interface CallerRequest {
  /** Sent as `X-Request-Id`, so that the service's log tells whether it was read. */
  readonly id: string;
  readonly route: string;
  /** Whether an answer had come over the same connection before. */
  reused: boolean;
  /** Whether the connection was established. */
  connected: boolean;
  /** From the connection, or for a reused one from the request, to the end, in milliseconds. */
  millis: number;
  /** HTTP status of a complete answer; null where there is none. */
  status: number | null;
  /** Node's code of what broke it off; null where an answer is complete. */
  fault: string | null;
}

/** A request that is to be sent, and where it is written down. */
export interface Sending {
  readonly made: CallerRequest;
  readonly method: string;
  readonly path: string;
  readonly body: object | string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly agent: Agent;
  readonly target: { readonly host: string; readonly port: number };
  /** Told of the caller's own port, by which the other side knows the connection. */
  onPort?(port: number): void;
}

/** A request that was not sent yet. */
export const unsent = (id: string, method: string, path: string): CallerRequest => ({
  id,
  route: `${method} ${path.slice(0, 24)}`,
  reused: false,
  connected: false,
  millis: 0,
  status: null,
  fault: null,
});

/** Sends one request and writes down how it ended; resolves with the body that came. */
export function send({ made, method, path, body, headers, agent, target, onPort }: Sending): Promise<string> {
  const named = { 'x-request-id': made.id, ...headers, ...(body !== null && { 'content-type': 'application/json' }) };
  return new Promise((resolve) => {
    let startedAt = performance.now();
    let text = '';
    const end = (): void => {
      made.millis = performance.now() - startedAt;
      resolve(text);
    };
    const request: ClientRequest = sendRequest({ ...target, method, path, headers: named, agent });
    request.once('socket', (socket) => {
      made.reused = request.reusedSocket;
      made.connected = !socket.connecting;
      // A kept connection is connected: a listener on it would stay, one for each request.
      if (made.connected) return onPort?.(socket.localPort ?? 0);
      socket.once('connect', () => {
        made.connected = true;
        startedAt = performance.now();
        onPort?.(socket.localPort ?? 0);
      });
    });
    request.once('error', (fault: NodeJS.ErrnoException) => {
      made.fault ??= fault.code ?? fault.message;
      end();
    });
    request.once('response', (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('close', () => {
        if (response.complete) made.status = response.statusCode ?? 0;
        else made.fault ??= 'the answer broke off';
        end();
      });
      response.on('error', () => undefined);
    });
    request.end(body === null || typeof body === 'string' ? (body ?? undefined) : JSON.stringify(body));
  });
}
