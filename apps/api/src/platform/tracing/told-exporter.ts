import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** The part of a logger that tracing needs. */
export interface TracingLog {
  warn(message: string): void;
  info(message: string): void;
}

/** An exporter that tells the operator, once, when spans begin to be lost, and when they no longer are. */
export class ToldExporter implements SpanExporter {
  private isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: TracingLog,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.note(result);
      done(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private note({ code, error }: ExportResult): void {
    const failed = code === ExportResultCode.FAILED;
    if (failed && !this.isFailing)
      this.log.warn(`traces cannot be sent and are lost: ${error?.message ?? 'no reason'}`);
    if (!failed && this.isFailing) this.log.info('traces are sent again');
    this.isFailing = failed;
  }
}
