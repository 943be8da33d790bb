import type { Policy } from '@svc/policy-rules';

/** The dealer's offer as the dealer would tell it. */
export const USED_CAR_DESCRIPTION = `We sell a 2021 Subaru Outback Premium, VIN 4S4BTAFC1M3187452, for \
$23,450. The lowest we accept is $21,600; below $22,200 ask me first. We take $300 off without asking for anything. \
Anyone who pays by bank transfer on the day gets $350 off on top, and pick-up within 48 hours takes another \
$250 off. A trade-in of a car from 2012 or later is worth another $400 off. \
A six-month powertrain warranty costs us $420 and can be thrown in while the discount is at most 3%. A second \
set of winter tires costs us $310. Delivery within 60 miles costs us $180. \
Confirmed returning customers get another $200 off. The dealer document fee is never waived. Questions \
about financing go to our finance desk.`;

/** One car on a dealer's lot, bound to its stock record by VIN. */
export const USED_CAR_POLICY: Policy = {
  version: 'svc-policy/1',
  name: '2021 Subaru Outback Premium',
  language: 'en',
  currency: 'USD',
  engine: 'bundle2',
  meso: 3,
  list_price: 23450,
  floor_price: 21600,
  reserve_price: 22200,
  free_discount: 300,
  quantity: { min: 1, max: 1, unit: 'car' },
  terms: [
    {
      id: 'payment',
      label: 'Payment',
      default: 'lender',
      words: ['pay', 'paying'],
      options: [
        { id: 'lender', label: 'through a lender', worth: 0, words: ['loan', 'lender', 'installments'] },
        {
          id: 'transfer',
          label: 'bank transfer on the day',
          worth: 350,
          gives: { amount: 350 },
          stacks: true,
          words: ['bank transfer', 'wire', 'cash', 'same day'],
        },
      ],
    },
    {
      id: 'handover',
      label: 'Handover',
      default: 'lot_week',
      words: ['pick up', 'collect', 'delivery', 'deliver'],
      options: [
        { id: 'lot_week', label: 'pick-up at the lot within two weeks', worth: 0, words: ['two weeks', 'next week'] },
        {
          id: 'lot_fast',
          label: 'pick-up within 48 hours',
          worth: 220,
          gives: { amount: 250 },
          stacks: true,
          words: ['48 hours', 'tomorrow', 'today'],
        },
        {
          id: 'home',
          label: 'delivery to the door within 60 miles',
          worth: -180,
          worth_per: 'deal',
          words: ['delivered', 'my door', 'drop it off', 'home delivery'],
        },
      ],
    },
    {
      id: 'trade_in',
      label: 'Trade-in',
      default: 'none',
      words: ['trade-in', 'trade in', 'part exchange'],
      options: [
        { id: 'none', label: 'no trade-in', worth: 0 },
        {
          id: 'recent',
          label: 'trade-in of a car from 2012 or later',
          worth: 520,
          gives: { amount: 400 },
          stacks: true,
          words: ['my old car', 'trade in my'],
        },
      ],
    },
    {
      id: 'warranty',
      label: 'Warranty',
      default: 'as_is',
      words: ['warranty', 'guarantee', 'coverage'],
      options: [
        { id: 'as_is', label: 'state minimum', worth: 0 },
        {
          id: 'powertrain_6',
          label: 'six-month powertrain warranty',
          worth: -420,
          worth_per: 'deal',
          requires_discount_at_most: 0.03,
          words: ['powertrain', 'six months', '6 month'],
        },
        {
          id: 'full_12',
          label: 'twelve-month full warranty',
          worth: -890,
          worth_per: 'deal',
          requires_discount_at_most: 0.01,
          words: ['full warranty', 'twelve months', '12 month', 'one year'],
        },
      ],
    },
    {
      id: 'extras',
      label: 'Extras',
      default: 'mats',
      words: ['extras', 'accessories', 'throw in'],
      options: [
        { id: 'mats', label: 'floor mats', worth: 0, words: ['mats'] },
        {
          id: 'winter_tires',
          label: 'a second set of winter tires',
          worth: -310,
          worth_per: 'deal',
          words: ['winter tires', 'snow tires', 'tires'],
        },
        {
          id: 'first_service',
          label: 'the first oil service',
          worth: -85,
          worth_per: 'deal',
          words: ['oil change', 'service'],
        },
      ],
    },
  ],
  grants: [{ flag: 'returning_customer', gives: { amount: 200 }, stacks: true }],
  never: [
    {
      id: 'doc_fee',
      text: 'The document fee is the same for every buyer and is not waived.',
      words: ['doc fee', 'document fee', 'dealer fee'],
    },
    {
      id: 'mileage',
      text: 'We do not change what the papers say about mileage or accidents.',
      words: ['roll back', 'odometer', 'clean title'],
    },
  ],
  inventory: { bind: [{ match: { vin: '4S4BTAFC1M3187452' } }] },
  handoff: [
    {
      id: 'financing',
      text: 'interest rates and loan approval',
      words: ['financing', 'interest rate', 'apr', 'credit score'],
    },
    { id: 'accident', text: 'questions about the accident history', words: ['accident', 'carfax', 'collision'] },
  ],
  facts: [
    { id: 'owners', words: ['owner', 'owners'], answer: 'It has had one owner, and the service book is complete.' },
    { id: 'mileage', words: ['mileage', 'how many miles', 'odometer'], answer: 'The odometer shows 38,900 miles.' },
    {
      id: 'drive',
      words: ['test drive', 'see the car', 'look at it'],
      answer: 'A test drive is possible Monday to Saturday until six.',
    },
  ],
  manner: { objective: 'balance', tone: 'friendly' },
};
