import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerTurn, MAX_REPLY_CHARACTERS, readReply, scheduleMatches, startMatch, turnMessage } from './index.js';
import { HAND_MADE } from './testing/hand-made.js';

const first = startMatch({ scenario: HAND_MADE, role: 'buyer', opponent: 'hardball' });
const message = turnMessage(first, 'match-0001');
const BEST = { price: 'price_5', delivery: 'delivery_3', quality: 'quality_3', terms: 'terms_4' };
const LOW = { price: 'price_1', delivery: 'delivery_1', quality: 'quality_1', terms: 'terms_1' };

describe('a turn on the wire', () => {
  it('has what the agent may know, from its own side', () => {
    expect(message).toEqual({
      protocol: 'svc-gauntlet/1',
      match_id: 'match-0001',
      role: 'buyer',
      turn: 1,
      deadline: 8,
      batna: 0.3,
      issues: [
        {
          name: 'price',
          options: HAND_MADE.issues[0]?.options,
          my_utility: [1, 0.75, 0.5, 0.25, 0],
          their_utility: [0, 0.25, 0.5, 0.75, 1],
        },
        {
          name: 'delivery',
          options: HAND_MADE.issues[1]?.options,
          my_utility: [1, 0.5, 0],
          their_utility: [0, 0.5, 1],
        },
        { name: 'quality', options: HAND_MADE.issues[2]?.options, my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
        {
          name: 'terms',
          options: HAND_MADE.issues[3]?.options,
          my_utility: [1, 0.6, 0.4, 0],
          their_utility: [0, 0.4, 0.6, 1],
        },
      ],
      weights: { price: 0.1, delivery: 0.2, quality: 0.3, terms: 0.4 },
      your_offers: [],
      their_offers: [BEST],
    });
  });

  it('lists the offers of both sides, oldest first, under the name of the protocol that the run uses', () => {
    const next = turnMessage(answerTurn(first, [0, 0, 0, 0]), 'match-0001', 'other-gauntlet/1');
    expect([next.protocol, next.turn, next.your_offers, next.their_offers]).toEqual([
      'other-gauntlet/1',
      3,
      [LOW],
      [BEST, BEST],
    ]);
  });

  it('says nothing of the opponent or its weights', () => {
    const other = turnMessage(
      startMatch({
        scenario: { ...HAND_MADE, seller_weights: [0.1, 0.1, 0.1, 0.7] },
        role: 'buyer',
        opponent: 'naive',
      }),
      'match-0001',
    );
    expect(other).toEqual(message);
  });
});

describe('the ids of matches', () => {
  it('are shuffled, so that neighbours tell nothing of one another', () => {
    const ids = scheduleMatches(60, 'a').map(({ match_id: id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([360, 360]);
    expect(ids).not.toEqual([...ids].sort());
    expect(scheduleMatches(60, 'b').map(({ match_id: id }) => id)).not.toEqual(ids);
  });
});

describe('a reply', () => {
  it.each([
    [{ action: 'accept' }, 'accept'],
    [{ action: 'walk', reason: 'enough' }, 'walk'],
    ['{"action":"accept"}', 'accept'],
    [
      {
        action: 'offer',
        package: { price: 'price_2', delivery: 'delivery_1', quality: 'quality_3', terms: 'terms_4' },
      },
      [1, 0, 2, 3],
    ],
    [{ action: 'offer', package: LOW, note: 'as said' }, [0, 0, 0, 0]],
  ])('%j is read', (body, move) => expect(readReply(body, message)).toEqual({ move, fault: null }));

  it.each([
    null,
    7,
    'accept',
    '',
    '{',
    '[]',
    [],
    {},
    { action: 'ACCEPT' },
    { action: ['accept'] },
    { action: 'counter' },
    { action: 'offer' },
    { action: 'offer', package: null },
    { action: 'offer', package: [] },
    { action: 'offer', package: { ...LOW, price: 'price_6' } },
    { action: 'offer', package: { ...LOW, price: 0 } },
    { action: 'offer', package: { price: 'price_1' } },
    { action: 'offer', package: { ...LOW, colour: 'red' } },
    {
      action: 'offer',
      package: JSON.parse(
        '{"__proto__":{"price":"price_1"},"delivery":"delivery_1","quality":"quality_1","terms":"terms_1"}',
      ) as object,
    },
    `${' '.repeat(MAX_REPLY_CHARACTERS)}{"action":"accept"}`,
  ])('%j is malformed', (body) =>
    expect(readReply(body, message)).toEqual({
      move: 'malformed',
      fault: expect.stringMatching(/^the (?:reply|action|package) /),
    }),
  );

  it('of any kind at all is read or malformed, and never an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json(),
          fc.string(),
          fc.record({ action: fc.constantFrom('offer', 'accept'), package: fc.anything() }),
        ),
        (body) => {
          const { move, fault } = readReply(body, message);
          expect(fault === null).toBe(move !== 'malformed');
        },
      ),
    );
  });
});
