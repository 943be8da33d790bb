import { createPublicKey } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { TokenKeyResult } from '@svc/contracts';
import type { OkpPublicJwk, PublicJwk } from '@svc/signing';
import { CONFIG, type Config, type ConfiguredSecrets } from '../config/config.js';
import { DATABASE, type Database } from '../database/database.js';
import type { SecretStore } from '../secrets/secret-store.js';
import { SECRET_STORE } from '../secrets/secrets.js';
import { PublishedKeysRepository } from './published-keys.repository.js';
import { makeSigningPem, readNotaryKey } from './read-signing-key.js';
import type { KeySource, SigningKey } from './signing-keys.js';

/** What a key of trust signs: attestations of commitments and operators, or settlements. */
export type TrustRole = 'first-strike' | 'settlement';

/** Where the private key of each role is found. */
export const TRUST_KEYS = {
  'first-strike': { variable: 'SVC_FIRST_STRIKE_ED25519_PEM', file: 'first-strike-ed25519.pem' },
  settlement: { variable: 'SVC_SETTLEMENT_ED25519_PEM', file: 'settlement-ed25519.pem' },
} as const;

/** A key of trust and where it comes from. */
export interface TrustKey {
  readonly key: SigningKey<OkpPublicJwk>;
  readonly source: KeySource;
}

/** The key of a role as the environment gives it; null where it gives none. */
export function trustPem(role: TrustRole, secrets: ConfiguredSecrets): string | null {
  return (role === 'settlement' ? secrets.settlementEd25519Pem : secrets.firstStrikeEd25519Pem) ?? null;
}

/**
 * The key of a role: the given one, else one that is made once and kept in the data folder.
 * @throws SigningKeyFault when it cannot be used
 */
export async function keepTrustKey(role: TrustRole, given: string | null, store: SecretStore): Promise<TrustKey> {
  const { variable, file } = TRUST_KEYS[role];
  if (given !== null) return { key: await readNotaryKey(given, variable), source: 'environment' };
  const { value, source } = store.keep(file, () => makeSigningPem('notary'));
  return { key: await readNotaryKey(value, `the file secrets/${file} of the data folder`), source };
}

/**
 * The two Ed25519 keys of trust between agents. Each signs its own kind of token and nothing else; public halves stay
 * published.
 */
@Injectable()
export class TrustKeys implements OnModuleInit {
  private keys: Readonly<Record<TrustRole, TrustKey>> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SECRET_STORE) private readonly store: SecretStore,
    @Inject(DATABASE) private readonly database: Database,
    private readonly published: PublishedKeysRepository,
  ) {}

  /** @throws SigningKeyFault when a given key cannot be used */
  async onModuleInit(): Promise<void> {
    const load = (role: TrustRole) => keepTrustKey(role, trustPem(role, this.config.secrets), this.store);
    this.keys = { 'first-strike': await load('first-strike'), settlement: await load('settlement') };
    await this.database.whenReady(async () => {
      for (const role of ['first-strike', 'settlement'] as const)
        await this.published.add(role, this.signing(role).publicJwk);
    });
  }

  /** The key in use. */
  signing(role: TrustRole): SigningKey<OkpPublicJwk> {
    return this.kept(role).key;
  }

  /** The key in use first, then those of this role that signed before, or sign in other processes. */
  async all(role: TrustRole): Promise<PublicJwk[]> {
    const own = this.signing(role).publicJwk;
    const stored = await this.published.list();
    return [own, ...stored.filter((row) => row.role === role && row.jwk.kid !== own.kid).map(({ jwk }) => jwk)];
  }

  /** The public half in use as SPKI in PEM. */
  pem(role: TrustRole): string {
    return createPublicKey(this.signing(role).privateKey).export({ type: 'spki', format: 'pem' }).toString();
  }

  /** What anybody may know of the keys of a role. */
  async show(role: TrustRole): Promise<TokenKeyResult> {
    const { key, source } = this.kept(role);
    return {
      public_key_pem: this.pem(role),
      kid: key.kid,
      alg: 'EdDSA',
      keys: (await this.all(role)).map((jwk) => ({ ...jwk })),
      key_source: source,
    };
  }

  private kept(role: TrustRole): TrustKey {
    if (this.keys === null) throw new Error('the keys of the trust operations are not loaded yet');
    return this.keys[role];
  }
}
