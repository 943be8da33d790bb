import type { Situation } from '../situation.js';

/** A client of a freelancer names a rate. */
export const FREELANCE_RATE: Situation = {
  key: 'freelance_rate',
  title: 'Freelance rate',
  side: 'earn',
  unit: 'USD an hour',
  cues: ['freelance', 'freelancer', 'hourly rate', 'per hour', 'an hour', 'contractor', 'my client', 'my rate'],
  offer: 'offered_rate',
  scale: { field: 'offered_rate', typical: 60 },
  fields: [
    {
      key: 'offered_rate',
      label: 'Rate offered',
      question: 'What hourly rate does the client offer?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.33],
      cues: ['offers', 'offered', 'client wants', 'willing to pay', 'budget of', 'pays'],
    },
    {
      key: 'usual_rate',
      label: 'Your usual rate',
      question: 'What do other clients pay you per hour for such work?',
      kind: 'money',
      usual: null,
      probes: [0.917, 1.25, 1.83],
      cues: ['usual rate', 'normally charge', 'my rate', 'i charge', 'usually charge', 'other clients pay'],
    },
    {
      key: 'next_best_rate',
      label: 'What you could earn elsewhere in these hours',
      question: 'What could you earn per hour elsewhere in this time? 0 if nothing.',
      kind: 'money',
      usual: null,
      probes: [0, 1.08, 1.58],
      cues: ['otherwise', 'other work at', 'another client at', 'instead earn', 'another project at'],
    },
    {
      key: 'length',
      label: 'Length of the work',
      question: 'How long is the work?',
      kind: 'choice',
      options: [
        { key: 'short', label: 'A few days', cues: ['few days', 'one week', 'a week', 'quick job'] },
        { key: 'weeks', label: 'Some weeks', cues: ['weeks', 'one month'] },
        {
          key: 'long',
          label: 'Three months and more',
          cues: ['long term', 'long-term', 'months', 'half a year', 'a year'],
        },
      ],
      usual: null,
      probes: ['short', 'weeks', 'long'],
      cues: [],
    },
    {
      key: 'urgent',
      label: 'In a hurry',
      question: 'Does the client need the work at once, or at week-ends?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['urgent', 'asap', 'rush', 'weekend', 'by tomorrow', 'this week'],
      denials: ['no rush', 'not urgent', 'no hurry'],
    },
  ],
  references: [
    { field: 'usual_rate', factor: 1, says: 'what other clients pay for such work' },
    { field: 'offered_rate', factor: 1.1, says: 'the offer plus 10 %, because your usual rate is unknown' },
  ],
  adjustments: [
    { when: { field: 'urgent', is: true }, percent: 20, says: 'urgent work' },
    {
      when: { field: 'length', is: 'short' },
      percent: 8,
      says: 'a short job, in which preparation takes a larger share',
    },
    {
      when: { field: 'length', is: 'long' },
      percent: -7,
      says: 'a long job, which saves you looking for the next one',
    },
  ],
  stretch: 0.12,
  alternative: { field: 'next_best_rate' },
  steps: [
    { text: 'Write down what the work includes and excludes before you name the rate.' },
    {
      when: { field: 'urgent', is: true },
      text: 'List the rush fee separately, so that your normal rate stays for the next job.',
    },
    {
      when: { field: 'length', is: 'long' },
      text: 'Give a lower rate only for a minimum of hours a month, in writing.',
    },
    { text: 'If the budget is fixed, reduce the work rather than the rate.' },
    { text: 'Ask for part of the payment in advance.' },
  ],
  message:
    'Thanks for thinking of me. For this scope my rate is {open} an hour. If that does not fit the budget, ' +
    'tell me the total, and I will say what fits into it.',
};
