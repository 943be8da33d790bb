import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Offer, Policy } from '@svc/policy-rules';
import { emptyMemory, type ReplyMemory } from './memory.js';
import { namedOptions, namedQuantity } from './named-order.js';
import { namedTotal } from './named-sum.js';
import { mayIncludeCharges } from './named-sum.js';
import { readProposal, saidPrice, withoutRefused, type Proposal } from './proposal.js';
import { carPolicy, reading, seatPolicy, waterPolicy } from './testing/policies.js';

const seats = seatPolicy();
const MAIL = { contract: 'monthly', support: 'mail', onboarding: 'docs' };
const offer = (price: number, terms: Partial<typeof MAIL> = {}, quantity = 10): Offer => ({
  price,
  quantity,
  terms: { ...MAIL, ...terms },
});
const proposed = (
  message: ReturnType<typeof reading>,
  standing: readonly Offer[] = [],
  memory: Partial<ReplyMemory> = {},
  policy: Policy = seats,
): Proposal => readProposal(policy, { ...emptyMemory(), ...memory }, standing, message);

/** Delivery is paid on top. */
const delivered = carPolicy({
  terms: [
    {
      id: 'delivery',
      label: 'Delivery',
      default: 'pickup',
      options: [
        { id: 'pickup', label: 'pick-up' },
        { id: 'home', label: 'home delivery', charge: { amount: 45 } },
      ],
    },
  ],
});

describe('what a message proposes', () => {
  it('is what it says, else what lies on the table, else what was asked for before, else the usual', () => {
    const silent = reading('other');
    expect(proposed(silent).order).toEqual({ quantity: 10, terms: MAIL });
    const before = { quantity: 30, wanted: { support: 'phone' } };
    expect(proposed(silent, [], before).order).toEqual({ quantity: 30, terms: { ...MAIL, support: 'phone' } });
    const table = [offer(48, { contract: 'annual' }, 20)];
    expect(proposed(silent, table, before).order).toEqual({ quantity: 20, terms: { ...MAIL, contract: 'annual' } });
    expect(proposed(reading('offer', { quantity: 15, contract: 'two_years' }), table, before)).toMatchObject({
      order: { quantity: 15, terms: { ...MAIL, contract: 'two_years' } },
      said: ['contract', 'quantity'],
    });
    expect(proposed(silent, [...table, offer(47)], before).order.quantity).toBe(30);
    expect(proposed(reading('other', {}, { choice: 2 }), [...table, offer(47)], before).order.quantity).toBe(10);
  });

  it('is not what it refuses: that goes back to the usual', () => {
    const table = [offer(48, { contract: 'annual', support: 'phone' })];
    const without = proposed(reading('reject', {}, {}, { support: 'phone', contract: 'two_years' }), table);
    expect(without.order.terms).toEqual({ ...MAIL, contract: 'annual' });
  });

  it('is no more than what it names of an offer of a menu that only its terms led to', () => {
    const table = [offer(48), offer(44, { contract: 'annual', support: 'phone' }, 20)];
    const longer = reading('offer', { contract: 'annual' }, { choice: 2 });
    expect(proposed(longer, table).order).toEqual({ quantity: 10, terms: { ...MAIL, contract: 'annual' } });
    const priced = reading('offer', { contract: 'annual', price: 43 }, { choice: 2 });
    expect(proposed(priced, table).order).toEqual({
      quantity: 20,
      terms: { ...MAIL, contract: 'annual', support: 'phone' },
    });
    const other = reading('accept', { contract: 'annual' }, { choice: 2 });
    expect(proposed(other, table).order.quantity).toBe(20);
    expect(proposed(reading('offer', { contract: 'annual' }), [table[1]!]).order.quantity).toBe(20);
  });

  it.each<[number, number, number | null]>([
    [9, 10, 9],
    [10, 10, null],
    [2000, 2000, null],
    [2001, 2000, 2001],
  ])('is for a count that can be ordered: %d is %d', (named, quantity, quantityOutOfRange) => {
    expect(proposed(reading('offer', { quantity: named }))).toMatchObject({ order: { quantity }, quantityOutOfRange });
  });

  it.each<[Policy, number, number]>([
    [seats, 46.999, 46.99],
    [seats, 47, 47],
    [waterPolicy(), 1.2345, 1.234],
    [seatPolicy({ price_decimals: 0 }), 46.9, 46],
  ])('%#: is at a price rounded down to the step', (policy, named, price) => {
    expect(proposed(reading('offer', { price: named }), [], {}, policy).price).toBe(price);
  });

  it('has the price that a total makes, where the count can be ordered', () => {
    expect(proposed(reading('offer', {}, { total: 460 }))).toMatchObject({
      price: 46,
      total: { amount: 460, of: 'total' },
    });
    expect(proposed(reading('offer', { quantity: 5 }, { total: 460 }))).toMatchObject({ price: null, total: null });
    expect(proposed(reading('offer', {}, { total: 465.55 })).price).toBe(46.555);
  });

  it('takes a price of one with a charged option for all that is paid, unless it is named apart', () => {
    const of = (named: Record<string, string | number>, facts = {}, standing: Offer[] = []) => {
      const { price, total } = proposed(reading('offer', named, facts), standing, {}, delivered);
      return [price, total?.amount ?? null];
    };
    expect(of({ price: 11_000 })).toEqual([11_000, null]);
    expect(of({ price: 11_000, delivery: 'home' })).toEqual([10_955, 11_000]);
    expect(of({ price: 11_000, delivery: 'home' }, { charges_apart: true })).toEqual([11_000, null]);
    const home = { price: 11_000, quantity: 1, terms: { delivery: 'home' } };
    expect(of({ price: 11_000 }, {}, [home])).toEqual([11_000, null]);
    expect(of({ price: 10_900 }, {}, [home])).toEqual([10_855, 10_900]);
    expect(of({ price: 11_000, delivery: 'home' }, {}, [home])).toEqual([10_955, 11_000]);
  });

  it('takes a price of several for all that is paid where it is said to hold what is charged', () => {
    const of = (facts = {}) => {
      const named = { price: 11_000, quantity: 3, delivery: 'home' };
      const policy = { ...delivered, quantity: { min: 1, max: 9, unit: 'table' } };
      const { price, total } = proposed(reading('offer', named, facts), [], {}, policy);
      return [price, total?.amount ?? null];
    };
    expect(of()).toEqual([11_000, null]);
    expect(of({ charges_in: true })).toEqual([10_955, 33_000]);
  });

  it('reads no price from what nobody could name', () => {
    for (const price of [-1, NaN, Infinity, 1e9 + 1, '40'])
      expect([price, proposed(reading('offer', { price })).price]).toEqual([price, null]);
    expect(proposed(reading('offer', { price: 1e9 })).price).toBe(1e9);
    expect(proposed(reading('offer', { price: 0 })).price).toBe(0);
  });
});

describe('what is named', () => {
  it('is an option only where the policy has it, and a count only where it is whole and at least one', () => {
    expect(namedOptions(seats, { support: 'phone', contract: 'forever', colour: 'red', onboarding: 3 })).toEqual({
      support: 'phone',
    });
    for (const quantity of [0, -1, 1.5, NaN, '3', 2 ** 53]) expect(namedQuantity({ quantity })).toBeNull();
    expect(namedQuantity({})).toBeNull();
    expect(namedQuantity({ quantity: 1 })).toBe(1);
  });

  it('is the figure a unit as it was said', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 100_000 }), (quantity, total) => {
        const order = { quantity: 10, terms: MAIL };
        const named = reading('offer', { quantity, price: 3 }, { total });
        expect(saidPrice(named, { order, total: null })).toBe(total / quantity);
        expect(saidPrice(reading('offer', { price: 3 }), { order, total: null })).toBe(3);
        expect(saidPrice(reading('offer'), { order, total: { amount: total, of: 'total' } })).toBe(total / 10);
        expect(saidPrice(reading('offer'), { order, total: null })).toBeNull();
      }),
    ));

  it('may include what is charged on top where both stand in one message, and neither is told apart', () => {
    const order = { quantity: 1, terms: { delivery: 'home' } };
    const may = (named: Record<string, string | number>, facts = {}) =>
      mayIncludeCharges(delivered, reading('offer', named, facts), order);
    expect(may({ price: 11_000, delivery: 'home' })).toBe(true);
    expect(may({ price: 11_000 })).toBe(false);
    expect(may({ delivery: 'home' })).toBe(false);
    expect(may({ price: 11_000, delivery: 'home' }, { charges_apart: true })).toBe(false);
    expect(may({ price: 11_000, delivery: 'home' }, { total: 11_045 })).toBe(false);
  });
});

describe('what a message names of a deal', () => {
  it('is an option only where the policy has it, and a count only where it is a whole one', () => {
    expect(namedOptions(seats, { contract: 'annual', support: 'pigeon', colour: 'red', price: 5 })).toEqual({
      contract: 'annual',
    });
    expect(namedOptions(seats, { contract: 2 })).toEqual({});
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
    expect(withoutRefused(seats, terms, { contract: 'annual', support: 'mail' })).toEqual({
      contract: 'monthly',
      support: 'phone',
    });
  });

  const order = { quantity: 20, terms: {} };
  it('is a figure a unit: a price, or the share of a total', () => {
    const said = (named: Record<string, number>, facts: object = {}, total: number | null = null): number | null =>
      saidPrice(reading('offer', named, facts), {
        order,
        total: total === null ? null : { amount: total, of: 'total' },
      });
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
      namedTotal(charging, standing as never, reading('offer', named as never, facts), one)?.amount ?? null;

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
