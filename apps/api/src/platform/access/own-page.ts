import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this service, as far as a browser says so: no page of another site can set
 * `Sec-Fetch-Site`, nor `Origin`, which alone an older browser sends. A program can set both, so it opens nothing but
 * what a person with the page may do.
 * @example isOwnPage({ headers: { 'sec-fetch-site': 'same-origin' } }) // true
 */
export function isOwnPage({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return host !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}
