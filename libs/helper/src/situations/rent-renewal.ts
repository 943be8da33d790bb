import type { Situation } from '../situation.js';

/** A landlord asks for more at renewal. */
export const RENT_RENEWAL: Situation = {
  key: 'rent_renewal',
  title: 'Rent renewal',
  side: 'pay',
  unit: 'USD a month',
  cues: ['rent', 'lease', 'landlord', 'apartment', 'tenant'],
  offer: 'offered_rent',
  scale: { field: 'current_rent', typical: 2_000 },
  fields: [
    {
      key: 'offered_rent',
      label: 'Rent asked for',
      question: 'What monthly rent does the landlord ask for now?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1.1, 1.3],
      cues: [
        'raise it to',
        'raise the rent to',
        'raising it to',
        'raised to',
        'increase to',
        'going up to',
        'goes up to',
        'wants',
        'asks',
        'asking',
        'new rent',
        'up to',
      ],
    },
    {
      key: 'current_rent',
      label: 'Rent now',
      question: 'What monthly rent do you pay now?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.2],
      cues: ['i pay', 'we pay', 'paying', 'currently', 'current rent', 'rent is', 'from'],
    },
    {
      key: 'metro',
      label: 'Metropolitan area',
      question: 'Which city is it in or near? The fair increase depends on how rents changed there.',
      kind: 'metro',
      usual: 'united-states',
      probes: ['new-york', 'phoenix', 'chicago'],
      cues: [],
    },
    {
      key: 'comparable_rent',
      label: 'Rent of a similar place that is free',
      question: 'What is the monthly rent of a similar place nearby that you could really move to?',
      kind: 'money',
      usual: null,
      probes: [0.95, 1.07, 1.35],
      cues: [
        'similar place',
        'similar places',
        'comparable',
        'next door',
        'nearby for',
        'elsewhere for',
        'another place',
      ],
    },
    {
      key: 'moving_cost',
      label: 'What a move would cost',
      question: 'What would moving cost you, all in all?',
      kind: 'money',
      usual: 1_800,
      probes: [0, 0.9, 3],
      cues: ['moving would cost', 'moving costs', 'to move costs', 'movers'],
    },
    {
      key: 'months_at_address',
      label: 'Months at the address',
      question: 'How many months have you lived there?',
      kind: 'months',
      usual: 12,
      probes: [6, 18, 60],
      cues: ['lived here', 'lived there', 'been here', 'been there', 'tenant for', 'here for'],
    },
    {
      key: 'always_on_time',
      label: 'Rent always paid on time',
      question: 'Did you always pay on time?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['always paid on time', 'never late', 'paid on time', 'pay on time'],
      denials: ['paid late', 'was late', 'been late', 'behind on'],
    },
  ],
  references: [
    {
      trendOf: 'current_rent',
      metro: 'metro',
      says: 'the rent now plus the yearly change of rents in the area',
    },
  ],
  adjustments: [
    {
      when: { field: 'months_at_address', atLeast: 24 },
      percent: 1,
      says: 'two years and more at the address: a change of tenants would cost the landlord more',
    },
    { when: { field: 'always_on_time', is: false }, percent: -1, says: 'late payments weaken your position' },
  ],
  stretch: 0.025,
  alternative: { field: 'comparable_rent', plus: { field: 'moving_cost', over: 12 } },
  steps: [
    { text: 'Answer in writing, before the date in the notice.' },
    {
      when: { field: 'months_at_address', atLeast: 24 },
      text:
        'Say how long you have been there: an empty month and a new tenant cost the landlord about a month ' +
        'of rent.',
    },
    { when: { field: 'always_on_time', is: true }, text: 'Say that you have always paid on time.' },
    { when: { field: 'comparable_rent', atLeast: 0 }, text: 'Bring the listing of the similar place.' },
    {
      text:
        'If the landlord keeps the figure, ask for something else that costs the landlord less: a longer ' +
        'lease, a parking place, a repair.',
    },
    { text: 'Look up whether your city or state limits increases; this answer does not consider its law.' },
  ],
  message:
    'Thank you for the renewal at {offer}. I would like to stay, and I have compared it with how rents have ' +
    'moved around here. I can sign this week at {open}. Would that work for you?',
};
