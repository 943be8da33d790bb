import { setTimeout as pause } from 'node:timers/promises';
import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from '../../testing/trace-receiver.js';
import type { TracingConfig } from '../config/config.js';
import { OtlpTracing } from './otlp-tracing.js';
import type { Attributes } from './spans.js';
import { ToldExporter } from './told-exporter.js';
import type { RequestTrace } from './tracing.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const ENDED = { 'http.request.method': 'GET', 'http.route': '/r', 'http.response.status_code': 200 } as const;
const SILENT = { warn: () => undefined, info: () => undefined };

let receiver: TraceReceiver;
beforeEach(async () => {
  receiver = await startTraceReceiver();
});
afterEach(() => receiver.close());

const open = (sampler: TracingConfig['sampler'] = 'always_on', ratio = 1): OtlpTracing =>
  new OtlpTracing({ url: `${receiver.url}/v1/traces`, serviceName: 'svc', sampler, ratio }, SILENT);

/** Does something as the work of a request. */
const within = <Result>(trace: RequestTrace, work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => trace.carry(() => void work().then(resolve, reject))());

const named = (name: string): ReceivedSpan[] => receiver.spans().filter((span) => span.name === name);

describe('spans', () => {
  it('stay with their request, however the work of several is mixed', async () => {
    const tracing = open();
    const traces = [tracing.request(undefined), tracing.request(undefined)];
    await Promise.all(
      traces.map((trace, at) =>
        within(trace, () =>
          tracing.span(
            'transaction',
            () => ({}),
            async () => {
              await pause(20 - 10 * at);
              await tracing.span(
                'worker_wait',
                () => ({ 'svc.lane': `lane-${at}` }),
                () => pause(5),
              );
            },
          ),
        ),
      ),
    );
    for (const trace of traces) trace.end(ENDED);
    await tracing.onApplicationShutdown();
    for (const [at, { traceId }] of traces.entries()) {
      const [request, transaction, wait] = ['GET /r', 'transaction', 'worker wait'].map((name) =>
        named(name).find((span) => span.traceId === traceId),
      );
      expect(request?.parentSpanId).toBeUndefined();
      expect([transaction?.parentSpanId, wait?.parentSpanId]).toEqual([request?.spanId, transaction?.spanId]);
      expect(wait?.attributes).toEqual({ 'svc.lane': `lane-${at}` });
    }
  });

  it('are not made outside of a request', async () => {
    const tracing = open();
    expect(
      await tracing.span(
        'transaction',
        () => ({}),
        () => Promise.resolve(7),
      ),
    ).toBe(7);
    await tracing.onApplicationShutdown();
    expect(receiver.spans()).toEqual([]);
  });

  it('of work that fails have the class of the error and not its words, and the error goes on', async () => {
    const tracing = open();
    const trace = tracing.request(undefined);
    const failing = within(trace, () =>
      tracing.span(
        'statement',
        () => ({}),
        () => Promise.reject(new RangeError('the floor is 96.37')),
      ),
    );
    await expect(failing).rejects.toThrow('96.37');
    trace.end({ ...ENDED, 'http.response.status_code': 500 });
    await tracing.onApplicationShutdown();
    expect(named('statement')[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'RangeError' } });
    expect(named('GET /r')[0]?.status.code).toBe(2);
    expect(receiver.text()).not.toContain('96.37');
  });

  it('take no attribute that is not on the list, and no key in one that is', async () => {
    const tracing = open();
    const attributes = { 'svc.request_id': 'sk-live-0123456789abcdef', 'svc.note': 'hello' } as Attributes<'request'>;
    tracing.request(undefined).end({ ...ENDED, ...attributes });
    await tracing.onApplicationShutdown();
    expect(named('GET /r')[0]?.attributes).toEqual({ ...ENDED, 'svc.request_id': '[key]' });
  });
});

describe('the sampler', () => {
  const parent = (flags: string) => `00-${TRACE}-b7ad6b7169203331-${flags}`;

  it.each<[TracingConfig['sampler'], number, string | undefined, boolean]>([
    ['always_on', 1, undefined, true],
    ['always_on', 1, parent('00'), true],
    ['always_off', 1, parent('01'), false],
    ['traceidratio', 0, parent('01'), false],
    ['traceidratio', 1, parent('00'), true],
    ['parentbased_always_on', 1, undefined, true],
    ['parentbased_always_on', 1, parent('00'), false],
    ['parentbased_always_off', 1, undefined, false],
    ['parentbased_always_off', 1, parent('01'), true],
    ['parentbased_traceidratio', 0, undefined, false],
    ['parentbased_traceidratio', 0, parent('01'), true],
    ['parentbased_always_off', 1, `${parent('01')}-more`, false],
  ])('%s with %d and the parent %s', async (sampler, ratio, header, isTraced) => {
    const tracing = open(sampler, ratio);
    const trace = tracing.request(header);
    expect(trace.traceId !== undefined).toBe(isTraced);
    trace.end(ENDED);
    await tracing.onApplicationShutdown();
    expect(receiver.spans()).toHaveLength(isTraced ? 1 : 0);
  });
});

describe('a receiver that does not answer', () => {
  it('is waited for a second at the end, and no longer', async () => {
    receiver.fallSilent();
    const tracing = open();
    tracing.request(undefined).end(ENDED);
    const begun = performance.now();
    await tracing.onApplicationShutdown();
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(receiver.spans()).toHaveLength(1);
  });

  it('is told of once until it answers again', () => {
    const told: string[] = [];
    let result: ExportResult = { code: ExportResultCode.SUCCESS };
    const exporter = new ToldExporter(
      { export: (_spans, done) => done(result), shutdown: () => Promise.resolve() },
      { warn: (message) => told.push(message), info: (message) => told.push(message) },
    );
    const failed = { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') };
    for (const next of [result, failed, failed, result, result, failed]) {
      result = next;
      exporter.export([], () => undefined);
    }
    const lost = 'traces cannot be sent and are lost: connect ECONNREFUSED';
    expect(told).toEqual([lost, 'traces are sent again', lost]);
  });
});
