import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Headers by which a proxy says that a request is not its own. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/**
 * Whether a request was made on this machine: it comes over the loopback interface, and no proxy says that it passed it
 * on.
 * @example isFromThisMachine({ headers: {}, socket: { remoteAddress: '::1' } }) // true
 */
export function isFromThisMachine({
  headers,
  socket,
}: {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDING.every((name) => headers[name] === undefined);
}
