import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { startModelServer, type ModelServer } from '../../testing/model-server.js';
import { startService, type RunningService } from '../../testing/service.js';
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from '../../testing/trace-receiver.js';
import { SPANS } from './spans.js';

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const TRACEPARENT = `00-${CALLER.trace}-${CALLER.span}-01`;
const REPORT = { language: 'en', acts: [{ act: 'courtesy', quote: 'Could you' }] };

let receiver: TraceReceiver;
let model: ModelServer;
let service: RunningService;

beforeEach(async () => {
  [receiver, model] = await Promise.all([startTraceReceiver(), startModelServer()]);
  model.react({ tool: REPORT }, { tool: { text: 'Thank you for your message! {reason} {offer}' } });
}, 120_000);
afterEach(() => Promise.all([receiver.close(), model.close()]));

async function start(env: Record<string, string> = {}): Promise<void> {
  const models = { ANTHROPIC_API_KEY: 'sk-ant-canary-0123456789', SVC_MODEL_BASE_URL: model.url, SVC_MODEL: 'm-1' };
  service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...models, ...env } });
}

async function reply(headers: Record<string, string> = {}, body: object = {}): Promise<number> {
  const response = await fetch(`${service.url}/v1/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-key': service.key, ...headers },
    body: JSON.stringify({ policy: EXAMPLE_POLICY, message: 'Could you do 15% less?', ...body }),
  });
  await response.arrayBuffer();
  return response.status;
}

const named = (name: string): ReceivedSpan => {
  const found = receiver.spans().find((span) => span.name === name);
  if (found === undefined) throw new Error(`there is no ${name} in ${receiver.spans().map((span) => span.name)}`);
  return found;
};

describe('the trace of a reply', () => {
  it('goes on with that of its caller, and has each part within the one that asked for it', async () => {
    await start({ OTEL_SERVICE_NAME: 'deals' });
    expect(await reply({ traceparent: TRACEPARENT, 'x-request-id': 'order-7_12345' })).toBe(200);
    await service.stop();
    const request = named('POST /v1/reply');
    expect(request).toMatchObject({
      traceId: CALLER.trace,
      parentSpanId: CALLER.span,
      status: { code: 0 },
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/v1/reply',
        'http.response.status_code': 200,
        'svc.request_id': 'order-7_12345',
      },
    });
    const task = named('worker task');
    expect([named('worker wait').parentSpanId, task.parentSpanId]).toEqual([request.spanId, request.spanId]);
    const calls = receiver.spans().filter(({ name }) => name === 'chat m-1');
    expect(calls.map(({ attributes }) => attributes['svc.model.task'])).toEqual(['report_acts', 'hand_over_reply']);
    for (const call of calls) {
      expect(call).toMatchObject({ parentSpanId: task.spanId, traceId: CALLER.trace, kind: 3 });
      expect(call.attributes).toMatchObject({
        'gen_ai.provider.name': 'anthropic',
        'gen_ai.usage.input_tokens': 1,
        'gen_ai.usage.output_tokens': 1,
        'svc.model.outcome': 'answered',
      });
    }
    expect(named('SELECT access_key')).toMatchObject({ parentSpanId: request.spanId, kind: 3 });
    expect(named('INSERT model_call_budget')).toMatchObject({ parentSpanId: task.spanId, kind: 3 });
    expect(new Set(receiver.spans().map(({ traceId }) => traceId))).toEqual(new Set([CALLER.trace]));
    expect(receiver.text()).toContain('"stringValue":"deals"');
    const line = service.log().match(/^.*"request_id":"order-7_12345".*$/m)?.[0] ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ trace_id: CALLER.trace, msg: 'request' });
  }, 240_000);

  it('has nothing that a person wrote, no key, no price and no other attribute than those of the list', async () => {
    await start();
    const policy = { ...EXAMPLE_POLICY, floor_price: 96.37 };
    const message = 'This is canary@canary.example: could you do 4321.87 each?';
    const requestId = 'sk-live-canary-0123456789';
    const headers = { tracestate: 'a=canary-state', baggage: 'a=canary-baggage', 'user-agent': 'canary-agent' };
    expect(await reply({ ...headers, traceparent: TRACEPARENT, 'x-request-id': requestId }, { policy, message })).toBe(
      200,
    );
    model.react({ status: 400 });
    expect(await reply({}, { policy, message })).toBe(200);
    for (const path of ['/v1/price/settle/canary-quote?q=canary-query', '/canary-path', '/v1/policy/templates'])
      await (
        await fetch(service.url + path, { headers: { cookie: 'canary', 'x-svc-key': 'svc_CanaryCanary0123456' } })
      ).text();
    await service.stop();
    const text = receiver.text();
    const texts = JSON.stringify(EXAMPLE_POLICY).match(/(?<=")[^"]{13,}(?=")/g) ?? [];
    expect([...texts, service.key, 'sk-ant', '96.37', '4321.87'].filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/canary|15%|SELECT "|\$1/i);
    const listed = new Set<string>([...Object.values(SPANS).flatMap(({ attributes }) => attributes), 'error.type']);
    const used = receiver.spans().flatMap(({ attributes }) => Object.keys(attributes));
    expect(used.filter((attribute) => !listed.has(attribute))).toEqual([]);
    expect(receiver.spans().filter(({ kind }) => kind === 2)).toHaveLength(5);
    expect(receiver.spans().map(({ attributes }) => attributes['svc.model.outcome'])).toContain('fault');
  }, 240_000);
});

describe('a service whose traces cannot be sent', () => {
  it.each(['nobody is there', 'nobody answers'])(
    'answers and ends as ever: %s',
    async (how) => {
      if (how === 'nobody answers') receiver.fallSilent();
      await start(how === 'nobody answers' ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
      expect(await reply()).toBe(200);
      expect(service.log()).toMatch(/"trace_id":"[0-9a-f]{32}"/);
      const begun = performance.now();
      await service.stop();
      expect(performance.now() - begun).toBeLessThan(9_000);
    },
    240_000,
  );
});
