import { SECURITY_TEXT, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';

const DAY_MILLIS = 86_400_000;

/** How long a reader may trust the text: less than the year that RFC 9116 recommends as the most. */
const SECURITY_TEXT_DAYS = 364;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness.
 * @param nowMillis when the text is written, in milliseconds since 1970; it expires 364 days later
 */
export function securityText(
  { baseUrl, securityContact }: Pick<DiscoveryOptions, 'baseUrl' | 'securityContact'>,
  nowMillis: number,
): string {
  const expires = new Date(nowMillis + SECURITY_TEXT_DAYS * DAY_MILLIS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${SECURITY_TEXT.path}`,
    '',
  ].join('\n');
}

/** `/robots.txt` (RFC 9309): calls are not for crawlers; documents are, also those among the calls. */
export function robotsText(
  records: readonly OperationRecord[],
  { baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>,
): string {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
  const documents = records.filter(({ path, conditional }) => path.startsWith('/v1/') && conditional === true);
  return [
    'User-agent: *',
    ...documents.map(({ path }) => `Allow: ${prefix}${path}`),
    `Disallow: ${prefix}/v1/`,
    '',
  ].join('\n');
}
