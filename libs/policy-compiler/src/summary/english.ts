import { countedWord } from '@svc/language';
import { POLICY_LIMITS } from '@svc/policy-rules';
import { article } from './english-units.js';
import type { Phrases } from './phrases.js';

const each = (perDeal: boolean): string => (perDeal ? 'per deal' : 'per unit');

/** A summary's sentences in English. */
export const ENGLISH: Phrases = {
  language: 'en',
  per: (unit, time) => {
    const named = [unit, time].filter((one) => one !== '');
    return named[0] === undefined ? '' : ` ${article(named[0])} ${named.join(' and ')}`;
  },
  prices: (name, list, floor, per) =>
    `${name}: the list price is ${list}${per}, the lowest is ${floor}. ` +
    'No buyer pays more than the list price or less than the lowest.',
  samePrice: 'The price is fixed: list and lowest price are the same.',
  reserve: (money, isNamed, isFree) =>
    `Never below ${money} without your consent` +
    (isFree ? `: a buyer who offers ${money} or more gets the deal` : '') +
    '; a lower bid waits for you.' +
    (isNamed ? '' : ' You named no such price, so this one was computed.'),
  reserveLess:
    'A discount for something in return lowers this limit by the same amount, but never below the lowest price.',
  reserveBreaks: 'Your prices for larger or longer orders stand, even below this limit.',
  reserveFalls: (rows) => `That price falls: ${rows.map(([day, money]) => `from ${day} on ${money}`).join(', ')}.`,
  passOn: 'Buyers are told that a lower bid is passed on to you.',
  approve: (money, hours) =>
    `A waiting bid of ${money} or more is accepted by rule after ${hours} hours, without asking you.`,
  counters: (percents) =>
    `With each move of a buyer the offer falls further: ${percents.join('%, ')}% of the way down to that price.`,
  shareOfTrades: (percent) =>
    `Of what a trade is worth to you, a buyer gets at most ${percent}%; the rest stays with you.`,
  freeAll: 'Buyers can bargain down to this limit without giving anything in return.',
  freeNone:
    'Buyers get a discount only for something in return. A bid for less that offers nothing in return waits for you.',
  free: (amount) => `Buyers can get up to ${amount} off for nothing in return, and more only for something in return.`,
  quantity: (min, max, unit) =>
    min === max
      ? `The quantity is ${min} ${countedWord(min, unit)}.`
      : max >= POLICY_LIMITS.quantity
        ? `An order is for at least ${min} ${countedWord(min, unit)}; there is no largest order.`
        : `Orders run from ${min} to ${max} ${countedWord(max, unit)}.`,
  step: (size, unit) => `The goods are sold in packs: orders are multiples of ${size} ${countedWord(size, unit)}.`,
  period: (min, max, usual, time) =>
    (max === null
      ? min === 1
        ? usual === null
          ? `The price is paid every ${time} until one side ends the deal, ` +
            `or for the agreed number of ${countedWord(2, time)}.`
          : `An order is for as many ${countedWord(2, time)} as the buyer wants.`
        : `An order is for at least ${min} ${countedWord(min, time)}.`
      : `An order is for ${min} to ${max} ${countedWord(max, time)}.`) +
    (usual === null ? '' : ` If nobody says how long, it is for ${usual} ${countedWord(usual, time)}.`),
  brk: (from, unit, effects) => `From ${from} ${countedWord(from, unit)} on: ${effects}.`,
  gives: {
    share: (percent) => `${percent}% off without bargaining`,
    amount: (money, per) => `${money} off${per} without bargaining`,
    toPrice: (money) => `${money} without bargaining`,
  },
  unlocks: {
    share: (percent) => `up to ${percent}% off in bargaining`,
    amount: (money, per) => `up to ${money} off${per} in bargaining`,
    toPrice: (money) => `down to ${money} in bargaining`,
  },
  onTop: ' on top of other discounts',
  charge: (money, per) => `the buyer pays ${money} more ${per}`,
  perDeal: 'per deal',
  perCount: ({ count, included }, max) =>
    `for each ${count} ${included ? `beyond ${included}` : 'that is ordered'}` +
    (max === null ? '' : `, at most ${max} ${countedWord(max, count)}`),
  charged: (unit, time) => {
    if (unit === '' && time !== '') return `${article(time)} ${time}`;
    return `a unit${time === '' ? '' : ` and ${time}`}`;
  },
  lasts: (periods, time) => `is for ${periods} ${countedWord(periods, time)}`,
  requires: (option) => `only with "${option}"`,
  chargeShare: (percent) => `the buyer pays ${percent}% more`,
  examples: (lines) => `For example, before any bargaining: ${lines.join('; ')}.`,
  chargeFreeFrom: (count, unit) => `free from ${count} ${countedWord(count, unit)} on`,
  always: (label, what) => `${label}, in every deal: ${what}.`,
  term: (label, standard, options) => `${label}: normally "${standard}". Instead: ${options}.`,
  earns: (money, perDeal) => `is worth ${money} ${each(perDeal)} to you`,
  costs: (money, perDeal) => `costs you ${money} ${each(perDeal)}`,
  onlyAtList: 'only when the buyer pays the full list price',
  onlyUpTo: (percent) => `only while the discount is at most ${percent}%`,
  grant: (flag, gets) => `Buyers whom your records confirm as "${flag}" get: ${gets}.`,
  never: (text) => `Never: ${text}`,
  stock: (record, option) =>
    `${option === null ? 'Nothing is' : `"${option}" is not`} offered or sold ` +
    `unless your stock record ${record} says available.`,
  stockKey: { id: 'with id', vin: 'with VIN', sku: 'with SKU', gtin: 'with GTIN' },
  handoff: (text) => `A person answers: ${text}`,
  fact: (answer) => `Buyers may be told: ${answer}`,
  objective: {
    close: 'The aim is to sell soon.',
    balance: 'The aim is a fair balance of price and a quick sale.',
    margin: 'The aim is a good price rather than a quick sale.',
  },
  rounds: (count) =>
    `After ${count} bids or requests for a lower price nothing new is offered: the last offer remains.`,
  offerValid: (hours) => `An offer is valid for ${hours} hours.`,
  hold: (hours) => `After a deal the item is held for ${hours} hours.`,
  conversations: (count) =>
    `A known buyer can move the price in ${count} ${count === 1 ? 'conversation' : 'conversations'} a day.`,
  tone: { friendly: 'The tone is friendly.', plain: 'The tone is plain.', formal: 'The tone is formal.' },
  signOff: (text) => `Replies end with: ${text}`,
  menu: (count) => `A reply can list up to ${count} offers. Each is worth the same to you.`,
  join: '; ',
};
