/**
 * From these chances on, 0 to 1, what the model of sums says of a figure is acted on. They were chosen on the sets `r`,
 * `s` and `u`, read by weights that had not seen them, or by the examples of the specs; `breakRead` and `off` on `v` to
 * `z`, which were looked at. They hold for every description.
 */
export const LEAST = {
  /** It is taken as the asking price or the lowest price in place of what was read. */
  list: 0.5,
  floor: 0.5,
  /** It is taken as for certain buyers: nobody gets it who is not confirmed, so that likelier than a deed is enough. */
  buyers: 0.42,
  /** What was read as the most that comes off is given for something. */
  givenOff: 0.6,
  /** The same where words name something that buyers do, such as paying in advance, and buyers by a word, or none. */
  namedDoers: 0.6,
  knownDeed: 0.85,
  /** No other sum is asked about as the asking price: where rules took another one, and where they took the same. */
  onlyList: 0.8,
  agreedList: 0.6,
  /** A dearer sum is surely paid on top or none of the deal, and surely the price of another version. */
  notList: 0.6,
  otherVersion: 0.75,
  /** A reading of an unread figure is taken and nothing asked: where it gives nothing away, and where it does. */
  safe: 0.85,
  giving: 0.9,
  /** An unread figure may be taken as paid on top until the seller answers. */
  untilAnswered: 0.2,
  /** A reading is among the choices of a question. */
  choice: 0.02,
  /** A bare number may be a sum that is paid or comes off. */
  bareSum: 0.4,
  /** A number is taken as the least or the most that can be ordered where no rule read one. */
  bound: 0.45,
  /** A bound that rules read keeps standing. */
  boundRead: 0.05,
  /** A number from which rules read a price for so many counts something. */
  breakRead: 0.1,
  /** What is paid on top is paid for each unit; from the counter-chance down once an order. */
  each: 0.7,
  /** A figure is none of the deal: nothing is asked about it, and words with it may be told: a bare number, any. */
  apart: 0.85,
  bareAndTold: 0.8,
  apartAndTold: 0.97,
  /** A reading is not told to the seller as one to check. */
  unchecked: 0.8,
} as const;

/**
 * What a figure was read as has to be so likely, or it is read as nothing and left to later laws: what gives something
 * away has to be likelier than not; other readings, rows of a table, words that say that something comes off, ranges, a
 * sum that words call the price, and words that leave nothing open need less.
 */
export const LEAST_FOR_READING = {
  giving: 0.5,
  other: 0.2,
  off: 0.15,
  row: 0.1,
  range: 0.05,
  named: 0.05,
  plain: 0.02,
} as const;

/** What a buyer is has to be so many times likelier than what one does, where no word for buyers says so. */
export const TIMES_LIKELIER = 3;

/** The same where what was read gives it to whoever says so, and buyers have to be confirmed. */
export const LIKELIER_BUYERS = 1.1;

/** A reading that the words of a sum speak against has so much of the chance of the one that they speak for. */
export const AGAINST_WORDS = 0.1;
