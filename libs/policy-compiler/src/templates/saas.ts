import type { Policy } from '@svc/policy-rules';

/** The vendor's offer as a sales lead would tell it. */
export const SAAS_DESCRIPTION = `Our scheduling software costs $32 a seat and month, never below $22. Below $25 ask me \
first. Orders are from 5 to 1,500 seats; from 50 seats 4% off, from 200 seats 9% off, on top of other discounts. \
No discount for nothing. A one-year contract unlocks up to 12% off, a two-year contract 18%. Paying the year \
up front gives another 4%. A published case study gives another 3%. \
Guided onboarding costs us $640 a deal; priority support costs us $1.80 a seat. New customers that we have \
confirmed get 3% on top. \
Single sign-on is only part of the Enterprise plan. Security questionnaires and changes to the contract go \
to a person. There is a 21-day trial.`;

/** Seats of a subscription: contract length, payment, onboarding, support and a case study against a discount. */
export const SAAS_POLICY: Policy = {
  version: 'svc-policy/1',
  name: 'Shiftboard team plan',
  language: 'en',
  currency: 'USD',
  engine: 'bundle2',
  meso: 3,
  list_price: 32,
  floor_price: 22,
  reserve_price: 25,
  free_discount: 0,
  quantity: {
    min: 5,
    max: 1500,
    unit: 'seat',
    breaks: [
      { from: 50, gives: { share: 0.04 }, stacks: true },
      { from: 200, gives: { share: 0.09 }, stacks: true },
    ],
  },
  period: { unit: 'month' },
  terms: [
    {
      id: 'contract',
      label: 'Contract',
      default: 'monthly',
      words: ['contract', 'commitment', 'commit'],
      options: [
        { id: 'monthly', label: 'month to month', worth: 0, words: ['monthly'] },
        {
          id: 'one_year',
          label: 'one year',
          periods: 12,
          worth: 2.4,
          unlocks: { share: 0.12 },
          words: ['annual', '12 months', 'yearly', 'a year'],
        },
        {
          id: 'two_years',
          label: 'two years',
          periods: 24,
          worth: 3.9,
          unlocks: { share: 0.18 },
          words: ['24 months', 'two-year', '2 years'],
        },
      ],
    },
    {
      id: 'payment',
      label: 'Payment',
      default: 'card_monthly',
      words: ['payment', 'billing', 'pay'],
      options: [
        { id: 'card_monthly', label: 'monthly by card', worth: 0, words: ['card', 'pay monthly'] },
        {
          id: 'up_front',
          label: 'the year up front',
          worth: 1.3,
          unlocks: { share: 0.04 },
          stacks: true,
          words: ['prepay', 'upfront', 'up front', 'in advance'],
        },
        { id: 'net_60', label: 'invoice, 60 days', worth: -0.6, words: ['net 60', '60 days', 'invoice'] },
      ],
    },
    {
      id: 'onboarding',
      label: 'Onboarding',
      default: 'guides',
      words: ['onboarding', 'training', 'setup'],
      options: [
        { id: 'guides', label: 'guides and videos', worth: 0 },
        {
          id: 'guided',
          label: 'guided onboarding',
          worth: -640,
          worth_per: 'deal',
          words: ['live sessions', 'guided', 'workshop'],
        },
      ],
    },
    {
      id: 'support',
      label: 'Support',
      default: 'business_hours',
      words: ['support', 'sla'],
      options: [
        { id: 'business_hours', label: 'on working days', worth: 0 },
        {
          id: 'priority',
          label: 'priority support',
          worth: -1.8,
          requires_discount_at_most: 0.2,
          words: ['priority', '24/7', 'dedicated'],
        },
      ],
    },
    {
      id: 'reference',
      label: 'Reference',
      default: 'none',
      words: ['reference', 'case study'],
      options: [
        { id: 'none', label: 'no reference', worth: 0 },
        {
          id: 'case_study',
          label: 'a published case study',
          worth: 1.1,
          unlocks: { share: 0.03 },
          stacks: true,
          words: ['case study', 'testimonial', 'logo'],
        },
      ],
    },
  ],
  grants: [
    { flag: 'new_customer', gives: { share: 0.03 }, stacks: true },
    { flag: 'nonprofit', gives: { share: 0.15 } },
  ],
  never: [
    {
      id: 'sso',
      text: 'Single sign-on is part of the Enterprise plan only.',
      words: ['sso', 'saml', 'single sign-on'],
    },
    { id: 'source_code', text: 'We do not hand out source code or escrow it.', words: ['source code', 'escrow'] },
  ],
  inventory: { bind: [] },
  handoff: [
    {
      id: 'security_review',
      text: 'security questionnaires and audits',
      words: ['questionnaire', 'soc 2', 'penetration test', 'audit'],
    },
    { id: 'legal', text: 'changes to the contract', words: ['redline', 'liability', 'legal team', 'dpa'] },
  ],
  facts: [
    { id: 'trial', words: ['trial', 'try it', 'test it'], answer: 'There is a 21-day trial with all features.' },
    {
      id: 'hosting',
      words: ['hosted', 'data center', 'gdpr', 'where is the data'],
      answer: 'Data is kept in Frankfurt or Ohio, as you choose.',
    },
    {
      id: 'integrations',
      words: ['integrate', 'integration', 'calendar', 'payroll'],
      answer: 'It connects to the common calendars and payroll systems.',
    },
  ],
  manner: { objective: 'balance', tone: 'plain' },
};
