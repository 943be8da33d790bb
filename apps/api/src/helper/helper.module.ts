import { Module } from '@nestjs/common';
import { HelperController } from './helper.controller.js';
import { HelperRepository } from './helper.repository.js';
import { HelperService } from './helper.service.js';

/**
 * Advice with its receipt, outcomes that people tell, and the page that says what is kept of them. Rents are pure
 * operations.
 */
@Module({ controllers: [HelperController], providers: [HelperService, HelperRepository] })
export class HelperModule {}
