import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decideReply,
  emptyMemory,
  openState,
  packState,
  recordTurn,
  STATE_MAX_BYTES,
  type ReplyMemory,
  type ReplyState,
  type StateSealer,
} from './index.js';
import { manyTermsPolicy, reading, seatPolicy } from './testing/policies.js';
import { boundMemory } from './memory.js';
import { gcmSealer } from './testing/gcm-sealer.js';
import { table } from './testing/table.js';

const sealer: StateSealer = gcmSealer(new Uint8Array(32).fill(7));
const now = new Date('2026-03-01T12:00:00Z');
const seats = seatPolicy();
const context = { policy: seats, policyHash: 'hash-of-policy', now, sealer };
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A memory as large as play can make it: many terms, long ids, and every move a menu. */
function longMemory(): ReplyMemory {
  const policy = manyTermsPolicy();
  let memory = emptyMemory();
  for (let turn = 0; turn < 60; turn += 1) {
    const wish = { [policy.terms![turn % 12]!.id]: policy.terms![turn % 12]!.options[1 + (turn % 11)]!.id };
    const decided = decideReply({
      policy,
      reading: reading('offer', { price: 60 + turn / 10, quantity: 1 + (turn % 40), ...wish }),
      memory,
      engine: null,
      flags: null,
      stock: null,
      policyHash: 'h'.repeat(43),
      nowMillis: now.getTime(),
    });
    if (!decided.ok || decided.done) break;
    memory = recordTurn(decided.memory, { message: 'x'.repeat(4000), reply: 'y'.repeat(4000) }, hash);
  }
  return memory;
}

describe('a state', () => {
  const memory = table(seats, [{ price: 49, quantity: 25 }]);
  let state: ReplyState;
  beforeAll(async () => {
    state = await packState(memory, { ...context, negotiationId: 'neg-1' });
  });

  it('opens to the memory that was packed', async () => {
    expect(await openState(JSON.parse(JSON.stringify(state)), context)).toEqual({
      ok: true,
      memory,
      negotiationId: 'neg-1',
    });
  });

  it('shows its negotiation, policy, turn and end, and nothing of what was played', () => {
    expect(Object.keys(state)).toEqual(['v', 'negotiation_id', 'policy_hash', 'turn', 'expires_at', 'sealed']);
    expect(state.expires_at).toBe('2026-03-31T12:00:00.000Z');
  });

  it.each<[string, (state: ReplyState) => Partial<ReplyState>]>([
    ['negotiation_id', () => ({ negotiation_id: 'neg-2' })],
    ['policy_hash', () => ({ policy_hash: 'other' })],
    ['turn', () => ({ turn: 3 })],
    ['expires_at', () => ({ expires_at: '2099-01-01T00:00:00.000Z' })],
    ['sealed', ({ sealed }) => ({ sealed: `A${sealed.slice(1)}x` })],
  ])('with a changed %s is refused', async (_, change) => {
    expect(await openState({ ...state, ...change(state) }, context)).toMatchObject({
      ok: false,
      code: 'state_changed',
    });
  });

  it('with any one character of its seal changed is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(state.sealed.length - 1), fc.constantFrom(...'ABCxyz019-_'), async (at, letter) => {
        fc.pre(state.sealed[at] !== letter);
        const sealed = state.sealed.slice(0, at) + letter + state.sealed.slice(at + 1);
        expect((await openState({ ...state, sealed }, context)).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused with another policy, at its end, and after the end of the negotiation', async () => {
    const other = seatPolicy({ name: 'Enterprise plan' });
    expect(await openState(state, { ...context, policy: other })).toMatchObject({ code: 'state_of_other_policy' });
    expect((await openState(state, { ...context, now: new Date('2026-03-31T11:59:59Z') })).ok).toBe(true);
    expect(await openState(state, { ...context, now: new Date('2026-03-31T12:00:00Z') })).toMatchObject({
      code: 'state_expired',
    });
    const done = await packState({ ...memory, done: true }, { ...context, negotiationId: 'n' });
    expect(await openState(done, context)).toMatchObject({ code: 'negotiation_done' });
  });

  it('goes on with the policy edited: its prices, its terms, and, where it has a salt, its name', async () => {
    const edits = [{ list_price: 60 }, { floor_price: 30, terms: [] }, { manner: { pass_on: true } }];
    for (const edit of edits)
      expect(await openState(state, { ...context, policy: seatPolicy(edit), policyHash: 'other' })).toMatchObject({
        ok: true,
        memory,
      });
  });

  it('of any other make is refused without a throw', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.anything(),
          fc.object().map((more) => ({ ...state, ...more, extra: 1 })),
          fc.constant(JSON.parse('{"__proto__":{"v":1}}')),
        ),
        async (value) => {
          expect(await openState(value, context)).toMatchObject({ ok: false });
        },
      ),
    );
    expect(await openState({ ...state, sealed: 'x'.repeat(1_000_000) }, context)).toMatchObject({
      code: 'state_malformed',
    });
  });

  it.each<[string, unknown]>([
    ['a count of turns that is no count', { turn: '1' }],
    ['a part of a turn', { turn: 1.5 }],
    ['fewer than no turns', { turn: -1 }],
    ['another version', { v: 2 }],
    ['no id', { negotiation_id: '' }],
    ['an id that is too long', { negotiation_id: 'n'.repeat(65) }],
    ['a hash that is too long', { policy_hash: 'h'.repeat(129) }],
    ['an expiry that is too long', { expires_at: '2'.repeat(33) }],
    ['a member more', { more: 1 }],
  ])('is told from one that was changed by its shape: %s', async (_what, change) => {
    const state = await packState(emptyMemory(), { ...context, negotiationId: 'n' });
    const changed = await openState({ ...state, ...(change as object) }, context);
    expect(changed).toMatchObject({ ok: false, code: 'state_malformed' });
    const other = await openState({ ...state, turn: 7, negotiation_id: 'n'.repeat(64) }, context);
    expect(other).toMatchObject({ ok: false, code: 'state_changed' });
  });

  it('stays under 16 kB however long the play and however large the policy', async () => {
    const long = longMemory();
    expect(long.turn).toBeGreaterThan(20);
    const packed = await packState(long, { ...context, negotiationId: 'n'.repeat(26) });
    expect(JSON.stringify(packed).length).toBeLessThan(STATE_MAX_BYTES);
    const policy = manyTermsPolicy();
    const opened = await openState(packed, { ...context, policy });
    expect(opened).toEqual({ ok: true, memory: boundMemory(long), negotiationId: 'n'.repeat(26) });
    const noise = (at: number): string => hash(`${at}`).repeat(8);
    const promises = long.promised.map((one, at) => ({
      ...one,
      by: noise(at),
      terms: { [noise(-at)]: noise(at + 99) },
    }));
    const smaller = await packState({ ...long, promised: promises }, { ...context, negotiationId: 'n' });
    expect(JSON.stringify(smaller).length).toBeLessThan(STATE_MAX_BYTES);
  });
});

describe('the transcript chain', () => {
  it('depends on every message, on their order, and on where one ends', () => {
    const chain = (...turns: [string, string][]): string =>
      turns.reduce((memory, [message, reply]) => recordTurn(memory, { message, reply }, hash), emptyMemory())
        .transcript_hash;
    const hashes = [
      chain(['a', 'b']),
      chain(['b', 'a']),
      chain(['a', 'b'], ['c', 'd']),
      chain(['c', 'd'], ['a', 'b']),
      chain(['ab', '']),
      chain(['a\n1:b', '']),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
