import type { Intent, MessageReading, ReadingFacts } from '@svc/language';
import type { Policy } from '@svc/policy-rules';

/** A reading as the built-in reader gives it. */
export function reading(
  intent: Intent,
  named: Record<string, string | number> = {},
  facts: Partial<ReadingFacts> = {},
  refuses: Record<string, string | number> = {},
): MessageReading {
  return { intent, package: named, refuses, facts: { language: 'en', ...facts }, source: 'builtin' };
}

/** Seats of a software plan: trades, a break, a grant, subjects of every kind. */
export function seatPolicy(change: Partial<Policy> = {}): Policy {
  return {
    version: 'svc-policy/1',
    name: 'Team plan',
    language: 'en',
    currency: 'USD',
    engine: 'bundle2',
    meso: 3,
    list_price: 49,
    floor_price: 38,
    reserve_price: 42,
    free_discount: 2,
    quantity: { min: 10, max: 2000, unit: 'seat', breaks: [{ from: 100, unlocks: { share: 0.05 }, stacks: true }] },
    terms: [
      {
        id: 'contract',
        label: 'Contract',
        default: 'monthly',
        options: [
          { id: 'monthly', label: 'monthly', worth: 0 },
          { id: 'annual', label: 'one year, paid up front', worth: 3.1, unlocks: { share: 0.15 }, words: ['annual'] },
          { id: 'two_years', label: 'two years, paid yearly', worth: 4.4, unlocks: { share: 0.2 } },
        ],
      },
      {
        id: 'support',
        label: 'Support',
        default: 'mail',
        options: [
          { id: 'mail', label: 'by mail' },
          { id: 'phone', label: 'by phone', worth: -2 },
        ],
      },
      {
        id: 'onboarding',
        label: 'Onboarding',
        default: 'docs',
        options: [
          { id: 'docs', label: 'guides' },
          { id: 'call', label: 'two live sessions', worth: -300, worth_per: 'deal' },
          { id: 'gift', label: 'a welcome box', worth: -1, requires_discount_at_most: 0 },
        ],
      },
    ],
    grants: [
      { flag: 'new_customer', unlocks: { share: 0.05 }, stacks: true },
      { flag: 'partner', options: [{ term: 'onboarding', option: 'call' }] },
    ],
    never: [{ id: 'sso', text: 'Single sign-on is part of the Enterprise plan only.', words: ['sso', 'saml'] }],
    handoff: [{ id: 'security_review', text: 'security questionnaires', words: ['questionnaire', 'soc 2'] }],
    facts: [{ id: 'trial', words: ['trial'], answer: 'There is a 14-day trial.' }],
    ...change,
  };
}

/** One car, bound to its stock record. */
export function carPolicy(change: Partial<Policy> = {}): Policy {
  return {
    version: 'svc-policy/1',
    name: 'Hatchback, 2019',
    language: 'en',
    currency: 'USD',
    engine: 'bundle2',
    meso: 0,
    list_price: 11_900,
    floor_price: 10_800,
    reserve_price: 11_150,
    free_discount: 500,
    terms: [
      {
        id: 'payment',
        label: 'Payment',
        default: 'card',
        options: [
          { id: 'card', label: 'by card' },
          { id: 'cash', label: 'in cash', worth: 120, unlocks: { amount: 300 }, stacks: true },
        ],
      },
      {
        id: 'delivery',
        label: 'Delivery',
        default: 'pickup',
        options: [
          { id: 'pickup', label: 'pick-up' },
          { id: 'home', label: 'home delivery', worth: -180 },
        ],
      },
      {
        id: 'tyres',
        label: 'Winter tyres',
        default: 'none',
        options: [
          { id: 'none', label: 'without winter tyres' },
          { id: 'set', label: 'with winter tyres', worth: -250 },
        ],
      },
    ],
    inventory: {
      bind: [{ match: { vin: 'VIN-1' } }, { match: { sku: 'TYRES' }, option: { term: 'tyres', option: 'set' } }],
    },
    ...change,
  };
}

/** Records that say that the car and the tyres are there. */
export const CAR_STOCK = [
  { vin: 'VIN-1', status: 'available' },
  { sku: 'TYRES', availability: 'https://schema.org/InStock', inventoryLevel: 3 },
];

/** As many terms and options as a policy may have, with ids as long as they may be. */
export function manyTermsPolicy(): Policy {
  const name = (letter: string, index: number): string => `${letter}${index}-`.padEnd(64, 'x');
  const terms = Array.from({ length: 12 }, (_, term) => ({
    id: name('t', term),
    label: `Term ${term}`,
    default: name(`t${term}o`, 0),
    options: Array.from({ length: 12 }, (__, option) => ({
      id: name(`t${term}o`, option),
      label: `choice ${option} of ${term}`,
      worth: option % 2 ? -option / 10 : option / 10,
    })),
  }));
  return {
    version: 'svc-policy/1',
    name: 'Everything',
    language: 'en',
    currency: 'EUR',
    list_price: 100,
    floor_price: 60,
    quantity: { min: 1, max: 50, unit: 'piece' },
    terms,
    manner: { max_rounds: 64 },
  };
}

/** Bottled water by the case, in Chinese, with large quantities and small prices. */
export function waterPolicy(change: Partial<Policy> = {}): Policy {
  return {
    version: 'svc-policy/1',
    name: '瓶装水',
    language: 'zh',
    currency: 'CNY',
    engine: 'bundle2',
    meso: 3,
    price_decimals: 3,
    list_price: 1.5,
    floor_price: 1,
    reserve_price: 1.2,
    free_discount: 0.05,
    quantity: {
      min: 1000,
      max: 100_000,
      unit: '瓶',
      breaks: [
        { from: 5000, unlocks: { share: 0.06 }, stacks: true },
        { from: 20_000, unlocks: { to_price: 1.1 } },
      ],
    },
    terms: [
      {
        id: 'payment',
        label: '付款',
        default: 'monthly',
        options: [
          { id: 'monthly', label: '月结' },
          { id: 'prepaid', label: '预付全款', worth: 0.04, unlocks: { share: 0.05 }, stacks: true },
        ],
      },
      {
        id: 'delivery',
        label: '交货',
        default: 'pickup',
        options: [
          { id: 'pickup', label: '自提' },
          { id: 'door', label: '送货上门', worth: -0.06 },
        ],
      },
      {
        id: 'label',
        label: '瓶标',
        default: 'plain',
        options: [
          { id: 'plain', label: '普通瓶标' },
          { id: 'custom', label: '定制瓶标', worth: -0.03 },
        ],
      },
    ],
    facts: [{ id: 'shelf', words: ['保质期'], answer: '保质期十八个月。' }],
    ...change,
  };
}
