import { describe, expect, it } from '@jest/globals';
import { hashPolicy } from '@svc/receipts';
import { hashOfSound, soundPolicy } from './sound-policy.js';

const policy = (list_price: number) => ({
  version: 'svc-policy/1',
  name: 'Rug',
  language: 'en',
  currency: 'USD',
  list_price,
  floor_price: 600,
});

describe('a policy that is sent again', () => {
  it('is the one that was checked, and another text is another policy', () => {
    const first = soundPolicy(policy(1000));
    expect(soundPolicy(policy(1000))).toBe(first);
    expect(soundPolicy(policy(1001))).toEqual(policy(1001));
  });

  it('has the hash that anyone works out, and that is worked out once', async () => {
    const sound = soundPolicy(policy(1000));
    expect(await hashOfSound(sound)).toBe(await hashPolicy(sound));
    expect(hashOfSound(soundPolicy(policy(1000)))).toBe(hashOfSound(sound));
    expect(await hashOfSound(soundPolicy(policy(1001)))).not.toBe(await hashOfSound(sound));
  });

  it('is refused as often as it is sent where it has errors', () => {
    for (const _ of [1, 2]) expect(() => soundPolicy(policy(1))).toThrow('the policy has errors');
  });

  it('is forgotten after many others', () => {
    const first = soundPolicy(policy(1000));
    for (let more = 1; more <= 64; more += 1) soundPolicy(policy(2000 + more));
    expect(soundPolicy(policy(1000))).not.toBe(first);
  });
});
