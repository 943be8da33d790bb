import { TEMPLATES } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';

const SALT = 'c2FsdCBvZiBhIHByb29m';

const priced = (list: number, floor: number, rest: Partial<Policy> & Pick<Policy, 'name'>): Policy => ({
  version: 'svc-policy/1',
  language: 'en',
  currency: rest.language === 'zh' ? 'CNY' : 'USD',
  list_price: list,
  floor_price: floor,
  salt: SALT,
  ...rest,
});

/** A thing with trades, costly options and an entitlement, in lots. */
const LOTS = priced(48, 36, {
  name: 'Oak boards',
  reserve_price: 40,
  quantity: {
    min: 5,
    max: 400,
    unit: 'board',
    breaks: [
      { from: 50, gives: { share: 0.04 } },
      { from: 200, gives: { share: 0.06 }, unlocks: { amount: 1.5 }, stacks: true },
    ],
  },
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'invoice',
      options: [
        { id: 'invoice', label: 'on invoice' },
        { id: 'prepaid', label: 'payment in advance', worth: 1.2, unlocks: { amount: 1.2 }, stacks: true },
      ],
    },
    {
      id: 'delivery',
      label: 'Delivery',
      default: 'collected',
      options: [
        { id: 'collected', label: 'collection' },
        { id: 'delivered', label: 'delivery', worth: -2.1 },
        {
          id: 'hauled',
          label: 'delivery to the site',
          worth: -1.2,
          charge: { amount: 2 },
          charge_per: { count: 'mile', max: 100, included: 15 },
        },
        { id: 'lifted', label: 'delivery with a crane', worth: -260, worth_per: 'deal' },
      ],
    },
    {
      id: 'finish',
      label: 'Finish',
      default: 'raw',
      options: [
        { id: 'raw', label: 'raw' },
        { id: 'oiled', label: 'oiled', worth: -1.4, requires_discount_at_most: 0.05 },
      ],
    },
  ],
});

/** What is attacked: ranges of 5 to 40 %, named and computed reserves, with trades and without, in both languages. */
export const ATTACKED: readonly Policy[] = [
  priced(900, 780, { name: 'Touring bike' }),
  priced(6000, 5700, { name: 'Upright piano', reserve_price: 5800 }),
  priced(1000, 600, { name: 'Wool rug', reserve_price: 740, manner: { pass_on: true } }),
  priced(2000, 1600, { name: '小提琴', language: 'zh', manner: { objective: 'margin', pass_on: true } }),
  priced(400, 300, { name: 'Standing desk', free_discount: 50, manner: { objective: 'close' } }),
  LOTS,
  { ...LOTS, name: '橡木板', language: 'zh', currency: 'CNY', free_discount: 2.5, meso: 0 },
  ...TEMPLATES.slice(0, 3).map(({ policy }) => ({ salt: SALT, ...policy })),
];
