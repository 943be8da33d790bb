import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { cutUnread } from './cut-unread.js';

interface Given {
  readonly headers: Record<string, string>;
  readonly arrives: boolean;
}

/** Answers a request; tells what was done to its connection, and what Node does when the answer is written. */
async function answer({ headers, arrives }: Given): Promise<{ kept: boolean; done: string[]; closesItself: boolean }> {
  const done: string[] = [];
  const own = (): void => void done.push('closed at once');
  const socket = {
    pause: () => done.push('paused'),
    end: () => done.push('ended'),
    destroy: () => done.push('destroyed'),
    destroySoon: own,
  };
  const listeners: Record<string, () => void> = {};
  const request = {
    complete: arrives,
    headers,
    socket,
    once: (event: string, told: () => void) => (listeners[event] = told),
  };
  const response = {
    shouldKeepAlive: true,
    prependOnceListener: (event: string, told: () => void) => (listeners[event] = told),
  };
  const waits: [() => void, number][] = [];
  cutUnread(request, response, (act, millis) => waits.push([act, millis]));
  if (arrives) listeners['end']?.();
  listeners['finish']?.();
  if (!response.shouldKeepAlive) socket.destroySoon();
  await turn();
  for (const [act] of waits) act();
  return { kept: response.shouldKeepAlive, done, closesItself: socket.destroySoon === own };
}

const LARGE = { 'content-length': '2000000' };

describe('a body that was refused', () => {
  it.each([
    ['a large one', LARGE],
    ['one that does not tell its length', { 'transfer-encoding': 'chunked' }],
  ])('%s is not read on, and its sender has time to read why', async (_, headers) => {
    expect(await answer({ headers, arrives: false })).toEqual({
      kept: false,
      done: ['ended', 'paused', 'destroyed'],
      closesItself: false,
    });
  });

  it.each([
    ['a large one that has arrived', { headers: LARGE, arrives: true }],
    ['a small one', { headers: { 'content-length': '1048576' }, arrives: false }],
    ['none at all', { headers: {}, arrives: false }],
  ])('%s leaves the connection open', async (_, given) => {
    expect(await answer(given)).toEqual({ kept: true, done: [], closesItself: true });
  });
});
