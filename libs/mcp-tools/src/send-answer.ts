import type { DoorAnswer } from './door-answer.js';

/** Where an HTTP answer goes: a response of Node’s server, as far as it is used. */
export interface AnswerSink {
  statusCode: number;
  readonly destroyed: boolean;
  setHeader(name: string, value: string): unknown;
  write(chunk: Uint8Array): boolean;
  end(body?: Uint8Array | string): unknown;
  once(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Sends a door’s answer: JSON in one piece, a stream of events as it comes, no faster than it is taken. */
export async function sendAnswer({ status, headers, body }: DoorAnswer, sink: AnswerSink): Promise<void> {
  sink.statusCode = status;
  for (const [name, value] of Object.entries(headers)) sink.setHeader(name, value);
  if (body === null) sink.end();
  else if (typeof body === 'string' || body instanceof Uint8Array) sink.end(body);
  else await sendEvents(body.getReader(), sink);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function sendEvents(reader: Reader, sink: AnswerSink): Promise<void> {
  for (let event = await reader.read(); !event.done; event = await reader.read()) {
    if (sink.destroyed) return reader.cancel();
    if (!sink.write(event.value)) await taken(sink);
  }
  sink.end();
}

function taken(sink: AnswerSink): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      sink.off('drain', settle);
      sink.off('close', settle);
      resolve();
    };
    sink.once('drain', settle);
    sink.once('close', settle);
  });
}
