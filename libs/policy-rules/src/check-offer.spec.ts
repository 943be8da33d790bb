import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkOffer, offerAllowed, quantityBounds, RULES, type RuleId } from './check-offer.js';
import type { Offer, OfferContext } from './offer.js';
import type { Policy } from './policy.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;

/** The team plan with one more term for each rule that the worked example has no use for. */
const everyRule: Policy = {
  ...teamPlan,
  terms: [
    ...teamPlan.terms!,
    {
      id: 'gift',
      label: 'Gift',
      default: 'none',
      options: [
        { id: 'none', label: 'no gift' },
        { id: 'mug', label: 'a mug', requires_discount_at_most: 0.1 },
        { id: 'dinner', label: 'a dinner for all', worth: -300, worth_per: 'deal' },
      ],
    },
    {
      id: 'access',
      label: 'Access',
      default: 'password',
      options: [
        { id: 'password', label: 'password' },
        { id: 'sso', label: 'log in at work' },
        { id: 'federated', label: 'SAML' },
        { id: 'directory', label: 'your directory', words: ['Single sign-on'] },
      ],
    },
    {
      id: 'support',
      label: 'Support',
      default: 'mail',
      options: [
        { id: 'mail', label: 'by mail' },
        { id: 'phone', label: 'by phone' },
      ],
    },
    {
      id: 'hardware',
      label: 'Hardware',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'key', label: 'a security key each' },
      ],
    },
    {
      id: 'plates',
      label: 'Plates',
      default: 'none',
      options: [
        { id: 'none', label: 'none' },
        { id: 'logo', label: 'with a logo', requires: { term: 'support', option: 'phone' } },
      ],
    },
  ],
  grants: [...teamPlan.grants!, { flag: 'school', options: [{ term: 'support', option: 'phone' }] }],
  inventory: {
    bind: [{ match: { sku: 'PLAN' } }, { match: { sku: 'KEY' }, option: { term: 'hardware', option: 'key' } }],
  },
};
const inStock = { stock: [{ sku: 'PLAN', status: 'available' }] };
const broken = (policy: Policy, offer: Offer, context?: OfferContext): RuleId[] =>
  checkOffer(policy, offer, context)
    .filter((line) => !line.ok)
    .map((line) => line.id);

describe('checkOffer on the worked example', () => {
  const twoYears = (price: number): Offer => ({ price, quantity: 25, terms: { contract: 'two_years' } });

  it('allows 39.20 for 25 seats and two years', () => expect(offerAllowed(teamPlan, twoYears(39.2))).toBe(true));
  it('refuses 38.50 though it is above the floor', () =>
    expect(broken(teamPlan, twoYears(38.5))).toEqual(['discount_unlocked']));
  it('allows 38 once the caller confirms a new customer', () =>
    expect(broken(teamPlan, twoYears(38), { flags: { new_customer: true } })).toEqual([]));
  it('stops at the floor although 25 % would reach 36.75', () => {
    expect(broken(teamPlan, twoYears(37.99), { flags: { new_customer: true } })).toEqual(['price_at_least_floor']);
  });
  it('gives the volume price from exactly 100 seats on, and asks nobody for more', () => {
    const monthly = (price: number, quantity: number): Offer => ({ price, quantity, terms: {} });
    expect(broken(teamPlan, monthly(46.55, 99))).toEqual(['discount_unlocked']);
    expect(broken(teamPlan, monthly(46.55, 100))).toEqual([]);
    expect(broken(teamPlan, monthly(46.56, 100))).toEqual(['price_at_most_list']);
  });
  it('charges two live sessions on top, whatever the unit price', () => {
    const call = { price: 49, quantity: 10, terms: { onboarding: 'call' } };
    const charges = [{ term: 'onboarding', option: 'call', label: 'two live sessions', amount: 300 }];
    expect(broken(teamPlan, { ...call, charges, total: 790 })).toEqual([]);
    expect(broken(teamPlan, { ...call, charges: [], total: 490 })).toEqual(['charges_exact']);
  });
});

describe('checkOffer, rule by rule', () => {
  const rows: { rule: RuleId; kept: [Offer, OfferContext?]; broken: [Offer, OfferContext?] }[] = [
    {
      rule: 'price_at_most_list',
      kept: [{ price: 49, quantity: 10, terms: {} }],
      broken: [{ price: 49.01, quantity: 10, terms: {} }],
    },
    {
      rule: 'price_at_least_floor',
      kept: [{ price: 38, quantity: 10, terms: { contract: 'two_years' } }, { flags: { new_customer: true } }],
      broken: [{ price: 37.99, quantity: 10, terms: { contract: 'two_years' } }, { flags: { new_customer: true } }],
    },
    {
      rule: 'net_at_least_floor',
      kept: [{ price: 49, quantity: 28, terms: { gift: 'dinner' } }],
      broken: [{ price: 49, quantity: 27, terms: { gift: 'dinner' } }],
    },
    {
      rule: 'discount_unlocked',
      kept: [{ price: 41.65, quantity: 10, terms: { contract: 'annual' } }],
      broken: [{ price: 41.64, quantity: 10, terms: { contract: 'annual' } }],
    },
    {
      rule: 'options_exist',
      kept: [{ price: 49, quantity: 10, terms: { contract: 'annual' } }],
      broken: [{ price: 49, quantity: 10, terms: { contract: 'weekly' } }],
    },
    {
      rule: 'option_allowed',
      kept: [{ price: 44.1, quantity: 10, terms: { contract: 'annual', gift: 'mug' } }],
      broken: [{ price: 44.09, quantity: 10, terms: { contract: 'annual', gift: 'mug' } }],
    },
    {
      rule: 'quantity_allowed',
      kept: [{ price: 46.55, quantity: 2000, terms: {} }],
      broken: [{ price: 46.55, quantity: 2001, terms: {} }],
    },
    {
      rule: 'nothing_never',
      kept: [{ price: 49, quantity: 10, terms: { access: 'password' } }],
      broken: [{ price: 49, quantity: 10, terms: { access: 'sso' } }],
    },
    {
      rule: 'grants_confirmed',
      kept: [{ price: 49, quantity: 10, terms: { support: 'phone' } }, { flags: { school: true } }],
      broken: [{ price: 49, quantity: 10, terms: { support: 'phone' } }],
    },
    {
      rule: 'in_stock',
      kept: [{ price: 49, quantity: 10, terms: {} }],
      broken: [{ price: 49, quantity: 10, terms: { hardware: 'key' } }],
    },
    {
      rule: 'rounded',
      kept: [{ price: 48.99, quantity: 10, terms: { contract: 'annual' } }],
      broken: [{ price: 48.9951, quantity: 10, terms: { contract: 'annual' } }],
    },
    {
      rule: 'charges_exact',
      kept: [{ price: 49, quantity: 10, terms: { onboarding: 'call' }, total: 790 }],
      broken: [{ price: 49, quantity: 10, terms: { onboarding: 'call' }, total: 790.01 }],
    },
    {
      rule: 'periods_allowed',
      kept: [{ price: 49, quantity: 10, terms: {} }],
      broken: [{ price: 49, quantity: 10, terms: {}, periods: 12 }],
    },
    {
      rule: 'counts_allowed',
      kept: [{ price: 49, quantity: 10, terms: {}, counts: {} }],
      broken: [{ price: 49, quantity: 10, terms: {}, counts: { mile: 3 } }],
    },
    {
      rule: 'requires_met',
      kept: [{ price: 49, quantity: 10, terms: { support: 'phone', plates: 'logo' } }, { flags: { school: true } }],
      broken: [{ price: 49, quantity: 10, terms: { plates: 'logo' } }],
    },
  ];

  it('has a row for every rule', () => expect(rows.map((row) => row.rule)).toEqual([...RULES]));
  it.each(rows)(
    '$rule is kept by one offer and the only rule that another breaks',
    ({ rule, kept, broken: breaking }) => {
      expect(broken(everyRule, kept[0], { ...inStock, ...kept[1] })).toEqual([]);
      expect(broken(everyRule, breaking[0], { ...inStock, ...breaking[1] })).toEqual([rule]);
    },
  );

  it('holds stated charges to the policy, member by member', () => {
    const call = { price: 49, quantity: 10, terms: { onboarding: 'call' } };
    const right = { term: 'onboarding', option: 'call', label: 'two live sessions', amount: 300 };
    expect(broken(everyRule, { ...call, charges: [right] }, inStock)).toEqual([]);
    const wrong = [
      [],
      [right, right],
      [{ ...right, term: 'gift' }],
      [{ ...right, option: 'docs' }],
      [{ ...right, label: 'one live session' }],
      [{ ...right, amount: 299.99 }],
      [null],
      'none',
    ];
    for (const charges of wrong)
      expect(broken(everyRule, { ...call, charges } as Offer, inStock)).toEqual(['charges_exact']);
  });
  it('measures the condition of a gift from the list price, also where a volume price is given', () => {
    const order = { price: 46.55, quantity: 100, terms: { gift: 'mug' } };
    expect(broken(everyRule, order, inStock)).toEqual([]);
    const strict = structuredClone(everyRule);
    strict.terms!.find((term) => term.id === 'gift')!.options[1]!.requires_discount_at_most = 0.04;
    expect(broken(strict, order, inStock)).toEqual(['option_allowed']);
  });
  it('takes a price that is the share of a total in price steps, and no other of six decimals', () => {
    const order = { quantity: 11, terms: { contract: 'annual' } };
    expect(broken(everyRule, { ...order, price: 48.363636 }, inStock)).toEqual([]);
    expect(broken(everyRule, { ...order, price: 48.363637 }, inStock)).toEqual(['rounded']);
  });
  it('always reports every rule, in one order, with a message', () => {
    const lines = checkOffer(everyRule, { price: 1, quantity: 0, terms: { nonsense: 'x' } });
    expect(lines.map((line) => line.id)).toEqual([...RULES]);
    expect(lines.every((line) => line.message.length > 0)).toBe(true);
  });
  it('says one sentence of a rule that is kept and another of one that is broken', () => {
    const told = (rule: RuleId, [offer, context]: [Offer, OfferContext?]): string =>
      checkOffer(everyRule, offer, { ...inStock, ...context }).find(({ id }) => id === rule)!.message;
    expect(Object.fromEntries(rows.map(({ rule, kept, broken: bad }) => [rule, [told(rule, kept), told(rule, bad)]])))
      .toMatchInlineSnapshot(`
      {
        "charges_exact": [
          "every charge and the total follow the policy",
          "broken: every charge and the total follow the policy (in all 790)",
        ],
        "counts_allowed": [
          "counts are within their limits",
          "broken: counts are within their limits",
        ],
        "discount_unlocked": [
          "the discount is covered by what is traded for it",
          "broken: the discount is covered by what is traded for it (7.35 a unit)",
        ],
        "grants_confirmed": [
          "nothing is granted without a confirmed flag",
          "broken: nothing is granted without a confirmed flag (support=phone)",
        ],
        "in_stock": [
          "everything bound to stock is available",
          "broken: everything bound to stock is available (sku "KEY")",
        ],
        "net_at_least_floor": [
          "the net price is not below the lowest price",
          "broken: the net price is not below the lowest price",
        ],
        "nothing_never": [
          "nothing that is never given is offered",
          "broken: nothing that is never given is offered (sso)",
        ],
        "option_allowed": [
          "every option is allowed at this price",
          "broken: every option is allowed at this price (mug)",
        ],
        "options_exist": [
          "every term and option is in the policy",
          "broken: every term and option is in the policy (contract=weekly)",
        ],
        "periods_allowed": [
          "the policy allows this duration",
          "broken: the policy allows this duration (nothing is priced per period)",
        ],
        "price_at_least_floor": [
          "the price is not below the lowest price",
          "broken: the price is not below the lowest price",
        ],
        "price_at_most_list": [
          "the price is not above the list price of this package",
          "broken: the price is not above the list price of this package (49)",
        ],
        "quantity_allowed": [
          "the quantity can be ordered",
          "broken: the quantity can be ordered (10 to 2000)",
        ],
        "requires_met": [
          "every option has what it requires",
          "broken: every option has what it requires (logo)",
        ],
        "rounded": [
          "the price or total is in price steps",
          "broken: the price or total is in price steps",
        ],
      }
    `);
  });
  it('knows what is never given by id, by label and by a word of the option', () => {
    for (const access of ['sso', 'federated', 'directory'])
      expect(broken(everyRule, { price: 49, quantity: 10, terms: { access } }, inStock)).toEqual(['nothing_never']);
  });
  it('takes quantities as one unit where the policy has none', () =>
    expect(quantityBounds({ ...teamPlan, quantity: undefined })).toEqual({ min: 1, max: 1 }));
  it('refuses quantities that are not whole', () => {
    for (const quantity of [0, -1, 10.5, Number.NaN, Infinity, 2 ** 53])
      expect(broken(teamPlan, { price: 49, quantity, terms: {} })).toContain('quantity_allowed');
  });
  it('counts a flag only where it is true', () => {
    for (const value of [1, 'true', 'yes', {}, [true], null, false]) {
      expect(
        broken(
          everyRule,
          { price: 49, quantity: 10, terms: { support: 'phone' } },
          { ...inStock, flags: { school: value } },
        ),
      ).toEqual(['grants_confirmed']);
    }
  });
});

describe('checkOffer is total', () => {
  const key = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'contract', 'gift', 'hardware', 'hasOwnProperty'),
    fc.string(),
  );
  const json = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(key, fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  );
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, 1e308, 2 ** 53, Number.MIN_VALUE));
  const offer = fc.oneof(
    json,
    fc.record(
      {
        price: fc.oneof(number, json),
        quantity: fc.oneof(number, json),
        terms: fc.oneof(json, fc.dictionary(key, fc.oneof(json, fc.constantFrom('annual', 'mug', 'key', 'call')))),
        charges: json,
        total: fc.oneof(number, json),
      },
      { requiredKeys: [] },
    ),
  );
  const proto = JSON.parse('{"__proto__": true, "constructor": true, "toString": 1}') as Record<string, unknown>;

  it('answers every rule on any JSON as offer, flags and stock', () => {
    fc.assert(
      fc.property(
        offer,
        fc.oneof(json, fc.constant(proto)),
        fc.oneof(json, fc.array(json)),
        (anyOffer, flags, stock) => {
          const lines = checkOffer(everyRule, anyOffer as Offer, { flags, stock } as OfferContext);
          expect(lines.map((line) => line.id)).toEqual([...RULES]);
        },
      ),
      { seed: 11, numRuns: 3000 },
    );
  });
  it('never takes an inherited name for a flag, a term or an option', () => {
    const policy: Policy = {
      ...everyRule,
      grants: [
        { flag: 'constructor', unlocks: { share: 0.2 } },
        { flag: 'toString', unlocks: { share: 0.2 } },
      ],
    };
    expect(broken(policy, { price: 40, quantity: 10, terms: {} }, { ...inStock, flags: {} })).toEqual([
      'discount_unlocked',
    ]);
    for (const terms of [
      '{"__proto__": "annual"}',
      '{"constructor": "annual"}',
      '{"contract": "__proto__"}',
      '{"contract": {"toString": 1}}',
    ]) {
      expect(
        broken(everyRule, { price: 49, quantity: 10, terms: JSON.parse(terms) as Record<string, string> }, inStock),
      ).toEqual(['options_exist']);
    }
  });
  it.each([null, undefined, 'offer', 7, []])('breaks the price and quantity rules on %p', (nothing) => {
    expect(broken(everyRule, nothing as unknown as Offer, inStock)).toEqual(
      expect.arrayContaining([
        'price_at_most_list',
        'discount_unlocked',
        'options_exist',
        'quantity_allowed',
        'rounded',
      ]),
    );
  });
  it('holds no offer allowed that has no terms at all', () => {
    expect(broken(teamPlan, { price: 49, quantity: 10 } as Offer)).toEqual(['options_exist']);
  });
});
