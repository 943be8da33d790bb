import { Controller, Header, Inject, Query, Req } from '@nestjs/common';
import { HEALTH, READY, type HealthResult, type ReadyResult } from '@svc/contracts';
import { CONFIG, type Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import type { ApiRequest } from '../http/api-request.js';
import { isFromThisMachine } from '../metrics/is-from-this-machine.js';
import { Operation } from '../operation/operation.decorator.js';
import { Readiness } from './readiness.js';
import { VERSION } from './version.js';

/** Whether the process lives, and whether it can serve. */
@Controller()
export class HealthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Readiness) private readonly readiness: Readiness,
  ) {}

  @Operation(HEALTH)
  @Header('Cache-Control', 'no-store')
  health(): HealthResult {
    return {
      status: 'ok',
      version: VERSION,
      uptime_seconds: Math.floor(process.uptime()),
      database: this.config.databaseUrl === null ? 'embedded' : 'postgresql',
      model: this.config.anthropicApiKey === null ? 'builtin' : 'anthropic',
    };
  }

  @Operation(READY)
  @Header('Cache-Control', 'no-store')
  async ready(@Query('deep') deep: unknown, @Req() request: ApiRequest): Promise<ReadyResult> {
    // It looks at the ledger, which no stranger may make the service do.
    if (deep !== undefined && !isFromThisMachine(request))
      throw new ApiFault(
        403,
        '/ready?deep=1 is only for callers on the same machine',
        {},
        { members: { code: 'this_machine_only' } },
      );
    await this.readiness.confirm(deep !== undefined);
    return { status: 'ready' };
  }
}
