import { Module } from '@nestjs/common';
import { DomainFetch } from './domain-fetch.js';
import { RegistryController } from './registry.controller.js';
import { RegistryRepository } from './registry.repository.js';
import { RegistryService } from './registry.service.js';

/** The registry of operators: who holds which key, and which domain speaks for it. */
@Module({
  controllers: [RegistryController],
  providers: [RegistryService, RegistryRepository, { provide: DomainFetch, useFactory: () => new DomainFetch() }],
})
export class RegistryModule {}
