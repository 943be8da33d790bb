import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { DomainFetch } from './domain-fetch.js';
import { RegistryController } from './registry.controller.js';
import { RegistryRepository } from './registry.repository.js';
import { RegistryService } from './registry.service.js';

/** The registry of operators: who holds which key, and which domain speaks for it. */
@Module({
  controllers: [RegistryController],
  providers: [RegistryService, RegistryRepository, { provide: DomainFetch, useFactory: () => new DomainFetch() }],
})
export class RegistryModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly operators: RegistryRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({ name: 'challenges', sweep: (now, most) => this.operators.sweep(now, most) });
  }
}
