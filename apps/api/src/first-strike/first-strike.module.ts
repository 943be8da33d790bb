import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { FirstStrikeController } from './first-strike.controller.js';
import { FirstStrikeRepository } from './first-strike.repository.js';
import { FirstStrikeService } from './first-strike.service.js';

/** Commitments that a buyer declares before the talks, and reveals later. */
@Module({
  controllers: [FirstStrikeController],
  providers: [FirstStrikeService, FirstStrikeRepository, RegistryRepository],
})
export class FirstStrikeModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly commitments: FirstStrikeRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({
      name: 'commitments',
      keeps: 'SVC_KEEP_COMMITMENT_DAYS',
      sweep: (now, most, days) => this.commitments.sweep(now, most, days),
    });
  }
}
