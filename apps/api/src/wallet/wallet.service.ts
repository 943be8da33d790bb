import { Injectable } from '@nestjs/common';
import { showWallet, type WalletSummaryShape } from '@svc/accounts';
import { LedgerRepository } from './ledger.repository.js';

/** Wallets as their owners see them. */
@Injectable()
export class WalletService {
  constructor(private readonly ledger: LedgerRepository) {}

  /** What a wallet holds. */
  async balance(walletId: string): Promise<WalletSummaryShape> {
    return showWallet(await this.ledger.balance(walletId));
  }
}
