import type { Speech, SpokenNote, SpokenOffer, SpokenReason } from '@svc/language';
import type { Random } from '@svc/numerics';
import type { Situation } from './good.js';

/** One of a list. */
export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new RangeError('a list to choose from is empty');
  return item;
}

/** A whole number from `least` to `most`, both possible. */
export function wholeFrom(random: Random, least: number, most: number): number {
  return least + Math.floor(random.next() * (most - least + 1));
}

const LABELS = {
  en: [
    ['Payment', 'cash on pick-up'],
    ['Contract', 'two years, paid yearly'],
    ['Delivery', 'by 3 March'],
    ['Warranty', '90 days on the engine'],
    ['Support', 'standard'],
  ],
  zh: [
    ['付款', '月结30天'],
    ['交货', '3月1日前送到'],
    ['质保', '一年'],
    ['包装', '标准'],
  ],
} as const;
const SUBJECTS = { en: ['Team plan', '2014 Honda Civic', 'oak desk'], zh: ['瓶装水', '二手车', '团队版'] } as const;
const UNITS = { en: ['seat', 'box', null], zh: ['瓶', '箱', null] } as const;
const ANSWERS = {
  en: ['There is a 14-day trial', 'It has 80,000 miles.'],
  zh: ['有14天试用', '跑了八万公里。'],
} as const;
const REFUSALS = { en: ['SSO is part of Enterprise only', 'No refunds.'], zh: ['不提供账期', '不拆箱零卖。'] } as const;
const REASONS: readonly SpokenReason[] = [
  'opening',
  'met_in_the_middle',
  'improved',
  'came_down',
  'trade_for_term',
  'trade_instead',
  'holding',
  'last_offer',
  'last_price',
  'firm',
  'accepts_yours',
  'at_table',
  'still_offered',
  'below_here',
  'approved',
  'seller_counter',
  'bid_refused',
  'taken_back',
  'not_paid_for',
  'never_match',
  'offering',
];

/** What a reply may tell beside its reason, with figures, times and labels of its own. */
function someNotes(random: Random, language: Speech['language']): SpokenNote[] {
  const option = oneOf<readonly [string, string]>(random, LABELS[language])[1];
  const until = new Date(Date.UTC(2027, 2, wholeFrom(random, 1, 28), wholeFrom(random, 0, 23))).toISOString();
  const notes: readonly SpokenNote[] = [
    { kind: 'passed_on', until },
    { kind: 'bid_stands', until },
    { kind: 'lowers_it', option },
    { kind: 'not_firm' },
    { kind: 'not_paid', option },
    { kind: 'group_proof', option },
    { kind: 'option_charged', option, amount: wholeFrom(random, 1, 9_000) },
    { kind: 'total_is', amount: wholeFrom(random, 100, 90_000) },
    { kind: 'quantity_max', count: wholeFrom(random, 2, 400) },
  ];
  return notes.filter(() => random.next() < 0.2);
}

function anOffer(random: Random, language: Speech['language']): SpokenOffer {
  const price = wholeFrom(random, 100, 2_000_000) / 100;
  const quantity = oneOf(random, [1, 1, 12, 30, 60, 20_000]);
  const terms = LABELS[language]
    .filter(() => random.next() < 0.4)
    .map(([label, optionLabel], index) => ({ id: `t${index}`, label, option: 'o', optionLabel }));
  return { price, quantity, total: Math.round(price * quantity * 100) / 100, terms };
}

const KINDS: Readonly<Partial<Record<Situation, Speech['kind']>>> = {
  deal: 'deal',
  handoff: 'handoff',
  decline: 'decline',
};

function reasonFor(random: Random, situation: Situation): SpokenReason {
  if (situation === 'deal') return 'buyer_accepted';
  if (situation === 'handoff') return 'for_a_person';
  if (situation === 'decline') return oneOf<SpokenReason>(random, ['rounds_over', 'buyer_quit', 'held']);
  if (situation === 'refusal') return oneOf<SpokenReason>(random, ['never_given', 'holding']);
  return oneOf(random, REASONS);
}

/** What a reply says in a situation: figures, terms and dates of its own in most parts. */
export function aSpeech(random: Random, language: Speech['language'], situation: Situation): Speech {
  const menu = situation === 'menu' ? [anOffer(random, language), anOffer(random, language)] : [];
  return {
    kind: KINDS[situation] ?? 'offer',
    language,
    currency: language === 'zh' ? 'CNY' : oneOf(random, ['USD', 'EUR', 'GBP']),
    priceDecimals: 2,
    unit: oneOf(random, UNITS[language]),
    subject: oneOf(random, SUBJECTS[language]),
    reason: reasonFor(random, situation),
    offer: situation === 'handoff' ? null : (menu[0] ?? anOffer(random, language)),
    menu,
    answers: situation === 'answer' ? [oneOf(random, ANSWERS[language])] : [],
    refusals: situation === 'refusal' ? [oneOf(random, REFUSALS[language])] : [],
    // What a reply tells beside its reason stands where its answers do.
    notes: situation === 'answer' ? someNotes(random, language) : [],
    handoff: situation === 'handoff' ? (language === 'zh' ? '合同问题' : 'the contract') : null,
    tone: oneOf(random, ['friendly', 'plain', 'formal'] as const),
    turn: wholeFrom(random, 0, 9),
    signOff: random.next() < 0.3 ? 'Mia' : null,
  };
}
