import type { Phrases } from './phrases.js';

const each = (perDeal: boolean): string => (perDeal ? 'once a deal' : 'a unit');

/** A summary's sentences in English. */
export const ENGLISH: Phrases = {
  prices: (name, list, floor, unit) => `${name}: the list price is ${list}${unit && ` a ${unit}`}, the lowest is ${floor}. No buyer pays more than the first or less than the second.`,
  samePrice: 'The price is fixed: list and lowest price are the same.',
  freeAll: 'Anything down to the lowest price may be given without asking for something in return.',
  freeNone: 'No discount is given for nothing: each must be traded for.',
  free: (amount) => `Up to ${amount} off may be given for nothing; more must be traded for.`,
  quantity: (min, max, unit) => (min === max ? `The quantity is ${min} ${unit}.` : `Orders run from ${min} to ${max} ${unit}.`),
  brk: (from, unit, unlock, stacks) => `From ${from} ${unit} on: ${unlock}${stacks ? ', on top of other discounts' : ''}.`,
  share: (percent) => `up to ${percent}% off`,
  amount: (money, unit) => `up to ${money} off${unit && ` a ${unit}`}`,
  toPrice: (money) => `down to ${money}`,
  term: (label, standard, options) => `${label}: normally "${standard}". Instead: ${options}.`,
  trade: (unlock, stacks) => `unlocks ${unlock}${stacks ? ' on top of other discounts' : ''}`,
  earns: (money, perDeal) => `is worth ${money} to you ${each(perDeal)}`,
  costs: (money, perDeal) => `costs you ${money} ${each(perDeal)}`,
  onlyAtList: 'only when the buyer pays the full list price',
  onlyUpTo: (percent) => `only while the discount is at most ${percent}%`,
  grant: (flag, gets) => `Buyers whom your records confirm as "${flag}" get: ${gets}.`,
  never: (text) => `Never: ${text}`,
  stock: (record, option) => `${option === null ? 'Nothing is' : `"${option}" is not`} offered or sold unless your stock record ${record} says available.`,
  stockKey: { id: 'with id', vin: 'with VIN', sku: 'with SKU', gtin: 'with GTIN' },
  handoff: (text) => `For a person: ${text}`,
  fact: (answer) => `Buyers may be told: ${answer}`,
  objective: { close: 'The aim is to sell soon.', balance: 'The aim is a fair balance of price and a quick sale.', margin: 'The aim is a good price rather than a quick sale.' },
  rounds: (count) => `After ${count} replies with an offer, the last one stands.`,
  tone: { friendly: 'The tone is friendly.', plain: 'The tone is plain.', formal: 'The tone is formal.' },
  signOff: (text) => `Replies end with: ${text}`,
  menu: (count) => `A reply may hold up to ${count} offers that are worth the same to you.`,
  join: '; ',
};
