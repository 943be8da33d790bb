import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { combinations } from './combinations.js';
import { dealKey, decodeDeal, decodeDeals, encodeDeal } from './deal-code.js';
import { priceTicksOf } from './price-ticks.js';
import { mayIncludeCharges, namedOptions, namedQuantity, namedTotal, saidPrice, withoutRefused } from './proposal.js';
import { reading, seatPolicy } from './testing/policies.js';

const policy = seatPolicy();

describe('prices as whole steps', () => {
  it('go there and back, and are counted from the list down to the floor', () => {
    const ticks = priceTicksOf(seatPolicy({ list_price: 49, floor_price: 38 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (count) => {
        expect(ticks.ticksOf(ticks.priceOf(count))).toBe(count);
        expect(ticks.amountInTicks(ticks.priceOf(count))).toBe(count);
      }),
    );
    expect([ticks.listTicks, ticks.floorTicks]).toEqual([ticks.ticksOf(49), ticks.ticksOf(38)]);
    expect(ticks.amountInTicks(ticks.priceOf(1) / 2)).toBe(0.5);
  });

  it('take a floor between two steps for the step above it: nothing below the floor is ever a price', () => {
    const { floorTicks, priceOf } = priceTicksOf(seatPolicy({ list_price: 49, floor_price: 38.001 }));
    expect(priceOf(floorTicks)).toBeGreaterThanOrEqual(38.001);
    expect(priceOf(floorTicks - 1)).toBeLessThan(38.001);
  });

  it('are named in round steps of 1, 2 or 5, of which about forty lie between floor and list', () => {
    const spoken = (list_price: number, floor_price: number): number => {
      const ticks = priceTicksOf(seatPolicy({ list_price, floor_price }));
      return ticks.priceOf(ticks.spokenStepTicks);
    };
    expect([spoken(120, 80), spoken(200, 119), spoken(1_000, 700), spoken(12_000, 8_000)]).toEqual([1, 2, 5, 100]);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (list) => {
        const count = list / 2 / spoken(list, list / 2);
        expect(count).toBeGreaterThanOrEqual(40);
        expect(count).toBeLessThan(100.1);
      }),
    );
  });
});

describe('combinations of options', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  const distance = (one: readonly number[], other: readonly number[]): number =>
    one.filter((choice, term) => choice !== other[term]).length;

  it('are all there are, each once, where the limit allows it', () => {
    fc.assert(
      fc.property(counts, (optionCounts) => {
        const all = optionCounts.reduce((product, count) => product * count, 1);
        const found = combinations(optionCounts, [optionCounts.map(() => 0)], 1000);
        expect(new Set(found.map((choices) => choices.join())).size).toBe(all);
        expect(found).toHaveLength(all);
        for (const choices of found)
          for (const [term, choice] of choices.entries()) expect(choice).toBeLessThan(optionCounts[term]!);
      }),
    );
  });

  it('begin with the given ones, go on by how many terms differ, and stop at the limit, 64 where none is named', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 20 }), (optionCounts, limit) => {
        const start = optionCounts.map((count) => count - 1);
        const found = combinations(optionCounts, [start], limit);
        expect(found[0]).toEqual(start);
        expect(found.length).toBeLessThanOrEqual(limit);
        const steps = found.map((choices) => distance(choices, start));
        expect(steps).toEqual([...steps].sort((one, other) => one - other));
      }),
    );
    expect(combinations([4, 4, 4, 4], [[0, 0, 0, 0]])).toHaveLength(64);
    expect(
      combinations(
        [2, 2],
        [
          [1, 1],
          [0, 0],
          [1, 1],
        ],
        2,
      ),
    ).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('a deal as a short text', () => {
  const offers = fc.record({
    price: fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
    quantity: fc.integer({ min: 10, max: 2000 }),
    terms: fc.record({
      contract: fc.constantFrom('monthly', 'annual', 'two_years'),
      support: fc.constantFrom('mail', 'phone'),
      onboarding: fc.constantFrom('docs', 'call', 'gift'),
    }),
  });

  it('means the same when it is read again', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        expect(decodeDeal(policy, encodeDeal(policy, offer))).toEqual(offer);
        expect(encodeDeal(policy, offer)).toBe(`${offer.price}@${dealKey(policy, offer)}`);
      }),
    );
    expect(dealKey(policy, { quantity: 25, terms: { contract: 'two_years' } })).toBe('25:200');
    expect(dealKey(policy, { quantity: 25, terms: { contract: 'lifetime' } })).toBe('25:-00');
  });

  it('is none where it is not of this policy, and is left out among several', () => {
    for (const code of ['', '49', '49@25', '49@25:9', '49@25:000x y', '49@25:90', '49@25:0', 'x@25:000', '49@25:-00'])
      expect([code, decodeDeal(policy, code)]).toEqual([code, null]);
    const good = encodeDeal(policy, { price: 46, quantity: 30, terms: { contract: 'annual' } });
    expect(decodeDeals(policy, ['49', good]).map(({ price }) => price)).toEqual([46]);
  });
});

describe('what a message names', () => {
  it('is an option only where the policy has it, and a count only where it is a whole one', () => {
    expect(namedOptions(policy, { contract: 'annual', support: 'pigeon', colour: 'red', price: 5 })).toEqual({
      contract: 'annual',
    });
    expect(namedOptions(policy, { contract: 2 })).toEqual({});
    expect([0, 1, 7, 2.5, -3, 'x', 1e300].map((quantity) => namedQuantity({ quantity }))).toEqual([
      null,
      1,
      7,
      null,
      null,
      null,
      null,
    ]);
    expect([
      namedQuantity({}),
      namedQuantity(Object.create({ quantity: 5 }) as object as Record<string, number>),
    ]).toEqual([null, null]);
  });

  it('goes back to the default where it is done without', () => {
    const terms = { contract: 'annual', support: 'phone' };
    expect(withoutRefused(policy, terms, { contract: 'annual', support: 'mail' })).toEqual({
      contract: 'monthly',
      support: 'phone',
    });
  });

  const order = { quantity: 20, terms: {} };
  it('is a figure a unit: a price, or the share of a total', () => {
    const said = (named: Record<string, number>, facts: object = {}, total: number | null = null): number | null =>
      saidPrice(reading('offer', named, facts), { order, total });
    expect([said({ price: 45 }), said({ price: 45 }, { total: 800 }), said({}, {}, 800), said({})]).toEqual([
      45,
      40,
      40,
      null,
    ]);
    expect([
      said({ quantity: 10 }, { total: 800 }),
      said({ price: -1 }),
      said({ price: 1e10 }),
      said({ price: 0 }),
    ]).toEqual([80, null, null, 0]);
  });

  describe('beside an option that costs something on top', () => {
    const charging = seatPolicy({
      quantity: { min: 1, max: 50, unit: 'seat' },
      terms: [
        {
          id: 'delivery',
          label: 'Delivery',
          default: 'pickup',
          options: [
            { id: 'pickup', label: 'pick-up' },
            { id: 'home', label: 'to the door', charge: { amount: 45 } } as never,
          ],
        },
      ],
    });
    const home = { quantity: 1, terms: { delivery: 'home' } };
    const pickup = { quantity: 1, terms: { delivery: 'pickup' } };
    const total = (named: object, facts: object = {}, one = home, standing: object[] = []): number | null =>
      namedTotal(charging, standing as never, reading('offer', named as never, facts), one);

    it('is a total of a single one, unless it is named apart', () => {
      expect(total({ price: 850 })).toBe(850);
      expect(total({ price: 850 }, { charges_apart: true })).toBeNull();
      expect(total({ price: 850 }, {}, pickup)).toBeNull();
      expect(total({ price: 850 }, {}, { ...home, quantity: 2 })).toBeNull();
      expect(total({})).toBeNull();
    });

    it('is the total that is named, unless a price without charges stands beside it', () => {
      expect([total({}, { total: 900 }), total({ price: 850 }, { total: 900 })]).toEqual([900, 900]);
      expect(total({ price: 850 }, { total: 900 }, pickup)).toBeNull();
      expect(total({}, { total: 900 }, pickup)).toBe(900);
    });

    it('is the price of a deal on the table where it names that again and no term', () => {
      const standing = [{ ...home, price: 850 }];
      expect(total({ price: 850 }, {}, home, standing)).toBeNull();
      expect(total({ price: 840 }, {}, home, standing)).toBe(840);
      expect(total({ price: 850, delivery: 'home' }, {}, home, standing)).toBe(850);
      expect(total({ price: 850 }, {}, home, [{ ...pickup, price: 850 }])).toBe(850);
    });

    it('may or may not have that in it', () => {
      const may = (named: object, facts: object = {}, one = home): boolean =>
        mayIncludeCharges(charging, reading('offer', named as never, facts), one);
      expect([may({ price: 850, delivery: 'home' }), may({ price: 850 }), may({ delivery: 'home' })]).toEqual([
        true,
        false,
        false,
      ]);
      expect([
        may({ price: 850, delivery: 'home' }, { total: 900 }),
        may({ price: 850, delivery: 'home' }, { charges_apart: true }),
        may({ price: 850, delivery: 'pickup' }, {}, pickup),
      ]).toEqual([false, false, false]);
    });
  });
});
