import { describe, expect, it } from '@jest/globals';
import { negotiateBundle } from '@svc/negotiation-math';
import { adviseBundle, countersOf, isBundleSound, summariseSession } from '../index.js';

const issues = [
  { name: 'price', options: ['low', 'high'], my_utility: [0, 1], their_utility: [1, 0] },
  { name: 'delivery', options: ['slow', 'fast'], my_utility: [0, 1], their_utility: [0.4, 0] },
];

describe('the counters of a session', () => {
  it('are the prices that it recommended to offer: no price that was accepted, left or part of a package', () => {
    const moves = [
      { number: 1, kind: 'price' as const, move: { action: 'counter', offer: 720 } },
      { number: 2, kind: 'price' as const, move: { action: 'accept', offer: 800 } },
      { number: 3, kind: 'price' as const, move: { action: 'walk', offer: 810 } },
      { number: 4, kind: 'bundle' as const, move: { action: 'counter', offer: 1 } },
      { number: 5, kind: 'price' as const, move: { action: 'counter', offer: 740 } },
    ];
    expect(countersOf(moves)).toEqual([720, 740]);
  });
});

describe('a package of a session', () => {
  it('leaves the other side more where the caller cooperates, by its estimate alone', () => {
    const asked = (their_batna_estimate: number) =>
      negotiateBundle({ issues, their_offers: [], my_batna: 0.2, their_batna_estimate });
    const advised = (cooperation: number | null) =>
      adviseBundle({ issues, their_offers: null, my_batna: 0.2, their_batna_estimate: 0.4, cooperation });
    expect(advised(null)).toEqual(asked(0.4));
    expect(advised(1)).toEqual(asked(0.7));
  });

  it('is sound where it leaves, or is worth what the caller has without a deal', () => {
    expect(isBundleSound({ action: 'walk', my_utility: 0 }, 0.4)).toBe(true);
    expect(isBundleSound({ action: 'offer', my_utility: 0.4 }, 0.4)).toBe(true);
    expect(isBundleSound({ action: 'offer', my_utility: 0.39 }, 0.4)).toBe(false);
    expect(isBundleSound({ action: 'offer', my_utility: 0 })).toBe(true);
  });
});

describe('the summary of a session', () => {
  it('holds its terms, its times and of each move the number, the kind and the content', () => {
    const terms = { category: 'resale' as const, side: 'buy' as const, walk_away: 900, target: 700, seed: 0 };
    const kept = { id: 7, number: 1, kind: 'price' as const, move: { offer: 720 } };
    const session = { id: 'ses_1', terms, openedAt: new Date(0), moves: [kept] };
    expect(summariseSession(session, new Date(1000))).toEqual({
      session_id: 'ses_1',
      terms,
      moves: [{ number: 1, kind: 'price', move: { offer: 720 } }],
      opened_at: '1970-01-01T00:00:00.000Z',
      closed_at: '1970-01-01T00:00:01.000Z',
    });
  });
});
