import { request, type IncomingHttpHeaders } from 'node:http';

/** One request as a proof sends it. */
export interface Sending {
  readonly url: string;
  readonly path: string;
  readonly body: Uint8Array | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address that it comes from: limits count by it. */
  readonly from?: string;
  /** The caller leaves after so long, in milliseconds. */
  readonly leaveAfterMillis?: number;
}

/** How a request ended. */
export interface Ending {
  /** HTTP status; 0 where the caller left, -1 where the connection broke or nothing came in time. */
  readonly status: number;
  readonly bytes: number;
  readonly headers: IncomingHttpHeaders;
}

/** Nothing takes longer to be answered, in milliseconds. */
const PATIENCE_MILLIS = 60_000;

/** Posts JSON and reads the answer to its end; it stops sending when it is refused. */
export function send({
  url,
  path,
  body,
  headers = {},
  from = '127.0.0.1',
  leaveAfterMillis,
}: Sending): Promise<Ending> {
  return new Promise((resolve) => {
    const end = (status: number, bytes = 0, told: IncomingHttpHeaders = {}): void => {
      clearTimeout(timer);
      resolve({ status, bytes, headers: told });
      posted.destroy();
    };
    const posted = request(new URL(path, url), {
      method: 'POST',
      localAddress: from,
      agent: false,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    });
    const timer = setTimeout(() => end(leaveAfterMillis === undefined ? -1 : 0), leaveAfterMillis ?? PATIENCE_MILLIS);
    posted.on('error', () => end(-1));
    posted.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', () => end(-1));
      response.on('end', () => end(response.statusCode ?? -1, bytes, response.headers));
    });
    posted.end(body);
  });
}
