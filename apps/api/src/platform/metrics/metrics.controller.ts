import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG, type Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import { isFromThisMachine } from './is-from-this-machine.js';
import { METRICS_MEDIA, Metrics } from './metrics.js';

/**
 * Metrics beside the operations, for whoever is on this machine. They are no operation: they tell how much traffic
 * there is, which is the operator's affair, so no document names them. With a port of their own they are only there.
 */
@Controller()
export class MetricsController {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'metricsPort'>,
  ) {}

  @Get('/metrics')
  @Header('Content-Type', METRICS_MEDIA)
  @Header('Cache-Control', 'no-store')
  read(@Req() request: Request): Promise<string> {
    if (this.config.metricsPort !== null) throw new ApiFault(404, 'there is nothing at this address');
    if (!isFromThisMachine(request))
      throw new ApiFault(
        403,
        'metrics are shown only to callers on the same machine; SVC_METRICS_PORT gives them their own port',
        {},
        { members: { code: 'this_machine_only' } },
      );
    return this.metrics.text();
  }
}
