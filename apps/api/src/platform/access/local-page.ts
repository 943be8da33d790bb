import type { Config } from '../config/config.js';
import type { ApiRequest } from '../http/api-request.js';

const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

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
 * Whether a request comes from a page of this very instance, opened in a browser on this machine. Only a browser sends
 * `Sec-Fetch-Site`, and no page of another site can set it or the name that the request is addressed to; a proxy shows
 * itself by what it adds. Anything in doubt needs a key.
 */
export function isLocalPage({ headers, socket }: Pick<ApiRequest, 'headers' | 'socket'>): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(headers.host ?? '') &&
    headers['sec-fetch-site'] === 'same-origin' &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}
