import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { PriceController } from './price.controller.js';
import { PriceRepository } from './price.repository.js';
import { PriceService } from './price.service.js';

/** The demo machine of the price protocol, whose settlements stand in the database. */
@Module({ controllers: [PriceController], providers: [PriceService, PriceRepository] })
export class PriceModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly prices: PriceRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({
      name: 'settled prices',
      keeps: 'SVC_KEEP_SETTLEMENT_DAYS',
      sweep: (_now, most, days) => this.prices.forget(most, days),
    });
  }
}
