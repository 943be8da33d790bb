import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import { Injectable } from '@nestjs/common';
import { CHALLENGE_PATH, challengeRecord } from '@svc/trust';
import { isPublicAddress } from './is-public-address.js';

/** What is asked of the domain name system. A name that has none of them is an empty list. */
export interface NameResolver {
  txt(name: string): Promise<string[]>;
  addresses(name: string): Promise<string[]>;
}

/** How a file is fetched: from one address, which was looked at, and from nowhere else. */
export interface FetchRules {
  readonly resolver: NameResolver;
  readonly port: number;
  /** How long it may take from connecting to the last byte, in milliseconds. */
  readonly fetchMillis: number;
  /** Who may vouch for a certificate, in PEM; undefined: whom this machine trusts. */
  readonly authority: string | undefined;
  readonly isAllowed: (address: string) => boolean;
}

/** Limits of one look: in milliseconds for a name, for a file from connecting to its last byte, and in bytes. */
const RESOLVE_MILLIS = 2_000;
const FETCH_MILLIS = 5_000;
const MAX_BYTES = 1_024;

/** Asks the resolvers of this machine. */
function systemResolver(): NameResolver {
  const resolver = new Resolver({ timeout: RESOLVE_MILLIS, tries: 1 });
  const none = (): never[] => [];
  return {
    txt: async (name) => (await resolver.resolveTxt(name).catch(none)).map((parts) => parts.join('')),
    addresses: async (name) => [
      ...(await resolver.resolve4(name).catch(none)),
      ...(await resolver.resolve6(name).catch(none)),
    ],
  };
}

/**
 * Reads what a domain publishes, so that nobody can have this service ask where it should not.
 *
 * The name is resolved once. Where any of its addresses is not public, none is asked. The connection goes to the
 * address that was looked at, so an answer that changes in between changes nothing; the certificate must be of the
 * domain. The port is 443, redirects are not followed, and time and size are bounded.
 */
@Injectable()
export class DomainFetch {
  private readonly rules: FetchRules;

  constructor(rules: Partial<FetchRules> = {}) {
    this.rules = {
      resolver: systemResolver(),
      port: 443,
      fetchMillis: FETCH_MILLIS,
      authority: undefined,
      isAllowed: isPublicAddress,
      ...rules,
    };
  }

  /** The texts of the TXT record that speaks for an operator. */
  records(domain: string): Promise<string[]> {
    return this.rules.resolver.txt(challengeRecord(domain));
  }

  /**
   * The file that speaks for an operator; null where it cannot be had. An address that is not asked is told from none
   * by nothing, so that nobody learns which names the resolver knows.
   */
  async file(domain: string): Promise<string | null> {
    const addresses = await this.rules.resolver.addresses(domain);
    const [address] = addresses;
    return address === undefined || !addresses.every(this.rules.isAllowed) ? null : this.get(address, domain);
  }

  private get(address: string, domain: string): Promise<string | null> {
    return new Promise((resolve) => {
      const asked = request(
        {
          host: address,
          servername: domain,
          port: this.rules.port,
          path: CHALLENGE_PATH,
          headers: { host: domain, accept: 'text/plain' },
          agent: false,
          ca: this.rules.authority,
          signal: AbortSignal.timeout(this.rules.fetchMillis),
        },
        (response) => {
          if (response.statusCode !== 200) {
            resolve(null);
            response.destroy();
            return;
          }
          const parts: Buffer[] = [];
          let bytes = 0;
          response.on('data', (part: Buffer) => {
            parts.push(part);
            bytes += part.length;
            if (bytes > MAX_BYTES) response.destroy();
          });
          response.on('end', () => resolve(bytes > MAX_BYTES ? null : Buffer.concat(parts).toString('utf8')));
          response.on('close', () => resolve(null));
          response.on('error', () => resolve(null));
        },
      );
      asked.on('error', () => resolve(null));
      asked.end();
    });
  }
}
