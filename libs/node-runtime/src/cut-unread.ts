/** What is left unread up to this size is drained, so that the connection can be used again, in bytes. */
const DRAINED_BYTES = 1_048_576;

/** How long a sender has to read its refusal before the connection is cut, in milliseconds. */
const LINGER_MILLIS = 1_000;

/** As much of a request as is looked at. */
export interface RefusedRequest {
  readonly complete: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { pause(): unknown; end(): unknown; destroy(): unknown; destroySoon(): void };
  once(event: 'end', listener: () => void): unknown;
}

/** As much of its response. */
export interface RefusingResponse {
  shouldKeepAlive: boolean;
  prependOnceListener(event: 'finish', listener: () => void): unknown;
}

/**
 * Stops reading a large body whose request was answered before it had arrived. Draining many of them would hold the
 * event loop for seconds, for nothing: the answer says `Connection: close`, its sender has a second to read it, then
 * the connection is cut. Node itself would cut it at once, and the sender, still sending, would be told of a broken
 * connection in place of the answer. A body that arrives before it is answered leaves the connection open.
 * @param wait does something after so many milliseconds; default: a timer that keeps no process alive
 * @example createServer((request, response) => { cutUnread(request, response); … })
 */
export function cutUnread(request: RefusedRequest, response: RefusingResponse, wait = waitUnreferenced): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !(Number(length) > DRAINED_BYTES)) return;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once('end', () => (response.shouldKeepAlive = shouldKeepAlive));
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    socket.destroySoon = () => {
      setImmediate(() => socket.pause());
      socket.end();
      wait(() => socket.destroy(), LINGER_MILLIS);
    };
  });
}

function waitUnreferenced(act: () => void, millis: number): void {
  setTimeout(act, millis).unref();
}
