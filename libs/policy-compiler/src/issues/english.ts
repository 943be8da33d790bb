import type { IssueTexts, ReadAs } from './issue-texts.js';

const KEEP_ONE = 'Keep one of them.';
const SCHEMA =
  'The policy language is published as a JSON Schema: /schemas/policy.json, over MCP svc://schemas/policy.';

/** What statements whose words leave room are read as. */
const READ_AS: Readonly<Record<string, string>> = {
  never: 'refused when a buyer asks for it',
  fact: 'told to buyers',
  handoff: 'left to a person',
  list: 'the list price',
  floor: 'the lowest price',
  grant: 'a discount for buyers who are confirmed',
  floor_off: 'the largest discount of all',
  free_discount: 'a discount for nothing in return',
  trade: 'a discount in return for this',
  break: 'a price from this quantity on',
  gift: 'given for free',
  charge: 'paid on top',
  manner: 'how to answer',
  name: 'the name of what is sold',
  quantity: 'how many can be ordered',
  open: 'the next question',
};

const toCheck = (spots: readonly ReadAs[]): string[] =>
  spots.length === 0
    ? []
    : [
        `Please check how these words were read: ${spots
          .map(([quote, as]) => `"${quote}": ${READ_AS[as] ?? as}`)
          .join('; ')}.`,
      ];

/** The words of the issues in English. */
export const ENGLISH_ISSUES: IssueTexts = {
  listPriceNotSaid: () => ['No list price was found: the price that you ask for.', 'Say for example "Asking $500".'],
  floorNotSaid: () => [
    'No lowest price was found, so the list price is used and nothing is given away.',
    'Say for example "I would not go below $420", or "the price is firm".',
  ],
  saidFloorAboveList: (floor, list) => [
    `The lowest price ${floor} is above the list price ${list}.`,
    'Swap the two prices, or correct one of them.',
  ],
  floorAboveList: (floor, list) => [
    `The lowest price ${floor} is above the list price ${list}.`,
    'Lower floor_price or raise list_price.',
  ],
  floorTold: (floor) => [
    `A text that buyers may read contains the lowest price ${floor}.`,
    'Remove the figure from the text.',
  ],
  twoListPrices: (first, second) => [`Two list prices are named: ${first} and ${second}.`, KEEP_ONE],
  twoFloors: (first, second) => [`Two lowest prices are named: ${first} and ${second}.`, KEEP_ONE],
  twoSmallestOrders: (first, second) => [`Two smallest orders are named: ${first} and ${second}.`, KEEP_ONE],
  twoLargestOrders: (first, second) => [`Two largest orders are named: ${first} and ${second}.`, KEEP_ONE],
  twoFreeDiscounts: (first, second) => [
    `Two discounts for nothing in return are named: ${first} and ${second}.`,
    KEEP_ONE,
  ],
  otherPrice: (other, list) => [
    `It is not clear what ${other} is.`,
    `${list} is taken as the list price; say what the other is.`,
  ],
  fixedYetLower: (floor) => [`The price is said to be fixed, yet ${floor} would be accepted.`, KEEP_ONE],
  fixedYetDiscount: () => [
    'The price is said to be fixed, yet a discount is offered.',
    'Name a lowest price, or leave the discount out.',
  ],
  currenciesMixed: (first, second) => [`Prices are in ${first} and in ${second}.`, 'Use one currency.'],
  currencyAssumed: (currency) => [
    `No currency is named; ${currency} is assumed.`,
    'Write the currency next to the price.',
  ],
  tooManyTrades: (terms, options) => [
    'There are more trades than a policy can hold; this one is omitted.',
    `Keep at most ${terms} subjects with ${options} options each.`,
  ],
  tradeWithTwoDiscounts: (label) => [`"${label}" is given two different discounts.`, KEEP_ONE],
  breakWithTwoDiscounts: (from) => [`Orders from ${from} are given two different discounts.`, KEEP_ONE],
  grantWithTwoDiscounts: (flag) => [`Buyers with the flag "${flag}" are given two different discounts.`, KEEP_ONE],
  worthAssumed: (label, worth, most, live, share) => [
    `"${label}" is assumed to be worth ${worth} a unit to you: the discount that it unlocks. In a ` +
      `conversation a buyer gets at most ${live} of the possible ${most}; the rest stays with you. Is that ` +
      'right?',
    'If it is worth a different amount to you, say so. To let buyers have more or less of it, set ' +
      `manner.share_of_trades, which is ${share} now.`,
  ],
  costUnknown: (label) => [
    `You did not say what "${label}" costs you, so its cost counts as 0.`,
    'Say for example "it costs me 12".',
  ],
  promisedAndRefused: (thing) => [`"${thing}" is both promised and refused.`, KEEP_ONE],
  boundsExclude: (min, max) => [`The minimum ${min} is above the maximum ${max}.`, 'Correct one of the two.'],
  quantityBounds: (min, max) => [`The minimum ${min} is above the maximum ${max}.`, 'Swap "min" and "max".'],
  quantityUnclear: () => [
    'It is not clear how this limits the quantity.',
    'Say how many can be ordered at least and at most, in single units.',
  ],
  timeNotExact: (words, unit) => [
    `The price is per ${unit}, and "${words}" is not a whole number of ${unit}s.`,
    `Say it in ${unit}s.`,
  ],
  saidBreakBelowMin: (from, min) => [
    `A discount from ${from} cannot be reached: the smallest order is ${min}.`,
    'Let the discount begin at a larger order, or lower the smallest order.',
  ],
  saidBreakAboveMax: (from, max) => [
    `A discount from ${from} cannot be reached: the largest order is ${max}.`,
    'Let the discount begin at a smaller order, or raise the largest order.',
  ],
  breakBelowMin: (from, min) => [
    `Every order reaches ${from}: the smallest is ${min}.`,
    'Raise the break’s "from", or lower the list price instead.',
  ],
  breakAboveMax: (from, max) => [
    `No order reaches ${from}: the largest is ${max}.`,
    'Lower "from" of the break or raise "max".',
  ],
  breaksNotIncreasing: () => [
    'A larger order should get at least as much as a smaller one, and each quantity should appear once.',
    'Sort the breaks by "from", with growing discounts.',
  ],
  breakEmpty: (from) => [`Orders from ${from} on get nothing extra.`, 'Add "gives" or "unlocks" to this break.'],
  notUsed: (quotes, spots) => [
    [
      `These words are not part of the policy: ${quotes.map((quote) => `"${quote}"`).join('; ')}.`,
      ...toCheck(spots),
    ].join(' '),
    'If one of them matters, or was read wrongly, say it in other words, one thing per sentence.',
  ],
  readingUnsure: (spots) => [
    toCheck(spots).join(''),
    'If one of these was read wrongly, say it in other words, one thing per sentence.',
  ],
  tradeBeyondFloor: (label, off, room) => [
    `"${label}" promises ${off} off, but only ${room} is possible above the lowest price.`,
    'Lower the lowest price, or make the discount smaller.',
  ],
  tradeGainsNothing: (label, free) => [
    `"${label}" gains the buyer nothing: ${free} off is already given without it.`,
    'Set free_discount lower, so that the trade is needed.',
  ],
  toPriceAboveList: (label, price, list) => [
    `"${label}" goes down to ${price}, which is above the list price ${list}.`,
    'Lower to_price.',
  ],
  giftNeverPossible: (label, cost) => [
    `"${label}" costs ${cost}, more than the difference between list and lowest price: it can never be given.`,
    'Lower its cost or the lowest price.',
  ],
  termWithoutTrade: (label) => [
    `Nothing can be traded in "${label}": no other option gives, unlocks, earns or costs anything.`,
    'Give an option "worth", "charge", "gives" or "unlocks", or omit the term.',
  ],
  freeBeyondFloor: (free, floor) => [
    `${free} off for nothing in return would go below the lowest price ${floor}, so the discount ends there.`,
    'Lower free_discount, or leave it out to allow everything down to the lowest price.',
  ],
  grantEmpty: (flag) => [`The flag "${flag}" has no effect.`, 'Give the flag "gives", "unlocks" or "options".'],
  reserveOutside: (price, floor, list) => [
    `The reserve ${price} is not between the lowest price ${floor} and the list price ${list}.`,
    'Set a price between the two: a buyer who offers it or more gets the deal without asking you.',
  ],
  twoReserves: (first, second) => [
    `You named two prices below which you want to be asked: ${first} and ${second}.`,
    KEEP_ONE,
  ],
  reserveProposed: (reserve, isFree) => [
    `Never below ${reserve} without your ` +
      `consent${isFree ? `: a buyer who offers ${reserve} or more gets the deal` : ''}; a lower bid waits for ` +
      'you.',
    `This price is a proposal. To change it, set another reserve, or say for example "Below ${reserve} ask me first".`,
  ],
  reserveAtFloor: (floor) => [
    `The reserve is the lowest price ${floor}, so every yes or no to a buyer reveals it: the lowest price is ` +
      'then no secret.',
    'Raise the reserve: a lower bid still reaches you, and you decide.',
  ],
  goneBy: (several, few) => [
    'By when should it be sold, and do you expect several buyers? The reserve can fall on set dates.',
    `If you expect several buyers, set these members with your dates: ${several}. Otherwise these: ${few}. Or ` +
      'omit them: the reserve then never changes.',
  ],
  reserveDayUnknown: (day) => [`"${day}" is not a date in the calendar.`, 'Write the date as YYYY-MM-DD.'],
  reserveDatesOrder: (day, before) => [
    `The reserve of ${day} comes after the one of ${before}, but its date is not later.`,
    'Sort "reserve_dates" by "from", with each date once.',
  ],
  reserveRises: (price, before) => [
    `The reserve rises from ${before} to ${price}; it may only fall.`,
    'Lower this price, or raise the reserve, which applies until the first date.',
  ],
  countersOrder: () => [
    'A counter-offer does not go further than the one before it.',
    'Write counters as increasing shares of the way to the reserve, for example [0.5, 0.8, 1].',
  ],
  approveOutside: (from, floor, reserve) => [
    `Bids from ${from} on cannot be approved by rule: approve.from must be above the lowest price ${floor} and ` +
      `at most the reserve ${reserve}.`,
    'Set approve.from between the two, closer to the reserve.',
  ],
  approveNeedsTrade: (from, least) => [
    `Bids from ${from} on are to be approved, but without a trade the price never falls below ${least}, so a ` +
      'lower bid without a trade is never approved.',
    `Set approve.from to ${least} or more, or raise free_discount.`,
  ],
  saltMissing: () => [
    'The policy has no salt, the random text that keeps its hash and its reserve from revealing the lowest price.',
    'Use the policy that check returns: it has a new salt. Until then name, currency and list price are used instead.',
  ],
  pricePrecision: (amount, decimals) => [
    `${amount} has more than ${decimals} decimals.`,
    'Round it, or set price_decimals.',
  ],
  duplicateId: (id) => [`"${id}" appears twice.`, 'Give each its own id.'],
  defaultUnknown: (id, term, options) => [
    `"${id}" is not an option of "${term}".`,
    `Use one of: ${options.join(', ')}.`,
  ],
  grantOptionUnknown: (option, term) => [
    `The term "${term}" has no option "${option}", or does not exist.`,
    'Name a term and one of its options.',
  ],
  bindOptionUnknown: (option, term) => [
    `The term "${term}" has no option "${option}", or does not exist.`,
    'Name a term and one of its options.',
  ],
  engineUnknown: (engine, engines) => [`There is no engine "${engine}".`, `Use one of: ${engines.join(', ')}.`],
  listPriceMissing: () => ['The list price is missing.', 'Add list_price: the price that you ask for.'],
  floorMissing: () => ['The lowest price is missing.', 'Add floor_price: the lowest price that you accept.'],
  readBackWaits: (lines) => [
    `${lines === 1 ? 'One line' : `${lines} lines`} of the read-back ${lines === 1 ? 'needs' : 'need'} your answer.`,
    'Say for each line whether it is right, or for all: {"read_back": "right"}.',
  ],
  shapeWrong: (place, fault) => [`${place ?? 'The policy'} ${fault}.`, SCHEMA],
};
