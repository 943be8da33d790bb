import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessage, wordReply } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { playBuyer, publicFace, standingOf, vocabularyOf, type PracticeMove, type PracticeTurn } from '../index.js';
import type { ReplyMemory } from '../memory.js';
import { CAR_STOCK, carPolicy, seatPolicy, waterPolicy } from '../testing/policies.js';
import { rugPolicy } from '../testing/rug-policy.js';
import { decide } from '../testing/talk.js';

interface Hunted {
  moves: PracticeMove[];
  misread: string[];
  price: number | null;
}

/** Lets the hunter talk to the decided replies; `budget` is the most that it pays a unit. */
function hunt(policy: Policy, budget: number, seed = 0): Hunted {
  const history: PracticeTurn[] = [];
  const moves: PracticeMove[] = [];
  const misread: string[] = [];
  let memory: ReplyMemory | null = null;
  while (moves.length < 16) {
    const move = playBuyer({ face: publicFace(policy), history, style: 'bargain_hunter', budget, seed });
    moves.push(move);
    const reading = readMessage(move.shown, vocabularyOf(policy), standingOf(policy, memory));
    if (reading.intent !== move.intent || reading.facts.unclear) misread.push(`${move.intent}: ${move.shown}`);
    const decision = decide(policy, reading, memory, { stock: CAR_STOCK });
    if (decision.done || move.done) return { moves, misread, price: decision.deal?.offer.price ?? null };
    memory = decision.memory;
    history.push({ role: 'customer', shown: move.shown }, { role: 'seller', shown: wordReply(decision.speech) });
  }
  throw new Error('the hunter did not come to an end');
}

describe('a bargain hunter', () => {
  const rug = rugPolicy();

  it('pays the reserve, in five messages: a low bid, two wishes, a goodbye, a yes', () => {
    const { moves, price, misread } = hunt(rug, 1000);
    expect([price, misread]).toEqual([800, []]);
    expect(moves.map(({ intent }) => intent)).toEqual(['offer', 'ask', 'ask', 'quit', 'accept']);
    expect(moves[0]?.shown).toContain('$510');
    expect(moves.at(-1)).toMatchObject({ done: true, outcome: 'deal' });
  });

  it.each<[string, NonNullable<Policy['manner']>, number]>([
    ['one counter', { counters: [1] }, 0],
    ['four counters', { counters: [0.2, 0.4, 0.6, 1] }, 3],
    ['two rounds', { max_rounds: 2 }, 1],
  ])('makes as many moves as the price follows, and no more: %s', (_name, manner, asks) => {
    const { moves, price } = hunt(rugPolicy({ manner }), 1000);
    expect(moves.filter(({ intent }) => intent === 'ask').length).toBe(asks);
    expect(price).toBe(manner.max_rounds === undefined ? 800 : 840);
  });

  it('leaves a bid of its whole budget where the last price is beyond it, and goes', () => {
    const { moves, price } = hunt(rug, 780);
    expect(price).toBeNull();
    expect(moves.map(({ intent }) => intent)).toEqual(['offer', 'ask', 'ask', 'quit', 'offer', 'quit']);
    expect(moves.at(-2)?.shown).toContain('$780');
    expect(moves.at(-1)).toMatchObject({ done: true, outcome: 'walked' });
  });

  it('opens with its budget where that is below half the list', () => {
    expect(hunt(rug, 300).moves[0]?.shown).toContain('$300');
  });

  it.each([
    ['seats', seatPolicy()],
    ['seats in Chinese', seatPolicy({ language: 'zh', currency: 'CNY' })],
    ['a car', carPolicy()],
    ['water in Chinese', waterPolicy()],
    ['a rug in Chinese', rugPolicy({ language: 'zh', currency: 'CNY', name: '地毯' })],
  ])('is read as what it means, and comes to an end: %s', (_name, policy) => {
    for (const seed of [0, 1, 2, 3])
      for (const share of [0.8, 1]) {
        const { misread, moves, price } = hunt(policy, policy.list_price * share, seed);
        expect(misread).toEqual([]);
        expect(moves.at(-1)?.done).toBe(true);
        if (moves.at(-1)?.outcome === 'deal') expect(price).not.toBeNull();
      }
  });

  it('never pays above its budget, and never less than the reserve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 1100 }), fc.nat(50), (budget, seed) => {
        const { price } = hunt(rug, budget, seed);
        expect(price === null ? budget < 800 : price === 800 && budget >= 800).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('does not know the reserve: with another one it says the same until it hears another price', () => {
    const first = (policy: Policy): unknown =>
      playBuyer({ face: publicFace(policy), history: [], style: 'bargain_hunter', budget: 900, seed: 1 });
    expect(publicFace(rugPolicy({ reserve_price: 990, floor_price: 1 }))).toEqual(publicFace(rug));
    expect(first(rugPolicy({ reserve_price: 990 }))).toEqual(first(rug));
  });

  it('takes the last price that it heard where the seller answers its goodbye without one', () => {
    const history: PracticeTurn[] = [
      { role: 'customer', shown: 'I can pay $510.' },
      { role: 'seller', shown: 'How about $900?' },
      { role: 'customer', shown: 'What is your lowest price?' },
      { role: 'seller', shown: 'I can do $840.' },
      { role: 'customer', shown: 'Can you go lower?' },
      { role: 'seller', shown: '$800 is my last price.' },
      { role: 'customer', shown: "I'll look elsewhere then." },
      { role: 'seller', shown: 'As you like.' },
    ];
    const after = (budget: number) =>
      playBuyer({ face: publicFace(rug), history, style: 'bargain_hunter', budget, seed: 1 });
    expect([after(800).outcome, after(799).shown]).toEqual(['deal', expect.stringContaining('$799')]);
  });
});
