import { Module } from '@nestjs/common';
import { AdviceController } from './advice.controller.js';
import { AdviceService } from './advice.service.js';
import { SessionsRepository } from './sessions.repository.js';

/** Paid sessions of advice. */
@Module({ controllers: [AdviceController], providers: [AdviceService, SessionsRepository] })
export class AdviceModule {}
