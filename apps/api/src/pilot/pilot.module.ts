import { Module } from '@nestjs/common';
import { PilotController } from './pilot.controller.js';
import { PilotRepository } from './pilot.repository.js';
import { PilotService } from './pilot.service.js';

/** The pilot feature. */
@Module({ controllers: [PilotController], providers: [PilotService, PilotRepository], exports: [PilotRepository] })
export class PilotModule {}
