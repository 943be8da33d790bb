import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/registry.module.js';
import { FirstStrikeController } from './first-strike.controller.js';
import { FirstStrikeRepository } from './first-strike.repository.js';
import { FirstStrikeService } from './first-strike.service.js';

/** Commitments that a buyer declares before the talks, and reveals later. */
@Module({
  imports: [RegistryModule],
  controllers: [FirstStrikeController],
  providers: [FirstStrikeService, FirstStrikeRepository],
})
export class FirstStrikeModule {}
