import { describe, expect, it, jest } from '@jest/globals';
import { SharedClock } from './shared-clock.js';

const HOUR = 3_600_000;

/** A machine whose clock is so far ahead, and a database whose clock is right. */
function clocks(aheadMillis: number) {
  const machine = { ahead: aheadMillis, nowMillis: () => Date.now() + machine.ahead };
  const database = { ahead: 0, nowMillis: () => Promise.resolve(Date.now() + database.ahead) };
  const warnings: string[] = [];
  const clock = new SharedClock(machine, (message) => void warnings.push(message));
  const off = (): number => Math.abs(clock.nowMillis() - Date.now());
  return { machine, database, warnings, clock, off };
}

describe('the time that instances share', () => {
  it('is that of the machine until the database is ready', () => {
    const { clock, off } = clocks(2 * HOUR);
    expect(off()).toBeGreaterThan(2 * HOUR - 1_000);
    expect(Number.isInteger(clock.nowMillis())).toBe(true);
  });

  it.each([2 * HOUR, -2 * HOUR])('is that of the database from then on, with a machine %d ms ahead', async (ahead) => {
    const { clock, database, off, warnings } = clocks(ahead);
    const stop = await clock.follow(database);
    stop();
    expect(off()).toBeLessThan(1_000);
    expect(Number.isInteger(clock.nowMillis())).toBe(true);
    expect(warnings).toEqual([
      expect.stringMatching(
        ahead > 0 ? /^the clock of this machine is 7\d{6} ms ahead/ : /^.* is 7\d{6} ms behind the/,
      ),
    ]);
  });

  it('runs on where the clock of the machine is set, and says nothing of a machine that is right', async () => {
    const { clock, database, machine, off, warnings } = clocks(0);
    (await clock.follow(database))();
    machine.ahead = 9 * HOUR;
    expect(off()).toBeLessThan(1_000);
    expect(warnings).toEqual([]);
  });

  it('is looked at again each minute: another time of the database is taken, a small difference is not', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'Date'] });
    try {
      const { clock, database, off } = clocks(0);
      const stop = await clock.follow(database);
      const before = off();
      database.ahead = 400;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(Math.abs(off() - before)).toBeLessThan(300);
      database.ahead = HOUR;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(off()).toBeGreaterThan(HOUR - 1_000);
      database.nowMillis = () => Promise.reject(new Error('the database is away'));
      await jest.advanceTimersByTimeAsync(60_000);
      stop();
      database.nowMillis = () => Promise.resolve(0);
      await jest.advanceTimersByTimeAsync(600_000);
      expect(off()).toBeGreaterThan(HOUR - 1_000);
    } finally {
      jest.useRealTimers();
    }
  });
});
