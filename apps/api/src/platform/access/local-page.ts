import type { Config } from '../config/config.js';
import { isFromThisMachine, type LocalRequest } from '../metrics/is-from-this-machine.js';

const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether an instance is for its own machine alone: it listens on the loopback interface, is published nowhere, trusts
 * no proxy, and no call of it costs money.
 */
export function isForThisMachine({
  host,
  baseUrl,
  trustedProxies,
  anthropicApiKey,
}: Pick<Config, 'host' | 'baseUrl' | 'trustedProxies' | 'anthropicApiKey'>): boolean {
  const listensHere = LOOPBACK_ADDRESS.test(host) || host === 'localhost';
  const isPublished = !LOOPBACK_NAME.test(new URL(baseUrl).host);
  return listensHere && !isPublished && trustedProxies.length === 0 && anthropicApiKey === null;
}

/**
 * Whether a request comes from a page of this very instance, opened in a browser on this machine. No page of another
 * site can set `Sec-Fetch-Site` or the name that the request is addressed to. A program of this machine can: it has
 * what the browser beside it has. Anything else in doubt needs a key.
 */
export function isLocalPage(request: LocalRequest): boolean {
  const { host, 'sec-fetch-site': site } = request.headers;
  return isFromThisMachine(request) && LOOPBACK_NAME.test(host ?? '') && site === 'same-origin';
}
