import { describe, expect, it } from '@jest/globals';
import type { DoorAnswer } from './door-answer.js';
import { sendAnswer, type AnswerSink } from './send-answer.js';

/** A sink that notes what it is given; `slow` takes nothing more until it is drained. */
function sink(slow = false) {
  const noted: string[] = [];
  const listeners: (() => void)[] = [];
  const decode = (body: Uint8Array | string = ''): string =>
    typeof body === 'string' ? body : new TextDecoder().decode(body);
  const target: AnswerSink = {
    statusCode: 0,
    destroyed: false,
    setHeader: (name, value) => noted.push(`${name}: ${value}`),
    write: (bytes) => noted.push(`write ${decode(bytes)}`) > 0 && !slow,
    end: (body) => noted.push(`end ${decode(body)}`),
    once: (_event, listener) => listeners.push(listener),
    off: () => undefined,
  };
  return { noted, listeners, target };
}
const streamed = (body: ReadableStream<Uint8Array>): DoorAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  body,
});
const events = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>): DoorAnswer =>
  streamed(new ReadableStream({ pull }));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('an answer', () => {
  it('of JSON leaves in one piece, with its status and headers', async () => {
    const { noted, target } = sink();
    await sendAnswer(
      { status: 400, headers: { 'content-type': 'application/json', 'x-a': 'b' }, body: '{"a":"元"}' },
      target,
    );
    expect([target.statusCode, noted]).toEqual([400, ['content-type: application/json', 'x-a: b', 'end {"a":"元"}']]);
  });

  it('without a body ends', async () => {
    const { noted, target } = sink();
    await sendAnswer({ status: 202, headers: {}, body: null }, target);
    expect([target.statusCode, noted]).toEqual([202, ['end ']]);
  });

  it('of several events leaves as they come', async () => {
    const { noted, target } = sink();
    let count = 0;
    await sendAnswer(
      events(async (controller) => {
        count += 1;
        if (count > 1) await new Promise((resolve) => setTimeout(resolve, 5));
        if (count === 3) {
          controller.close();
          return;
        }
        controller.enqueue(bytes(`event ${count}`));
      }),
      target,
    );
    expect(noted.slice(1)).toEqual(['write event 1', 'write event 2', 'end ']);
  });

  it('waits for a slow taker, and stops for one that has gone', async () => {
    const { noted, listeners, target } = sink(true);
    let cancelled = false;
    const answer = streamed(
      new ReadableStream({
        start: (controller) => controller.enqueue(bytes('one')),
        cancel: () => {
          cancelled = true;
        },
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          controller.enqueue(bytes('more'));
        },
      }),
    );
    const sent = sendAnswer(answer, target);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(noted.slice(1)).toEqual(['write one']);
    (target as { destroyed: boolean }).destroyed = true;
    listeners.forEach((listener) => listener());
    await sent;
    expect(cancelled).toBe(true);
  });
});
