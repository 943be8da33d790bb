import { Module } from '@nestjs/common';
import { ArenaController } from './arena.controller.js';
import { ArenaService } from './arena.service.js';

/** The host of the certificate: its protocol, a practice set, and results. */
@Module({ controllers: [ArenaController], providers: [ArenaService] })
export class ArenaModule {}
