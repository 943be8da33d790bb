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
      question: 'What rate an hour does the client offer?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.33],
      cues: ['offers', 'offered', 'client wants', 'willing to pay', 'budget of', 'pays'],
    },
    {
      key: 'usual_rate',
      label: 'Your usual rate',
      question: 'What do other clients pay you an hour for such work?',
      kind: 'money',
      usual: null,
      probes: [0.917, 1.25, 1.83],
      cues: ['usual rate', 'normally charge', 'my rate', 'i charge', 'usually charge', 'other clients pay'],
    },
    {
      key: 'next_best_rate',
      label: 'What the hours would bring otherwise',
      question: 'What would you earn per hour in this time otherwise? 0 if nothing.',
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
      question: 'Does the client need it at once, or at week-ends?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['urgent', 'asap', 'rush', 'weekend', 'by tomorrow', 'this week'],
      denials: ['no rush', 'not urgent', 'no hurry'],
    },
  ],
  references: [
    { field: 'usual_rate', factor: 1, says: 'what other clients pay for such work' },
    { field: 'offered_rate', factor: 1.1, says: 'the offer and 10 %: nobody has said what others pay' },
  ],
  adjustments: [
    { when: { field: 'urgent', is: true }, percent: 20, says: 'work in a hurry' },
    { when: { field: 'length', is: 'short' }, percent: 8, says: 'a short job, whose preparation weighs more' },
    { when: { field: 'length', is: 'long' }, percent: -7, says: 'long work, which saves looking for the next' },
  ],
  stretch: 0.12,
  alternative: { field: 'next_best_rate' },
  steps: [
    { text: 'Write down what is in the work and what is not, before the rate.' },
    {
      when: { field: 'urgent', is: true },
      text: 'Name the hurry as its own line, so that the rate stays for the next job.',
    },
    { when: { field: 'length', is: 'long' }, text: 'Give the lower rate for a minimum of hours a month, in writing.' },
    { text: 'If the budget is fixed, take work out rather than the rate down.' },
    { text: 'Ask for a part in advance.' },
  ],
  message:
    'Thanks for thinking of me. For this scope my rate is {open} an hour. If that does not fit the budget, ' +
    'tell me the total, and I will say what fits into it.',
};
