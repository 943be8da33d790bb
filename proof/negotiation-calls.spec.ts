import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import { FUNCTIONS } from './calls/functions.js';
import { breakRequest } from './calls/hostile.js';
import { BREACHES, breachCount, runCalls } from './calls/run.js';

describe('fuzzed calls of the negotiation maths', () => {
  const report = runCalls({ count: 2000, seed: 11 });

  it('find nothing that must not happen', () => {
    expect(report.samples).toEqual([]);
    expect(breachCount(report)).toBe(0);
  });

  it('are worth making: every function is called, and hostile requests end in all three ways', () => {
    for (const { name } of FUNCTIONS) expect(report.byFunction[name]?.calls).toBeGreaterThan(40);
    for (const count of [report.lawful, report.refusedByClass, report.refused, report.hostileAnswered])
      expect(count).toBeGreaterThan(100);
    expect(report.lawful + report.refusedByClass + report.refused + report.hostileAnswered).toBe(report.calls);
  });

  it('find the same for the same seed', () =>
    expect(runCalls({ count: 200, seed: 5 })).toEqual(runCalls({ count: 200, seed: 5 })));

  it('fail once the functions are broken', () => {
    const { breaches } = runCalls({ count: 1000, seed: 11, isBroken: true });
    for (const breach of ['beyond_reservation', 'not_finite'] as const) expect(breaches[breach]).toBeGreaterThan(0);
  });
});

describe('the rules of the proof', () => {
  const found = (change: (answer: Record<string, unknown>) => object): string[] => {
    const proved = FUNCTIONS.find(({ name }) => name === 'dispute')!;
    const request = proved.lawful(createRandom(1));
    const answer = change(structuredClone(proved.call(request as never)) as Record<string, unknown>);
    return proved.isBeyond(request as never, answer as never) ? ['beyond'] : [];
  };

  it('see a settlement below the floor, and pass one that is not', () => {
    expect(found((answer) => answer)).toEqual([]);
    expect(found((answer) => ({ ...answer, recommended_offer: -1 }))).toEqual(['beyond']);
  });

  it('break requests in many ways, and leave the request itself alone', () => {
    const request = FUNCTIONS[0]!.lawful(createRandom(3));
    const before = JSON.stringify(request);
    const broken = new Set(
      Array.from({ length: 40 }, (_, index) =>
        JSON.stringify(breakRequest(request, createRandom(index), index % 2 === 0 ? 'numbers' : 'values')),
      ),
    );
    expect(broken.size).toBeGreaterThan(20);
    expect(JSON.stringify(request)).toBe(before);
    expect(new Set(BREACHES).size).toBe(BREACHES.length);
  });
});
