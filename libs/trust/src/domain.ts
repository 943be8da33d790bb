import { canonicalBytes } from '@svc/signing';
import { MAX_NAME_CHARACTERS } from './limits.js';
import { isSignedBy } from './operator.js';
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
    throw new TrustError('domain_invalid', 'the domain must be a bare public host name, such as shop.example.com', [
      'domain',
    ]);
  return name;
}

/** The name of the TXT record that speaks for an operator. */
export const challengeRecord = (domain: string): string => `_svc-challenge.${domain}`;

/** The path of the file that speaks for an operator. */
export const CHALLENGE_PATH = '/.well-known/svc-challenge.txt';

/** A line of a record or of a file that speaks for an operator: the token, and after a blank what it is called. */
export interface PublishedLine {
  token: string;
  name: string | null;
}

const PUBLISHED = /^([A-Za-z0-9_-]{43})(?:[ \t]+(.+))?$/u;

/** The lines of a record or of a file that may hold a token of ours, blanks around them apart. */
export function publishedLines(text: string): PublishedLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, token, name = null] = PUBLISHED.exec(line.trim()) ?? [];
    return token === undefined ? [] : [{ token, name }];
  });
}

/**
 * What an operator is called at the level `domain`: what it asks for where the domain publishes the same, else the
 * domain.
 * @example publishedName({ token, name: 'Shop' }, { domain: 'shop.example', display_name: 'Bank' }) // 'shop.example'
 */
export function publishedName(
  { name }: PublishedLine,
  { domain, display_name }: { domain: string; display_name: string | null },
): string {
  return display_name !== null && display_name.length <= MAX_NAME_CHARACTERS && name === display_name
    ? display_name
    : domain;
}

/**
 * Whether the operator itself asks for this domain and this name: its key signs the canonical JSON of
 * `{display_name, domain}`, the domain in lower case.
 * @throws {TrustError} `domain_signature`
 */
export async function checkDomainSignature(
  { domain, display_name, sig_b64 }: { domain: string; display_name: string | null; sig_b64: string | null },
  public_key_b64: string,
): Promise<void> {
  const bytes = canonicalBytes({ display_name, domain });
  if (sig_b64 === null || !(await isSignedBy(public_key_b64, sig_b64, bytes)))
    throw new TrustError(
      'domain_signature',
      'the operator’s key must sign the canonical JSON of {display_name, domain}',
      ['sig_b64'],
    );
}
