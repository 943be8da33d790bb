import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { METRICS, type LabelsOf, type MetricName, type NameOf } from './catalogue.js';

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

/** Numbers by the value of a metric's one label. */
type ByLabel = Readonly<Record<string, number>>;

/** What `/metrics` shows; each application has a registry of its own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly counters = new Map<MetricName, Counter>();
  private readonly histograms = new Map<MetricName, Histogram>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const registers = [this.registry];
    for (const name of Object.keys(METRICS) as MetricName[]) {
      const { type, help, labels } = METRICS[name];
      const given = { name, help, labelNames: [...labels], registers };
      if (type === 'counter') this.counters.set(name, new Counter(given));
      if (type === 'histogram') this.histograms.set(name, new Histogram({ ...given, buckets: BUCKETS_SECONDS }));
    }
  }

  /** Counts a request that has ended. */
  count({ method, route, status, seconds }: CountedRequest): void {
    this.observe('svc_http_request_duration_seconds', { method, route, status: String(status) }, seconds);
  }

  /** Counts something that happened, or so many of it. */
  add<N extends NameOf<'counter'>>(name: N, labels: LabelsOf<N>, amount = 1): void {
    this.counters.get(name)?.inc(labels, amount);
  }

  /** Notes how long something took. */
  observe<N extends NameOf<'histogram'>>(name: N, labels: LabelsOf<N>, seconds: number): void {
    this.histograms.get(name)?.observe(labels, seconds);
  }

  /** Shows a number that is asked for at each scrape; with a label, one for each of its values. */
  watch(name: NameOf<'gauge'>, read: () => number | ByLabel | Promise<number>): void {
    const { help, labels } = METRICS[name];
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        const now = await read();
        if (typeof now === 'number') this.set(now);
        else for (const [value, number] of Object.entries(now)) this.set({ [labels[0] ?? '']: value }, number);
      },
    });
  }

  /** All metrics in the Prometheus text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
