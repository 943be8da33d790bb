import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** 1: internal, 2: server, 3: client. */
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A stand-in of a collector that takes traces as OTLP over HTTP. */
export interface TraceReceiver {
  readonly url: string;
  /** All spans so far. */
  spans(): readonly ReceivedSpan[];
  /** Everything that was sent, as it was sent. */
  text(): string;
  /** Leaves all that follows unanswered. */
  fallSilent(): void;
  close(): Promise<void>;
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

type SentSpan = Omit<ReceivedSpan, 'attributes'> & {
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string | number>> }[];
};

/** Starts a receiver on a free port. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  let isSilent = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString('utf8'));
      if (!isSilent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Sent)),
    text: () => bodies.join('\n'),
    fallSilent: () => (isSilent = true),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function spansOf({ resourceSpans }: Sent): readonly ReceivedSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ''])),
    }));
}
