import { Module } from '@nestjs/common';
import { PriceController } from './price.controller.js';
import { PriceRepository } from './price.repository.js';
import { PriceService } from './price.service.js';

/** The demo machine of the price protocol, whose settlements stand in the database. */
@Module({ controllers: [PriceController], providers: [PriceService, PriceRepository] })
export class PriceModule {}
