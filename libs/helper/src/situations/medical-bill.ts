import type { Situation } from '../situation.js';

/** A bill of a hospital or a practice. */
export const MEDICAL_BILL: Situation = {
  key: 'medical_bill',
  title: 'Medical bill',
  side: 'pay',
  unit: 'USD',
  cues: ['hospital', 'medical', 'clinic', 'doctor', 'surgery', 'emergency room', 'ambulance', 'er bill'],
  offer: 'bill_amount',
  scale: { field: 'bill_amount', typical: 4_000 },
  fields: [
    {
      key: 'bill_amount',
      label: 'Amount of the bill',
      question: 'What does the bill ask you to pay?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.5],
      cues: ['bill for', 'bill of', 'billed', 'owe', 'charged', 'bill is'],
    },
    {
      key: 'fair_price',
      label: 'Usual price of the treatment',
      question: 'What is the usual price of the treatment in your region (a price look-up, or what insurers pay)?',
      kind: 'money',
      usual: null,
      probes: [0.375, 0.7, 1.25],
      cues: ['usual price', 'fair price', 'insurers pay', 'medicare', 'normally costs', 'average price'],
    },
    {
      key: 'itemized',
      label: 'Itemised bill checked',
      question: 'Have you had an itemised bill, and are there faults in it?',
      kind: 'choice',
      options: [
        { key: 'no', label: 'I have none yet', cues: ['no itemized', 'not itemized', 'no itemised'] },
        { key: 'clean', label: 'Yes, and it is right', cues: ['itemized bill is right', 'checked the itemized'] },
        {
          key: 'errors',
          label: 'Yes, and something in it is wrong',
          cues: ['billed twice', 'double charged', 'never received', 'error on the bill', 'wrong code'],
        },
      ],
      usual: 'no',
      probes: ['no', 'clean', 'errors'],
      cues: [],
    },
    {
      key: 'pays_now',
      label: 'Can pay at once',
      question: 'Could you pay a reduced amount at once?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['pay now', 'pay today', 'lump sum', 'pay in full'],
      denials: ['cannot pay', "can't pay", 'installments', 'payment plan'],
    },
    {
      key: 'hardship',
      label: 'Low income',
      question: 'Would paying the bill be a hardship, or is your income low?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['hardship', 'low income', 'lost my job', 'unemployed', 'cannot afford', "can't afford"],
    },
  ],
  references: [
    { field: 'fair_price', factor: 1, says: 'the usual price of the treatment' },
    {
      field: 'bill_amount',
      factor: 0.7,
      says: '70 % of the bill, because the usual price of the treatment is unknown',
    },
  ],
  adjustments: [
    { when: { field: 'itemized', is: 'errors' }, percent: 10, says: 'faults in the itemised bill' },
    {
      when: { field: 'pays_now', is: true },
      percent: 10,
      says: 'immediate payment is worth more to the billing office than a debt collection',
    },
    { when: { field: 'hardship', is: true }, percent: 20, says: 'hardship: many hospitals have a programme for it' },
  ],
  stretch: 0.25,
  steps: [
    {
      when: { field: 'itemized', is: 'no' },
      text: 'Ask for the itemised bill first, with codes, and pay nothing before you have it.',
    },
    {
      when: { field: 'itemized', is: 'errors' },
      text: 'Dispute the faulty items in writing before you talk about the rest.',
    },
    { when: { field: 'hardship', is: true }, text: 'Ask for the financial assistance policy and its form.' },
    { text: 'Ask the billing office who may agree to a settlement; write down name and date.' },
    {
      when: { field: 'pays_now', is: true },
      text: 'Offer to pay the agreed amount on the same day, and ask for “paid in full” in writing first.',
    },
    { when: { field: 'pays_now', is: false }, text: 'Ask for a payment plan without interest.' },
  ],
  message:
    'I am calling about the bill of {offer}. I have looked at what the treatment usually costs, and I would ' +
    'like to settle it. I can pay {open}. Can you accept that as payment in full?',
};
