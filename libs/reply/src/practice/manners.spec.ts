import { describe, expect, it } from '@jest/globals';
import { readMessage } from '@svc/language';
import {
  playBuyer,
  publicFace,
  vocabularyOf,
  type BuyerStyle,
  type PracticeMove,
  type PracticeTurn,
} from '../index.js';
import { carPolicy, seatPolicy } from '../testing/policies.js';
import { phrasesOf } from './phrases.js';

const PATIENT = { manner: { max_rounds: 20 } };
const car = carPolicy(PATIENT);
const seats = seatPolicy(PATIENT);
const SEEDS = Array.from({ length: 24 }, (_none, seed) => seed);
const { ask, bluff, middle, question } = phrasesOf('en');

/** A talk with a seller who always answers the same. */
function talkTo(answer: string, style: BuyerStyle, seed: number, policy = car, budget = 10_000): PracticeMove[] {
  const history: PracticeTurn[] = [];
  const moves: PracticeMove[] = [];
  while (moves.length < 20 && !moves.at(-1)?.done) {
    const move = playBuyer({ face: publicFace(policy), history, style, budget, seed });
    moves.push(move);
    history.push({ role: 'customer', shown: move.shown }, { role: 'seller', shown: answer });
  }
  return moves;
}

const priceIn = (shown: string): unknown =>
  readMessage(shown, vocabularyOf(car), { offers: [], listPrice: car.list_price }).package.price;
const saysMiddle = ({ shown }: PracticeMove): boolean => middle.some((words) => shown.includes(words));
const isAside = ({ shown }: PracticeMove): boolean => [...question, ...bluff].includes(shown);

/** With a budget of 10,000: what the bid of each message is, where one is made; 0 for a greeting. */
const BIDS: readonly (readonly [style: BuyerStyle, bids: readonly number[]])[] = [
  ['persistent', [8200, 8425, 8650, 8875, 9100, 9325, 9550, 9775, 10_000]],
  ['friendly', [0, 9305, 9555, 9750, 9888, 9972, 10_000]],
  ['hardball', [6800, 6814, 6918, 7200, 7748, 8651, 10_000]],
  ['hurried', [9400, 9733, 9933, 10_000]],
  ['price_only', [8400, 8628, 8857, 9085, 9314, 9542, 9771, 10_000]],
];

describe('the manner of a practice buyer', () => {
  it.each(BIDS)('%s goes from its first bid to its budget as that manner gives way, and leaves then', (style, bids) => {
    for (const seed of SEEDS) {
      const moves = talkTo('My price is $11,900.', style, seed);
      expect(moves.at(-1)).toMatchObject({ intent: 'quit', done: true, outcome: 'walked' });
      if (moves.some(saysMiddle)) continue;
      const named = moves.slice(0, -1).map((move) => (move.intent === 'offer' ? priceIn(move.shown) : null));
      expect(named).toEqual(bids.map((price, at) => (named[at] === null ? null : price)));
      expect(named.filter((price) => price !== null).length).toBeGreaterThan(bids.length / 3);
    }
  });

  it.each(BIDS)('%s says which bid is its last, and says so of no other', (style, bids) => {
    for (const seed of SEEDS) {
      const moves = talkTo('My price is $11,900.', style, seed);
      const last = moves.findIndex(({ shown }) => /last offer|most I can pay/.test(shown));
      expect(last).toBe(bids.length - 1);
      expect(moves.slice(last + 1).map(({ done }) => done)).toEqual([true]);
    }
  });

  it.each(BIDS)('%s waits one message longer for a seller who names no price', (style, bids) => {
    const moves = talkTo('Let me see.', style, 1);
    expect(moves.length).toBe(bids.length + 2);
    expect(moves.filter(isAside)).toEqual([]);
  });

  it.each<[BuyerStyle, number]>([
    ['persistent', 9],
    ['friendly', 6],
    ['hardball', 7],
    ['hurried', 3],
    ['price_only', 8],
  ])('%s takes a price inside its budget once its own bid would be as high: message %i', (style, message) => {
    for (const seed of SEEDS) {
      const moves = talkTo('My price is $9,900.', style, seed);
      expect(moves.length).toBe(message);
      expect(moves.at(-1)).toMatchObject({ intent: 'accept', done: true, outcome: 'deal' });
    }
  });

  it('takes the best offer of a list by its letter', () => {
    const choice = '1. $7,900\n2. $7,800\n3. $7,850';
    const accepted = SEEDS.map((seed) => talkTo(choice, 'persistent', seed).at(-1)?.shown);
    for (const shown of accepted) expect(['I will take option B.', 'Option B, deal.']).toContain(shown);
    expect(new Set(accepted).size).toBe(2);
  });

  it.each<[BuyerStyle, number, number]>([
    ['persistent', 0.25, 0.1],
    ['friendly', 0.4, 0],
    ['hardball', 0.1, 0.35],
    ['hurried', 0.1, 0],
    ['price_only', 0.1, 0.2],
  ])('%s asks beside the price in %d of the messages that may, and pretends to leave in %d', (style, asks, bluffs) => {
    const history: PracticeTurn[] = ['I can pay $5,000.', 'I can pay $5,100.'].flatMap((shown): PracticeTurn[] => [
      { role: 'customer', shown },
      { role: 'seller', shown: 'My price is $11,900.' },
    ]);
    const moves = Array.from({ length: 500 }, (_none, seed) =>
      playBuyer({ face: publicFace(car), history, style, budget: 10_000, seed }),
    );
    const share = (phrases: readonly string[]): number =>
      moves.filter(({ shown }) => phrases.includes(shown)).length / moves.length;
    expect(Math.abs(share(question) - asks)).toBeLessThan(asks === 0 ? 1e-9 : 0.06);
    expect(Math.abs(share(bluff) - bluffs)).toBeLessThan(bluffs === 0 ? 1e-9 : 0.06);
  });

  it('asks nothing beside the price twice, nor two such things in a row, nor before its third message', () => {
    for (const [style] of BIDS)
      for (const seed of SEEDS) {
        const moves = talkTo('My price is $11,900.', style, seed);
        const asides = moves.filter(isAside).map(({ shown }) => shown);
        expect(new Set(asides).size).toBe(asides.length);
        const places = moves.flatMap((move, at) => (isAside(move) ? [at] : []));
        for (const at of places) {
          expect(at).toBeGreaterThan(1);
          expect(places).not.toContain(at + 1);
        }
      }
  });

  it('names an option beside its price where terms matter to it, and none where only the price does', () => {
    const labels = car.terms!.flatMap(({ options }) => options.map(({ label }) => label));
    for (const [style] of BIDS) {
      const bids = SEEDS.flatMap((seed) => talkTo('My price is $11,900.', style, seed)).filter(
        ({ intent, shown }) => intent === 'offer' && /\d/.test(shown),
      );
      const withOption = bids.filter(({ shown }) => labels.some((label) => shown.includes(` with ${label}.`)));
      for (const { shown } of bids) expect(shown).not.toMatch(/with \.|[{}]/);
      if (style === 'hurried' || style === 'price_only') expect(withOption).toEqual([]);
      else expect(withOption.length).toBeGreaterThan(SEEDS.length / 4);
    }
  });

  it('asks for less in words where it cannot bid more yet', () => {
    const history: PracticeTurn[] = [
      { role: 'customer', shown: 'I can pay $9,000.' },
      { role: 'seller', shown: 'My price is $11,900.' },
    ];
    for (const seed of SEEDS) {
      const { shown } = playBuyer({ face: publicFace(car), history, style: 'persistent', budget: 10_000, seed });
      expect(ask).toContain(shown);
    }
  });

  it('says how many it needs with its first bid alone, and bids for all of them now and then', () => {
    let inAll = 0;
    for (const seed of SEEDS) {
      const [first, ...others] = talkTo('My price is $49 each.', 'price_only', seed, seats, 44);
      const count = Number(/^I need (\d+) seats\. /.exec(first!.shown)?.[1]);
      expect(count).toBeGreaterThanOrEqual(10);
      for (const { shown } of others) expect(shown).not.toContain('I need');
      const totals = others.flatMap(({ shown }, at) => {
        const [, total, seatsNamed] = /\$([\d.]+) in total for (\d+) seats/.exec(shown) ?? [];
        return total === undefined
          ? []
          : [{ at: at + 2, each: Number(total) / Number(seatsNamed), of: Number(seatsNamed) }];
      });
      inAll += totals.length;
      for (const { at, each, of } of totals) {
        expect(of).toBe(count);
        expect(at % 4).toBe(0);
        expect(each).toBeCloseTo(at === 4 ? 39.9 : 44, 1);
      }
    }
    expect(inAll).toBeGreaterThan(SEEDS.length / 4);
  });

  it('bids for all of them where there are two, and for no sum where there is one', () => {
    const inAll = (max: number): number =>
      SEEDS.flatMap((seed) =>
        talkTo(
          'My price is $49 each.',
          'price_only',
          seed,
          seatPolicy({ ...PATIENT, quantity: { min: 1, max, unit: 'seat' } }),
          44,
        ),
      ).filter(({ shown }) => shown.includes(' in total for ')).length;
    expect(inAll(2)).toBeGreaterThan(0);
    expect(inAll(1)).toBe(0);
  });
});
