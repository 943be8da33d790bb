import type { Speech, SpokenOffer } from '../speech.js';

/** Two years of 25 seats. */
export const annual: SpokenOffer = {
  price: 39.2,
  quantity: 25,
  total: 980,
  terms: [{ id: 'contract', label: 'Contract', option: 'two_years', optionLabel: 'two years, paid yearly' }],
};
/** The same seats by the month. */
export const monthly: SpokenOffer = {
  price: 44,
  quantity: 25,
  total: 1100,
  terms: [{ id: 'onboarding', label: 'Onboarding', option: 'call', optionLabel: 'live sessions' }],
};
/** An offer with an answer and a sign-off, in English. */
export const speech: Speech = {
  kind: 'offer',
  language: 'en',
  currency: 'USD',
  priceDecimals: 2,
  unit: 'seat',
  subject: 'the Team plan',
  reason: 'trade_for_term',
  offer: annual,
  menu: [],
  answers: ['There is a 14-day trial.'],
  refusals: [],
  handoff: null,
  tone: 'friendly',
  signOff: 'Mia',
};
/** An offer of bottles, in Chinese. */
export const chinese: Speech = {
  kind: 'offer',
  language: 'zh',
  currency: 'CNY',
  priceDecimals: 2,
  unit: '瓶',
  subject: '瓶装水',
  reason: 'met_in_the_middle',
  offer: {
    price: 1.36,
    quantity: 20000,
    total: 27200,
    terms: [{ id: 'delivery', label: '交货', option: 'pickup', optionLabel: '自提' }],
  },
  menu: [],
  answers: [],
  refusals: [],
  handoff: null,
  tone: 'plain',
  signOff: null,
};
