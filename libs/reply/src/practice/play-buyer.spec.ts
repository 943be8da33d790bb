import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessage, wordReply } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import {
  BUYER_STYLES,
  playBuyer,
  publicFace,
  standingOf,
  vocabularyOf,
  type PracticeMove,
  type PracticeTurn,
  type ReplyMemory,
} from '../index.js';
import { decide } from '../testing/talk.js';
import { CAR_STOCK, carPolicy, seatPolicy, waterPolicy } from '../testing/policies.js';

const POLICIES = { seats: seatPolicy(), car: carPolicy(), water: waterPolicy() } as const;

interface Practised {
  moves: PracticeMove[];
  misread: string[];
  kind: string;
  price: number | null;
}

/** Lets the practice buyer talk to the decided replies, and notes each message that was read as something else. */
function practise(
  policy: Policy,
  style: (typeof BUYER_STYLES)[number],
  budget: number | null,
  seed: number,
): Practised {
  const history: PracticeTurn[] = [];
  const moves: PracticeMove[] = [];
  const misread: string[] = [];
  let memory: ReplyMemory | null = null;
  for (let turn = 0; turn < 16; turn += 1) {
    const move = playBuyer({ face: publicFace(policy), history, style, budget, seed });
    moves.push(move);
    const reading = readMessage(move.shown, vocabularyOf(policy), standingOf(policy, memory));
    if (
      reading.intent !== move.intent ||
      (move.intent === 'offer' && typeof reading.package.price !== 'number') ||
      reading.facts.unclear
    )
      misread.push(`${move.intent}: ${move.shown} → ${JSON.stringify(reading)}`);
    const decision = decide(policy, reading, memory, { stock: CAR_STOCK });
    if (decision.done || move.done)
      return { moves, misread, kind: decision.kind, price: decision.deal?.offer.price ?? null };
    memory = decision.memory;
    history.push({ role: 'customer', shown: move.shown }, { role: 'seller', shown: wordReply(decision.speech) });
  }
  return { moves, misread, kind: 'open', price: null };
}

/** Talks without a budget, which several tests look at: each is played once. */
const played = new Map<string, Practised>();
function talkOf(name: keyof typeof POLICIES, style: (typeof BUYER_STYLES)[number], seed: number): Practised {
  const key = `${name} ${style} ${seed}`;
  const talk = played.get(key) ?? practise(POLICIES[name], style, null, seed);
  played.set(key, talk);
  return talk;
}

describe('playBuyer', () => {
  const cases = (Object.keys(POLICIES) as (keyof typeof POLICIES)[]).flatMap((name) =>
    BUYER_STYLES.map((style) => ({ name, policy: POLICIES[name], style })),
  );

  it.each(cases)(
    'as $style with $name speaks so that the reader reads what it means, and finishes',
    ({ name, style }) => {
      for (let seed = 0; seed < 6; seed += 1) {
        const { misread, moves, kind } = talkOf(name, style, seed);
        expect(misread).toEqual([]);
        expect(moves.at(-1)?.done).toBe(true);
        if (moves.at(-1)?.outcome === 'deal') expect(kind).toBe('deal');
      }
    },
  );

  it('asks, bluffs and names totals, so that practising shows what would go wrong', () => {
    const talks = cases.flatMap(({ name, style }) => [0, 1, 2, 3].map((seed) => talkOf(name, style, seed).moves));
    const moves = talks.flat();
    expect(moves.filter(({ shown }) => /\?$|？$/.test(shown)).length).toBeGreaterThan(10);
    expect(moves.filter(({ intent, done }) => intent === 'quit' && !done).length).toBeGreaterThan(5);
    expect(moves.filter(({ shown }) => /in total for|一共/.test(shown)).length).toBeGreaterThan(5);
    for (const talk of talks)
      expect(talk.filter(({ intent, done }) => intent === 'quit' && !done).length).toBeLessThan(2);
  });

  it('splits differences and comes back after leaving', () => {
    const shown = cases.flatMap(({ name, style }) =>
      [0, 1, 2, 3, 4, 5].flatMap((seed) => talkOf(name, style, seed).moves.map((move) => move.shown)),
    );
    const said = (words: RegExp) => shown.filter((one) => words.test(one)).length;
    expect(said(/split the difference|in the middle|各让一步|中间价/)).toBeGreaterThan(3);
    expect(said(/^(?:I am back|Me again|我回来了|我又来了)/)).toBeGreaterThan(3);
  });

  it('proposes the middle up to the budget itself, and no middle above it', () => {
    const history: PracticeTurn[] = [
      { role: 'customer', shown: 'Hello! Is this still available?' },
      { role: 'seller', shown: 'It is. The price is $11,900.' },
      { role: 'customer', shown: 'I can pay $8,800.' },
      { role: 'seller', shown: 'I can do $11,800.' },
    ];
    const middles = (budget: number): number =>
      Array.from({ length: 80 }, (_, seed) =>
        playBuyer({ face: publicFace(POLICIES.car), history, style: 'persistent', budget, seed }),
      ).filter(({ shown }) => /split the difference|in the middle/.test(shown)).length;
    expect(middles(10_300)).toBeGreaterThan(3);
    expect(middles(10_299)).toBe(0);
  });

  it('asks beside the price where one offer was heard, and bids where none was', () => {
    const asides = (answer: string): number =>
      Array.from({ length: 80 }, (_, seed) =>
        playBuyer({
          face: publicFace(POLICIES.car),
          history: [
            { role: 'customer', shown: 'Hello! Is this still available?' },
            { role: 'seller', shown: 'It is. The price is $11,900.' },
            { role: 'customer', shown: 'I can pay $8,800.' },
            { role: 'seller', shown: answer },
          ],
          style: 'persistent',
          budget: 10_299,
          seed,
        }),
      ).filter(({ intent }) => intent === 'ask').length;
    expect(asides('I can do $11,800.')).toBeGreaterThan(3);
    expect(asides('Let me see.')).toBe(0);
  });

  it('reaches deals and walks away, so that both can be practised', () => {
    const outcomes = cases.flatMap(({ policy, style }) =>
      [0.8, 1].map((share) => practise(policy, style, policy.list_price * share, 3).moves.at(-1)?.outcome),
    );
    expect(outcomes.filter((outcome) => outcome === 'deal').length).toBeGreaterThan(5);
    expect(outcomes.filter((outcome) => outcome === 'walked').length).toBeGreaterThan(2);
  });

  it('never pays or bids above its budget', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.double({ min: 0.5, max: 1.1, noNaN: true }),
        fc.nat(1000),
        ({ policy, style }, share, seed) => {
          const budget = Math.round(policy.list_price * share * 1000) / 1000;
          const { price, moves } = practise(policy, style, budget, seed);
          if (price !== null) expect(price).toBeLessThanOrEqual(budget);
          for (const move of moves) {
            const bid =
              move.intent === 'offer' && /\d/.test(move.shown)
                ? readMessage(move.shown, vocabularyOf(policy), { offers: [], listPrice: policy.list_price }).package
                    .price
                : 0;
            expect(bid).toBeLessThanOrEqual(budget);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('does not know the floor: with another floor, other worths and other trades it says the same', () => {
    const history: PracticeTurn[] = [
      { role: 'customer', shown: 'I can pay $36 each.' },
      { role: 'seller', shown: '25 seats at $44.20 each, one year, paid up front' },
    ];
    const bare = (policy: Policy): Policy => ({
      ...policy,
      floor_price: 1,
      free_discount: 40,
      salt: 'other',
      grants: [],
      terms: (policy.terms ?? []).map((term) => ({
        ...term,
        options: term.options.map(({ id, label, words }) => ({ id, label, ...(words ? { words } : {}) })),
      })),
    });
    for (const style of BUYER_STYLES) {
      for (const seed of [0, 1, 2]) {
        const ask = (policy: Policy) => playBuyer({ face: publicFace(policy), history, style, budget: null, seed });
        expect(ask(bare(POLICIES.seats))).toEqual(ask(POLICIES.seats));
      }
    }
    expect(JSON.stringify(publicFace(POLICIES.seats))).not.toContain('38');
  });

  it('is the same for the same seed and another for another', () => {
    const play = (seed: number) => JSON.stringify(practise(POLICIES.seats, 'persistent', null, seed).moves);
    expect(play(5)).toBe(play(5));
    expect(new Set(Array.from({ length: 8 }, (_, seed) => play(seed))).size).toBeGreaterThan(4);
  });

  it('copes with a seller who shows no price or nothing at all', () => {
    for (const shown of ['', 'Let me ask a colleague.', '💥', '0'.repeat(500)]) {
      const move = playBuyer({
        face: publicFace(POLICIES.car),
        history: [
          { role: 'customer', shown: 'hi' },
          { role: 'seller', shown },
        ],
        style: 'hardball',
        budget: 11_000,
        seed: 1,
      });
      expect(move.shown.length).toBeGreaterThan(0);
    }
  });
});
