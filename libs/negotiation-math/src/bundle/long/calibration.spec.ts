import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@svc/numerics';
import { negotiateBundle, type BundleMove, type BundleRequest } from '../../index.js';

const OPTIONS = ['a', 'b', 'c', 'd'];
/** What an option is worth to the caller; the reverse to the other side. */
const WORTHS = [1, 0.67, 0.33, 0];

/** Issues of falling weight to the caller, each with the options a to d; `told` says their utilities. */
function issuesOf(names: readonly string[], told = true): BundleRequest['issues'] {
  return names.map((name) => ({
    name,
    options: OPTIONS,
    my_utility: WORTHS,
    their_utility: told ? [...WORTHS].reverse() : null,
  }));
}
const NAMES = ['price', 'delivery', 'service'];
const PRIORITIES = { price: 3, delivery: 2, service: 1 };
const packagesOf = (list: string, names = NAMES): Record<string, string>[] =>
  list.split(' ').map((word) => Object.fromEntries(names.map((name, issue) => [name, word[issue]!])));

const worthOf = (
  choices: Record<string, unknown>,
  weights: Readonly<Record<string, number>>,
  mine: boolean,
): number => {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights).reduce((sum, [name, weight]) => {
    const worth = WORTHS[OPTIONS.indexOf(choices[name] as string)]!;
    return sum + (weight / total) * (mine ? worth : 1 - worth);
  }, 0);
};
const myWorth = (choices: Record<string, unknown>): number => worthOf(choices, PRIORITIES, true);

/** The caller's last offer after nine of either side; no BATNAs. */
function lastOffer(theirs: string, mine = 'aaa aab aac aad aab aac aba aad aba'): BundleMove {
  return negotiateBundle({
    issues: issuesOf(NAMES),
    my_priorities: PRIORITIES,
    my_batna: 0,
    their_batna_estimate: 0,
    their_offers: packagesOf(theirs),
    my_offers: packagesOf(mine),
    rounds_left: 1,
    opponent_moves_last: true,
  });
}

const THEIR_WEIGHTS = { price: 1, delivery: 3, service: 2 };

/** A game against one whose demand at a time from 0 to 1 is given; it asks for the cheapest package that meets it. */
function play(
  demandAt: (time: number) => number,
  rounds: number,
  theirBatna = 0,
): { moves: BundleMove[]; mine: number } {
  const all = OPTIONS.flatMap((p) =>
    OPTIONS.flatMap((d) => OPTIONS.map((s) => ({ price: p, delivery: d, service: s }))),
  );
  const theirs = (choices: Record<string, unknown>): number => worthOf(choices, THEIR_WEIGHTS, false);
  const [my_offers, their_offers]: [Record<string, string>[], Record<string, string>[]] = [[], []];
  const moves: BundleMove[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const move = negotiateBundle({
      issues: issuesOf(NAMES),
      my_priorities: PRIORITIES,
      my_batna: 0,
      their_batna_estimate: theirBatna,
      my_offers,
      their_offers,
      rounds_left: rounds - round,
      opponent_moves_last: true,
    });
    moves.push(move);
    const demand = demandAt((2 * round + 1) / (2 * rounds - 1));
    const offered = move.recommended_offer as Record<string, string>;
    if (move.action === 'accept' || theirs(offered) >= demand) return { moves, mine: myWorth(offered) };
    my_offers.push(offered);
    their_offers.push(
      all.filter((one) => theirs(one) >= demand).reduce((least, one) => (theirs(one) < theirs(least) ? one : least)),
    );
  }
  return { moves, mine: 0 };
}

/** A demand drawn anew at each call, evenly from a floor to 1. */
function redrawn(floorAt: (time: number) => number, seed: string): (time: number) => number {
  const random = createRandom(seed);
  return (time) => floorAt(time) + (1 - floorAt(time)) * random.next();
}

describe('what is believed of a side whose demands go up and down', () => {
  it('does not count on what it asked for once: demands that rose again say that it may not be taken', () => {
    const { action, acceptance_probability: chance } = lastOffer('ddd ddc ddb cdc ddc cdb dcd bdb cdd');
    expect(action).toBe('offer');
    expect(chance).toBeLessThan(0.9);
  });

  it('takes a draw as good as the best of many when few more come, and waits for one when many do', () => {
    const draws = 'cdd dcd ddc bdd ddb dcd cdd ddc dcd cdc ddb dcd cdd ddc bdd dcd ddc cdd';
    const at = (last: string, rounds_left: number): BundleMove =>
      negotiateBundle({
        issues: issuesOf(NAMES, false),
        my_priorities: PRIORITIES,
        my_batna: 0,
        their_offers: packagesOf(`${draws} ${last}`),
        my_offers: packagesOf(draws.replaceAll(/[a-d]/gu, 'a')),
        rounds_left,
        opponent_moves_last: false,
      });
    expect(at('abd', 2).action).toBe('accept');
    expect(at('ddd', 20).action).toBe('offer');
  });
});

describe('what going on is said to be worth', () => {
  it('is nearly had of one who draws each demand anew from half of everything on', () => {
    const said = (move: BundleMove): number => Number(/continuing is worth about (\d\.\d+)/u.exec(move.rationale)?.[1]);
    const games = Array.from({ length: 20 }, (_, game) =>
      play(
        redrawn(() => 0.5, `game ${game}`),
        20,
      ),
    );
    const halfway = games.map(({ moves }) => said(moves[Math.min(10, moves.length - 1)]!));
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(halfway)).toBeGreaterThan(0.3);
    expect(mean(halfway) - mean(games.map(({ mine }) => mine))).toBeLessThan(0.25);
  });
});

describe('what is asked for', () => {
  it('never rises above what was asked for before without a reason in the answer', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { moves } = play(
        redrawn((time) => 1 - 0.4 * time, seed),
        40,
      );
      let lowest = 1;
      for (const { action, my_utility, rationale } of moves) {
        if (action === 'offer' && my_utility > lowest + 0.02)
          expect(rationale).toMatch(/It asks for more than an earlier offer/u);
        lowest = Math.min(lowest, my_utility);
      }
    }
  });

  it('is another package nearly every time while many rounds are left and enough packages are worth it', () => {
    const names = ['price', 'delivery', 'service', 'support', 'terms'];
    const theirs = names.map(() => 'd').join('');
    const made: Record<string, string>[] = [];
    for (let round = 0; round < 30; round += 1) {
      const { recommended_offer } = negotiateBundle({
        issues: issuesOf(names),
        my_priorities: { price: 5, delivery: 4, service: 3, support: 2, terms: 1 },
        my_batna: 0,
        my_offers: made,
        their_offers: made.flatMap(() => packagesOf(theirs, names)),
        rounds_left: 100 - round,
        opponent_moves_last: true,
      });
      made.push(recommended_offer as Record<string, string>);
    }
    expect(new Set(made.map((offer) => JSON.stringify(offer))).size).toBeGreaterThanOrEqual(24);
  });
});

describe('what may be hoped of the end', () => {
  const stands = Array.from({ length: 9 }, () => 'ddd').join(' ');

  it('some take anything at the last turn, and some take nothing less than they ask for', () => {
    const standing = lastOffer(stands);
    expect(standing.acceptance_probability).toBeGreaterThan(0.05);
    expect(standing.acceptance_probability).toBeLessThan(0.9);
    const falling = lastOffer('ddd ddd ddc dcd dcc ddb cdc ccc cdb');
    expect(falling.acceptance_probability).toBeLessThan(0.97);
  });

  it('the truth about their BATNA does not hurt: 0, of those who end at half, brings as much as 0.4', () => {
    const rows = [0.5, 1, 2, 5, 10].map((power) => {
      const demandAt = (time: number): number => 1 - 0.5 * time ** power;
      return play(demandAt, 20, 0).mine - play(demandAt, 20, 0.4).mine;
    });
    expect(rows.reduce((sum, gain) => sum + gain, 0) / rows.length).toBeGreaterThan(-0.02);
  });
});
