import { describe, expect, it } from '@jest/globals';
import { LocalTurns } from './local-turns.js';

const answered = { status: 200, body: {} };

describe('the turns of calls that the process answers itself', () => {
  it('never run one that was cancelled while it waited, and run all others in their order', async () => {
    const turns = new LocalTurns();
    const ran: number[] = [];
    const cancelled = new AbortController();
    const call = (id: number, signal = new AbortController().signal) =>
      turns.take(signal, async () => {
        ran.push(id);
        if (id === 1) setImmediate(() => cancelled.abort());
        await new Promise((resolve) => setImmediate(resolve));
        return answered;
      });
    const endings = await Promise.all([call(1), call(2, cancelled.signal), call(3)]);
    expect([ran, endings.map(({ status }) => status)]).toEqual([
      [1, 3],
      [200, 408, 200],
    ]);
  });

  it('go on after a call that failed', async () => {
    const turns = new LocalTurns();
    const { signal } = new AbortController();
    await expect(turns.take(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take(signal, () => Promise.resolve(answered))).toBe(answered);
  });
});
