import type { IssueTexts, ReadAs } from './issue-texts.js';

const KEEP_ONE = 'Keep one of them.';
const SCHEMA =
  'The policy language is published as a JSON Schema: /schemas/policy.json, over MCP svc://schemas/policy.';

/** What statements whose words leave room are read as. */
const READ_AS: Readonly<Record<string, string>> = {
  never: 'refused when asked for',
  fact: 'told to buyers',
  handoff: 'left to a person',
  list: 'the price',
  floor: 'the lowest price',
  grant: 'a discount for buyers who are confirmed',
  floor_off: 'the most that comes off',
  free_discount: 'a discount for nothing',
  trade: 'a discount for this',
  break: 'a price for so many',
  gift: 'given away',
  charge: 'paid on top',
  manner: 'how to answer',
  name: 'the name of what is sold',
  quantity: 'how many can be ordered',
  open: 'to be asked next',
};

const toCheck = (spots: readonly ReadAs[]): string[] =>
  spots.length === 0
    ? []
    : [
        'Please check how these were read: ' +
          `${spots.map(([quote, as]) => `"${quote}": ${READ_AS[as] ?? as}`).join('; ')}.`,
      ];

/** The words of the issues in English. */
export const ENGLISH_ISSUES: IssueTexts = {
  listPriceNotSaid: () => ['No list price was found: the price that you ask for.', 'Say for example "Asking $500".'],
  floorNotSaid: () => [
    'No lowest price was found; it is taken to be the list price, so nothing is given away.',
    'Say for example "I would not go below $420", or "the price is firm".',
  ],
  saidFloorAboveList: (floor, list) => [
    `The lowest price ${floor} is above the list price ${list}.`,
    'Swap them, or correct one.',
  ],
  floorAboveList: (floor, list) => [
    `The lowest price ${floor} is above the list price ${list}.`,
    'Lower floor_price or raise list_price.',
  ],
  floorTold: (floor) => [
    `A text that buyers may read holds the lowest price ${floor}.`,
    'Take the figure out of the text.',
  ],
  twoListPrices: (first, second) => [`Two list prices are named: ${first} and ${second}.`, KEEP_ONE],
  twoFloors: (first, second) => [`Two lowest prices are named: ${first} and ${second}.`, KEEP_ONE],
  twoSmallestOrders: (first, second) => [`Two smallest orders are named: ${first} and ${second}.`, KEEP_ONE],
  twoLargestOrders: (first, second) => [`Two largest orders are named: ${first} and ${second}.`, KEEP_ONE],
  twoFreeDiscounts: (first, second) => [`Two discounts for nothing are named: ${first} and ${second}.`, KEEP_ONE],
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
    'Write the currency beside the price.',
  ],
  tooManyTrades: (terms, options) => [
    'There are more trades than a policy can hold; this one is left out.',
    `Keep at most ${terms} subjects with ${options} options each.`,
  ],
  tradeWithTwoDiscounts: (label) => [`"${label}" is given two different discounts.`, KEEP_ONE],
  breakWithTwoDiscounts: (from) => [`Orders from ${from} are given two different discounts.`, KEEP_ONE],
  grantWithTwoDiscounts: (flag) => [`Buyers with the flag "${flag}" are given two different discounts.`, KEEP_ONE],
  worthAssumed: (label, worth, most, live, share) => [
    `"${label}" is taken to be worth ${worth} a unit to you: the discount that it unlocks. Of the ${most} that it ` +
      `may give, a buyer gets at most ${live} live; the rest stays with you. Is that meant?`,
    `Say what it is worth to you, if that is different. To give more or less of it live, set ` +
      `manner.share_of_trades, which is ${share} now.`,
  ],
  costUnknown: (label) => [
    `What "${label}" costs you is not said, so it is given as if it cost nothing.`,
    'Say for example "it costs me 12".',
  ],
  promisedAndRefused: (thing) => [`"${thing}" is promised and refused.`, KEEP_ONE],
  boundsExclude: (min, max) => [`At least ${min} and at most ${max} cannot both hold.`, 'Correct one of them.'],
  quantityBounds: (min, max) => [`At least ${min} cannot be ordered when at most ${max} can.`, 'Swap min and max.'],
  quantityUnclear: () => [
    'How this limits the quantity is not clear.',
    'Say how many can be ordered at least and at most, in single units.',
  ],
  timeNotExact: (words, unit) => [
    `The price is paid by the ${unit}, and "${words}" cannot be counted in that exactly.`,
    `Say it in ${unit}s.`,
  ],
  saidBreakBelowMin: (from, min) => [
    `A discount from ${from} cannot be reached: the smallest order is ${min}.`,
    'Raise the break or lower the smallest order.',
  ],
  saidBreakAboveMax: (from, max) => [
    `A discount from ${from} cannot be reached: the largest order is ${max}.`,
    'Lower the break or raise the largest order.',
  ],
  breakBelowMin: (from, min) => [
    `Every order reaches ${from}: the smallest is ${min}.`,
    'Raise from, or lower the price instead.',
  ],
  breakAboveMax: (from, max) => [`No order reaches ${from}: the largest is ${max}.`, 'Lower from or raise max.'],
  breaksNotIncreasing: () => [
    'A larger order should get at least as much as a smaller one, and each quantity should appear once.',
    'Sort the breaks by from, with growing discounts.',
  ],
  breakEmpty: (from) => [`Orders from ${from} get nothing.`, 'Give the break gives or unlocks.'],
  notUsed: (quotes, spots) => [
    [`Not part of the policy: ${quotes.map((quote) => `"${quote}"`).join('; ')}.`, ...toCheck(spots)].join(' '),
    'If one of them matters, or is read wrong, say it in other words, one thing a sentence.',
  ],
  readingUnsure: (spots) => [
    toCheck(spots).join(''),
    'Where one is wrong, say it in other words, one thing a sentence.',
  ],
  tradeBeyondFloor: (label, off, room) => [
    `"${label}" promises ${off} off, but the lowest price stops it at ${room}.`,
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
    `"${label}" costs ${cost}, more than there is between list and lowest price: it can never be given.`,
    'Lower its cost or the lowest price.',
  ],
  termWithoutTrade: (label) => [
    `Nothing can be traded in "${label}": no other option gives, unlocks, earns or costs anything.`,
    'Give an option a worth, a charge, gives or unlocks, or leave the term out.',
  ],
  freeBeyondFloor: (free, floor) => [
    `${free} off for nothing would go below the lowest price ${floor}; the lowest price stops it.`,
    'Lower free_discount, or leave it out to allow everything down to the lowest price.',
  ],
  grantEmpty: (flag) => [`The flag "${flag}" opens nothing.`, 'Give it gives, unlocks or options.'],
  reserveOutside: (price, floor, list) => [
    `The reserve ${price} is not between the lowest price ${floor} and the list price ${list}.`,
    'Set a price between the two: what a buyer offers at it or above is sold without asking you.',
  ],
  twoReserves: (first, second) => [`You are to be asked below ${first} and below ${second}.`, KEEP_ONE],
  reserveProposed: (reserve) => [
    `Never below ${reserve} without you: a buyer who offers ${reserve} or more gets it; a lower bid waits for you. ` +
      'Is that meant?',
    `This figure is proposed. To change it set reserve_price, or say for example "Below ${reserve} ask me first".`,
  ],
  reserveAtFloor: (floor) => [
    `The reserve is the lowest price ${floor}, so a yes or a no tells it to a buyer: the floor is then no secret.`,
    'Raise the reserve: a lower bid still reaches you, and you decide.',
  ],
  goneBy: (several, few) => [
    'Until when should it be gone, and do you expect several buyers? The reserve can fall by dates.',
    `Where several buyers are expected, set these members with your days: ${several}. Else these: ${few}. Or leave ` +
      'them out: the reserve then stays as it is.',
  ],
  reserveDayUnknown: (day) => [`"${day}" is no day of the calendar.`, 'Write the day as YYYY-MM-DD.'],
  reserveDatesOrder: (day, before) => [
    `The reserve of ${day} stands behind that of ${before}, which is not earlier.`,
    'Sort reserve_dates by from, each day once.',
  ],
  reserveRises: (price, before) => [
    `The reserve rises from ${before} to ${price}; it may only fall by dates.`,
    'Lower this price, or set reserve_price higher: it holds until the first date.',
  ],
  countersOrder: () => [
    'A counter does not go further than the one before it.',
    'Write counters as growing shares of the way to the reserve, for example [0.5, 0.8, 1].',
  ],
  approveOutside: (from, floor, reserve) => [
    `Bids from ${from} cannot be approved by rule: that is not above the lowest price ${floor} and up to the ` +
      `reserve ${reserve}.`,
    'Set approve.from between the two, nearer to the reserve.',
  ],
  approveNeedsTrade: (from, least) => [
    `Bids from ${from} are to be approved, and for nothing in return the price falls no lower than ${least}: ` +
      'below it a bid without a trade is never approved.',
    `Set approve.from to ${least} or more, or free_discount higher.`,
  ],
  saltMissing: () => [
    'The policy has no salt, the random part that keeps its hash and its reserve from telling the lowest price.',
    'Use the policy as check returns it, with a new salt. Until then name, currency and list price stand in.',
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
    `There is no option "${option}" in a term "${term}".`,
    'Name a term and one of its options.',
  ],
  bindOptionUnknown: (option, term) => [
    `There is no option "${option}" in a term "${term}".`,
    'Name a term and one of its options.',
  ],
  engineUnknown: (engine, engines) => [`There is no engine "${engine}".`, `Use one of: ${engines.join(', ')}.`],
  listPriceMissing: () => ['The list price is missing.', 'Add list_price: the price that you ask for.'],
  floorMissing: () => ['The lowest price is missing.', 'Add floor_price: the lowest price that you accept.'],
  readBackWaits: (lines) => [
    `${lines === 1 ? 'One line' : `${lines} lines`} of the read-back ${lines === 1 ? 'waits' : 'wait'} for your word.`,
    'Say of each line whether it is right, or of all: {"read_back": "right"}.',
  ],
  shapeWrong: (place, fault) => [`${place ?? 'The policy'} ${fault}.`, SCHEMA],
};
