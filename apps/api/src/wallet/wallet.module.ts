import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { READINESS_CHECKS, type ReadinessCheck } from '../platform/health/readiness.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { BillingController } from './billing.controller.js';
import { CARD_PROCESSOR } from './card-processor.js';
import { KeptAnswersRepository } from './kept-answers.repository.js';
import { LedgerCheckRepository } from './ledger-check.repository.js';
import { LedgerWatch } from './ledger-watch.js';
import { LedgerRepository } from './ledger.repository.js';
import { Notary } from './notary.js';
import { PaidCalls } from './paid-calls.repository.js';
import { MachinePayments } from './machine-payments.js';
import { PaymentsRepository } from './payments.repository.js';
import { TopUpService } from './top-up.service.js';
import { WalletController } from './wallet.controller.js';
import { WalletService } from './wallet.service.js';

/** The prepaid wallets and their ledger. */
@Global()
@Module({
  controllers: [WalletController, BillingController],
  providers: [
    LedgerRepository,
    LedgerCheckRepository,
    LedgerWatch,
    KeptAnswersRepository,
    Notary,
    PaidCalls,
    WalletService,
    MachinePayments,
    PaymentsRepository,
    TopUpService,
    {
      provide: CARD_PROCESSOR,
      // The SDK is loaded where it is used: it would take memory in every service that sells nothing.
      useFactory: async ({ stripe: { secretKey, ...rest } }: Config) =>
        secretKey === null ? null : new (await import('./stripe-processor.js')).StripeProcessor({ ...rest, secretKey }),
      inject: [CONFIG],
    },
  ],
  exports: [LedgerRepository, LedgerCheckRepository, KeptAnswersRepository, Notary, PaidCalls, WalletService],
})
export class WalletModule implements OnModuleInit {
  constructor(
    @Inject(READINESS_CHECKS) private readonly checks: ReadinessCheck[],
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly ledger: LedgerWatch,
    private readonly kept: KeptAnswersRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({ name: 'kept answers', sweep: (now, most) => this.kept.sweep(now, most) });
    this.sweeps.push({ name: 'ledger check', sweep: (now, most) => this.ledger.look(now, most) });
    this.checks.push({ name: 'ledger', deep: true, check: () => this.ledger.isSound() });
  }
}
