import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '../apps/api/src/testing/service.js';
import { runLimits, type LimitReport } from './limits/run.js';

/** The limits of a service that is not told otherwise. */
const DEFAULTS = { SVC_RATE_KEYLESS_PER_MINUTE: '60', SVC_RATE_KEYED_PER_MINUTE: '600' };

let service: RunningService;
let report: LimitReport;
beforeAll(async () => {
  service = await startService({ env: DEFAULTS });
  report = await runLimits({
    url: service.url,
    key: service.key,
    seed: 7,
    counts: {
      batch: 20,
      batches: 6,
      side: 400,
      bodies: 40,
      descriptions: 6,
      replies: 3,
      abandoned: 20,
      secondEveryMillis: 1_500,
    },
  });
}, 240_000);
afterAll(() => service.stop());

const statuses = (attack: string): string[] => Object.keys(report.attacks[attack] ?? {});

describe('what a caller may have', () => {
  it('is answered, but for descriptions that hold too much', () => {
    expect(report.lawful).toEqual({
      'a batch of lists': { 200: 1 },
      'a largest body': { 200: 1 },
      descriptions: { 200: 2, 422: 4 },
      'a largest reply': { 200: 1 },
      'an auction': { 200: 1 },
    });
  });
});

describe('cheap requests from one caller, with default limits', () => {
  it('leave every call of a second caller answered', () => {
    expect(report.second).toEqual({ answered: report.second.total, total: report.second.total, refused: {} });
    expect(report.second.total).toBeGreaterThan(5);
  });

  it('buy three batches of twenty lists a minute', () => {
    expect(report.attacks['batches of lists']).toEqual({ 200: 3, 429: 3 });
  });

  it('are answered or refused as documented, and none is left without an answer', () => {
    expect(statuses('largest bodies, one key').every((status) => ['200', '503'].includes(status))).toBe(true);
    expect(statuses('largest bodies, no key').every((status) => ['200', '429', '503'].includes(status))).toBe(true);
    expect(statuses('dear descriptions').every((status) => ['200', '422', '503'].includes(status))).toBe(true);
    expect(statuses('largest replies').every((status) => ['200', '503'].includes(status))).toBe(true);
  });

  it('find no room for all bodies at once', () => {
    expect(report.attacks['largest bodies, one key']?.['503']).toBeGreaterThan(0);
  });
});
