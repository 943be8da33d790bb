import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The media type of the Prometheus text format. */
export const METRICS_MEDIA = 'text/plain; version=0.0.4; charset=utf-8';

/** One answered request, as it is counted: the route's template, never the address itself. */
export interface CountedRequest {
  readonly method: string;
  readonly route: string;
  /** HTTP status; 499 where the caller went away before the end. */
  readonly status: number;
  readonly seconds: number;
}

/** What `/metrics` shows; each application has a registry of its own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'svc_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a request that has ended. */
  count({ method, route, status, seconds }: CountedRequest): void {
    this.durations.observe({ method, route, status }, seconds);
  }

  /** Shows a number that is asked for at each scrape. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** All metrics in the Prometheus text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
