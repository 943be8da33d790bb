import { countedWord } from '@svc/language';
import type { Effect, ReadBackTexts } from './says.js';

const counted = (count: number, unit: string | null): string =>
  unit === null ? String(count) : `${count} ${countedWord(count, unit)}`;

const effectOf = (effect: Effect, upTo: boolean): string => {
  if ('off' in effect) return upTo ? `up to ${effect.off} comes off` : `${effect.off} comes off`;
  return upTo ? `the price may go down to ${effect.price}` : `the price is ${effect.price}`;
};

/** "Seat and month": what a sum is for. */
const each = (unit: string | null, period: string | null): string =>
  [unit, period].filter((one) => one !== null).join(' and ');

const aTime = (period: string | null): string =>
  period === null ? '' : ` ${period === 'hour' ? 'an' : 'a'} ${period}`;

/** The read-back in English. */
export const ENGLISH: ReadBackTexts = {
  price: (amount, unit, period) =>
    unit === null && period === null
      ? `The price is ${amount}.`
      : `The price is ${amount} for one ${each(unit, period)}.`,
  lowest: (amount, period) => `Never below ${amount}${aTime(period)}.`,
  paid: (amount, period) => `${amount}${aTime(period)}`,
  together: (amount, count, unit) => `${amount} for ${counted(count, unit)}`,
  firm: () => 'The price is firm.',
  reserve: (amount, period) => `Below ${amount}${aTime(period)} you are asked first.`,
  mostOff: (effect) => ('off' in effect ? `At most ${effect.off} comes off in all.` : `Never below ${effect.price}.`),
  nothingForNothing: () => 'Nothing comes off without something in return.',
  downToLowest: () => 'Anybody may bargain down to your lowest price.',
  free: (effect) =>
    'off' in effect ? `Anybody gets up to ${effect.off} off.` : `Anybody may bargain down to ${effect.price}.`,
  least: (count, unit) => `The smallest order is ${counted(count, unit)}.`,
  most: (count, unit) => `The largest order is ${counted(count, unit)}.`,
  volume: (from, unit, effect, upTo) => `From ${counted(from, unit)} on ${effectOf(effect, upTo)}.`,
  discount: (condition, effect, upTo) => `For “${condition}” ${effectOf(effect, upTo)}.`,
  buyers: (flag, effect, upTo) => `For buyers of the kind “${flag}” ${effectOf(effect, upTo)}.`,
  extra: (thing, amount, per, { always, freeFrom }) =>
    `“${thing}” costs ${amount} on top, ${per}` +
    `${always ? '; every buyer pays it' : ''}${freeFrom === null ? '' : `; free from an order of ${freeFrom} on`}.`,
  perDeal: () => 'once per order',
  per: (unit, period) => `for each ${unit === null && period === null ? 'one' : each(unit, period)}`,
  counted: (count, included) =>
    `for each ${count} ${included === null ? 'that the buyer orders' : `beyond ${included}`}`,
  pack: (size, unit) => `The goods are sold in packs of ${counted(size, unit)}.`,
  gift: (thing) => `“${thing}” is free.`,
  never: (words) => `Buyers are refused this: “${words}”.`,
  handoff: (subject) => `You answer this yourself: “${subject}”.`,
  fact: (words) => `Buyers may be told: “${words}”.`,
  stock: (key, value) => `Stock is checked against the record with ${key} ${value}.`,
  manner: (words) => `How to bargain: “${words}”.`,
  name: (name) => `You sell: “${name}”.`,
  private: (words) => `Buyers are never told: “${words}”.`,
  nothing: (words) => `These words say nothing about the offer: “${words}”.`,
  unread: (words) => `It is not clear what these words mean: “${words}”.`,
  open: (words) => `These words are not part of the offer: “${words}”.`,
};
