import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadSource } from '../../../tools/load-source.mjs';
import { offersToRefuser } from './against-priors.mjs';
import { bestSequence, blindFrontier, worthOfOffers } from './blind.mjs';

const UNIFORM = (price) => 1 - price;
const GRID = Array.from({ length: 121 }, (_, step) => 1 - step / 120);

describe('the worth of a sequence of offers', () => {
  it('is that of the offers that are taken, with one limit and with fresh ones', () => {
    const { one, fresh } = worthOfOffers([0.6, 0.4], UNIFORM);
    expect(one).toBeCloseTo(0.6 * 0.4 + 0.4 * 0.2, 12);
    expect(fresh).toBeCloseTo(0.6 * 0.4 + 0.6 * 0.4 * 0.6, 12);
  });
});

describe('the best sequence', () => {
  it('is the one of the closed form where there is one limit: even steps', () => {
    const { offers, most } = bestSequence(GRID, UNIFORM, 3, 0);
    expect(offers.map((offer) => Math.round(offer * 4) / 4)).toEqual([0.75, 0.5, 0.25]);
    expect(most).toBeCloseTo(3 / 8, 6);
  });

  it('is the one of the closed form where fresh limits weigh all: (1 + what follows) / 2', () => {
    const { offers } = bestSequence(GRID, UNIFORM, 2, 1000);
    expect(offers[0]).toBeCloseTo(0.625, 1);
    expect(offers[1]).toBeCloseTo(0.5, 1);
  });

  it('has at least what any falling sequence of its prices has, and no more than its bound', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(steps, fc.constantFrom(0, 0.3, 1, 3), (places, weight) => {
        const drawn = worthOfOffers(
          places.sort((one, other) => one - other).map((place) => GRID[place]),
          UNIFORM,
        );
        const { offers, most } = bestSequence(GRID, UNIFORM, 3, weight);
        const found = worthOfOffers(offers, UNIFORM);
        expect(drawn.one + weight * drawn.fresh).toBeLessThanOrEqual(most + 1e-9);
        expect(found.one + weight * found.fresh).toBeLessThanOrEqual(most + 1e-9);
        expect(found.one + weight * found.fresh).toBeGreaterThan(most - 0.002);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the price engine beside the best blind player', () => {
  let engine;
  beforeAll(async () => {
    const load = (path) => loadSource(new URL(path, import.meta.url));
    engine = await load('../../../libs/negotiation-math/src/index.ts');
  });

  it.each([2, 4])('has, in %s rounds, all that can be had with fresh limits beside what it has with one', (rounds) => {
    const offers = offersToRefuser(engine, rounds);
    const { one, fresh } = worthOfOffers(offers, UNIFORM);
    const most = blindFrontier(UNIFORM, rounds, offers).freshAt(one);
    expect(fresh).toBeLessThanOrEqual(most + 1e-9);
    expect(fresh).toBeGreaterThan(0.999 * most);
  });
});
