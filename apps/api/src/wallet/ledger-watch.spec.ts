import { describe, expect, it } from '@jest/globals';
import { Metrics } from '../platform/metrics/metrics.js';
import type { LedgerCheckRepository } from './ledger-check.repository.js';
import { LedgerWatch } from './ledger-watch.js';

const MINUTE = 60_000;

function watch(found: { sound: number; faults: readonly string[]; oldest: Date | null }) {
  const metrics = new Metrics();
  const logged: unknown[] = [];
  let nowMillis = 1_000 * MINUTE;
  const ledger = { checkNew: () => Promise.resolve(found), oldestUnchecked: () => Promise.resolve(found.oldest) };
  const it = new LedgerWatch(
    ledger as unknown as LedgerCheckRepository,
    { nowMillis: () => nowMillis },
    { error: (what: unknown) => void logged.push(what) } as never,
    metrics,
  );
  const age = async () => /^svc_ledger_check_age_seconds (.*)$/m.exec(await metrics.text())?.[1];
  const faulty = async () => /^svc_ledger_faults (.*)$/m.exec(await metrics.text())?.[1];
  return { it, logged, age, faulty, advance: (millis: number) => (nowMillis += millis) };
}

describe('the watch over the ledger', () => {
  it('is as old as its last look where everything was sound, and has no age before the first', async () => {
    const { it, age, faulty, advance, logged } = watch({ sound: 5, faults: [], oldest: null });
    expect([await age(), await faulty()]).toEqual(['Nan', 'Nan']);
    // The clock of the database may differ from that of the process: only differences count.
    expect(await it.look(77 * MINUTE, 500)).toBe(5);
    expect(await age()).toBe('0');
    advance(MINUTE);
    expect(await age()).toBe('60');
    expect([await it.isSound(), logged]).toEqual([true, []]);
  });

  it('is as old as what it could not find sound, logs why, and the deep form of /ready says no', async () => {
    const faults = ['1 transactions do not sum to 0'];
    const { it, age, faulty, logged } = watch({ sound: 0, faults, oldest: new Date(67 * MINUTE) });
    await it.look(77 * MINUTE, 500);
    expect([await age(), await it.isSound(), logged]).toEqual(['600', false, [{ faults }]]);
    expect(await faulty()).toBe('1');
  });
});
