import type { OperationExample } from '../operation.js';

/** A landlord's letter in words, and a car of which nothing but the price is known. */
export const ASK_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'rent',
    input: { text: 'My landlord in Chicago wants $2,300. I pay $2,000 now.', values: { months_at_address: 30 } },
    output: {
      situation_key: 'rent_renewal',
      title: 'Rent renewal',
      understood: [
        { field: 'offered_rent', label: 'Rent asked for', value: 2300, source: 'text', quote: '$2,300' },
        { field: 'current_rent', label: 'Rent now', value: 2000, source: 'text', quote: '$2,000' },
        { field: 'metro', label: 'Metropolitan area', value: 'chicago', source: 'text', quote: 'Chicago' },
        { field: 'moving_cost', label: 'What a move would cost', value: 1800, source: 'assumed', quote: null },
        { field: 'months_at_address', label: 'Months at the address', value: 30, source: 'values', quote: null },
      ],
      questions: [
        {
          field: 'comparable_rent',
          question: 'What is the monthly rent of a similar place nearby that you could really move to?',
          kind: 'money',
          options: [],
          required: false,
        },
        {
          field: 'always_on_time',
          question: 'Did you always pay on time?',
          kind: 'flag',
          options: [],
          required: false,
        },
      ],
      advice: {
        verdict: 'negotiate',
        open_with: 2050,
        aim_for: 2100,
        accept_up_to: 2300,
        unit: 'USD a month',
        because: [
          'the rent now plus the yearly change of rents in the area: +6 % in Chicago, IL',
          'two years and more at the address: a change of tenants would cost the landlord more',
        ],
        steps: [
          'Answer in writing, before the date in the notice.',
          'Say how long you have been there: an empty month and a new tenant cost the landlord about a month of rent.',
          'If the landlord keeps the figure, ask for something else that costs the landlord less: a longer lease, a parking place, a repair.',
          'Look up whether your city or state limits increases; this answer does not consider its law.',
        ],
        message:
          'Thank you for the renewal at $2,300. I would like to stay, and I have compared it with how rents have moved around here. I can sign this week at $2,050. Would that work for you?',
      },
      rent_source: {
        name: 'Zillow Observed Rent Index (ZORI), all homes plus multifamily, smoothed, metro level',
        note: 'Public research data, published for reuse with attribution. Derived table: rounded to whole dollars and to 0.1 percent.',
        as_of: '2025-06-30',
        compared_with: '2024-06-30',
        unit: 'USD per month',
      },
      disclaimer: 'Rules of thumb and arithmetic, not legal, tax or medical advice. Nothing is agreed or sent for you.',
      receipt: 'q0NJ4tdr0SLcxgyzSDjIsjTEHq8eA2WHWKPKDFUrVxPkoQk9_Nxd',
    },
  },
  {
    name: 'car',
    input: { situation_key: 'used_car', no_telemetry: true },
    output: {
      situation_key: 'used_car',
      title: 'Buying a used car',
      understood: [],
      questions: [
        {
          field: 'asking_price',
          question: 'What does the seller ask for the car?',
          kind: 'money',
          options: [],
          required: true,
        },
        {
          field: 'market_value',
          question: 'What are three similar cars (same model, year, mileage) offered for near you, on average?',
          kind: 'money',
          options: [],
          required: false,
        },
        {
          field: 'next_best_car',
          question: 'What would the next best car that you could buy instead cost you?',
          kind: 'money',
          options: [],
          required: false,
        },
      ],
      advice: null,
      rent_source: null,
      disclaimer: 'Rules of thumb and arithmetic, not legal, tax or medical advice. Nothing is agreed or sent for you.',
      receipt: null,
    },
  },
];

/** A rise that is far above how rents moved, and a place that is not in the table. */
export const RENT_EXAMPLES: readonly OperationExample[] = [
  {
    name: 'far-above',
    input: { metro: 'chicago', current_rent: 2000, offered_rent: 2300, months_at_address: 30 },
    output: {
      metro: { key: 'chicago', name: 'Chicago, IL', size_rank: 3, typical_rent: 2253, yoy_percent: 6 },
      context: 'metro',
      rise_dollars: 300,
      rise_percent: 15,
      rise_a_year: 3600,
      trend_rent: 2120,
      against_typical_percent: 2.1,
      verdict: 'far_above_trend',
      advice: {
        verdict: 'negotiate',
        open_with: 2050,
        aim_for: 2100,
        accept_up_to: 2300,
        unit: 'USD a month',
        because: [
          'the rent now plus the yearly change of rents in the area: +6 % in Chicago, IL',
          'two years and more at the address: a change of tenants would cost the landlord more',
        ],
        steps: [
          'Answer in writing, before the date in the notice.',
          'Say how long you have been there: an empty month and a new tenant cost the landlord about a month of rent.',
          'If the landlord keeps the figure, ask for something else that costs the landlord less: a longer lease, a parking place, a repair.',
          'Look up whether your city or state limits increases; this answer does not consider its law.',
        ],
        message:
          'Thank you for the renewal at $2,300. I would like to stay, and I have compared it with how rents have moved around here. I can sign this week at $2,050. Would that work for you?',
      },
      source: {
        name: 'Zillow Observed Rent Index (ZORI), all homes plus multifamily, smoothed, metro level',
        note: 'Public research data, published for reuse with attribution. Derived table: rounded to whole dollars and to 0.1 percent.',
        as_of: '2025-06-30',
        compared_with: '2024-06-30',
        unit: 'USD per month',
      },
      disclaimer: 'Rules of thumb and arithmetic, not legal, tax or medical advice. Nothing is agreed or sent for you.',
    },
  },
  {
    name: 'national',
    input: { metro: 'Smalltown', current_rent: 1200, offered_rent: 1230, months_at_address: 12 },
    output: {
      metro: { key: 'united-states', name: 'United States', size_rank: 0, typical_rent: 2069, yoy_percent: 2.9 },
      context: 'national',
      rise_dollars: 30,
      rise_percent: 2.5,
      rise_a_year: 360,
      trend_rent: 1235,
      against_typical_percent: -40.6,
      verdict: 'near_trend',
      advice: {
        verdict: 'take_it',
        open_with: 1230,
        aim_for: 1230,
        accept_up_to: 1230,
        unit: 'USD a month',
        because: ['the rent now plus the yearly change of rents in the area: +2.9 % in United States'],
        steps: ['The offer is at the fair figure or better: take it, in writing.'],
        message: 'Thank you. I accept $1,230 a month.',
      },
      source: {
        name: 'Zillow Observed Rent Index (ZORI), all homes plus multifamily, smoothed, metro level',
        note: 'Public research data, published for reuse with attribution. Derived table: rounded to whole dollars and to 0.1 percent.',
        as_of: '2025-06-30',
        compared_with: '2024-06-30',
        unit: 'USD per month',
      },
      disclaimer: 'Rules of thumb and arithmetic, not legal, tax or medical advice. Nothing is agreed or sent for you.',
    },
  },
];
