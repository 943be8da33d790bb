import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { A2aController } from './a2a.controller.js';
import { A2aRepository } from './a2a.repository.js';
import { A2aService } from './a2a.service.js';

/** Sessions of two verified peers: opened with proofs, moved in cooperative play, settled once. */
@Module({ controllers: [A2aController], providers: [A2aService, A2aRepository] })
export class A2aModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly sessions: A2aRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({
      name: 'sessions of peers',
      keeps: 'SVC_KEEP_SESSION_DAYS',
      sweep: (now, most, days) => this.sessions.sweep(now, most, days),
    });
  }
}
