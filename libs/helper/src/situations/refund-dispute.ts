import type { Situation } from '../situation.js';

/** A refund that a shop or a platform does not give. */
export const REFUND_DISPUTE: Situation = {
  key: 'refund_dispute',
  title: 'Refund dispute',
  side: 'earn',
  unit: 'USD',
  cues: ['refund', 'money back', 'chargeback', 'defective', 'broken on arrival', 'never arrived', 'return it'],
  offer: 'offered_refund',
  scale: { field: 'amount_paid', typical: 200 },
  fields: [
    {
      key: 'amount_paid',
      label: 'Amount paid',
      question: 'What did you pay?',
      kind: 'money',
      required: true,
      usual: null,
      probes: [1, 1.5],
      cues: ['paid', 'cost me', 'bought for', 'order of', 'price was'],
    },
    {
      key: 'offered_refund',
      label: 'Refund offered',
      question: 'What refund has the seller offered so far? 0 if the seller refused.',
      kind: 'money',
      usual: 0,
      probes: [0, 0.3, 0.9],
      cues: ['offered', 'offer', 'refund of', 'they gave', 'voucher'],
    },
    {
      key: 'fault',
      label: 'What is wrong',
      question: 'What went wrong?',
      kind: 'choice',
      options: [
        {
          key: 'not_received',
          label: 'The goods never came',
          cues: ['never arrived', 'never came', 'not delivered', 'lost in the mail'],
        },
        {
          key: 'defective',
          label: 'The goods are broken, or not as described',
          cues: [
            'defective',
            'broken',
            'not as described',
            'damaged',
            'does not work',
            "doesn't work",
            'stopped working',
          ],
        },
        {
          key: 'partly',
          label: 'Part of the goods can be used',
          cues: ['partly', 'scratched', 'missing part', 'cancelled late', 'one item'],
        },
        {
          key: 'changed_mind',
          label: 'I do not want it any more',
          cues: ['changed my mind', 'do not want', "don't want", 'does not fit', "doesn't fit"],
        },
      ],
      usual: null,
      probes: ['not_received', 'defective', 'partly', 'changed_mind'],
      cues: [],
    },
    {
      key: 'paid_by_card',
      label: 'Paid with a card',
      question: 'Did you recently pay with a credit card? Then you can open a dispute with the card’s bank.',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['credit card', 'by card', 'visa', 'mastercard', 'amex'],
      denials: ['bank transfer', 'cash', 'wire', 'gift card'],
    },
    {
      key: 'proof',
      label: 'Photos or messages as proof',
      question: 'Do you have photos, tracking or messages that prove what went wrong?',
      kind: 'flag',
      usual: null,
      probes: [true, false],
      cues: ['photos', 'pictures', 'screenshots', 'tracking shows', 'video'],
      denials: ['no proof', 'no photos'],
    },
  ],
  references: [
    {
      field: 'amount_paid',
      factor: 0.8,
      says: '80 % of what was paid, where such talks usually end without strong proof',
    },
  ],
  adjustments: [
    {
      when: { field: 'fault', is: 'not_received' },
      percent: 20,
      says: 'nothing was delivered: the full amount is owed',
    },
    { when: { field: 'fault', is: 'defective' }, percent: 15, says: 'the goods are not what was promised' },
    { when: { field: 'fault', is: 'partly' }, percent: -25, says: 'part of the goods can be used' },
    {
      when: { field: 'fault', is: 'changed_mind' },
      percent: -40,
      says: 'the goods have no fault: a refund is goodwill, unless the seller’s terms promise more',
    },
    {
      when: { field: 'paid_by_card', is: true },
      percent: 5,
      says: 'a dispute with the bank would cost the seller a fee',
    },
    { when: { field: 'proof', is: false }, percent: -10, says: 'there is no proof' },
  ],
  stretch: 0.25,
  cap: 'amount_paid',
  steps: [
    { text: 'Ask in writing, in one message, with the order number and a date to answer by.' },
    { when: { field: 'proof', is: true }, text: 'Attach the proof to the first message.' },
    {
      when: { field: 'paid_by_card', is: true },
      text:
        'If there is no answer by that date, open a dispute with the card’s bank. Ask the bank today until ' +
        'when that is possible.',
    },
    {
      when: { field: 'fault', is: 'changed_mind' },
      text: 'Read the seller’s return policy: if it covers your case, you need not bargain.',
    },
    { text: 'Refuse a voucher unless you would buy there anyway.' },
  ],
  message:
    'I ask for a refund of {open} for my order. Please confirm within seven days; I would rather settle this ' +
    'with you than take it further.',
};
