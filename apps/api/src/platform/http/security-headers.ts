import helmet, { type HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

const PAGE_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

const API_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/** Header fields in the order in which they are set. */
export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>;

/** What stands on every response: `api` for `/v1/*` and `/mcp`, where nothing is rendered, `pages` for all else. */
export interface SecurityHeaders {
  readonly api: HeaderList;
  readonly pages: HeaderList;
}

/**
 * The security headers, worked out once: pages run their own scripts alone and ask nobody outside, the API may be read
 * from everywhere and rendered nowhere, and HTTPS is remembered only where the service is published under it.
 */
export function securityHeaders(baseUrl: string): SecurityHeaders {
  const strictTransportSecurity = baseUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false;
  const pages = {
    contentSecurityPolicy: PAGE_POLICY,
    crossOriginResourcePolicy: { policy: 'cross-origin' as const },
    strictTransportSecurity,
  };
  const api = {
    ...pages,
    contentSecurityPolicy: API_POLICY,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: false,
  };
  return { api: headersOf(api), pages: headersOf(pages) };
}

/** What helmet would set with these options. */
function headersOf(options: HelmetOptions): HeaderList {
  const headers: [string, string][] = [];
  const recorder = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}
