import type { DoorAnswer } from './http-door.js';

/** Where an HTTP answer goes: a response of Node’s server, as far as it is used. */
export interface AnswerSink {
  statusCode: number;
  readonly destroyed: boolean;
  setHeader(name: string, value: string): unknown;
  write(chunk: Uint8Array): boolean;
  end(body?: Uint8Array | string): unknown;
  once(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Turns of the microtask queue that a stream is given to end, so that its only event leaves in one piece with the headers. */
const TURNS_TO_END = 24;

/** Sends a door’s answer: JSON in one piece, a stream of events as it comes, no faster than it is taken. */
export async function sendAnswer({ status, headers, body }: DoorAnswer, sink: AnswerSink): Promise<void> {
  sink.statusCode = status;
  for (const [name, value] of Object.entries(headers)) sink.setHeader(name, value);
  if (body === null) sink.end();
  else if (typeof body === 'string') sink.end(body);
  else await sendEvents(body.getReader(), sink);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function sendEvents(reader: Reader, sink: AnswerSink): Promise<void> {
  let event = await reader.read();
  while (!event.done) {
    if (sink.destroyed) return reader.cancel();
    const next = reader.read();
    if (await endsAtOnce(next)) {
      sink.end(event.value);
      return;
    }
    if (!sink.write(event.value)) await taken(sink);
    event = await next;
  }
  sink.end();
}

/** Whether a stream turns out to be at its end without waiting for anything but the microtask queue. */
async function endsAtOnce(next: ReturnType<Reader['read']>): Promise<boolean> {
  let done: boolean | null = null;
  next.then((event) => (done = event.done), () => (done = false));
  for (let turn = 0; turn < TURNS_TO_END && done === null; turn += 1) await null;
  return done ?? false;
}

function taken(sink: AnswerSink): Promise<void> {
  return new Promise((resolve) => {
    sink.once('drain', resolve);
    sink.once('close', resolve);
  });
}
