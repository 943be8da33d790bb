import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkOffer, type RuleId } from './check-offer.js';
import { lowestPrice } from './lowest-price.js';
import { dealTotal } from './charges.js';
import type { Offer, OfferContext } from './offer.js';
import type { Policy, PolicyOption, PriceEffect, Reduction } from './policy.js';

/** A rational number as numerator over denominator. The oracle below shares no code with what it judges. */
type Ratio = readonly [bigint, bigint];
const exact = (value: number): Ratio => {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value.toFixed(6))!;
  return [BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length)];
};
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const minus = (a: Ratio, [c, d]: Ratio): Ratio => plus(a, [-c, d]);
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const atMost = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d <= c * b;
const larger = (a: Ratio, b: Ratio): Ratio => (atMost(a, b) ? b : a);

/** The nearest whole step, half a step up. */
const nearestStep = ([a, b]: Ratio, perUnit: bigint): Ratio => [(2n * a * perUnit + b) / (2n * b), perUnit];
/** The first whole step that is not below. */
const stepAbove = ([a, b]: Ratio, perUnit: bigint): Ratio => [(a * perUnit + b - 1n) / b, perUnit];

/** The order in the words of the policy: its options, and every effect on its price. */
function chosenBy(policy: Policy, offer: Offer, flags: Record<string, boolean>) {
  const options = policy.terms!.map((term) =>
    term.options.find((option) => option.id === (offer.terms[term.id] ?? term.default))!,
  );
  const reached = policy
    .quantity!.breaks!.filter((step) => step.from <= offer.quantity)
    .sort((a, b) => b.from - a.from)
    .slice(0, 1);
  const effects: PriceEffect[] = [...options, ...reached, ...policy.grants!.filter((grant) => flags[grant.flag])];
  return { options, effects };
}

/** What effects of one kind come to: the largest of those that do not add up, and all that do. */
function together(effects: readonly PriceEffect[], kind: 'gives' | 'unlocks', from: Ratio, least: Ratio): Ratio {
  const off = (reduction: Reduction): Ratio =>
    'share' in reduction
      ? times(from, exact(reduction.share))
      : 'amount' in reduction
        ? exact(reduction.amount)
        : larger([0n, 1n], minus(from, exact(reduction.to_price)));
  const named = effects.filter((effect) => effect[kind]);
  const largest = named
    .filter((one) => !one.stacks)
    .map((one) => off(one[kind]!))
    .reduce(larger, least);
  return named
    .filter((one) => one.stacks)
    .map((one) => off(one[kind]!))
    .reduce(plus, largest);
}

/** What everybody pays at most for the package. */
function oraclePackageList(policy: Policy, offer: Offer, flags: Record<string, boolean>): Ratio {
  const [list, floor] = [exact(policy.list_price), exact(policy.floor_price)];
  const perUnit = 10n ** BigInt(policy.price_decimals!);
  const given = together(chosenBy(policy, offer, flags).effects, 'gives', list, [0n, 1n]);
  if (given[0] === 0n) return list;
  const kept = atMost(list, given) ? ([0n, 1n] as const) : nearestStep(minus(list, given), perUnit);
  const held = larger(kept, stepAbove(floor, perUnit));
  return atMost(held, list) ? held : list;
}

function oracleAllows(policy: Policy, offer: Offer, flags: Record<string, boolean>): boolean {
  const [price, list, floor, count] = [offer.price, policy.list_price, policy.floor_price, offer.quantity].map(
    exact,
  ) as [Ratio, Ratio, Ratio, Ratio];
  const { options, effects } = chosenBy(policy, offer, flags);
  const packageList = oraclePackageList(policy, offer, flags);
  if (!atMost(price, packageList) || !atMost(floor, price)) return false;
  const worth = options.map((option) =>
    option.worth_per === 'deal' ? exact(option.worth ?? 0) : times(exact(option.worth ?? 0), count),
  );
  if (!atMost(times(floor, count), worth.reduce(plus, times(price, count)))) return false;
  const dearEnough = (option: PolicyOption): boolean =>
    option.requires_discount_at_most === undefined ||
    atMost(minus(list, price), times(list, exact(option.requires_discount_at_most)));
  if (!options.every(dearEnough)) return false;
  const free = policy.free_discount === undefined ? minus(packageList, floor) : exact(policy.free_discount);
  return atMost(minus(packageList, price), together(effects, 'unlocks', packageList, free));
}

/** Price times quantity and each charge, every charge to the cent. */
function oracleTotal(policy: Policy, offer: Offer): Ratio {
  const goods = times(exact(offer.price), exact(offer.quantity));
  return chosenBy(policy, offer, {}).options.reduce((sum, { charge, charge_per }) => {
    if (!charge) return sum;
    const once: Ratio = charge_per === 'deal' ? [1n, 1n] : exact(offer.quantity);
    const due = 'share' in charge ? times(goods, exact(charge.share)) : times(exact(charge.amount), once);
    return plus(sum, nearestStep(due, 100n));
  }, goods);
}

const cents = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max }).map((value) => value / 100);
const share = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 10_000);
const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  share.map((value) => ({ share: value })),
  cents(200).map((value) => ({ amount: value })),
  cents(400).map((value) => ({ to_price: value })),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const effect = { gives: maybe(reduction), unlocks: maybe(reduction), stacks: fc.boolean() };
const option: fc.Arbitrary<Omit<PolicyOption, 'id' | 'label'>> = fc.record({
  worth: cents(300, -300),
  worth_per: fc.constantFrom('unit', 'deal'),
  ...effect,
  charge: maybe(
    fc.oneof(
      cents(9000).map((value) => ({ amount: value })),
      share.map((value) => ({ share: value })),
    ),
  ),
  charge_per: fc.constantFrom('unit', 'deal'),
  requires_discount_at_most: maybe(share),
});
const policy: fc.Arbitrary<Policy> = fc
  .record({
    prices: fc.tuple(cents(300, 1), cents(300)).map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const),
    free: maybe(cents(300)),
    decimals: fc.constantFrom(0, 1, 2),
    terms: fc.array(fc.array(option, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    breaks: fc
      .array(fc.record({ from: fc.integer({ min: 1, max: 12 }), ...effect }), {
        maxLength: 3,
      })
      .map((steps) => steps.filter((step, at) => steps.findIndex((other) => other.from === step.from) === at)),
    grants: fc.array(fc.record({ flag: fc.constantFrom('member', 'school'), ...effect }), { maxLength: 2 }),
  })
  .map(
    ({ prices, free, decimals, terms, breaks, grants }) =>
      ({
        version: 'svc-policy/1',
        name: 'x',
        language: 'en',
        currency: 'USD',
        price_decimals: decimals,
        list_price: prices[0],
        floor_price: prices[1],
        ...(free === undefined ? {} : { free_discount: free }),
        quantity: { min: 1, max: 12, unit: 'piece', breaks },
        grants,
        terms: terms.map((options, at) => ({
          id: `t${at}`,
          label: 't',
          default: 'o0',
          options: options.map((entry, index) => ({ ...entry, id: `o${index}`, label: `o${index}` })),
        })),
      }) as Policy,
  );

const PRICE_RULES: readonly RuleId[] = [
  'price_at_most_list',
  'price_at_least_floor',
  'net_at_least_floor',
  'discount_unlocked',
  'option_allowed',
  'rounded',
];
const keepsPriceRules = (rules: Policy, offer: Offer, context: OfferContext): boolean =>
  checkOffer(rules, offer, context).every((line) => line.ok || !PRICE_RULES.includes(line.id));

/** A choice in every term. */
const termsOf = (rules: Policy, picks: readonly number[]): Record<string, string> =>
  Object.fromEntries(rules.terms!.map((term, at) => [term.id, term.options[picks[at]! % term.options.length]!.id]));

describe('lowestPrice', () => {
  it('asks for price times quantity and each charge, to the cent, and for nothing else', () => {
    fc.assert(
      fc.property(
        policy,
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
        cents(300),
        (rules, quantity, picks, price) => {
          const terms = termsOf(rules, picks);
          const total = dealTotal(rules, { price, quantity, terms });
          const [a, b] = oracleTotal(rules, { price, quantity, terms });
          expect(BigInt(Math.round(total * 1e6)) * b).toBe(a * 1_000_000n);
          const exactly = (stated: number) =>
            checkOffer(rules, { price, quantity, terms, total: stated }).find((line) => line.id === 'charges_exact')!
              .ok;
          expect([exactly(total), exactly(total + 0.01), total > 0 && exactly(total - 0.01)]).toEqual([
            true,
            false,
            false,
          ]);
        },
      ),
      { seed: 7, numRuns: 400 },
    );
  });

  it(
    'is the least step price that an oracle in rational numbers allows, and checkOffer agrees on every step ' + 'price',
    () => {
      let found = 0;
      fc.assert(
        fc.property(
          policy,
          fc.integer({ min: 1, max: 12 }),
          fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
          fc.record({ member: fc.boolean(), school: fc.boolean() }),
          (rules, quantity, picks, flags) => {
            const terms = termsOf(rules, picks);
            const scale = 10 ** rules.price_decimals!;
            let least: number | null = null;
            const otherwise: number[] = [];
            for (let step = 0; step <= Math.ceil(rules.list_price * scale) + 1; step += 1) {
              const offer = { price: step / scale, quantity, terms };
              const allowed = oracleAllows(rules, offer, flags);
              if (keepsPriceRules(rules, offer, { flags }) !== allowed) otherwise.push(offer.price);
              if (allowed && least === null) least = offer.price;
            }
            expect(otherwise).toEqual([]);
            if (least !== null) found += 1;
            expect(lowestPrice(rules, { quantity, terms }, { flags })).toBe(least);
          },
        ),
        { seed: 7, numRuns: 400 },
      );
      expect(found).toBeGreaterThan(100);
    },
  );

  const bike: Policy = {
    version: 'svc-policy/1',
    name: 'Bike',
    language: 'en',
    currency: 'USD',
    list_price: 300,
    floor_price: 0,
    free_discount: 0,
    terms: [
      {
        id: 'payment',
        label: 'Payment',
        default: 'later',
        options: [
          { id: 'later', label: 'later' },
          { id: 'cash', label: 'cash', unlocks: { share: 2 / 3 } },
        ],
      },
    ],
  };
  const cash = { quantity: 1, terms: { payment: 'cash' } };

  it('never gives more than a share says, at any precision', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 2, 6), (part, decimals) => {
        const rules = {
          ...bike,
          price_decimals: decimals,
          terms: [
            {
              ...bike.terms![0]!,
              options: [bike.terms![0]!.options[0]!, { id: 'cash', label: 'cash', unlocks: { share: part } }],
            },
          ],
        };
        const price = lowestPrice(rules, cash, {})!;
        const discountMicros = BigInt(Math.round((300 - price) * 1e6));
        const shareE15 = BigInt(Math.trunc(part * 1e15)) + 1n;
        expect(discountMicros * 10n ** 9n <= 300n * shareE15).toBe(true);
      }),
      { seed: 3, numRuns: 500 },
    );
    expect(lowestPrice({ ...bike, price_decimals: 6 }, cash, {})).toBe(100.0002);
  });
  it('covers a cost a deal to the last micro', () => {
    const rules: Policy = {
      ...bike,
      price_decimals: 6,
      floor_price: 10,
      free_discount: 290,
      quantity: { min: 1, max: 9, unit: 'bike' },
      terms: [
        {
          id: 'gift',
          label: 'Gift',
          default: 'lock',
          options: [{ id: 'lock', label: 'lock', worth: -1, worth_per: 'deal' }],
        },
      ],
    };
    expect(lowestPrice(rules, { quantity: 7, terms: {} }, {})).toBe(10.142858);
  });
  it('is null where a gift costs more than list leaves', () => {
    expect(
      lowestPrice(
        {
          ...bike,
          floor_price: 290,
          terms: [{ id: 'gift', label: 'Gift', default: 'lock', options: [{ id: 'lock', label: 'lock', worth: -11 }] }],
        },
        { quantity: 1, terms: {} },
        {},
      ),
    ).toBeNull();
  });
  it('is null for quantities that are no order', () => {
    for (const quantity of [0, -3, 1.5, Number.NaN, Infinity])
      expect(lowestPrice(bike, { quantity, terms: {} }, {})).toBeNull();
  });
});
