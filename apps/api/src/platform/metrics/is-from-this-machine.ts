import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Headers by which a proxy says that a request is not its own. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** What is looked at of a request. */
export interface LocalRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly httpVersion?: string;
}

/**
 * Whether a request was made on this machine: it comes over the loopback interface, and not by a proxy, as far as that
 * can be seen.
 * @example isFromThisMachine({ headers: {}, socket: { remoteAddress: '::1' } }) // true
 */
export function isFromThisMachine(request: LocalRequest): boolean {
  return isOverLoopback(request) && !isFromNamelessProxy(request);
}

/**
 * Whether a request comes by a proxy on this machine that adds no header for it: it speaks HTTP/1.0, as nginx does
 * unless it is told otherwise, or it is of a page of the same origin at another address than the request's.
 */
export function isFromNamelessProxy(request: LocalRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isOfPageElsewhere = site === 'same-origin' && origin !== undefined && !origin.endsWith(`//${host}`);
  return isOverLoopback(request) && (request.httpVersion === '1.0' || isOfPageElsewhere);
}

function isOverLoopback({ headers, socket }: LocalRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDING.every((name) => headers[name] === undefined);
}
