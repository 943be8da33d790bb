import { Inject, Injectable } from '@nestjs/common';
import { signStoreReceipt, type StoreReceiptShape, type UnsignedStoreReceipt } from '@svc/accounts';
import { createHash, createPublicKey } from 'node:crypto';
import { SIGNING_KEYS, type KeySource, type SigningKeys } from '../platform/signing-keys/signing-keys.js';

/** The public half of the notary's key, for whoever pins it. */
export interface NotaryKey {
  pubkey_pem: string;
  /** SHA-256 of the key (DER, SubjectPublicKeyInfo), hexadecimal. */
  fingerprint: string;
  key_source: KeySource;
}

/** Signs receipts of deliveries. */
@Injectable()
export class Notary {
  readonly key: NotaryKey;

  constructor(@Inject(SIGNING_KEYS) private readonly keys: SigningKeys) {
    const publicKey = createPublicKey(keys.notary.privateKey);
    this.key = {
      pubkey_pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      fingerprint: createHash('sha256')
        .update(publicKey.export({ type: 'spki', format: 'der' }))
        .digest('hex'),
      key_source: keys.source,
    };
  }

  /** Signs what was delivered for which price. */
  sign(receipt: Omit<UnsignedStoreReceipt, 'key_fingerprint'>): Promise<StoreReceiptShape> {
    return signStoreReceipt({ ...receipt, key_fingerprint: this.key.fingerprint }, this.keys.notary.privateJwk);
  }
}
