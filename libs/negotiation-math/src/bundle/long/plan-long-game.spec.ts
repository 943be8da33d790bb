import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { negotiateBundle, type BundleIssue, type BundleRequest } from '../../index.js';
import { myUtilityOf, turnOf, type PlainTurn } from '../../testing/bundle-turns.js';
import { compileGame, type BundleGame } from '../game.js';
import type { BundleDecision } from '../present-move.js';
import type { BundleTurn } from '../read-bundle.js';
import { planLongGame, promisedBest, valueOfWaiting } from './plan-long-game.js';

/** Opposed in every issue; they care about the last one most. */
const issues: BundleIssue[] = ['price', 'delivery', 'support'].map((name) => ({
  name,
  options: [0, 1, 2, 3],
  my_utility: [1, 0.7, 0.3, 0],
  their_utility: [0, 0.3, 0.7, 1],
}));
const game = compileGame(issues, [0.6, 0.3, 0.1]);
const theirWeights = [0.1, 0.3, 0.6];
const worthToThem = (choices: ArrayLike<number>): number =>
  Array.from(choices).reduce(
    (sum, option, issue) => sum + (theirWeights[issue] ?? 0) * (issues[issue]?.their_utility[option] ?? 0),
    0,
  );
const everything = Array.from({ length: 64 }, (_, number) => [
  Math.floor(number / 16),
  Math.floor(number / 4) % 4,
  number % 4,
]);
const opening = { theirOffers: [], myOffers: [], roundsLeft: 20 } satisfies PlainTurn;
const plan = (of: BundleGame, turn: PlainTurn): BundleDecision => planLongGame(turnOf(of, turn));

/** Plays against one who asks for `demandAt(time)` and takes what reaches it; the caller begins. */
function playAgainst(demandAt: (time: number) => number, rounds: number): { mine: number; turn: number } {
  const [myOffers, theirOffers]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const move = plan(game, { ...opening, myOffers, theirOffers, roundsLeft: rounds - round });
    if (move.act === 'accept') return { mine: myUtilityOf(game, move.choices ?? []), turn: 2 * round };
    myOffers.push([...Array.from(move.choices ?? [])]);
    const demand = demandAt((2 * round + 1) / (2 * rounds - 1));
    if (worthToThem(move.choices ?? []) >= demand - 1e-9)
      return { mine: myUtilityOf(game, move.choices ?? []), turn: 2 * round + 1 };
    theirOffers.push(
      everything
        .filter((choices) => worthToThem(choices) >= demand - 1e-9)
        .reduce((least, choices) => (worthToThem(choices) < worthToThem(least) ? choices : least)),
    );
  }
  return { mine: 0.3, turn: 2 * rounds };
}

describe('a long negotiation', () => {
  it('begins with the best package, and holds out while there is time', () => {
    const first = plan(game, opening);
    expect(first).toMatchObject({ act: 'offer', choices: Uint8Array.of(0, 0, 0), answerable: 20 });
    const second = plan(game, {
      ...opening,
      myOffers: [[0, 0, 0]],
      theirOffers: [[3, 3, 3]],
      roundsLeft: 19,
    });
    expect(myUtilityOf(game, second.choices ?? [])).toBeGreaterThan(0.8);
  });

  it('waits for one who concedes late, and takes nearly all at the end', () => {
    const { mine, turn } = playAgainst((time) => 1 - 0.7 * time ** 10, 20);
    expect(turn).toBeGreaterThan(32);
    expect(mine).toBeGreaterThan(0.8);
  });

  it('holds an offer that it could take in reserve while there is time, and has at least as much at the end', () => {
    const theirOffers = Array.from({ length: 10 }, () => [1, 3, 3]);
    const myOffers = theirOffers.map(() => [0, 0, 0]);
    const standing = myUtilityOf(game, [1, 3, 3]);
    expect(plan(game, { ...opening, myOffers, theirOffers, roundsLeft: 10 })).toMatchObject({
      act: 'offer',
    });
    const late = plan(game, { ...opening, myOffers, theirOffers, roundsLeft: 2 });
    expect(late.act).toBe('offer');
    expect(late.goingOn).toBeGreaterThan(standing);
    expect(myUtilityOf(game, late.choices ?? [])).toBeGreaterThan(standing);
    expect(playAgainst(() => 0.9, 20).mine).toBeGreaterThanOrEqual(0.6);
  });

  it('takes nearly all from one who concedes early', () => {
    expect(playAgainst((time) => 1 - 0.7 * Math.sqrt(time), 20).mine).toBeGreaterThan(0.85);
  });

  it('shows new packages to one who answers each with one of its own, who so goes down its list', () => {
    const list = [...everything].sort((a, b) => worthToThem(b) - worthToThem(a));
    const [myOffers, theirOffers]: [number[][], number[][]] = [[], []];
    for (let round = 0; round < 20; round += 1) {
      const { act, choices } = plan(game, { ...opening, myOffers, theirOffers, roundsLeft: 40 - round });
      expect(act).toBe('offer');
      myOffers.push([...Array.from(choices ?? [])]);
      theirOffers.push(list[new Set(myOffers.map((offer) => offer.join())).size - 1] ?? []);
    }
    expect(new Set(myOffers.map((offer) => offer.join())).size).toBeGreaterThan(14);
    expect(Math.min(...myOffers.map((offer) => myUtilityOf(game, offer)))).toBeGreaterThan(0.3);
  });

  it('counts on what they have asked for once, when they ask for more again at the end', () => {
    const theirOffers = [...Array.from({ length: 9 }, () => [0, 3, 3]), [3, 3, 3]];
    const last: PlainTurn = { ...opening, theirOffers, myOffers: theirOffers.map(() => [0, 0, 0]), roundsLeft: 1 };
    const move = plan(game, last);
    expect([move.act, Array.from(move.choices ?? [])]).toEqual(['offer', [0, 3, 3]]);
    expect(move.takes).toBeGreaterThan(0.9);
  });

  it('shows, of packages that ask for the same, the one that suits them best', () => {
    const aside = compileGame(issues, [1, 0, 0]);
    const move = plan(aside, {
      ...opening,
      myOffers: [[0, 0, 0]],
      theirOffers: [[3, 3, 3]],
      roundsLeft: 19,
    });
    expect(Array.from(move.choices ?? [])).toEqual([0, 3, 3]);
  });

  it('begins, of packages that are worth the same to the caller, with the one that suits the other side least', () => {
    const first = plan(compileGame(issues, [1, 0, 0]), opening);
    expect(Array.from(first.choices ?? [])).toEqual([0, 0, 0]);
  });

  it('gives in at the end to one who never moves, where that beats having no deal', () => {
    const theirOffers = Array.from({ length: 19 }, () => [2, 0, 3]);
    const generous = theirOffers.map(() => [0, 0, 3]);
    const myOffers = Array.from({ length: 20 }, () => [0, 0, 0]);
    const last: PlainTurn = { ...opening, myOffers, roundsLeft: 1, opponentMovesLast: false };
    expect(plan(game, { ...last, theirOffers: [...generous, [0, 0, 3], [0, 0, 3]] })).toMatchObject({
      act: 'accept',
      choices: Uint8Array.of(0, 0, 3),
    });
    expect(plan(game, { ...last, theirOffers: [...theirOffers, [3, 3, 3], [3, 3, 3]] })).toMatchObject({
      act: 'offer',
      answerable: 0,
    });
  });

  it('is what negotiateBundle plays where the caller has many turns in all', () => {
    const request: BundleRequest = {
      issues,
      my_priorities: { price: 6, delivery: 3, support: 1 },
      my_batna: 0.3,
      their_batna_estimate: 0.3,
      rounds_left: 20,
      opponent_moves_last: true,
    };
    expect(negotiateBundle(request)).toMatchObject({
      action: 'offer',
      recommended_offer: { price: 0, delivery: 0, support: 0 },
      my_utility: 1,
    });
    expect(negotiateBundle(request).rationale).toContain('can still answer 20 of your offers');
  });
});

describe('a long negotiation, whatever has happened', () => {
  const choices = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)).map((all): number[] => all);
  const turns = fc.record({
    pairs: fc.array(fc.tuple(choices, choices), { maxLength: 30 }),
    myBatna: fc.double({ min: 0, max: 1, noNaN: true }),
    roundsLeft: fc.integer({ min: 1, max: 60 }),
    begins: fc.boolean(),
  });

  it('never offers or takes less than the BATNA, and names finite figures', () => {
    fc.assert(
      fc.property(turns, choices, ({ pairs, myBatna, roundsLeft, begins }, extra) => {
        const turn: PlainTurn = {
          ...opening,
          myBatna,
          roundsLeft,
          opponentMovesLast: begins,
          myOffers: pairs.map(([mine]) => mine),
          theirOffers: [...pairs.map(([, theirs]) => theirs), ...(begins ? [] : [extra])],
        };
        const move = plan(game, turn);
        if (move.choices) expect(myUtilityOf(game, move.choices)).toBeGreaterThanOrEqual(myBatna);
        if (move.act === 'accept') expect([...move.choices!]).toEqual(turn.theirOffers!.at(-1));
        for (const figure of [move.goingOn, move.takes]) expect(figure >= 0 && figure <= 1 + 1e-9).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('moves alike on equal input', () => {
    fc.assert(
      fc.property(turns, ({ pairs, myBatna, roundsLeft }) => {
        const turn: PlainTurn = {
          ...opening,
          myBatna,
          roundsLeft,
          myOffers: pairs.map(([mine]) => mine),
          theirOffers: pairs.map(([, theirs]) => theirs),
        };
        expect(plan(game, structuredClone(turn))).toEqual(plan(game, turn));
      }),
      { numRuns: 5 },
    );
  });
});

describe('the value of waiting', () => {
  const steps = Array.from({ length: 11 }, (_, option) => option / 10);
  const issue = { name: 'price', options: steps, my_utility: steps, their_utility: [...steps].reverse() };
  const one = compileGame([issue, { ...issue, name: 'service' }], [1, 0]);
  /** After offers of theirs that are worth so many tenths. */
  const waitingFor = (tenths: readonly number[], roundsLeft: number): BundleTurn =>
    turnOf(one, { theirOffers: tenths.map((tenth) => [tenth, 0]), roundsLeft });
  const rising = Array.from({ length: 500 }, (_, offer) => Math.floor(offer / 100));

  it('is above the standing offer while their best has gained and as many offers are to come', () => {
    expect(valueOfWaiting(waitingFor(rising, 500), 0.1)).toBeGreaterThan(0.6);
  });

  it('is no more than what is planned on the last turn, and hardly more before it', () => {
    expect(valueOfWaiting(waitingFor(rising, 1), 0.4)).toBe(0.4);
    expect(valueOfWaiting(waitingFor(rising, 3), 0.4)).toBeCloseTo(0.4, 12);
  });

  it('is the standing offer at most where nothing has come for as long as is left', () => {
    const tenths = [...rising, ...Array.from({ length: 300 }, () => 4)];
    expect(valueOfWaiting(waitingFor(tenths, 300), 0.1)).toBeLessThanOrEqual(0.4);
  });

  it('never falls when more offers are to come, or when what is planned is worth more', () => {
    const worth = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(
        fc.array(worth, { maxLength: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tenths, roundsLeft, more, planned) => {
          const value = valueOfWaiting(waitingFor(tenths, roundsLeft), planned);
          expect(valueOfWaiting(waitingFor(tenths, roundsLeft + more), planned)).toBeGreaterThanOrEqual(value - 1e-12);
          expect(valueOfWaiting(waitingFor(tenths, roundsLeft), planned / 2)).toBeLessThanOrEqual(value + 1e-12);
        },
      ),
    );
  });

  it('is never above the best package, which is taken when it is offered', () => {
    expect(valueOfWaiting(waitingFor([0, 10], 1000), 0.1)).toBe(one.bestUtility);
  });

  it('promises nothing where nothing was offered', () => {
    expect(promisedBest(new Float64Array(0), 100)).toBe(0);
  });
});
