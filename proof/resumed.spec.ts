import { describe, expect, it } from '@jest/globals';
import { draftReply } from '@svc/operations';
import { POLICY_EDITS } from './resumed/edits.js';
import { resumeEdited, resumeOlder } from './resumed/run.js';
import type { Draft } from './resumed/talk.js';

/** A reply that has forgotten every talk, and one that knows a talk by the exact text of its policy alone. */
const forgets: Draft = (input, ports) => draftReply({ ...input, state: null }, ports);
const bound: Draft = (input, ports) => {
  const sealer = {
    seal: (bytes: Uint8Array, data: Uint8Array) => ports.sealer.seal(bytes, data),
    open: () => null,
  };
  return draftReply(input, { ...ports, sealer });
};

describe('talks that were interrupted', () => {
  it('go on where the policy was edited, and a yes to what was promised is a deal at its price', async () => {
    const { tried, sealed, kinds, faults } = await resumeEdited({ count: 14, seed: 'suite' });
    expect(faults).toEqual([]);
    expect([tried, sealed]).toEqual([14, 14]);
    expect(Object.keys(kinds).length).toBeGreaterThan(POLICY_EDITS.length / 2);
  }, 240_000);

  it('are found to be lost where a reply forgets or refuses them', async () => {
    for (const draft of [forgets, bound]) {
      const { faults } = await resumeEdited({ count: 3, seed: 'suite', draft });
      expect(faults.length).toBeGreaterThanOrEqual(3);
    }
  }, 240_000);

  it('go on with the state of another reply', async () => {
    const policies = [
      { version: 'svc-policy/1', name: 'Rug', language: 'en', currency: 'USD', list_price: 1000, floor_price: 600 },
    ] as const;
    const { sealed, faults } = await resumeOlder({ count: 3, seed: 'suite' }, { draft: draftReply, policies });
    expect([sealed, faults]).toEqual([3, []]);
  }, 240_000);
});
