import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SHARED_CALLS } from '../operations/shared-calls.js';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { TelemetryController } from './telemetry.controller.js';
import { TelemetryRepository } from './telemetry.repository.js';
import { TelemetryService } from './telemetry.service.js';

/** What callers share, behind two gates: the consent of their key and the word of the call. */
@Global()
@Module({
  controllers: [TelemetryController],
  providers: [TelemetryService, TelemetryRepository, { provide: SHARED_CALLS, useExisting: TelemetryService }],
  exports: [SHARED_CALLS],
})
export class TelemetryModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly records: TelemetryRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({ name: 'shared calls', sweep: (now, most) => this.records.sweep(now, most) });
  }
}
