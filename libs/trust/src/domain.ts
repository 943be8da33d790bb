import { TrustError } from './trust-error.js';

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Top-level names that no public resolver serves, and those that lead home (RFC 6761, 6762, 7686, 8375, 9476). */
const NOT_PUBLIC = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'arpa',
  'onion',
  'test',
  'invalid',
  'alt',
]);

/**
 * A bare host name as it is asked for: lower case, at least two labels, no port, no path, no address in any spelling.
 * A top-level name of digits, or one that begins with `0x`, would be read as a number of an address, so it is refused.
 * @throws {TrustError} `domain_invalid`
 * @example checkDomain('Shop.Example.com') // 'shop.example.com'
 */
export function checkDomain(domain: string): string {
  const name = domain.toLowerCase();
  const labels = name.split('.');
  const top = labels[labels.length - 1] ?? '';
  const isName = name.length <= 253 && labels.length >= 2 && labels.every((label) => LABEL.test(label));
  if (!isName || !/^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/.test(top) || NOT_PUBLIC.has(top))
    throw new TrustError('domain_invalid', 'a bare public host name, such as shop.example.com', ['domain']);
  return name;
}

/** The name of the TXT record that speaks for an operator. */
export const challengeRecord = (domain: string): string => `_svc-challenge.${domain}`;

/** The path of the file that speaks for an operator. */
export const CHALLENGE_PATH = '/.well-known/svc-challenge.txt';

/** Whether a record or a file holds the token: the whole of a line, blanks around it apart. */
export function holdsToken(text: string, token: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === token);
}
