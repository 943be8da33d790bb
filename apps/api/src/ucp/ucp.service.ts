import { Inject, Injectable } from '@nestjs/common';
import { OPERATIONS, type OlderUcpProfile, type UcpProfile } from '@svc/contracts';
import { commerceProfile, olderCommerceProfile } from '@svc/discovery';
import { CONFIG, type Config } from '../platform/config/config.js';
import { CachedDocument } from '../platform/openapi/cached-document.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';

/** Publishes what the service offers in commerce, and the keys that receipts and responses are signed with. */
@Injectable()
export class UcpService {
  private readonly documents = new Map<string, CachedDocument>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SIGNING_KEYS) private readonly keys: SigningKeys,
  ) {}

  /** The profile, its keys under `keys`. */
  profile(): CachedDocument {
    const profile: UcpProfile = { ucp: commerceProfile(OPERATIONS, this.config), keys: this.keys.published() };
    return this.rendered('newest', profile);
  }

  /** The profile of the version before, its keys under `signing_keys`. */
  olderProfile(): CachedDocument {
    const profile: OlderUcpProfile = {
      ucp: olderCommerceProfile(OPERATIONS, this.config),
      signing_keys: this.keys.published(),
    };
    return this.rendered('older', profile);
  }

  /** Keys are rotated while the service runs: a document is made anew when its text changes. */
  private rendered(name: string, profile: object): CachedDocument {
    const text = JSON.stringify(profile);
    const kept = this.documents.get(name);
    if (kept?.text === text) return kept;
    const made = new CachedDocument(text, 'application/json; charset=utf-8');
    this.documents.set(name, made);
    return made;
  }
}
