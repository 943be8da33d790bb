import { Controller, Header, Inject } from '@nestjs/common';
import { METRICS } from '@svc/contracts';
import { Operation } from '../operation/operation.decorator.js';
import { Metrics } from './metrics.js';

/** Metrics for a scraper. */
@Controller()
export class MetricsController {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  @Operation(METRICS)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  read(): Promise<string> {
    return this.metrics.text();
  }
}
