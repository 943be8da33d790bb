import type { QuestionTexts } from './question-texts.js';

const price = (amount: string, words: string): string => `${amount}, as in "${words}".`;

/** A sum for a number of hours, days or weeks, and what one of them comes to. */
const forTime = (count: string, unit: string, total: string, each: string): string =>
  `${total} for ${count} ${unit}s: ${each}.`;

/** The questions in English. */
export const ENGLISH_QUESTIONS: QuestionTexts = {
  asks: {
    lowest_price_scale: (floor, list) => `What is the lowest price: is it ${floor}, where the list price is ${list}?`,
    lowest_price_for_nothing: (floor) =>
      `May the price fall to ${floor} for a buyer who gives nothing in return, or is every discount traded for?`,
    extra_below_lowest: (floor) => `May this discount go below the lowest price of ${floor}?`,
    adds_or_takes_off: (words) => `Does the buyer pay this on top, or less: "${words}"?`,
    condition_lost: (words) => `Who gets this discount: "${words}"?`,
    figure_unclear: (words) => `What is the figure in "${words}"?`,
    price_or_sum: (words, list) => `The list price is ${list}: what is the sum in "${words}"?`,
    counted_in_packs: (words) => `What is counted in "${words}": packs, or what the price is for?`,
    price_scale: (words) => `How much is "${words}"?`,
    charged_by_count: (words) => `An order does not count what "${words}" is paid for. How does a buyer pay for it?`,
    price_by_time: (words, price) => `The price is ${price}: what does "${words}" say?`,
    how_many: (words) => `How many can be ordered at "${words}"?`,
    lowest_price_missing: () => 'No lowest price is named. How low may the price go?',
    which_price: () => 'Which is the price that you ask for?',
    figure_roles: (...words) => `What do these mean for the price: ${words.map((each) => `"${each}"`).join(', ')}?`,
    figure_role: (words) => `What does this mean for the price: "${words}"?`,
  },
  choices: {
    scaled: (amount) => `The lowest price is ${amount}.`,
    one_only: () => 'One.',
    any_number: () => 'Any number.',
    share_off: (share) => `It is ${share} % off.`,
    amount_off: (amount) => `It is ${amount} off, as written.`,
    scaled_price: (amount) => `It is ${amount}.`,
    as_written: (amount) => `The lowest price is ${amount}, as written.`,
    not_the_lowest: (amount) => `${amount} is not the lowest price; only the discounts named are given.`,
    haggle: (floor) => `It may fall to ${floor} for nothing in return.`,
    trade_only: () => 'No discount without something in return.',
    not_below: (floor) => `No: ${floor} is the lowest with it.`,
    charge: () => 'The buyer pays it on top.',
    once: () => 'The buyer pays it once, on top.',
    counted: (unit) => `The buyer orders so many and pays for each ${unit}, on top.`,
    first_time: forTime,
    second_time: forTime,
    third_time: forTime,
    for_each: () => 'The buyer pays it on top of each unit ordered.',
    discount: () => 'It comes off the price.',
    one_by_one: () => 'They differ: ask about each.',
    not_part: () => 'It is no part of the offer.',
    only_for: (condition) => `Only for: ${condition}.`,
    for_everybody: () => 'Everybody, for nothing.',
    from_volume: (from, unit) => `Whoever orders ${from}${unit && ` ${unit}s`} or more.`,
    from_count: (from, unit) => `Whoever orders ${from}${unit && ` ${unit}s`} or more.`,
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
    as_low_as_named: (amount) => `As low as the discounts named here reach, and only for them: ${amount}.`,
    price_for: (condition) => `It is the price for: ${condition}.`,
    below: (amount) => `Yes: with it the price may go down to ${amount}.`,
  },
};
