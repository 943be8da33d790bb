import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/config.js';
import { VERSION } from '../health/version.js';
import { scrub } from '../logging/scrub.js';
import { makeSampler } from './make-sampler.js';
import { SPANS, type Attributes, type SpanDefinition, type SpanName } from './spans.js';
import { ToldExporter, type TracingLog } from './told-exporter.js';
import type { Note, RequestTrace, Tracing } from './tracing.js';

/** How long the last spans may take to leave: a part of what is left after the last response, in milliseconds. */
const FLUSH_MILLIS = 1_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

type InnerSpan = Exclude<SpanName, 'request'>;

/**
 * Traces that leave as OTLP over HTTP. Nothing is registered with the SDK's globals, so that applications of one
 * process do not meet.
 */
export class OtlpTracing implements Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly current = new AsyncLocalStorage<Context>();

  constructor({ url, serviceName, sampler, ratio }: TracingConfig, log: TracingLog) {
    const service = resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION });
    const exporter = new ToldExporter(new OTLPTraceExporter({ url }), log);
    this.provider = new TracerProvider({
      resource: defaultResource().merge(service),
      sampler: makeSampler(sampler, ratio),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer('@svc/api', VERSION);
  }

  request(parent: string | string[] | undefined): RequestTrace {
    const span = this.tracer.startSpan('request', { kind: KINDS.server }, contextOf(parent));
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId: span.isRecording() ? span.spanContext().traceId : undefined,
      carry: (work) => () => this.current.run(context, work),
      end: (attributes) => {
        span.updateName(titleOf('request', attributes));
        write(span, 'request', attributes);
        if (Number(attributes['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  async span<Name extends InnerSpan, Result>(
    name: Name,
    describe: () => Attributes<Name>,
    work: (note: Note<Name>) => Promise<Result>,
  ): Promise<Result> {
    const within = this.current.getStore();
    if (within === undefined || trace.getSpan(within)?.isRecording() !== true) return work(() => undefined);
    const attributes = describe();
    const span = this.tracer.startSpan(titleOf(name, attributes), { kind: KINDS[SPANS[name].kind] }, within);
    write(span, name, attributes);
    try {
      return await this.current.run(trace.setSpan(within, span), () => work((noted) => write(span, name, noted)));
    } catch (thrown) {
      // The class of an error is ours or a library's; its message may repeat what somebody wrote.
      const type = thrown instanceof Error ? thrown.constructor.name : typeof thrown;
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
      throw thrown;
    } finally {
      span.end();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, FLUSH_MILLIS)));
    await Promise.race([this.provider.shutdown().catch(() => undefined), tooLate]);
    clearTimeout(timer);
  }
}

/** What a caller's `traceparent` says. Its `tracestate` is left behind: a caller can write into it what it wants. */
function contextOf(parent: string | string[] | undefined): Context {
  const caller = typeof parent === 'string' ? parseTraceParent(parent) : null;
  if (caller === null) return ROOT_CONTEXT;
  const traceFlags = caller.traceFlags & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { ...caller, traceFlags, isRemote: true });
}

function titleOf<Name extends SpanName>(name: Name, attributes: Attributes<Name>): string {
  const given = attributes as Readonly<Record<string, string | number | undefined>>;
  const words = (SPANS[name] as SpanDefinition).named.map((attribute) => given[attribute]);
  return words.filter((word) => word !== undefined).join(' ') || name.replaceAll('_', ' ');
}

/** Only attributes of the list are written, and texts as they may stand in a log. */
function write<Name extends SpanName>(span: Span, name: Name, attributes: Attributes<Name>): void {
  const { attributes: listed } = SPANS[name] as SpanDefinition;
  for (const [attribute, value] of Object.entries(attributes) as [string, string | number][])
    if (listed.includes(attribute)) span.setAttribute(attribute, typeof value === 'string' ? scrub(value) : value);
}
