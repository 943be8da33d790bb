import { Inject, Injectable } from '@nestjs/common';
import { OPERATIONS, type UcpProfile } from '@svc/contracts';
import { commerceProfile } from '@svc/discovery';
import { CONFIG, type Config } from '../platform/config/config.js';
import { CachedDocument } from '../platform/openapi/cached-document.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';

/** Publishes what the service offers in commerce, and the keys that receipts and responses are signed with. */
@Injectable()
export class UcpService {
  private rendered = '';
  private document = new CachedDocument('', 'application/json; charset=utf-8');

  constructor(@Inject(CONFIG) private readonly config: Config, @Inject(SIGNING_KEYS) private readonly keys: SigningKeys) {}

  /** The profile: the same keys under `keys` and, as the tagged version reads them, under `signing_keys`. */
  profile(): CachedDocument {
    const keys = this.keys.published();
    const profile: UcpProfile = { ucp: commerceProfile(OPERATIONS, this.config), keys, signing_keys: keys };
    const text = JSON.stringify(profile);
    if (text !== this.rendered) {
      this.rendered = text;
      this.document = new CachedDocument(text, 'application/json; charset=utf-8');
    }
    return this.document;
  }
}
