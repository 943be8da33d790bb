import { Inject, Injectable } from '@nestjs/common';
import type { PilotIn, PilotResult } from '@svc/contracts';
import { ulid } from 'ulid';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { PilotRepository } from './pilot.repository.js';

/** Files the requests of businesses that want to try the service. */
@Injectable()
export class PilotService {
  constructor(
    private readonly requests: PilotRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Files a request under a new id. */
  async file({ name, business, email, sells = '', note = '' }: PilotIn): Promise<PilotResult> {
    const id = `plt_${ulid(this.clock.nowMillis())}`;
    await this.requests.add({ id, name, business, email, sells, note });
    return {
      request_id: id,
      status: 'received',
      message: 'Thank you. A person reads every request and answers by mail.',
    };
  }
}
