import type { Policy } from '@svc/policy-rules';

const policy = (rest: Partial<Policy> & Pick<Policy, 'name' | 'list_price' | 'floor_price'>): Policy => ({
  version: 'svc-policy/1',
  language: 'en',
  currency: 'USD',
  ...rest,
});

/** What people sell every day: nothing to trade, a price list, paid extras, a firm price. */
export const PLAIN_POLICIES: readonly Policy[] = [
  policy({ name: 'Road bike', list_price: 500, floor_price: 300 }),
  policy({ name: 'Concert tickets', list_price: 260, floor_price: 210, quantity: { min: 1, max: 2, unit: 'ticket' } }),
  policy({
    name: 'Maths lessons',
    currency: 'GBP',
    list_price: 45,
    floor_price: 38,
    free_discount: 0,
    quantity: { min: 1, max: 40, unit: 'lesson', breaks: [{ from: 10, gives: { to_price: 40 } }] },
  }),
  policy({
    name: 'Catering',
    list_price: 78,
    floor_price: 66,
    quantity: { min: 50, max: 220, unit: 'guest' },
    terms: [
      {
        id: 'bar',
        label: 'Bar',
        default: 'none',
        options: [
          { id: 'none', label: 'no bar' },
          { id: 'open_bar', label: 'open bar', charge: { amount: 25 } },
        ],
      },
      {
        id: 'payment',
        label: 'Payment',
        default: 'after',
        options: [
          { id: 'after', label: 'after the event' },
          { id: 'prepaid', label: 'payment in advance', worth: 3, unlocks: { amount: 3 }, stacks: true },
        ],
      },
    ],
    manner: { objective: 'close', max_rounds: 5 },
  }),
  policy({ name: 'Oak desk', list_price: 220, floor_price: 220 }),
  policy({
    name: '沙发',
    language: 'zh',
    currency: 'CNY',
    list_price: 5800,
    floor_price: 4900,
    manner: { objective: 'margin', max_rounds: 4 },
  }),
  policy({
    name: '杯子',
    language: 'zh',
    currency: 'CNY',
    list_price: 27,
    floor_price: 21,
    quantity: {
      min: 100,
      max: 9000,
      unit: '个',
      breaks: [{ from: 500, gives: { to_price: 26 }, unlocks: { amount: 2 } }],
    },
  }),
];
