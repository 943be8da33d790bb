import { Module } from '@nestjs/common';
import { RegistryRepository } from '../registry/registry.repository.js';
import { FirstStrikeController } from './first-strike.controller.js';
import { FirstStrikeRepository } from './first-strike.repository.js';
import { FirstStrikeService } from './first-strike.service.js';

/** Commitments that a buyer declares before the talks, and reveals later. */
@Module({
  controllers: [FirstStrikeController],
  providers: [FirstStrikeService, FirstStrikeRepository, RegistryRepository],
})
export class FirstStrikeModule {}
