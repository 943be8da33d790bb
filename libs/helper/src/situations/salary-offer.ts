import type { Situation } from '../situation.js';

/** An offer of work. */
export const SALARY_OFFER: Situation = {
  key: 'salary_offer',
  title: 'Salary offer',
  side: 'earn',
  unit: 'USD a year',
  cues: ['salary', 'job offer', 'offer letter', 'recruiter', 'base pay', 'hired', 'employer'],
  offer: 'offered_salary',
  scale: { field: 'offered_salary', typical: 80_000 },
  fields: [
    {
      key: 'offered_salary',
      label: 'Salary offered',
      question: 'What yearly salary was offered?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.19],
      cues: ['offered me', 'offered', 'offer of', 'offer is', 'they offer'],
    },
    {
      key: 'market_salary',
      label: 'Usual salary for the work',
      question: 'What do others with your experience earn per year for this work in your region?',
      kind: 'money',
      usual: null,
      probes: [0.975, 1.12, 1.38],
      cues: ['market', 'median', 'others earn', 'usual salary', 'typical', 'average'],
    },
    {
      key: 'other_offer',
      label: 'Another offer, or your present pay',
      question: 'What would you earn per year elsewhere, in another job or your present one?',
      kind: 'money',
      usual: null,
      probes: [0.875, 1.1, 1.31],
      cues: [
        'other offer',
        'another offer',
        'competing offer',
        'currently make',
        'currently earn',
        'i make',
        'i earn',
        'current salary',
      ],
    },
    {
      key: 'scarce_skill',
      label: 'Hard to find somebody else',
      question: 'Would it be hard for the employer to find somebody else with your skills?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['rare skill', 'hard to find', 'searched for months', 'specialist', 'only candidate'],
      denials: ['many candidates', 'entry level', 'lots of applicants'],
    },
    {
      key: 'band_fixed',
      label: 'Bands are fixed',
      question: 'Does the employer say that the pay band is fixed?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['fixed band', 'pay band', 'top of the band', 'not negotiable', 'non-negotiable'],
    },
  ],
  references: [
    { field: 'market_salary', factor: 1.02, says: 'what others earn for the work, plus 2 % for changing jobs' },
    {
      field: 'offered_salary',
      factor: 1.05,
      says: 'the offer plus 5 %, because it is unknown what others earn for the work',
    },
  ],
  adjustments: [
    {
      when: { field: 'scarce_skill', is: true },
      percent: 4,
      says: 'it would be hard for the employer to find somebody else',
    },
    {
      when: { field: 'band_fixed', is: true },
      percent: -3,
      says: 'the employer says that the pay band is fixed, so less is possible in salary',
    },
  ],
  stretch: 0.07,
  alternative: { field: 'other_offer' },
  steps: [
    { text: 'Thank the employer and ask for a day to decide; do not answer on the call.' },
    { text: 'Name one figure, then wait.' },
    { when: { field: 'market_salary', atLeast: 0 }, text: 'Say where your figure for the usual salary comes from.' },
    {
      when: { field: 'other_offer', atLeast: 0 },
      text: 'Say that you have an alternative; name its amount only if it is higher than the employer’s offer.',
    },
    {
      when: { field: 'band_fixed', is: true },
      text: 'Ask for what is outside the band: a signing bonus, days off, an earlier review.',
    },
    { text: 'Get the final offer in writing before you give notice anywhere.' },
  ],
  message:
    'Thank you, I would be glad to join. For this role and my experience I was looking at {open}. If you can ' +
    'get there, I can accept this week.',
};
