import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { AsksRepository } from './asks.repository.js';
import { AsksService } from './asks.service.js';
import { CatalogService } from './catalog.service.js';
import { ParcelsRepository } from './parcels.repository.js';
import { ParcelsService } from './parcels.service.js';
import { StoreController } from './store.controller.js';

/** What is sold: parcels; and what is asked for. */
@Module({
  controllers: [StoreController],
  providers: [ParcelsRepository, ParcelsService, AsksRepository, AsksService, CatalogService],
})
export class StoreModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly parcels: ParcelsRepository,
    private readonly asks: AsksService,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({ name: 'parcels', sweep: (now, most) => this.parcels.sweep(now, most) });
    this.sweeps.push({
      name: 'asks',
      keeps: 'SVC_KEEP_REQUEST_DAYS',
      sweep: (now, most, days) => this.asks.sweep(now, most, days),
    });
  }
}
