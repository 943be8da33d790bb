import { Inject, Injectable } from '@nestjs/common';
import { CATALOG_SLOTS, MILLICENTS_PER_CENT } from '@svc/accounts';
import type { StoreCatalog } from '@svc/contracts';
import { servicePayHelp } from '@svc/mcp-tools';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Notary, type NotaryKey } from '../wallet/notary.js';
import { WalletService } from '../wallet/wallet.service.js';

/** The shelf, and what its receipts are checked with. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly wallets: WalletService,
    private readonly notaryOfStore: Notary,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What is sold, on which terms; with a key, also what its wallet holds. */
  async catalog(keyId: string | null): Promise<StoreCatalog> {
    return {
      slots: [...CATALOG_SLOTS],
      money: { unit: 'millicent', millicents_per_cent: MILLICENTS_PER_CENT, currency: 'USD' },
      admission: [
        `A gt_ key: POST ${this.config.baseUrl}/v1/keys, free, with 50 cents of credit.`,
        servicePayHelp(this.config.baseUrl),
      ].join(' '),
      no_refund:
        'Credit is prepaid and not refunded. A call is charged only if its condition (predicate) is met, in one ' +
        'transaction with the delivery.',
      receipts: {
        algorithm: 'Ed25519',
        signed: 'the canonical bytes (RFC 8785) of the receipt without `signature`',
        key: `${this.config.baseUrl}/v1/store/notary_pubkey`,
        fingerprint: this.notaryOfStore.key.fingerprint,
      },
      balance: keyId === null ? null : await this.wallets.balance(keyId),
    };
  }

  /** The key to pin. */
  notary(): NotaryKey {
    return this.notaryOfStore.key;
  }
}
