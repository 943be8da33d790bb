/** Words of how many there are to sell: a closed class of each language. */
const THERE_ARE = /\b(?:available|in stock|left|have|of them|for sale)\b|库存|现有|有货|可售/iu;
/** Words of a contract by the year without a count. */
const BY_THE_YEAR = /\b(?:annual(?:ly)?|yearly)\b|年[付签约缴]|按年/iu;
/** What a way is counted in. */
const WAY = /^(?:miles?|mi|kms?|kilomet(?:re|er)s?|公里)$/iu;

/**
 * Whether words say how many there are to sell.
 * @example tellsStock('I have 8 of them') // true
 */
export const tellsStock = (words: string): boolean => THERE_ARE.test(words);

/**
 * Whether words name a contract by the year and no count of years.
 * @example runsByTheYear('Annual contract') // true
 */
export const runsByTheYear = (words: string): boolean => BY_THE_YEAR.test(words);

/**
 * Whether a unit counts a way: whoever goes it counts it, and nothing else in an order does.
 * @example countsWay('miles') // true
 */
export const countsWay = (unit: string): boolean => WAY.test(unit);
