import { Controller } from '@nestjs/common';
import { WALLET_BALANCE, type WalletSummary } from '@svc/contracts';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { WalletService } from './wallet.service.js';

/** Wallets. */
@Controller()
export class WalletController {
  constructor(private readonly wallets: WalletService) {}

  @Operation(WALLET_BALANCE)
  balance(@CallerKey() keyId: string): Promise<WalletSummary> {
    return this.wallets.balance(keyId);
  }
}
