import { countedWord } from '@svc/language';
import type { QuestionTexts } from './question-texts.js';

const price = (amount: string, words: string): string => `${amount}, as in "${words}".`;

/** A sum for a number of hours, days or weeks, and what one of them comes to. */
const forTime = (count: string, unit: string, total: string, each: string): string =>
  `${total} for ${count} ${unit}s: ${each}.`;

/** The questions in English. */
export const ENGLISH_QUESTIONS: QuestionTexts = {
  asks: {
    lowest_price_scale: (floor, list) => `Is your lowest price ${floor}? The list price is ${list}.`,
    lowest_price_for_nothing: (floor) =>
      `May the price fall to ${floor} for a buyer who offers nothing in return, or must every discount be ` +
      'traded for something?',
    extra_below_lowest: (floor) => `May this discount go below the lowest price of ${floor}?`,
    time_below_lowest: (words, floor) => `"${words}" is below the lowest price of ${floor}. Which of the two applies?`,
    adds_or_takes_off: (words) => `Does the buyer pay this in addition, or get it as a discount: "${words}"?`,
    condition_lost: (words) => `Who gets this discount: "${words}"?`,
    figure_unclear: (words) => `What is the figure in "${words}"?`,
    price_or_sum: (words, list) => `The list price is ${list}. What is the amount in "${words}"?`,
    counted_in_packs: (words) => `What does "${words}" count: packs, or single units that the price is for?`,
    price_scale: (words) => `How much is "${words}"?`,
    charged_by_count: (words) => `“${words}”: a buyer’s order has no figure for this. How does a buyer pay for it?`,
    price_by_time: (words, price) => `The price is ${price}. What does "${words}" mean?`,
    for_one_or_all: (words, sum) => `Is ${sum} the price for one, or for all of them: "${words}"?`,
    how_many: (words) => `How many can be ordered at "${words}"?`,
    lowest_price_missing: () => 'No lowest price is named. How low may the price go?',
    which_price: () => 'Which of these is your list price?',
    figure_roles: (...words) => `What do these mean for the price: ${words.map((each) => `"${each}"`).join(', ')}?`,
    figure_role: (words) => `What does this mean for the price: "${words}"?`,
  },
  choices: {
    scaled: (amount) => `The lowest price is ${amount}.`,
    one_only: () => 'One.',
    price_of_one: (sum, head) => `${sum} for each ${head}.`,
    price_of_all: (sum, most) => `${sum} in all, for up to ${most}.`,
    any_number: () => 'Any number.',
    share_off: (share) => `It is ${share} % off.`,
    amount_off: (amount) => `It is ${amount} off, as written.`,
    scaled_price: (amount) => `It is ${amount}.`,
    as_written: (amount) => `The lowest price is ${amount}, as written.`,
    not_the_lowest: (amount) => `${amount} is not the lowest price; only the named discounts are given.`,
    haggle: (floor) => `It may fall to ${floor} for nothing in return.`,
    trade_only: () => 'No discount without something in return.',
    lowest_for_all: (floor) => `${floor} is the lowest price, for a longer time too.`,
    lowest_of_time: (floor) =>
      `The price for the longer time stays as written; otherwise the price can fall to ${floor}.`,
    not_below: (floor) => `No: ${floor} stays the lowest price.`,
    charge: () => 'The buyer pays it in addition.',
    once: () => 'The buyer pays it once, in addition.',
    counted: (unit) => `The buyer orders a number of them and pays for each ${unit}, in addition.`,
    first_time: forTime,
    second_time: forTime,
    third_time: forTime,
    for_each: () => 'The buyer pays it in addition for each unit ordered.',
    discount: () => 'It comes off the price.',
    one_by_one: () => 'These words mean different things: ask me about each one.',
    not_part: () => 'Not part of the offer.',
    only_for: (condition) => `Only for: ${condition}.`,
    lowest_only_for: (amount, condition) => `${amount} is the lowest price, and only for: ${condition}.`,
    for_everybody: () => 'Every buyer, for nothing in return.',
    from_volume: (from, unit) => `Buyers who order ${from}${unit && ` ${countedWord(2, unit)}`} or more.`,
    from_count: (from, unit) => `Buyers who order ${from}${unit && ` ${countedWord(2, unit)}`} or more.`,
    confirmed_buyers: (kind) => `Only buyers whom your records confirm: ${kind}.`,
    right: (value) => `It is ${value}.`,
    first_price: price,
    second_price: price,
    third_price: price,
    for_all: (all, each) => `${all} for all of them, ${each} each.`,
    price_as_written: (amount) => `It is the price of one: ${amount}.`,
    packs_of: (many, size) => `Packs of ${size}: from ${many}.`,
    as_counted: (few) => `What the price is for: from ${few}.`,
    no_price: () => 'None of these.',
    lowest_price: (amount) => `${amount} is the lowest price.`,
    list_price: (amount) => `Never below the list price: ${amount}.`,
    as_low_as_named: (amount) => `As low as the discounts named here allow, and only with them: ${amount}.`,
    for_time: (total, count, unit) => `It is the price for ${count} ${countedWord(Number(count), unit)}: ${total}.`,
    price_for: (condition) => `It is the price for: ${condition}.`,
    price_instead: (sum, list, version) => `One costs ${sum} instead of ${list}: ${version}.`,
    below: (amount) => `Yes: with it the price may go down to ${amount}.`,
  },
};
