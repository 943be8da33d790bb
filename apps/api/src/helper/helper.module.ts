import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { HelperController } from './helper.controller.js';
import { HelperRepository } from './helper.repository.js';
import { HelperService } from './helper.service.js';

/**
 * Advice with its receipt, outcomes that people tell, and the page that says what is kept of them. Rents are pure
 * operations.
 */
@Module({ controllers: [HelperController], providers: [HelperService, HelperRepository] })
export class HelperModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly outcomes: HelperRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({ name: 'receipts of outcomes', sweep: (now, most) => this.outcomes.sweep(now, most) });
  }
}
