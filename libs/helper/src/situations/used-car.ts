import type { Situation } from '../situation.js';

/** A buyer of a used car. */
export const USED_CAR: Situation = {
  key: 'used_car',
  title: 'Buying a used car',
  side: 'pay',
  unit: 'USD',
  cues: ['car', 'truck', 'suv', 'van', 'dealer', 'mileage', 'odometer'],
  offer: 'asking_price',
  scale: { field: 'asking_price', typical: 12_000 },
  fields: [
    {
      key: 'asking_price',
      label: 'Asking price',
      question: 'What does the seller ask for the car?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.25],
      cues: ['asking', 'asks', 'listed at', 'listed for', 'priced at', 'price is', 'wants'],
    },
    {
      key: 'market_value',
      label: 'What similar cars are offered for',
      question: 'What are three similar cars (same model, year, mileage) offered for near you, on average?',
      kind: 'money',
      usual: null,
      probes: [0.833, 0.958, 1.17],
      cues: ['similar cars', 'comparable', 'similar ones', 'market value', 'book value', 'worth'],
    },
    {
      key: 'repairs',
      label: 'Repairs that are due',
      question: 'What would the repairs cost that an inspection found necessary?',
      kind: 'choice',
      options: [
        { key: 'none', label: 'None, or nothing worth naming', cues: ['no repairs', 'no issues', 'perfect condition'] },
        {
          key: 'some',
          label: 'Up to a twentieth of the price',
          cues: ['needs tires', 'needs tyres', 'new brakes', 'needs brakes', 'small repairs'],
        },
        {
          key: 'large',
          label: 'More than that',
          cues: ['transmission', 'engine problem', 'accident', 'head gasket', 'large repairs'],
        },
      ],
      usual: null,
      probes: ['none', 'some', 'large'],
      cues: [],
    },
    {
      key: 'days_listed',
      label: 'Days for sale',
      question: 'For how many days has it been for sale?',
      kind: 'days',
      usual: null,
      probes: [5, 40, 90],
      cues: ['listed for', 'for sale for', 'on the lot', 'been up', 'online for'],
    },
    {
      key: 'next_best_car',
      label: 'Price of the second car you would buy',
      question: 'What would the next best car that you could buy instead cost you?',
      kind: 'money',
      usual: null,
      probes: [0.817, 0.917, 1.33],
      cues: ['other car', 'another one', 'second choice', 'another car', 'next best'],
    },
    {
      key: 'pays_now',
      label: 'Can pay at once',
      question: 'Can you pay at once, without the seller’s financing?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['cash', 'pay now', 'pay today', 'pre-approved', 'preapproved'],
      denials: ['need financing', 'dealer financing', 'finance it'],
    },
  ],
  references: [
    { field: 'market_value', factor: 1, says: 'what similar cars are offered for' },
    {
      field: 'asking_price',
      factor: 0.95,
      says: 'the asking price minus 5 %, because the price of similar cars is unknown',
    },
  ],
  adjustments: [
    { when: { field: 'repairs', is: 'some' }, percent: 3, says: 'repairs that are due' },
    { when: { field: 'repairs', is: 'large' }, percent: 8, says: 'large repairs that are due' },
    { when: { field: 'days_listed', atLeast: 30 }, percent: 2, says: 'a month and more for sale' },
    { when: { field: 'days_listed', atLeast: 60 }, percent: 2, says: 'two months and more for sale' },
    { when: { field: 'pays_now', is: true }, percent: 1, says: 'a buyer who can pay at once' },
  ],
  stretch: 0.06,
  alternative: { field: 'next_best_car' },
  steps: [
    { text: 'Have the car inspected before you name a figure; the cost of the faults found is the best argument.' },
    { text: 'Ask for the price including every fee, and talk about that figure only.' },
    { when: { field: 'market_value', atLeast: 0 }, text: 'Bring the listings of the similar cars.' },
    { when: { field: 'pays_now', is: true }, text: 'Say that you can pay today.' },
    {
      when: { field: 'next_best_car', atLeast: 0 },
      text: 'Say that there is another car, and leave if you do not get your figure.',
    },
  ],
  message:
    'I like the car and I can decide today. With what similar ones go for and what it needs, I can do {open}, ' +
    'everything included. Does that work?',
};
