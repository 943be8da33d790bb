import { describe, expect, it } from '@jest/globals';
import { SECURITY_TEXT } from '@svc/contracts';
import { loadConfig } from '../platform/config/config.js';
import type { SigningKeys } from '../platform/signing-keys/signing-keys.js';
import { DiscoveryService } from './discovery.service.js';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const START = Date.UTC(2026, 10, 27);

describe('security.txt', () => {
  it('expires in the future, and within a year, however long the process has run', () => {
    const clock = { now: START, nowMillis: () => clock.now };
    const discovery = new DiscoveryService(loadConfig({}), {} as SigningKeys, clock);
    const expires = (): number =>
      Date.parse(/^Expires: (.*)$/m.exec(discovery.document(SECURITY_TEXT).text)?.[1] ?? '');
    for (const after of [0, HOUR, YEAR - HOUR, YEAR, 3 * YEAR, 3 * YEAR + HOUR]) {
      clock.now = START + after;
      expect([after, expires() > clock.now, expires() <= clock.now + YEAR]).toEqual([after, true, true]);
    }
  });

  it('is the same text for a day, so that a reader is not sent it twice', () => {
    const clock = { now: START, nowMillis: () => clock.now };
    const discovery = new DiscoveryService(loadConfig({}), {} as SigningKeys, clock);
    const first = discovery.document(SECURITY_TEXT);
    clock.now += 23 * HOUR;
    expect(discovery.document(SECURITY_TEXT)).toBe(first);
    clock.now += HOUR;
    expect(discovery.document(SECURITY_TEXT)).not.toBe(first);
  });
});
