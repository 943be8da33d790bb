import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allPackages, BATNA_ESTIMATE, worthOf } from '../domains/domain.js';
import { ENGINE } from '../domains/engine-player.js';
import type { Player } from '../domains/play.js';
import { bestResponse, drawSmallDomain, responseTable } from './best-response.js';
import { monotoneTable } from './monotone.js';
import { menuOf, menuTable, valueOfMenu } from './menu-value.js';

const DOMAIN = drawSmallDomain(1, 0);

/** Takes what is worth more than its BATNA, and asks for its best package to the end. */
const TAKES_ALL: Player = {
  name: 'takes all',
  sit: ({ seat }) => {
    const best = allPackages(seat).reduce((one, other) => (worthOf(seat, other) > worthOf(seat, one) ? other : one));
    return ({ theirs }) =>
      theirs.length > 0 && worthOf(seat, theirs.at(-1)!) > seat.batna
        ? { act: 'accept' }
        : { act: 'offer', choices: best };
  },
};

describe('the best response', () => {
  it.each([0, 1] as const)('has all that somebody leaves who takes anything, from seat %s', (seat) => {
    const [own, other] = [DOMAIN.seats[seat], DOMAIN.seats[seat === 0 ? 1 : 0]];
    const left = allPackages(own).filter((choices) => worthOf(other, choices) > other.batna);
    const { responder } = bestResponse(DOMAIN, TAKES_ALL, seat, 2);
    expect(responder).toBe(Math.max(...left.map((choices) => worthOf(own, choices))));
  });

  it('has its BATNA of somebody who takes nothing and offers nothing better', () => {
    const refuses: Player = { ...TAKES_ALL, sit: (view) => (table) => TAKES_ALL.sit(view)({ ...table, theirs: [] }) };
    expect(bestResponse(DOMAIN, refuses, 0, 2).responder).toBe(BATNA_ESTIMATE);
  });

  it('has no less of the engine than any other opponent, and the engine has no less than its BATNA', () => {
    const [best, ...others] = responseTable({ seed: 3, domains: 2, rounds: 2 });
    expect(others.length).toBeGreaterThan(5);
    for (const { responder } of others) expect(best!.responder).toBeGreaterThanOrEqual(responder);
    for (let index = 0; index < 2; index += 1)
      for (const seat of [0, 1] as const)
        expect(bestResponse(drawSmallDomain(3, index), ENGINE, seat, 2).player).toBeGreaterThanOrEqual(BATNA_ESTIMATE);
  });
});

describe('the value of a menu', () => {
  const packages = allPackages(DOMAIN.seats[0]);
  const unknown = {
    weights: [0.1, 0.3, 0.5, 0.7, 0.9].map((weight) => [weight, 1 - weight]),
    thresholds: [0.4, 0.5, 0.6],
  };

  it('is nothing where there is no choice', () => {
    expect(valueOfMenu(DOMAIN, [packages[3]!], unknown)).toBe(0);
    expect(valueOfMenu(DOMAIN, [packages[3]!, packages[3]!], unknown)).toBe(0);
  });

  it('is never below 0', () => {
    const menus = fc.array(fc.constantFrom(...packages), { minLength: 1, maxLength: 5 });
    fc.assert(fc.property(menus, (menu) => expect(valueOfMenu(DOMAIN, menu, unknown)).toBeGreaterThanOrEqual(0)));
  });

  it('is something where the packages please in different issues', () => {
    // Of two issues the other side has its best of one or of the other.
    expect(
      valueOfMenu(
        DOMAIN,
        [
          [0, 2],
          [2, 0],
        ],
        unknown,
      ),
    ).toBeGreaterThan(0);
  });

  it('is that of the engine’s own offer and its alternatives, all of about the same worth to the caller', () => {
    const menu = menuOf(DOMAIN);
    const worths = menu.map((choices) => worthOf(DOMAIN.seats[0], choices));
    for (const worth of worths) expect(Math.abs(worth - worths[0]!)).toBeLessThanOrEqual(0.03 + 1e-9);
    const table = menuTable({ seed: 5, domains: 2, rows: 40 });
    expect(table.map(({ size }) => size)).toEqual([1, 2, 3, 4]);
    expect(table[0]!.value).toBe(0);
  });
});

describe('what is recommended where more may be asked for', () => {
  it('is seldom less: the BATNA up by 0.1, or a round more', () => {
    for (const { pairs, lowerOffer, tookInstead } of monotoneTable({ seed: 1, count: 60 })) {
      expect(pairs).toBe(60);
      expect(lowerOffer + tookInstead).toBeLessThan(pairs / 10);
    }
  });
});
