import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { KEPT_DEALINGS } from '../platform/operation/dealings.js';
import { SWEEPS, type Sweep } from '../platform/sweep/sweeper.js';
import { BuyerHistoriesRepository } from './buyer-histories.repository.js';
import { HoldsRepository } from './holds.repository.js';
import { ReplyController } from './reply.controller.js';
import { ReplyService } from './reply.service.js';
import { StandingBidsRepository } from './standing-bids.repository.js';

/** What replies keep beside the states of their negotiations: holds, bids that wait, and what known buyers reached. */
@Global()
@Module({
  controllers: [ReplyController],
  providers: [
    ReplyService,
    HoldsRepository,
    StandingBidsRepository,
    BuyerHistoriesRepository,
    { provide: KEPT_DEALINGS, useExisting: ReplyService },
  ],
  exports: [KEPT_DEALINGS, BuyerHistoriesRepository],
})
export class ReplyModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly holds: HoldsRepository,
    private readonly bids: StandingBidsRepository,
    private readonly histories: BuyerHistoriesRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push(
      { name: 'holds', keeps: 'SVC_KEEP_HOLD_DAYS', sweep: (_now, most, days) => this.holds.sweep(most, days) },
      { name: 'standing bids', sweep: (_now, most) => this.bids.sweep(most) },
      { name: 'histories of buyers', sweep: (_now, most) => this.histories.sweep(most) },
    );
  }
}
