import type { Policy, PolicyTerm } from '@svc/policy-rules';

/** What a policy of the bench says beside its prices. */
type Rest = Partial<Policy> & Pick<Policy, 'name'>;

/** The reserve of every policy: this share of the range above the floor. */
export const RESERVE_SHARE = 1 / 3;

/** Payment in advance, which lets the price fall, and delivery, which costs the seller. */
const tradesOf = (prepaid: number, delivery: number): PolicyTerm[] => [
  {
    id: 'payment',
    label: 'Payment',
    default: 'later',
    options: [
      { id: 'later', label: 'on collection' },
      { id: 'prepaid', label: 'payment in advance', worth: prepaid, unlocks: { amount: prepaid }, stacks: true },
    ],
  },
  {
    id: 'delivery',
    label: 'Delivery',
    default: 'collected',
    options: [
      { id: 'collected', label: 'collection' },
      { id: 'delivered', label: 'delivery to the door', worth: -delivery },
    ],
  },
];

/** The same in Chinese. */
const tradesInChinese = (prepaid: number, delivery: number): PolicyTerm[] => {
  const [payment, shipping] = tradesOf(prepaid, delivery) as [PolicyTerm, PolicyTerm];
  const named = (term: PolicyTerm, label: string, labels: readonly string[]): PolicyTerm => ({
    ...term,
    label,
    options: term.options.map((option, index) => ({ ...option, label: labels[index] ?? option.label })),
  });
  return [named(payment, '付款', ['提货时付', '预付全款']), named(shipping, '送货', ['自提', '送货上门'])];
};

/** An amount rounded up to a whole one: people write reserves in round figures. */
const whole = (amount: number): number => Math.ceil(amount - 1e-6);

/** A rule may approve bids from this share of the way from floor to reserve. */
const APPROVED_SHARE = 0.75;

const priced = (list: number, floor: number, rest: Rest): Policy => ({
  version: 'svc-policy/1',
  language: 'en',
  currency: rest.language === 'zh' ? 'CNY' : 'USD',
  list_price: list,
  floor_price: floor,
  reserve_price: whole(floor + (list - floor) * RESERVE_SHARE),
  manner: { approve: { from: whole(floor + (list - floor) * RESERVE_SHARE * APPROVED_SHARE), after_hours: 24 } },
  ...rest,
});

/** Policies whose floor lies 5 to 40 % below the list, with and without trades, in both languages. */
export const BARGAIN_POLICIES: readonly Policy[] = [
  priced(6000, 5700, { name: 'Upright piano' }),
  priced(900, 780, { name: 'Touring bike' }),
  priced(2000, 1600, { name: '小提琴', language: 'zh' }),
  priced(1000, 600, { name: 'Wool rug' }),
  priced(400, 300, { name: 'Standing desk', terms: tradesOf(16, 10) }),
  priced(600, 420, { name: '普洱茶', language: 'zh', terms: tradesInChinese(25, 12) }),
  priced(24000, 21600, { name: 'Camper van', terms: tradesOf(300, 180) }),
  priced(3000, 2550, { name: '二手相机', language: 'zh', terms: tradesInChinese(60, 30) }),
  priced(5000, 3500, { name: 'Workshop lathe', free_discount: 1200, terms: tradesOf(150, 90) }),
];

/** The same where nothing is given for nothing: the price falls for payment in advance alone. */
export const FIRM_POLICIES: readonly Policy[] = BARGAIN_POLICIES.filter(({ terms }) => terms !== undefined).map(
  ({ reserve_price: _, ...policy }) => ({ ...policy, free_discount: 0, reserve_price: policy.floor_price }),
);
