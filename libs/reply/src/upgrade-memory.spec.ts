import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readMessage } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { standingOf, vocabularyOf } from './index.js';
import { reading } from './testing/policies.js';
import { decide, NOON } from './testing/talk.js';
import { upgradeMemory, type OlderMemory } from './upgrade-memory.js';

interface Recorded {
  policies: Policy[];
  talks: { policy: number; memory: OlderMemory }[];
}
const { policies, talks } = JSON.parse(
  readFileSync(new URL('../vectors/memories-0.2.json', import.meta.url), 'utf8'),
) as Recorded;
const now = new Date(NOON);
const stockOf = (policy: Policy) =>
  (policy.inventory?.bind ?? []).map(({ match }) => ({ ...match, status: 'available' }));

describe('a talk that was begun under version 0.2', () => {
  const begun = talks.map(({ policy, memory }) => ({ policy: policies[policy]!, memory }));
  it.each(begun.map((talk, at) => [at, talk] as const))('goes on: talk %d', (_at, { policy, memory }) => {
    const upgraded = upgradeMemory(memory, { policy, now, isSame: true });
    const more = { stock: stockOf(policy) };
    const standing = Number(memory.standing[0]?.split('@')[0]);
    const choice = memory.standing.length > 1 ? { choice: 1 } : {};
    expect(decide(policy, reading('accept', {}, choice), upgraded, more).deal?.offer.price).toBe(standing);
    const words = policy.language === 'zh' ? '能便宜点吗？' : 'Can you do better?';
    const wish = readMessage(words, vocabularyOf(policy), standingOf(policy, upgraded));
    const asked = decide(policy, wish, upgraded, more);
    expect(asked.kind).toBe('offer');
    expect(asked.offer?.price).toBeLessThanOrEqual(standing);
  });

  it('is not read with an edited policy: its codes name options by their place', () => {
    const [{ policy, memory }] = begun as [(typeof begun)[number]];
    expect(upgradeMemory(memory, { policy, now, isSame: false })).toBeNull();
  });

  it('is over after a deal and not after a decline', () => {
    const [{ policy, memory }] = begun as [(typeof begun)[number]];
    const done = (last_kind: 'deal' | 'decline') =>
      upgradeMemory({ ...memory, done: true, last_kind }, { policy, now, isSame: true })?.done;
    expect([done('deal'), done('decline')]).toEqual([true, false]);
  });
});
