import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has two Host lines. What stands before this service may have believed the other one, so neither
 * counts (RFC 9112, 3.2).
 * @example hasTwoHosts({ rawHeaders: ["Host", "a.example", "host", "b.example"] }) // true
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
